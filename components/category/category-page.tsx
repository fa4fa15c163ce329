import { CategoryHead } from '@/components/category/category-head'
import { CategoryIndex } from '@/components/category/category-index'
import { Moment } from '@/components/category/moment'
import { CutawaySprite } from '@/components/drawings/cutaway'
import { Ask } from '@/components/sections/ask'
import { categoryTones } from '@/components/sections/category-tones'
import { Reasons } from '@/components/sections/reasons'
import { Rows } from '@/components/sections/rows'
import { Scale } from '@/components/sections/scale'
import { ArrowLink } from '@/components/ui/button'
import { Folds } from '@/components/ui/fold'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, type Tone } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { CategoryView } from '@/lib/views/category'

/** The house or the building stands on dusk once on a page: not under a dark head. */
const momentTones: Readonly<Record<CategoryView['category'], Tone>> = {
  residential: 'dusk',
  commercial: 'card',
  industrial: 'card',
  'smart-home': 'band',
  'ev-energy': 'dusk',
}

/**
 * A trade category: its head with its own index, the drawing of the building, sizes or choices where the index does not
 * say it, reasons with the form.
 */
export function CategoryPage(props: CategoryView) {
  const { category, page, drawing, rows } = props
  const [head, light] = categoryTones[category]
  const none = (
    <div>
      <Paragraph>{page.choosing.none}</Paragraph>
      <ArrowLink href={props.links.emergency}>{uiWords.common.emergencyService}</ArrowLink>
    </div>
  )
  return (
    <>
      <CategoryHead {...props} tone={head}>
        <CategoryIndex category={category} name={props.name} services={props.services} priceTerms={props.priceTerms} />
      </CategoryHead>
      <Moment tone={momentTones[category]} drawing={drawing} />
      {page.feature && <Scale tone={light} {...page.feature} shape={props.shape} />}
      {rows.length > 0 && (
        <Section id="choosing" heading={page.choosing.heading} tone={light}>
          <Rows items={rows} />
          {none}
        </Section>
      )}
      <Ask id="why" heading={page.why.heading} form={props.form} formWords={page.form}>
        <Reasons items={page.why.items} columns={2} />
        <Folds items={page.choosing.more} />
        {rows.length === 0 && none}
      </Ask>
      <CutawaySprite arts={props.arts} />
    </>
  )
}
