import { SitePage } from '@/app/site-page'
import { PrivacyPage } from '@/components/other-pages/privacy-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { firmGraph } from '@/lib/seo/page-graphs'
import { privacyView } from '@/lib/views/privacy'

export const metadata = pageMetadata(routes.privacy())

export default function Page() {
  return (
    <SitePage path={routes.privacy()} graph={firmGraph('privacy')}>
      <PrivacyPage {...privacyView()} />
    </SitePage>
  )
}
