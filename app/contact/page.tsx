import { SitePage } from '@/app/site-page'
import { ContactScreen } from '@/components/screens/contact-screen'
import { routes } from '@/lib/routes'
import { contactGraph } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { contactView } from '@/lib/views/contact'

export const metadata = pageMetadata(routes.contact())

export default function Page() {
  return (
    <SitePage path={routes.contact()} graph={contactGraph()} hasForm>
      <ContactScreen {...contactView()} />
    </SitePage>
  )
}
