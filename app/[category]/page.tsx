import { CategoryPage } from '@/components/category/category-page'
import { EmergencyIndexPage } from '@/components/emergency/emergency-page'
import { siteContent } from '@/lib/content/site-content'
import { isCategorySlug, knownIdAtPath, routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ category: string }> }
const categoryFor = async ({ params }: Props) => knownIdAtPath(`/${(await params).category}`, isCategorySlug)

export const dynamicParams = false
export const generateStaticParams = () => siteContent().categorySlugs.map((category) => ({ category }))
export const generateMetadata = async (props: Props) => pageMetadata(routes.page(await categoryFor(props)))

export default async function Page(props: Props) {
  const category = await categoryFor(props)
  return category === 'emergency' ? <EmergencyIndexPage /> : <CategoryPage category={category} />
}
