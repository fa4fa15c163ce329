import { LeadForm } from '@/components/lead-form/lead-form'
import { type OfficeCard, Offices } from '@/components/sections/offices'
import { PageHead } from '@/components/sections/page-head'
import { PlaceCards } from '@/components/sections/place-cards'
import { RequestSection } from '@/components/sections/request-section'
import { RuledItems } from '@/components/sections/steps'
import { Actions, CallButton } from '@/components/ui/button'
import { Topics } from '@/components/ui/prose'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHead, SectionHeading, Split } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { PhoneNumber, TorontoPage } from '@/lib/content/types'
import type { LeadFormSettings } from '@/lib/leads/form'

export type TorontoScreenProps = {
  phone: PhoneNumber
  page: TorontoPage
  breadcrumbs: readonly LinkItem[]
  cards: readonly { name: string; href: string; excerpt: string }[]
  /** The neighbourhoods past the cards. */
  more: readonly LinkItem[]
  form: LeadFormSettings
  offices: readonly OfficeCard[]
}

/** The city as a whole: form, trust, neighbourhoods, estimate, contact. */
export function TorontoScreen({ phone, page, breadcrumbs, cards, more, form, offices }: TorontoScreenProps) {
  const example = page.estimate.example
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        h1={page.h1}
        lead={page.lead}
        street
        tallSide
        side={<LeadForm settings={form} example={example} />}
      >
        <Actions>
          <CallButton phone={phone} label={`Call Now ${phone.display}`} />
        </Actions>
      </PageHead>
      <Section id="trust" branch={{ device: 'meter', load: 'receptacle' }}>
        <SectionHeading id="trust" hidden>
          Licence, reviews and hours
        </SectionHeading>
        <RuledItems items={page.trust} />
      </Section>
      <Section id="neighbourhoods" tone="card" branch={{ device: 'breaker', load: 'panel' }}>
        <SectionHead id="neighbourhoods" heading={page.neighbourhoods.heading}>
          <RichText>{page.neighbourhoods.lead}</RichText>
        </SectionHead>
        <PlaceCards cards={cards} more={more} />
      </Section>
      <Section id="wiring" branch={{ device: 'transformer', load: 'panel' }}>
        <Split aside={<SectionHeading id="wiring">{page.sections[0]?.heading ?? ''}</SectionHeading>}>
          <Topics items={page.sections} />
        </Split>
      </Section>
      <RequestSection settings={form} copy={page.estimate} formId="estimate" formHeading="Tell us about the work" />
      <Section id="contact" branch={{ device: 'contact', load: 'lamp', lit: true }}>
        <SectionHead id="contact" heading={page.contact.heading}>
          <RichText>{page.contact.lead}</RichText>
        </SectionHead>
        <Offices offices={offices} />
      </Section>
    </>
  )
}
