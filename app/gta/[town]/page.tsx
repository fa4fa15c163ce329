import { PlacePage } from '@/components/place/place-page'
import { pageOfKind } from '@/lib/content/pages'
import { siteContent } from '@/lib/content/site-content'
import { slugOf } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ town: string }> }
const pageFor = async ({ params }: Props) => pageOfKind(`/gta/${(await params).town}`, 'place')

export const dynamicParams = false
export const generateStaticParams = () => siteContent().townIds.map((id) => ({ town: slugOf(id) }))
export const generateMetadata = async (props: Props) => pageMetadata(await pageFor(props))

export default async function Page(props: Props) {
  return <PlacePage page={await pageFor(props)} />
}
