import { SitePage } from '@/app/site-page'
import { LocationScreen } from '@/components/screens/location-screen'
import { locationPath, routes, torontoPaths } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { locationGraph } from '@/lib/seo/page-graphs'
import { locationView } from '@/lib/views/location'

export const dynamicParams = false

type Props = { params: Promise<{ neighbourhood: string }> }

export function generateStaticParams() {
  return torontoPaths.map((path) => ({ neighbourhood: path.replace('toronto/', '') }))
}

export async function generateMetadata({ params }: Props) {
  const { neighbourhood } = await params
  return pageMetadata(routes.location(locationPath(`toronto/${neighbourhood}`)))
}

export default async function Page({ params }: Props) {
  const path = locationPath(`toronto/${(await params).neighbourhood}`)
  return (
    <SitePage path={routes.location(path)} graph={locationGraph(path)}>
      <LocationScreen {...locationView(path)} />
    </SitePage>
  )
}
