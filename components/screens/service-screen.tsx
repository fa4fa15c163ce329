import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Directory, type DirectoryItem } from '@/components/sections/directory'
import { Facts } from '@/components/sections/facts'
import { FaqList } from '@/components/sections/faq-list'
import { PageHead } from '@/components/sections/page-head'
import { PriceTable } from '@/components/sections/price-table'
import { RequestSection } from '@/components/sections/request-section'
import { Steps } from '@/components/sections/steps'
import { Actions, ButtonLink, CallButton, GoLink } from '@/components/ui/button'
import { CallBox, Prose, TapList } from '@/components/ui/prose'
import { Lit, Paragraphs, RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import type { Price, ServicePage } from '@/lib/content/types'
import type { Frame, LinkItem } from '@/lib/frame'
import type { PictureSource } from '@/lib/images'
import type { LeadFormSettings } from '@/lib/lead-form'

export type ServiceScreenProps = {
  frame: Frame
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
  /** The service's own demonstration or testimonials, after the steps. */
  children?: ReactNode
}

/** One trade service: what it is, signs, steps, cost, what to have ready, questions, the form. */
export function ServiceScreen({
  frame,
  page,
  breadcrumbs,
  category,
  picture,
  prices,
  form,
  formHeading,
  siblings,
  related,
  children,
}: ServiceScreenProps) {
  return (
    <PageFrame frame={frame} hasForm>
      <PageHead
        breadcrumbs={breadcrumbs}
        h1={page.h1}
        lead={page.lead}
        picture={picture}
        side={picture ? undefined : <Facts items={page.facts} />}
      >
        <Actions>
          <CallButton phone={frame.phone} />
          <ButtonLink href="#quote" variant="line">
            Get a quote
          </ButtonLink>
        </Actions>
      </PageHead>
      <Section id="what" branch={{ device: 'breaker', load: 'panel' }}>
        <Split
          ratio="wide"
          aside={
            <Prose>
              <SectionHeading id="what">{page.what.heading}</SectionHeading>
              <Paragraphs items={page.what.paragraphs} />
              <h3>
                <Lit>{page.signs.heading}</Lit>
              </h3>
              {page.signs.intro && (
                <p>
                  <RichText>{page.signs.intro}</RichText>
                </p>
              )}
              <TapList items={page.signs.items} />
            </Prose>
          }
        >
          {picture && <Facts items={page.facts} />}
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
      {children}
      <Section id="cost" branch={{ device: 'fuse', load: 'receptacle' }}>
        <Split
          ratio="even"
          aside={
            <Prose>
              <SectionHeading id="cost">{page.cost.heading}</SectionHeading>
              <Paragraphs items={page.cost.paragraphs} />
              {prices.length > 0 && <PriceTable caption="From our price list" prices={prices} />}
            </Prose>
          }
        >
          <Prose>
            <h2>
              <Lit>{page.ready.heading}</Lit>
            </h2>
            <TapList items={page.ready.items} />
            <CallBox>
              <p>
                <strong>Call </strong>
                <a href={`tel:${frame.phone.e164}`}>{frame.phone.display}</a> with these to hand and the first answer
                comes on the phone.
              </p>
            </CallBox>
          </Prose>
        </Split>
      </Section>
      <Section id="questions" tone="band" branch={{ device: 'switch', load: 'lamp', lit: true }}>
        <Split aside={<SectionHeading id="questions">Asked before the job</SectionHeading>}>
          <FaqList items={page.questions} />
        </Split>
      </Section>
      <RequestSection
        settings={form}
        formHeading={formHeading}
        copy={{
          heading: 'Tell us what & where.',
          lead: 'A street and a sentence will do. We call you back, usually within 2-4 hours in business hours.',
          example: 'Example: what you have now, what you want, and your nearest main street',
        }}
      />
      <Section id="more" branch={{ device: 'breaker', load: 'panel' }}>
        <Split
          aside={
            <>
              <SectionHeading id="more">More on this panel</SectionHeading>
              <p>
                <GoLink href={category.href} back>
                  {`Back to ${category.label}`}
                </GoLink>
                <br />
                <GoLink href={frame.links.emergency}>24/7 emergency service</GoLink>
              </p>
            </>
          }
        >
          <Directory items={siblings} />
          <Prose>
            <h3>Often done together</h3>
          </Prose>
          <Directory items={related} />
        </Split>
      </Section>
    </PageFrame>
  )
}
