import { AboutScreen } from '@/components/screens/about-screen'
import { aboutView } from '@/lib/views'

export default function Page() {
  return <AboutScreen {...aboutView()} />
}
