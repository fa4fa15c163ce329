import { TorontoScreen } from '@/components/screens/toronto-screen'
import { torontoView } from '@/lib/views'

export default function Page() {
  return <TorontoScreen {...torontoView()} />
}
