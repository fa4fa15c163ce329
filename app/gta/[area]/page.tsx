import { SitePage } from '@/app/site-page'
import { LocationScreen } from '@/components/screens/location-screen'
import type { GtaSlug } from '@/content/types'
import { gtaPaths, routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { locationGraph } from '@/lib/seo/page-graphs'
import { locationView } from '@/lib/views/location'

export const dynamicParams = false

type Props = { params: Promise<{ area: GtaSlug }> }

export function generateStaticParams() {
  return gtaPaths.map((path) => ({ area: path.replace('gta/', '') }))
}

export async function generateMetadata({ params }: Props) {
  const { area } = await params
  return pageMetadata(routes.location(`gta/${area}`))
}

export default async function Page({ params }: Props) {
  const path = `gta/${(await params).area}` as const
  return (
    <SitePage path={routes.location(path)} graph={locationGraph(path)} hasForm>
      <LocationScreen {...locationView(path)} />
    </SitePage>
  )
}
