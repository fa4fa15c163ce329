import { PrivacyScreen } from '@/components/screens/privacy-screen'
import { privacyView } from '@/lib/views'

export default function Page() {
  return <PrivacyScreen {...privacyView()} />
}
