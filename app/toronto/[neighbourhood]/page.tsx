import { PlacePage } from '@/components/place/place-page'
import { pageOfKind } from '@/lib/content/pages'
import { siteContent } from '@/lib/content/site-content'
import { slugOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ neighbourhood: string }> }
const pageFor = async ({ params }: Props) => pageOfKind(`/toronto/${(await params).neighbourhood}`, 'place')

export const dynamicParams = false
export const generateStaticParams = () => siteContent().neighbourhoodIds.map((id) => ({ neighbourhood: slugOf(id) }))
export const generateMetadata = async (props: Props) => pageMetadata(await pageFor(props))

export default async function Page(props: Props) {
  return <PlacePage page={await pageFor(props)} />
}
