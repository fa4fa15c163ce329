import { CallActions } from '@/components/sections/call-actions'
import { Carousel } from '@/components/sections/carousel.client'
import { Directory, type DirectoryItem } from '@/components/sections/directory'
import { Facts } from '@/components/sections/facts'
import { PageHead } from '@/components/sections/page-head'
import { PriceTable } from '@/components/sections/price-table'
import { Questions } from '@/components/sections/questions'
import { Quote } from '@/components/sections/quotes'
import { RequestSection } from '@/components/sections/request-section'
import { RoomKeypad } from '@/components/sections/room-keypad'
import { Steps } from '@/components/sections/steps'
import { ArrowLink } from '@/components/ui/button'
import { Figure } from '@/components/ui/figure'
import { HeadingText } from '@/components/ui/heading-text'
import { CallBox, Prose, TapList } from '@/components/ui/prose'
import { Paragraphs, RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { PhoneNumber, Price, ServicePage, Testimonial } from '@/lib/content/types'
import type { PictureSource } from '@/lib/images/pictures'
import type { LeadFormSettings } from '@/lib/leads/form'
import type { SiteLinks } from '@/lib/views/page-context'

export type ServiceScreenProps = {
  phone: PhoneNumber
  links: SiteLinks
  page: ServicePage
  breadcrumbs: readonly LinkItem[]
  category: LinkItem
  picture?: PictureSource
  prices: readonly Price[]
  form: LeadFormSettings
  /** The heading on the form's own card: an inquiry form names the system. */
  formHeading?: string
  siblings: readonly DirectoryItem[]
  related: readonly LinkItem[]
  /** Three or more in a carousel, after the steps; none for most pages. */
  testimonials: readonly Testimonial[]
  /** True where the page's head holds the working keypad. */
  keypad: boolean
}

/** One trade service: what it is, signs, steps, cost, what to have ready, questions, the form. */
export function ServiceScreen({
  phone,
  links,
  page,
  breadcrumbs,
  category,
  picture,
  prices,
  form,
  formHeading,
  siblings,
  related,
  testimonials,
  keypad,
}: ServiceScreenProps) {
  const factsInHead = !picture && !keypad
  const signs = (
    <>
      <h3>
        <HeadingText>{page.signs.heading}</HeadingText>
      </h3>
      {page.signs.intro && (
        <p>
          <RichText>{page.signs.intro}</RichText>
        </p>
      )}
      <TapList items={page.signs.items} />
    </>
  )
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        h1={page.h1}
        lead={page.lead}
        picture={keypad ? undefined : picture}
        side={factsInHead ? <Facts items={page.facts} /> : undefined}
        below={keypad ? <RoomKeypad /> : undefined}
      >
        <CallActions phone={phone} />
      </PageHead>
      <Section id="what" branch={{ device: 'breaker', load: 'panel' }}>
        <Split
          ratio="wide"
          aside={
            <Prose>
              <SectionHeading id="what">{page.what.heading}</SectionHeading>
              <Paragraphs items={page.what.paragraphs} />
              {!factsInHead && signs}
            </Prose>
          }
        >
          {factsInHead ? <Prose>{signs}</Prose> : <Facts items={page.facts} />}
          {keypad && picture && <Figure picture={picture} sizes="(min-width: 960px) 36vw, 92vw" />}
        </Split>
      </Section>
      <Section id="steps" tone="card" branch={{ device: 'meter', load: 'receptacle' }}>
        <Split
          aside={
            <>
              <SectionHeading id="steps">{page.steps.heading}</SectionHeading>
              {page.steps.intro && (
                <p className="lead">
                  <RichText>{page.steps.intro}</RichText>
                </p>
              )}
            </>
          }
        >
          <Steps items={page.steps.items} />
        </Split>
      </Section>
      {testimonials.length > 0 && (
        <Section id="testimonials" tone="band" branch={{ device: 'contact', load: 'lamp', lit: true }}>
          <SectionHeading id="testimonials" hidden>
            What customers say
          </SectionHeading>
          <Carousel label="Testimonials" count={testimonials.length}>
            {testimonials.map((testimonial) => (
              <Quote key={testimonial.name} testimonial={testimonial} large />
            ))}
          </Carousel>
        </Section>
      )}
      <Section id="cost" branch={{ device: 'fuse', load: 'receptacle' }}>
        <Split
          ratio="wide"
          aside={
            <Prose>
              <SectionHeading id="cost">{page.cost.heading}</SectionHeading>
              <Paragraphs items={page.cost.paragraphs} />
              {prices.length > 0 && <PriceTable caption="From our price list" prices={prices} />}
            </Prose>
          }
        >
          <Prose>
            <h3>
              <HeadingText>{page.ready.heading}</HeadingText>
            </h3>
            <TapList items={page.ready.items} />
            <CallBox>
              <p>
                <strong>Call </strong>
                <a href={`tel:${phone.e164}`}>{phone.display}</a> with these ready, and the first answer comes on the
                phone.
              </p>
            </CallBox>
          </Prose>
        </Split>
      </Section>
      <Questions heading="Asked before the job" items={page.questions} tone="band" />
      <RequestSection
        settings={form}
        formHeading={formHeading}
        copy={{
          heading: 'Tell us what & where.',
          lead: 'A street and a sentence will do: what you have now, and what you want.',
          example: page.example,
        }}
      />
      <Section id="more" branch={{ device: 'breaker', load: 'panel' }}>
        <Split
          aside={
            <>
              <SectionHeading id="more">More on this panel</SectionHeading>
              <p>
                <ArrowLink href={category.href} back>
                  {`Back to ${category.label}`}
                </ArrowLink>
                <br />
                <ArrowLink href={links.emergency}>24/7 emergency service</ArrowLink>
              </p>
            </>
          }
        >
          <Directory items={siblings} />
          <Directory heading="Often done together" items={related} />
        </Split>
      </Section>
    </>
  )
}
