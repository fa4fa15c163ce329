import { PlacePage } from '@/components/place/place-page'
import { gtaPaths } from '@/lib/content/registry'
import { placePathAtAddress, routes, slugOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ area: string }> }
const pathFor = async ({ params }: Props) => placePathAtAddress(`gta/${(await params).area}`)

export const dynamicParams = false
export const generateStaticParams = () => gtaPaths.map((path) => ({ area: slugOf(path) }))
export const generateMetadata = async (props: Props) => pageMetadata(routes.place(await pathFor(props)))

export default async function Page(props: Props) {
  return <PlacePage place={await pathFor(props)} />
}
