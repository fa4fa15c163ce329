import { SitePage } from '@/app/site-page'
import { PlacePage } from '@/components/place/place-page'
import { gtaPaths } from '@/lib/content/registry'
import { locationPath, routes, slugOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { locationGraph } from '@/lib/seo/page-graphs'
import { placeView } from '@/lib/views/place'

export const dynamicParams = false

type Props = { params: Promise<{ area: string }> }

export function generateStaticParams() {
  return gtaPaths.map((path) => ({ area: slugOf(path) }))
}

export async function generateMetadata({ params }: Props) {
  const { area } = await params
  return pageMetadata(routes.location(locationPath(`gta/${area}`)))
}

export default async function Page({ params }: Props) {
  const path = locationPath(`gta/${(await params).area}`)
  return (
    <SitePage path={routes.location(path)} graph={locationGraph(path)} hasForm>
      <PlacePage {...placeView(path)} />
    </SitePage>
  )
}
