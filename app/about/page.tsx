import { JsonLd } from '@/components/layout/json-ld'
import { AboutScreen } from '@/components/screens/about-screen'
import { routes } from '@/lib/routes'
import { aboutGraph } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { aboutView } from '@/lib/views'

export const metadata = pageMetadata(routes.about())

export default function Page() {
  return (
    <>
      <AboutScreen {...aboutView()} />
      <JsonLd graph={aboutGraph()} />
    </>
  )
}
