import { TorontoScreen } from '@/components/screens/toronto-screen'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { torontoView } from '@/lib/views'

export const metadata = pageMetadata(routes.toronto())

export default function Page() {
  return <TorontoScreen {...torontoView()} />
}
