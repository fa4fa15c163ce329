import { NotFoundScreen } from '@/components/screens/not-found-screen'
import { notFoundView } from '@/lib/views'

export default function NotFound() {
  return <NotFoundScreen {...notFoundView()} />
}
