import { NotFoundScreen } from '@/components/screens/not-found-screen'
import { notFoundMetadata } from '@/lib/seo/metadata'
import { notFoundView } from '@/lib/views'

export const metadata = notFoundMetadata()

export default function NotFound() {
  return <NotFoundScreen {...notFoundView()} />
}
