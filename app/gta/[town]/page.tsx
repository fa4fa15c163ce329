import { PlacePage } from '@/components/place/place-page'
import { siteContent } from '@/lib/content/site-content'
import { isPlaceId, knownIdAtPath, routes, slugOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ town: string }> }
const placeOf = async ({ params }: Props) => knownIdAtPath(`/gta/${(await params).town}`, isPlaceId)

export const dynamicParams = false
export const generateStaticParams = () => siteContent().townIds.map((id) => ({ town: slugOf(id) }))
export const generateMetadata = async (props: Props) => pageMetadata(routes.page(await placeOf(props)))

export default async function Page(props: Props) {
  return <PlacePage place={await placeOf(props)} />
}
