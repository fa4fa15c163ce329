import { CutawaySprite } from '@/components/drawings/cutaway'
import { BuildingHead } from '@/components/sections/building-head'
import { CallActions } from '@/components/sections/call-actions'
import { CategoryIndexFooter } from '@/components/sections/category-index-footer'
import { Choices } from '@/components/sections/choices'
import { DirectoryIndex } from '@/components/sections/directory-index'
import { DrawingIndexHead } from '@/components/sections/drawing-index-head'
import { FigureScale } from '@/components/sections/figure-scale'
import { FramedPicture } from '@/components/sections/framed-picture'
import { HouseBand } from '@/components/sections/house-band'
import { KeypadIndexHead } from '@/components/sections/keypad-index-head'
import { LockedReasons } from '@/components/sections/locked-reasons'
import { PageForm } from '@/components/sections/page-form'
import { PanelIndexHead } from '@/components/sections/panel-index-head'
import { PaperBuildingHead } from '@/components/sections/paper-building-head'
import { Reasons } from '@/components/sections/reasons'
import { SwitchboardIndex } from '@/components/sections/switchboard-index'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { CategoryView } from '@/lib/views/category'

const headWords = ({ breadcrumbs, page }: CategoryView) => ({ breadcrumbs, h1: page.h1, lead: page.lead })

/** The end of every category page: a framed picture with the reasons and the request form. */
function PictureWithForm({ page, detail, form }: CategoryView) {
  return (
    <FramedPicture
      id="why"
      heading={page.why.heading}
      picture={detail}
      aside={<PageForm form={form} words={page.form} />}
    >
      <Reasons items={page.why.items} columns={2} />
    </FramedPicture>
  )
}

function NoneOfThese({ page, links }: CategoryView) {
  return <CategoryIndexFooter none={page.choosing.none} more={page.choosing.more} emergencyHref={links.emergency} />
}

/** The open panel with its prices; the house; a decision tree. */
function Residential(view: CategoryView) {
  const { page, phone, name, services, choices, drawing, closeUp } = view
  return (
    <>
      <PanelIndexHead {...headWords(view)} name={name} services={services} closeUp={closeUp}>
        <CallActions phone={phone} />
      </PanelIndexHead>
      <HouseBand drawing={drawing} caption={page.drawing} />
      <Choices heading={page.choosing.heading} items={choices}>
        <NoneOfThese {...view} />
      </Choices>
      <PictureWithForm {...view} />
    </>
  )
}

/** The plant at night; the switchboard whose handles turn its circuits off; 600 V in squares; the lockout. */
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
      <FramedPicture
        id="ask"
        heading={page.form.heading}
        picture={detail}
        aside={<PageForm form={form} words={{ example: page.form.example }} />}
      >
        <Paragraph lead>{page.form.lead}</Paragraph>
      </FramedPicture>
    </>
  )
}

/** The building on a light background; the lobby directory. */
function Commercial(view: CategoryView) {
  const { page, phone, name, services, drawing, closeUp } = view
  return (
    <>
      <PaperBuildingHead {...headWords(view)} drawing={drawing} caption={page.drawing}>
        <CallActions phone={phone} />
      </PaperBuildingHead>
      <DirectoryIndex heading={page.choosing.heading} name={name} services={services} closeUp={closeUp}>
        <NoneOfThese {...view} />
      </DirectoryIndex>
      <PictureWithForm {...view} />
    </>
  )
}

/** The room with the keypad that is the index; the wiring behind it. */
function SmartHome(view: CategoryView) {
  const { page, phone, name, services, drawing } = view
  return (
    <>
      <KeypadIndexHead {...headWords(view)} name={name} heading={page.choosing.heading} services={services}>
        <CallActions phone={phone} />
      </KeypadIndexHead>
      <Section id="choosing" tone="lamplit" label={page.choosing.heading}>
        <NoneOfThese {...view} />
      </Section>
      <HouseBand drawing={drawing} caption={page.drawing} />
      <PictureWithForm {...view} />
    </>
  )
}

/** Three parts of the house, each with its breaker; what a charger takes of the main breaker's capacity. */
function EvEnergy(view: CategoryView) {
  const { page, phone, name, places, highlight } = view
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
      <PictureWithForm {...view} />
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
