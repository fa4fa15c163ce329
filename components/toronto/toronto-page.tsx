import { StreetSymbols } from '@/components/drawings/house'
import { LeadForm } from '@/components/lead-form/lead-form'
import { Offices } from '@/components/sections/offices'
import { PageForm } from '@/components/sections/page-form'
import { Split } from '@/components/sections/split'
import { Skyline } from '@/components/toronto/skyline'
import { TorontoHead } from '@/components/toronto/toronto-head'
import { Folds } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { TorontoView } from '@/lib/views/toronto'
import styles from './toronto-page.module.css'

/** /toronto: the head with the form; every neighbourhood on the skyline; what to know, both offices, the second form. */
export function TorontoPage({ phone, page, breadcrumbs, cards, more, form, offices }: TorontoView) {
  const { example } = page.estimate
  return (
    <>
      <StreetSymbols />
      <TorontoHead
        breadcrumbs={breadcrumbs}
        h1={page.h1}
        lead={page.lead}
        phone={phone}
        trust={page.trust}
        form={<PageForm form={form} words={{ example }} />}
      />
      <Section id="neighbourhoods" heading={page.neighbourhoods.heading} tone="card" className={styles.neighbourhoods}>
        <Paragraph lead>{page.neighbourhoods.lead}</Paragraph>
        <Skyline cards={cards} more={more} />
      </Section>
      <Section id="contact" tone="band">
        <Split wide="left">
          <div>
            <SectionHeading id="contact">{page.facts.heading}</SectionHeading>
            <div className={styles.facts}>
              <Folds items={page.facts.items} />
            </div>
            <h2 className={styles.visit}>
              <HeadingText>{page.contact.heading}</HeadingText>
            </h2>
            <Paragraph>{page.contact.lead}</Paragraph>
            <div className={styles.offices}>
              <Offices offices={offices} />
            </div>
          </div>
          <LeadForm
            settings={form.settings}
            id="estimate"
            heading={page.estimate.heading}
            note={page.estimate.lead}
            example={example}
          />
        </Split>
      </Section>
    </>
  )
}
