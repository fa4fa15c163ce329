import { LocationScreen } from '@/components/screens/location-screen'
import type { GtaSlug } from '@/lib/content/types'
import { gtaPaths } from '@/lib/routes'
import { locationView } from '@/lib/views'

export const dynamicParams = false

type Props = { params: Promise<{ area: GtaSlug }> }

export function generateStaticParams() {
  return gtaPaths.map((path) => ({ area: path.replace('gta/', '') }))
}

export default async function Page({ params }: Props) {
  const { area } = await params
  return <LocationScreen {...locationView(`gta/${area}`)} />
}
