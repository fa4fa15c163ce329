import { SitePage } from '@/app/site-page'
import { AboutPage } from '@/components/about/about-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { firmGraph } from '@/lib/seo/page-graphs'
import { aboutView } from '@/lib/views/about'

export const metadata = pageMetadata(routes.about())

export default function Page() {
  return (
    <SitePage path={routes.about()} graph={firmGraph('about')} hasForm>
      <AboutPage {...aboutView()} />
    </SitePage>
  )
}
