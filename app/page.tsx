import { HomeScreen } from '@/components/screens/home-screen'
import { homeView } from '@/lib/views'

export default function Page() {
  return <HomeScreen {...homeView()} />
}
