import { SitePage } from '@/app/site-page'
import { ContactPage } from '@/components/contact/contact-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { firmGraph } from '@/lib/seo/page-graphs'
import { contactView } from '@/lib/views/contact'

export const metadata = pageMetadata(routes.contact())

export default function Page() {
  return (
    <SitePage path={routes.contact()} graph={firmGraph('contact')} hasForm>
      <ContactPage {...contactView()} />
    </SitePage>
  )
}
