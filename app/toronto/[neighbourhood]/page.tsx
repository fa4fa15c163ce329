import { LocationScreen } from '@/components/screens/location-screen'
import type { TorontoSlug } from '@/lib/content/types'
import { torontoPaths } from '@/lib/routes'
import { locationView } from '@/lib/views'

export const dynamicParams = false

type Props = { params: Promise<{ neighbourhood: TorontoSlug }> }

export function generateStaticParams() {
  return torontoPaths.map((path) => ({ neighbourhood: path.replace('toronto/', '') }))
}

export default async function Page({ params }: Props) {
  const { neighbourhood } = await params
  return <LocationScreen {...locationView(`toronto/${neighbourhood}`)} />
}
