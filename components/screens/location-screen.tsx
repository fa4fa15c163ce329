import { CallActions } from '@/components/sections/call-actions'
import { CallBand } from '@/components/sections/call-band'
import { Facts } from '@/components/sections/facts'
import { NearbyPlaces, type NearbyPlacesProps } from '@/components/sections/nearby-places'
import { PageHead } from '@/components/sections/page-head'
import { Questions } from '@/components/sections/questions'
import { RequestSection } from '@/components/sections/request-section'
import { ServiceGrid, type ServiceGridItem } from '@/components/sections/service-grid'
import { RuledItems } from '@/components/sections/steps'
import { Actions, ButtonLink } from '@/components/ui/button'
import { Topics } from '@/components/ui/prose'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHead, SectionHeading, Split } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { Fact, PhoneNumber, Question, Step } from '@/lib/content/types'
import type { LeadFormSettings } from '@/lib/leads/form'
import type { SiteLinks } from '@/lib/views/page-context'

export type LocationScreenProps = {
  phone: PhoneNumber
  links: SiteLinks
  locationName: string
  heroDescription: string
  /** True for GTA towns, false for Toronto neighbourhoods: the towns hold a request form. */
  isGTA: boolean
  h1: string
  breadcrumbs: readonly LinkItem[]
  facts: readonly Fact[]
  feeder: NearbyPlacesProps
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
  services: { heading: string; lead: string; items: readonly ServiceGridItem[] }
  reasons: { heading: string; items: readonly Step[] }
  questions: readonly Question[]
  form: { settings: LeadFormSettings; heading: string; lead: string; example: string }
}

/** A place: local facts, six services, four reasons. One template, words of its own for each. */
export function LocationScreen({
  phone,
  links,
  locationName,
  heroDescription,
  isGTA,
  h1,
  breadcrumbs,
  facts,
  feeder,
  sections,
  services,
  reasons,
  questions,
  form,
}: LocationScreenProps) {
  const [first] = sections
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} h1={h1} lead={heroDescription} street side={<Facts items={facts} />}>
        <CallActions phone={phone} quoteHref={isGTA ? '#quote' : links.contactForm} />
      </PageHead>
      <Section id="nearby" branch={{ device: 'meter', load: 'lamp', lit: true }}>
        <SectionHead id="nearby" heading="You are on this line" />
        <NearbyPlaces {...feeder} />
      </Section>
      {first && (
        <Section id="local" tone="card" branch={{ device: 'transformer', load: 'panel' }}>
          <Split aside={<SectionHeading id="local">{first.heading}</SectionHeading>}>
            <Topics items={sections} />
          </Split>
        </Section>
      )}
      <Section id="services" branch={{ device: 'breaker', load: 'panel' }}>
        <SectionHead id="services" heading={services.heading}>
          <RichText>{services.lead}</RichText>
        </SectionHead>
        <ServiceGrid items={services.items} />
      </Section>
      <Section id="reasons" tone="band" branch={{ device: 'fuse', load: 'receptacle' }}>
        <Split aside={<SectionHeading id="reasons">{reasons.heading}</SectionHeading>}>
          <RuledItems items={reasons.items} />
        </Split>
      </Section>
      <Questions heading={`Asked in ${locationName}`} items={questions} />
      {isGTA ? (
        <RequestSection settings={form.settings} copy={form} />
      ) : (
        <CallBand id="call" heading={form.heading} text={form.lead} phone={phone}>
          <Actions>
            <ButtonLink href={links.contactForm} variant="line">
              Request service or an estimate
            </ButtonLink>
          </Actions>
        </CallBand>
      )}
    </>
  )
}
