import { JsonLd } from '@/components/layout/json-ld'
import { HomeScreen } from '@/components/screens/home-screen'
import { routes } from '@/lib/routes'
import { homeGraph } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { homeView } from '@/lib/views'

export const metadata = pageMetadata(routes.home())

export default function Page() {
  return (
    <>
      <HomeScreen {...homeView()} />
      <JsonLd graph={homeGraph()} />
    </>
  )
}
