import { SectionSprite } from '@/components/drawings/section-drawing'
import { Ask } from '@/components/sections/ask'
import { CallActions } from '@/components/sections/call-actions'
import { Carousel } from '@/components/sections/carousel.client'
import { DrawingHead } from '@/components/sections/drawing-head'
import { Feature } from '@/components/sections/feature'
import { Giant, type GiantView } from '@/components/sections/giant'
import { MacroHead } from '@/components/sections/macro-head'
import { DrawingBand } from '@/components/sections/places'
import { Quote } from '@/components/sections/quotes'
import { RoomHead } from '@/components/sections/room-keypad'
import { Said } from '@/components/sections/said'
import { Statement } from '@/components/sections/statement'
import { Steps } from '@/components/sections/steps'
import { CallButton } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { LinkList, TapList } from '@/components/ui/prose'
import { Paragraphs, RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { PhoneNumber, ServicePage, Testimonial } from '@/lib/content/types'
import { uiWords } from '@/lib/content/words'
import type { SectionView } from '@/lib/drawings/circuits'
import type { PictureSource } from '@/lib/images/pictures'
import type { LeadFormSettings } from '@/lib/leads/form'

export type ServiceScreenProps = {
  phone: PhoneNumber
  page: ServicePage
  giant: GiantView
  breadcrumbs: readonly LinkItem[]
  /** The head's close-up; without one the drawing is the head. */
  picture?: PictureSource
  /** Where in the building the work is. */
  drawing: SectionView
  /** True where the room and its keypad are the head. */
  keypad: boolean
  form: LeadFormSettings
  /** The heading on the form's own card: an inquiry form names the system. */
  formHeading?: string
  /** One is set large under a lamp; three are a carousel. */
  testimonials: readonly Testimonial[]
  /** The category's other services; they fold away. */
  siblings: { heading: string; items: readonly LinkItem[] }
  /** Back to the category, related work, emergencies. */
  ways: readonly LinkItem[]
}

/**
 * One trade service. Pages of a family differ in their head (a close-up, the building, a room), their giant (a price,
 * a figure, words) and their middle (a scale, a tree of choices, places): the content decides, this puts them in order.
 */
export function ServiceScreen({
  phone,
  page,
  giant,
  breadcrumbs,
  picture,
  drawing,
  keypad,
  form,
  formHeading,
  testimonials,
  siblings,
  ways,
}: ServiceScreenProps) {
  const { h1, lead, feature } = page
  const drawnHead = !keypad && !picture
  const [said] = testimonials
  const head = { breadcrumbs, h1, lead }
  const signs = (
    <Fold summary={<h3>{page.signs.heading}</h3>}>
      {page.signs.intro && (
        <p>
          <RichText>{page.signs.intro}</RichText>
        </p>
      )}
      <TapList items={page.signs.items} />
    </Fold>
  )
  const middle = (
    <Feature
      feature={feature}
      drawing={drawnHead ? undefined : drawing}
      shape={drawing.live.includes('c-panel') ? 'panel' : 'box'}
    >
      {signs}
    </Feature>
  )
  const price = (
    <Giant
      giant={giant}
      facts={page.facts}
      fold={
        <Fold summary={<h3>{page.cost.heading}</h3>}>
          <Paragraphs items={page.cost.paragraphs} />
        </Fold>
      }
      action={<CallButton phone={phone} label={phone.display} />}
    />
  )
  const statement = <Statement heading={page.what.heading} statement={page.what.statement} more={page.what.more} />
  return (
    <>
      <SectionSprite arts={[drawing.wide.art, drawing.phone.art]} />
      {keypad ? (
        <RoomHead {...head}>
          <CallActions phone={phone} />
        </RoomHead>
      ) : picture ? (
        <MacroHead {...head} picture={picture} />
      ) : (
        <DrawingHead {...head} drawing={drawing}>
          <CallActions phone={phone} />
        </DrawingHead>
      )}
      {giant.kind === 'words' ? statement : price}
      {middle}
      {giant.kind === 'words' ? price : statement}
      {!drawnHead && feature.kind !== 'places' && (
        <DrawingBand drawing={drawing} caption={page.circuit} label={page.circuit} />
      )}
      <Steps heading={page.steps.heading} items={page.steps.items} />
      {testimonials.length > 1 ? (
        <Section id="testimonials" tone="lamplit" label={uiWords.common.reviews}>
          <Carousel label={uiWords.common.reviews} count={testimonials.length} words={uiWords.carousel}>
            {testimonials.map((testimonial) => (
              <Quote key={testimonial.name} testimonial={testimonial} large />
            ))}
          </Carousel>
        </Section>
      ) : (
        said && <Said testimonial={said} />
      )}
      <Ask
        heading={page.form.heading}
        lead={page.form.lead}
        questions={page.questions}
        form={form}
        formHeading={formHeading}
        example={page.form.example}
        links={ways}
      >
        <Fold summary={<h3>{page.ready.heading}</h3>}>
          <TapList items={page.ready.items} />
        </Fold>
        <Fold summary={<h3>{siblings.heading}</h3>}>
          <LinkList items={siblings.items} />
        </Fold>
      </Ask>
    </>
  )
}
