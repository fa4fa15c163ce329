import { JsonLd } from '@/components/layout/json-ld'
import { TorontoScreen } from '@/components/screens/toronto-screen'
import { routes } from '@/lib/routes'
import { torontoGraph } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { torontoView } from '@/lib/views'

export const metadata = pageMetadata(routes.toronto())

export default function Page() {
  return (
    <>
      <TorontoScreen {...torontoView()} />
      <JsonLd graph={torontoGraph()} />
    </>
  )
}
