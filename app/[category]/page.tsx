import { CategoryPage } from '@/components/category/category-page'
import { EmergencyIndexPage } from '@/components/emergency/emergency-page'
import { pageOfKind } from '@/lib/content/pages'
import { siteContent } from '@/lib/content/site-content'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ category: string }> }
const pageFor = async ({ params }: Props) => pageOfKind(`/${(await params).category}`, 'category', 'emergency-index')

export const dynamicParams = false
export const generateStaticParams = () => siteContent().categorySlugs.map((category) => ({ category }))
export const generateMetadata = async (props: Props) => pageMetadata(await pageFor(props))

export default async function Page(props: Props) {
  const page = await pageFor(props)
  return page.kind === 'category' ? <CategoryPage page={page} /> : <EmergencyIndexPage page={page} />
}
