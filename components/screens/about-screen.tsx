import { CallActions } from '@/components/sections/call-actions'
import { PageHead } from '@/components/sections/page-head'
import { RatingPlate } from '@/components/sections/rating-plate'
import { RequestSection } from '@/components/sections/request-section'
import { ServiceGrid, type ServiceGridItem } from '@/components/sections/service-grid'
import { RuledItems } from '@/components/sections/steps'
import { Prose } from '@/components/ui/prose'
import { Paragraphs, RichText } from '@/components/ui/rich-text'
import { Section, SectionHead, SectionHeading, Split } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { AboutPage, PhoneNumber } from '@/lib/content/types'
import type { PictureSource } from '@/lib/images/pictures'
import type { LeadFormSettings } from '@/lib/leads/form'

export type AboutScreenProps = {
  phone: PhoneNumber
  businessName: string
  licence: string
  page: AboutPage
  breadcrumbs: readonly LinkItem[]
  picture: PictureSource
  services: readonly ServiceGridItem[]
  form: LeadFormSettings
}

/** The firm: four figures, its story, why choose it, four kinds of work, the form. */
export function AboutScreen({
  phone,
  businessName,
  licence,
  page,
  breadcrumbs,
  picture,
  services,
  form,
}: AboutScreenProps) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} h1={page.h1} lead={page.lead} picture={picture}>
        <CallActions phone={phone} />
      </PageHead>
      <Section id="figures" branch={{ device: 'meter', load: 'receptacle' }}>
        <SectionHeading id="figures" hidden>
          In figures
        </SectionHeading>
        <RatingPlate name={businessName} licence={licence} cells={page.stats} />
      </Section>
      <Section id="story" tone="card" branch={{ device: 'transformer', load: 'panel' }}>
        <Split aside={<SectionHeading id="story">{page.story.heading}</SectionHeading>}>
          <Prose>
            <Paragraphs items={page.story.paragraphs} />
          </Prose>
        </Split>
      </Section>
      <Section id="why" branch={{ device: 'fuse', load: 'receptacle' }}>
        <Split aside={<SectionHeading id="why">{page.why.heading}</SectionHeading>}>
          <RuledItems items={page.why.items} />
        </Split>
      </Section>
      <Section id="services" tone="band" branch={{ device: 'breaker', load: 'panel' }}>
        <SectionHead id="services" heading={page.services.heading}>
          <RichText>{page.services.lead}</RichText>
        </SectionHead>
        <ServiceGrid items={services} />
      </Section>
      <RequestSection settings={form} copy={page.form} />
    </>
  )
}
