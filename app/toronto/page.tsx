import { SitePage } from '@/app/site-page'
import { TorontoPage } from '@/components/toronto/toronto-page'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { torontoGraph } from '@/lib/seo/page-graphs'
import { torontoView } from '@/lib/views/toronto'

export const metadata = pageMetadata(routes.toronto())

export default function Page() {
  return (
    <SitePage path={routes.toronto()} graph={torontoGraph()} hasForm>
      <TorontoPage {...torontoView()} />
    </SitePage>
  )
}
