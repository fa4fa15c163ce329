import { PlacePage } from '@/components/place/place-page'
import { siteContent } from '@/lib/content/site-content'
import { isPlaceId, knownIdAtPath, routes, slugOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ neighbourhood: string }> }
const placeOf = async ({ params }: Props) => knownIdAtPath(`/toronto/${(await params).neighbourhood}`, isPlaceId)

export const dynamicParams = false
export const generateStaticParams = () => siteContent().neighbourhoodIds.map((id) => ({ neighbourhood: slugOf(id) }))
export const generateMetadata = async (props: Props) => pageMetadata(routes.page(await placeOf(props)))

export default async function Page(props: Props) {
  return <PlacePage place={await placeOf(props)} />
}
