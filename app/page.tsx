import { SitePage } from '@/app/site-page'
import { HomeScreen } from '@/components/screens/home-screen'
import { routes } from '@/lib/routes'
import { homeGraph } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { homeView } from '@/lib/views/home'

export const metadata = pageMetadata(routes.home())

export default function Page() {
  return (
    <SitePage path={routes.home()} graph={homeGraph()} hasForm>
      <HomeScreen {...homeView()} />
    </SitePage>
  )
}
