import { CategoryHead } from '@/components/category/category-head'
import { CategoryIndex } from '@/components/category/category-index'
import { CategoryPage } from '@/components/category/category-page'
import { Moment } from '@/components/category/moment'
import { categoryTones } from '@/components/sections/category-tones'
import { head, house, proof } from '@/components/sections/sample-data'
import { type Examples, phone } from '@/components/ui/sample-data'
import { keysOf } from '@/lib/records'
import { categoryView } from '@/lib/views/category'

const views = keysOf(categoryTones).map(categoryView)

export const examples: Examples = {
  CategoryPage: { residential: <CategoryPage {...categoryView('residential')} /> },
  CategoryHead: {
    'without an index': (
      <CategoryHead breadcrumbs={head.breadcrumbs} page={head} tone="morning" phone={phone} proof={proof}>
        {null}
      </CategoryHead>
    ),
  },
  CategoryIndex: Object.fromEntries(
    views.map(({ category, name, services, priceTerms }) => [
      category,
      <CategoryIndex key={category} category={category} name={name} services={services} priceTerms={priceTerms} />,
    ]),
  ),
  Moment: { dusk: <Moment tone="dusk" drawing={house} /> },
}
