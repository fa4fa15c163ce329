import { PlacePage } from '@/components/place/place-page'
import { torontoPaths } from '@/lib/content/registry'
import { placePathAtAddress, routes, slugOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ neighbourhood: string }> }
const pathFor = async ({ params }: Props) => placePathAtAddress(`toronto/${(await params).neighbourhood}`)

export const dynamicParams = false
export const generateStaticParams = () => torontoPaths.map((path) => ({ neighbourhood: slugOf(path) }))
export const generateMetadata = async (props: Props) => pageMetadata(routes.place(await pathFor(props)))

export default async function Page(props: Props) {
  return <PlacePage place={await pathFor(props)} />
}
