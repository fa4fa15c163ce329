import { CallActions } from '@/components/sections/call-actions'
import { PageHead } from '@/components/sections/page-head'
import { PriceTable } from '@/components/sections/price-table'
import { RequestSection } from '@/components/sections/request-section'
import { Schedule, type ScheduleRow } from '@/components/sections/schedule'
import { RuledItems } from '@/components/sections/steps'
import { Actions, ArrowLink, CallButton } from '@/components/ui/button'
import { Figure } from '@/components/ui/figure'
import { Prose } from '@/components/ui/prose'
import { Paragraphs, RichText } from '@/components/ui/rich-text'
import { Section, SectionHead, SectionHeading, Split } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { CategoryPage, PhoneNumber, Price } from '@/lib/content/types'
import type { PictureSource } from '@/lib/images/pictures'
import type { LeadFormSettings } from '@/lib/leads/form'
import type { SiteLinks } from '@/lib/views/page-context'

export type CategoryScreenProps = {
  phone: PhoneNumber
  links: SiteLinks
  page: CategoryPage
  name: string
  breadcrumbs: readonly LinkItem[]
  picture: PictureSource
  rows: readonly ScheduleRow[]
  prices: readonly Price[]
  /** Stands beside the guide to choosing. */
  detail: PictureSource
  form: LeadFormSettings
}

/** A trade category: its services as a panel schedule, how to choose, why us, the form. */
export function CategoryScreen({
  phone,
  links,
  page,
  name,
  breadcrumbs,
  picture,
  rows,
  prices,
  detail,
  form,
}: CategoryScreenProps) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} h1={page.h1} lead={page.lead} picture={picture}>
        <CallActions phone={phone} />
      </PageHead>
      <Section id="services" branch={{ device: 'breaker', load: 'panel' }}>
        <SectionHead id="services" heading={page.guide.heading}>
          <RichText>{page.guide.lead}</RichText>
        </SectionHead>
        <Schedule caption={`Panel: ${name}`} rows={rows} />
      </Section>
      <Section id="choosing" tone="card" branch={{ device: 'switch', load: 'receptacle' }}>
        <Split
          aside={
            <>
              <SectionHeading id="choosing">{page.choosing.heading}</SectionHeading>
              <Figure picture={detail} sizes="(min-width: 960px) 28vw, 92vw" />
            </>
          }
        >
          <Prose>
            <Paragraphs items={page.choosing.paragraphs} />
            {prices.length > 0 && <PriceTable caption="Typical prices" prices={prices} />}
          </Prose>
        </Split>
      </Section>
      <Section id="why" tone="band" branch={{ device: 'fuse', load: 'receptacle' }}>
        <Split aside={<SectionHeading id="why">{page.why.heading}</SectionHeading>}>
          <RuledItems items={page.why.items} />
        </Split>
      </Section>
      <Section id="urgent" branch={{ device: 'contact', load: 'lamp', lit: true }}>
        <Split ratio="even" aside={<SectionHeading id="urgent">No power, or something smells hot?</SectionHeading>}>
          <p className="lead">
            Do not wait for the form. Call now, day or night. If anyone is hurt or you see fire, call 911 first.
          </p>
          <Actions>
            <CallButton phone={phone} />
            <ArrowLink href={links.emergency}>24/7 emergency service</ArrowLink>
          </Actions>
        </Split>
      </Section>
      <RequestSection settings={form} copy={page.form} />
    </>
  )
}
