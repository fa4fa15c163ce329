import { PrivacyScreen } from '@/components/screens/privacy-screen'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { privacyView } from '@/lib/views'

export const metadata = pageMetadata(routes.privacy())

export default function Page() {
  return <PrivacyScreen {...privacyView()} />
}
