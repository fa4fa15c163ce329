import { SitePage } from '@/app/site-page'
import { TorontoScreen } from '@/components/screens/toronto-screen'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { torontoGraph } from '@/lib/seo/page-graphs'
import { torontoView } from '@/lib/views/toronto'

export const metadata = pageMetadata(routes.toronto())

export default function Page() {
  return (
    <SitePage path={routes.toronto()} graph={torontoGraph()} hasForm>
      <TorontoScreen {...torontoView()} />
    </SitePage>
  )
}
