import { Fragment, type ReactNode } from 'react'
import { CutawaySprite } from '@/components/drawings/cutaway'
import { Island } from '@/components/islands/island'
import { CallActions } from '@/components/sections/call-actions'
import { DrawingHead } from '@/components/sections/drawing-head'
import { Highlight, Terms } from '@/components/sections/highlight'
import { Jobs } from '@/components/sections/jobs'
import { Promises } from '@/components/sections/promises'
import { QuestionsWithForm } from '@/components/sections/questions-with-form'
import { Steps } from '@/components/sections/steps'
import { BedsideHead } from '@/components/service/bedside-head'
import { Carousel } from '@/components/service/carousel.client'
import { DrawingBand } from '@/components/service/drawing-band'
import { Feature } from '@/components/service/feature'
import { FigureHead } from '@/components/service/figure-head'
import { KeypadHead } from '@/components/service/keypad-head'
import { PictureHead } from '@/components/service/picture-head'
import { Statement } from '@/components/service/statement'
import { TestimonialSection, TestimonialSlide } from '@/components/service/testimonial'
import { WholeHouse } from '@/components/service/whole-house'
import { CallButton } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { BranchList, LinkList } from '@/components/ui/prose'
import { Paragraph, Paragraphs } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { ServicePage, ServicePart } from '@/content/types'
import { uiWords } from '@/lib/content/words'
import type { ServiceView } from '@/lib/views/service'

/**
 * One trade service. Pages differ in their head (a close-up, the building, a figure, a room), their highlight (a price, a
 * figure, words) and their feature (a scale, a decision tree, places); categories in the order and the setting of what
 * follows. All as the content says.
 */
export function ServiceScreen(props: ServiceView) {
  const { phone, page, highlight, head, drawing, look, form, testimonials, siblings, promises, jobs } = props
  const { feature } = page
  const showsDrawing = head === 'drawing' || (head === 'figure' && !props.picture && !props.shades)
  const terms = {
    facts: page.facts,
    fold: (
      <Fold summary={head === 'figure' ? <h2>{page.cost.heading}</h2> : <h3>{page.cost.heading}</h3>}>
        <Paragraphs items={page.cost.paragraphs} />
      </Fold>
    ),
    // Once per screen: the other heads have the call themselves.
    action: (head === 'picture' || head === 'figure') && <CallButton phone={phone} label={phone.display} />,
  }
  const signs = (
    <Fold summary={<h3>{page.signs.heading}</h3>}>
      {page.signs.intro && <Paragraph>{page.signs.intro}</Paragraph>}
      <BranchList items={page.signs.items} />
    </Fold>
  )
  const whole = head === 'keypad'
  const parts: Readonly<Record<ServicePart, ReactNode>> = {
    highlight:
      head === 'figure' ? (
        <Terms label={page.cost.heading} {...terms} />
      ) : (
        <Highlight highlight={highlight} look={look.words} {...terms} />
      ),
    feature: whole ? (
      <WholeHouse drawing={drawing} />
    ) : (
      <Feature
        feature={feature}
        drawing={showsDrawing ? undefined : drawing}
        stage={props.stage}
        choices={look.choices}
        shape={props.shape}
      >
        {signs}
      </Feature>
    ),
    what: (
      <Statement heading={page.what.heading} statement={page.what.statement} more={page.what.more} look={look.what}>
        {whole && (
          <>
            <FoldedFeature feature={feature} />
            {signs}
          </>
        )}
      </Statement>
    ),
    drawing: !showsDrawing && feature.kind !== 'places' && <DrawingBand drawing={drawing} caption={page.circuit} />,
    steps: <Steps heading={page.steps.heading} items={page.steps.items} look={look.steps} />,
  }
  return (
    <>
      <Head {...props} />
      <CutawaySprite arts={[drawing.wide.art, drawing.phone.art]} />
      {look.order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      {jobs && <Jobs {...jobs} />}
      {promises && <Promises {...promises} />}
      <Customers testimonials={testimonials} />
      <QuestionsWithForm
        heading={page.form.heading}
        lead={page.form.lead}
        tone={look.ask}
        questions={page.questions}
        questionsHeading={uiWords.common.questions}
        form={form}
        formWords={{ heading: props.formHeading, example: page.form.example }}
        links={props.ways}
      >
        <Fold summary={<h3>{page.ready.heading}</h3>}>
          <BranchList items={page.ready.items} />
        </Fold>
        <Fold summary={<h3>{siblings.heading}</h3>}>
          <LinkList items={siblings.items} />
        </Fold>
      </QuestionsWithForm>
    </>
  )
}

/**
 * Where the page has another full-width section: its feature as a folded list.
 * @throws Error when it is drawn, which no fold can hold
 */
function FoldedFeature({ feature }: Pick<ServicePage, 'feature'>) {
  if (feature.kind !== 'choices') throw new Error('a page headed by a keypad has choices as its feature')
  return (
    <Fold summary={<h3>{feature.heading}</h3>}>
      <BranchList items={feature.items.map(({ question, answer, text }) => `**${question}: ${answer}.** ${text}`)} />
    </Fold>
  )
}

function Head({ page, highlight, head, look, picture, shades, drawing, breadcrumbs, phone }: ServiceView) {
  // What decides the price, and the price where there is one, begins on the first screen.
  const lower = look.order[0] === 'highlight'
  const words = { breadcrumbs, h1: page.h1, lead: page.lead }
  const actions = <CallActions phone={phone} />
  if (head === 'keypad') return <KeypadHead {...words}>{actions}</KeypadHead>
  if (head === 'bedside' && picture)
    return (
      <BedsideHead {...words} picture={picture}>
        {actions}
      </BedsideHead>
    )
  if (head === 'figure' && highlight.kind === 'figure') {
    const { label, figure, note } = highlight
    return <FigureHead {...words} {...{ label, figure, note, picture, drawing, shades }} />
  }
  if (picture) return <PictureHead {...words} picture={picture} lower={lower} />
  return (
    <DrawingHead {...words} drawing={drawing} lower={lower}>
      {actions}
    </DrawingHead>
  )
}

/** Testimonials of this service: one as a section, several as a carousel. */
function Customers({ testimonials }: Pick<ServiceView, 'testimonials'>) {
  const [first] = testimonials
  if (testimonials.length > 1)
    return (
      <Section id="testimonials" tone="lamplit" label={uiWords.common.reviews}>
        <Island
          name="carousel"
          of={Carousel}
          props={{ label: uiWords.carousel.label, count: testimonials.length, words: uiWords.carousel }}
          slots={{
            children: testimonials.map((testimonial) => (
              <TestimonialSlide key={testimonial.name} testimonial={testimonial} />
            )),
          }}
        />
      </Section>
    )
  return first && <TestimonialSection testimonial={first} />
}
