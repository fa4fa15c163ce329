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
import { Section } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { CategoryView } from '@/lib/views/category'

/**
 * A trade category: its head with its own index, the drawing of the building, sizes or choices where the index does not
 * say it, reasons with the form.
 */
export function CategoryPage(props: CategoryView) {
  const { page, drawing, rows, tone } = props
  const { light, drawing: drawingTone } = categoryTones[tone]
  const { choosing } = page
  const none = (
    <div>
      {choosing && <Paragraph>{choosing.none}</Paragraph>}
      <ArrowLink href={props.links.emergency}>{uiWords.common.emergencyService}</ArrowLink>
    </div>
  )
  return (
    <>
      <CategoryHead {...props}>
        <CategoryIndex index={props.index} name={props.name} services={props.services} priceTerms={props.priceTerms} />
      </CategoryHead>
      <Moment tone={drawingTone} drawing={drawing} />
      {page.feature && <Scale tone={light[0]} {...page.feature} />}
      {choosing && rows.length > 0 && (
        <Section id="choosing" heading={choosing.heading} tone={light[0]}>
          <Rows items={rows} />
          {none}
        </Section>
      )}
      <Ask id="why" heading={page.why.heading} form={props.form} formWords={page.form}>
        <Reasons items={page.why.items} />
        {choosing && <Folds items={choosing.more} />}
        {rows.length === 0 && none}
      </Ask>
      <CutawaySprite arts={props.arts} />
    </>
  )
}
