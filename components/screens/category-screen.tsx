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
import { PaperBuildingHead } from '@/components/category/paper-building-head'
import { PictureWithForm } from '@/components/category/picture-with-form'
import { PicturedReasons } from '@/components/category/pictured-reasons'
import { SwitchboardIndex } from '@/components/category/switchboard-index'
import { WiredReasons } from '@/components/category/wired-reasons'
import { CutawaySprite } from '@/components/drawings/cutaway'
import { CallActions } from '@/components/sections/call-actions'
import { Choices } from '@/components/sections/choices'
import { PageForm } from '@/components/sections/page-form'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { CategoryView } from '@/lib/views/category'

const headWords = ({ breadcrumbs, page }: CategoryView) => ({ breadcrumbs, h1: page.h1, lead: page.lead })

function NoneOfThese({ page, links }: CategoryView) {
  return <CategoryIndexFooter none={page.choosing.none} more={page.choosing.more} emergencyHref={links.emergency} />
}

/** The open panel with its prices; the house; a decision tree; reasons that hang as lamps beside the front door at night. */
function Residential(view: CategoryView) {
  const { page, phone, name, services, choices, drawing, closeUp, detail, form } = view
  return (
    <>
      <PanelIndexHead {...headWords(view)} name={name} services={services} closeUp={closeUp}>
        <CallActions phone={phone} />
      </PanelIndexHead>
      <HouseBand drawing={drawing} caption={page.drawing} />
      <Choices heading={page.choosing.heading} items={choices}>
        <NoneOfThese {...view} />
      </Choices>
      <PicturedReasons
        look="lamps"
        heading={page.why.heading}
        items={page.why.items}
        picture={detail}
        form={<PageForm form={form} words={page.form} />}
      />
    </>
  )
}

/** The plant at night; the switchboard whose handles turn its circuits off; 600 V in squares; the lockout; the electrical room. */
function Industrial(view: CategoryView) {
  const { page, phone, name, services, drawing, closeUp, highlight, detail, form } = view
  return (
    <>
      <BuildingHead {...headWords(view)} drawing={drawing}>
        <CallActions phone={phone} />
      </BuildingHead>
      <SwitchboardIndex
        heading={page.choosing.heading}
        name={name}
        caption={page.drawing}
        services={services}
        closeUp={closeUp}
      >
        <NoneOfThese {...view} />
      </SwitchboardIndex>
      {highlight?.kind === 'figure' && page.feature?.kind === 'scale' && (
        <FigureScale id="power" shape="squares" highlight={highlight} {...page.feature} />
      )}
      <LockedReasons heading={page.why.heading} items={page.why.items} />
      <PictureWithForm id="ask" picture={detail} form={<PageForm form={form} words={{ example: page.form.example }} />}>
        <SectionHeading id="ask">{page.form.heading}</SectionHeading>
        <Paragraph lead>{page.form.lead}</Paragraph>
      </PictureWithForm>
    </>
  )
}

/** The building on a light background; the lobby directory; a sheet for the property file. */
function Commercial(view: CategoryView) {
  const { page, phone, name, services, drawing, closeUp, detail, form } = view
  return (
    <>
      <PaperBuildingHead {...headWords(view)} drawing={drawing} caption={page.drawing}>
        <CallActions phone={phone} />
      </PaperBuildingHead>
      <DirectoryIndex heading={page.choosing.heading} name={name} services={services} closeUp={closeUp}>
        <NoneOfThese {...view} />
      </DirectoryIndex>
      <FiledReasons
        heading={page.why.heading}
        items={page.why.items}
        picture={detail}
        form={<PageForm form={form} words={page.form} />}
      />
    </>
  )
}

/** The room with the keypad that is the index; the wiring behind it; the bedroom at night. */
function SmartHome(view: CategoryView) {
  const { page, phone, name, services, drawing, detail, form } = view
  return (
    <>
      <KeypadIndexHead {...headWords(view)} name={name} heading={page.choosing.heading} services={services}>
        <CallActions phone={phone} />
      </KeypadIndexHead>
      <Section id="choosing" tone="lamplit" label={page.choosing.heading}>
        <NoneOfThese {...view} />
      </Section>
      <HouseBand drawing={drawing} caption={page.drawing} />
      <PicturedReasons
        look="levels"
        heading={page.why.heading}
        items={page.why.items}
        picture={detail}
        form={<PageForm form={form} words={page.form} />}
      />
    </>
  )
}

/** Three parts of the house, each with its breaker; what a charger takes of the main breaker's capacity; the generator. */
function EvEnergy(view: CategoryView) {
  const { page, phone, name, places, highlight, detail, form } = view
  return (
    <>
      <DrawingIndexHead {...headWords(view)} name={name} heading={page.choosing.heading} services={places}>
        <CallActions phone={phone} />
      </DrawingIndexHead>
      {highlight?.kind === 'figure' && page.feature?.kind === 'scale' && (
        <FigureScale id="load" shape="bars" highlight={highlight} {...page.feature} />
      )}
      <Section id="choosing" tone="lamplit" label={page.choosing.heading}>
        <NoneOfThese {...view} />
      </Section>
      <WiredReasons heading={page.why.heading} items={page.why.items} />
      <PictureWithForm
        id="ask"
        label={page.form.heading}
        picture={detail}
        form={<PageForm form={form} words={page.form} />}
      />
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
