import { SitePage } from '@/app/site-page'
import { HomePage } from '@/components/home/home-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { homeGraph } from '@/lib/seo/page-graphs'
import { homeView } from '@/lib/views/home'

export const metadata = pageMetadata(routes.home())

export default function Page() {
  return (
    <SitePage path={routes.home()} graph={homeGraph()} hasForm>
      <HomePage {...homeView()} />
    </SitePage>
  )
}
