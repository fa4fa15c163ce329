import { SitePage } from '@/app/site-page'
import { PrivacyScreen } from '@/components/screens/privacy-screen'
import { routes } from '@/lib/routes'
import { privacyGraph } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { privacyView } from '@/lib/views/privacy'

export const metadata = pageMetadata(routes.privacy())

export default function Page() {
  return (
    <SitePage path={routes.privacy()} graph={privacyGraph()}>
      <PrivacyScreen {...privacyView()} />
    </SitePage>
  )
}
