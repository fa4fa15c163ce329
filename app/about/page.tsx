import { AboutScreen } from '@/components/screens/about-screen'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { aboutView } from '@/lib/views'

export const metadata = pageMetadata(routes.about())

export default function Page() {
  return <AboutScreen {...aboutView()} />
}
