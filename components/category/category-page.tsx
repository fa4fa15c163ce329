import { CategoryHead } from '@/components/category/category-head'
import { categoryModel } from '@/components/category/category-model'
import { Reasons } from '@/components/category/reasons'
import { ServiceList } from '@/components/category/service-list'
import { WideDrawing } from '@/components/category/wide-drawing'
import { CutawaySprite } from '@/components/drawings/cutaway'
import { PageLayout } from '@/components/layout/page-layout'
import { categoryTones } from '@/components/sections/category-tones'
import { RequestSection } from '@/components/sections/request-section'
import { Rows } from '@/components/sections/rows'
import { Sizes } from '@/components/sections/sizes'
import { ArrowLink } from '@/components/ui/button'
import { Folds } from '@/components/ui/fold'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { commonWords } from '@/content/interface'
import type { PageOfKind } from '@/lib/content/pages'
import { routes } from '@/lib/routes'

/** A category page: head with the list of services, drawing of the building, sizes or choices, reasons and form. */
export function CategoryPage({ page }: { page: PageOfKind<'category'> }) {
  const { copy, drawing, cards, rows, services } = categoryModel(page)
  const { light, drawing: drawingTone } = categoryTones[copy.tone]
  const { choices } = copy
  // The section with the form has a tone of its own.
  const formTone = light[0] === 'band' ? 'card' : 'band'
  const otherwise = (
    <div>
      {choices && <Paragraph>{choices.noneFits}</Paragraph>}
      <ArrowLink href={routes.page('emergency')}>{commonWords.emergencyService}</ArrowLink>
    </div>
  )
  return (
    <PageLayout page={page} hasForm>
      <CategoryHead page={page} h1={copy.h1} lead={copy.lead} tone={copy.tone}>
        <ServiceList listStyle={copy.listStyle} name={copy.name} services={services} />
      </CategoryHead>
      <WideDrawing tone={drawingTone} drawing={drawing} cards={cards} />
      {copy.sizes && <Sizes tone={light[0]} {...copy.sizes} />}
      {choices && rows.length > 0 && (
        <Section id="choosing" heading={choices.heading} tone={light[0]}>
          <Rows items={rows} />
          {otherwise}
        </Section>
      )}
      <RequestSection id="why" heading={copy.reasons.heading} page={page} formText={copy.form} tone={formTone}>
        <Reasons items={copy.reasons.items} />
        {choices && <Folds items={choices.folds} />}
        {rows.length === 0 && otherwise}
      </RequestSection>
      <CutawaySprite arts={[drawing.art]} />
    </PageLayout>
  )
}
