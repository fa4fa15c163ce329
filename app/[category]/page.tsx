import { SitePage } from '@/app/site-page'
import { CategoryPage } from '@/components/category/category-page'
import { EmergencyPage } from '@/components/emergency/emergency-page'
import { categorySlugs } from '@/lib/content/registry'
import { categorySlug, routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { categoryGraph } from '@/lib/seo/page-graphs'
import { categoryView } from '@/lib/views/category'
import { emergencyView } from '@/lib/views/emergency'

export const dynamicParams = false

type Props = { params: Promise<{ category: string }> }

export function generateStaticParams() {
  return categorySlugs.map((category) => ({ category }))
}

export async function generateMetadata({ params }: Props) {
  const category = categorySlug((await params).category)
  return pageMetadata(routes.category(category))
}

export default async function Page({ params }: Props) {
  const category = categorySlug((await params).category)
  return (
    <SitePage path={routes.category(category)} graph={categoryGraph(category)} hasForm>
      {category === 'emergency' ? <EmergencyPage {...emergencyView()} /> : <CategoryPage {...categoryView(category)} />}
    </SitePage>
  )
}
