import { SitePage } from '@/app/site-page'
import { PlacePage } from '@/components/place/place-page'
import { torontoPaths } from '@/lib/content/registry'
import { locationPath, routes, slugOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { locationGraph } from '@/lib/seo/page-graphs'
import { placeView } from '@/lib/views/place'

export const dynamicParams = false

type Props = { params: Promise<{ neighbourhood: string }> }

export function generateStaticParams() {
  return torontoPaths.map((path) => ({ neighbourhood: slugOf(path) }))
}

export async function generateMetadata({ params }: Props) {
  const { neighbourhood } = await params
  return pageMetadata(routes.location(locationPath(`toronto/${neighbourhood}`)))
}

export default async function Page({ params }: Props) {
  const path = locationPath(`toronto/${(await params).neighbourhood}`)
  return (
    <SitePage path={routes.location(path)} graph={locationGraph(path)}>
      <PlacePage {...placeView(path)} />
    </SitePage>
  )
}
