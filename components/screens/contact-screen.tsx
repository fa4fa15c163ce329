import { ClickToCall } from '@/components/contact/click-to-call.client'
import type { OfficePlace } from '@/components/contact/leaflet-map'
import { OfficeMap } from '@/components/contact/office-map.client'
import { LeadForm } from '@/components/lead-form/lead-form'
import { AreaGrid } from '@/components/sections/area-grid'
import { type OfficeCard, Offices } from '@/components/sections/offices'
import { PageHead } from '@/components/sections/page-head'
import { Actions, ArrowLink, CallButton } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHead, SectionHeading, Split } from '@/components/ui/section'
import type { LinkItem } from '@/lib/content/links'
import type { ContactPage, PhoneNumber } from '@/lib/content/types'
import type { LeadFormSettings } from '@/lib/leads/form'
import type { SiteLinks } from '@/lib/views/page-context'
import styles from './contact-screen.module.css'

export type ContactScreenProps = {
  phone: PhoneNumber
  links: SiteLinks
  page: ContactPage
  breadcrumbs: readonly LinkItem[]
  offices: readonly (OfficeCard & OfficePlace)[]
  /** Every area page. */
  areas: readonly LinkItem[]
  form: LeadFormSettings
}

/** Every way to reach the firm: the form, the emergency number, both offices, and each area's own page. */
export function ContactScreen({ phone, links, page, breadcrumbs, offices, areas, form }: ContactScreenProps) {
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        h1={page.h1}
        lead={page.lead}
        street
        tallSide
        side={<LeadForm settings={form} heading={page.form.heading} example={page.form.example} />}
      >
        <Actions>
          <CallButton phone={phone} />
        </Actions>
        <p className={styles.form}>
          <RichText>{page.form.lead}</RichText>
        </p>
      </PageHead>
      <Section id="emergency-call" tone="card" branch={{ device: 'contact', load: 'lamp', lit: true }}>
        <Split ratio="even" aside={<SectionHeading id="emergency-call">{page.emergency.heading}</SectionHeading>}>
          <p className="lead">
            <RichText>{page.emergency.text}</RichText>
          </p>
          <div className={styles.actions}>
            <ClickToCall label="emergency">
              <Actions>
                <CallButton phone={phone} label={`Emergency: call ${phone.display}`} />
                <ArrowLink href={links.emergency}>24/7 emergency service</ArrowLink>
              </Actions>
            </ClickToCall>
          </div>
        </Split>
      </Section>
      <Section id="offices" branch={{ device: 'transformer', load: 'panel' }}>
        <SectionHead id="offices" heading={page.offices.heading}>
          <RichText>{page.offices.lead}</RichText>
        </SectionHead>
        <div className={styles.offices}>
          <Offices offices={offices} />
          <OfficeMap places={offices} />
        </div>
      </Section>
      <Section id="areas" tone="band" branch={{ device: 'breaker', load: 'panel' }}>
        <SectionHead id="areas" heading={page.areas.heading}>
          <RichText>{page.areas.lead}</RichText>
        </SectionHead>
        <AreaGrid areas={areas} />
      </Section>
    </>
  )
}
