import { BuildingHead } from '@/components/category/building-head'
import { CategoryIndexFooter } from '@/components/category/category-index-footer'
import { DirectoryIndex } from '@/components/category/directory-index'
import { DrawingIndexHead } from '@/components/category/drawing-index-head'
import { FigureScale } from '@/components/category/figure-scale'
import { FiledReasons } from '@/components/category/filed-reasons'
import { HouseBand } from '@/components/category/house-band'
import { KeypadIndexHead } from '@/components/category/keypad-index-head'
import { LockedReasons } from '@/components/category/locked-reasons'
import { PanelIndexHead } from '@/components/category/panel-index-head'
import { PictureWithForm } from '@/components/category/picture-with-form'
import { PicturedReasons } from '@/components/category/pictured-reasons'
import { SwitchboardIndex } from '@/components/category/switchboard-index'
import { WiredReasons } from '@/components/category/wired-reasons'
import { CutawaySprite } from '@/components/drawings/cutaway'
import { CallActions } from '@/components/sections/call-actions'
import { Choices } from '@/components/sections/choices'
import { DrawingHead } from '@/components/sections/drawing-head'
import { PageForm } from '@/components/sections/page-form'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { CategoryView } from '@/lib/views/category'

/** What all compositions have in common. */
function partsOf({ breadcrumbs, page, phone, links, picture, form }: CategoryView) {
  const why = { heading: page.why.heading, items: page.why.items }
  const requestForm = <PageForm form={form} words={page.form} />
  return {
    /** Of the head: its words, and the call under them. */
    words: { breadcrumbs, h1: page.h1, lead: page.lead, children: <CallActions phone={phone} /> },
    noneOfThese: (
      <CategoryIndexFooter none={page.choosing.none} more={page.choosing.more} emergencyHref={links.emergency} />
    ),
    why,
    whyWithForm: { ...why, picture, form: requestForm },
    requestForm,
  }
}

/** The open panel with its prices; the house; a decision tree; reasons that hang as lamps beside the front door at night. */
function Residential(view: CategoryView) {
  const { page, name, services, priceTerms, choices, drawing, closeUp } = view
  const { words, noneOfThese, whyWithForm } = partsOf(view)
  return (
    <>
      <PanelIndexHead {...words} name={name} services={services} priceTerms={priceTerms} closeUp={closeUp} />
      <HouseBand drawing={drawing} caption={page.drawing} />
      <Choices heading={page.choosing.heading} items={choices}>
        {noneOfThese}
      </Choices>
      <PicturedReasons look="lamps" {...whyWithForm} />
    </>
  )
}

/** The plant at night; the switchboard whose handles turn its circuits off; 600 V in squares; the lockout; the electrical room. */
function Industrial(view: CategoryView) {
  const { page, name, services, drawing, closeUp, highlight, picture, form } = view
  const { words, noneOfThese, why } = partsOf(view)
  return (
    <>
      <BuildingHead {...words} drawing={drawing} />
      <SwitchboardIndex
        heading={page.choosing.heading}
        name={name}
        caption={page.drawing}
        services={services}
        closeUp={closeUp}
      >
        {noneOfThese}
      </SwitchboardIndex>
      {highlight?.kind === 'figure' && page.feature?.kind === 'scale' && (
        <FigureScale id="power" shape="squares" highlight={highlight} {...page.feature} />
      )}
      <LockedReasons {...why} />
      <PictureWithForm
        id="ask"
        picture={picture}
        form={<PageForm form={form} words={{ example: page.form.example }} />}
      >
        <SectionHeading id="ask">{page.form.heading}</SectionHeading>
        <Paragraph lead>{page.form.lead}</Paragraph>
      </PictureWithForm>
    </>
  )
}

/** The building on a light background; the lobby directory; a sheet for the property file. */
function Commercial(view: CategoryView) {
  const { page, name, services, drawing, closeUp } = view
  const { words, noneOfThese, whyWithForm } = partsOf(view)
  return (
    <>
      <DrawingHead {...words} look="paper" drawing={drawing} caption={page.drawing} />
      <DirectoryIndex heading={page.choosing.heading} name={name} services={services} closeUp={closeUp}>
        {noneOfThese}
      </DirectoryIndex>
      <FiledReasons {...whyWithForm} />
    </>
  )
}

/** The room with the keypad that is the index; the wiring behind it; the bedroom at night. */
function SmartHome(view: CategoryView) {
  const { page, name, services, drawing } = view
  const { words, noneOfThese, whyWithForm } = partsOf(view)
  return (
    <>
      <KeypadIndexHead {...words} name={name} heading={page.choosing.heading} services={services} />
      <Section id="choosing" tone="lamplit" label={page.choosing.heading}>
        {noneOfThese}
      </Section>
      <HouseBand drawing={drawing} caption={page.drawing} />
      <PicturedReasons look="levels" {...whyWithForm} />
    </>
  )
}

/** Three parts of the house, each with its breaker; what a charger takes of the main breaker's capacity; the generator. */
function EvEnergy(view: CategoryView) {
  const { page, name, servicesWithDrawings, highlight, picture } = view
  const { words, noneOfThese, why, requestForm } = partsOf(view)
  return (
    <>
      <DrawingIndexHead {...words} name={name} heading={page.choosing.heading} services={servicesWithDrawings} />
      {highlight?.kind === 'figure' && page.feature?.kind === 'scale' && (
        <FigureScale id="load" shape="bars" highlight={highlight} {...page.feature} />
      )}
      <Section id="choosing" tone="lamplit" label={page.choosing.heading}>
        {noneOfThese}
      </Section>
      <WiredReasons {...why} />
      <PictureWithForm id="ask" label={page.form.heading} picture={picture} form={requestForm} />
    </>
  )
}

const compositions = {
  residential: Residential,
  commercial: Commercial,
  industrial: Industrial,
  'smart-home': SmartHome,
  'ev-energy': EvEnergy,
}

/** A trade category. Each has its own composition, so that visitors can tell them apart. */
export function CategoryScreen(view: CategoryView) {
  const Composition = compositions[view.category]
  return (
    <>
      <Composition {...view} />
      <CutawaySprite arts={view.arts} />
    </>
  )
}
