import { AreaGrid } from '@/components/contact/area-grid'
import { ClickToCall } from '@/components/contact/click-to-call.client'
import { LargePhone } from '@/components/contact/large-phone'
import { OfficeMap } from '@/components/contact/office-map.client'
import { ServiceMap } from '@/components/drawings/service-map'
import { Island } from '@/components/islands/island'
import { HeadWords } from '@/components/sections/head-words'
import { Offices } from '@/components/sections/offices'
import { PageForm } from '@/components/sections/page-form'
import { ProofStrip } from '@/components/sections/proof-strip'
import { Split } from '@/components/sections/split'
import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { ContactView } from '@/lib/views/contact'
import styles from './contact-page.module.css'

/** Every way to reach the firm: the phone number, set large, beside the form; both offices on the map; all areas. */
export function ContactPage({ phone, page, breadcrumbs, proof, offices, areas, toronto, form }: ContactView) {
  const { contact, common } = uiWords
  const { emergency } = page
  return (
    <>
      <Section id="top" className={styles.head}>
        <Split wide="left">
          <div>
            <HeadWords breadcrumbs={breadcrumbs} h1={page.h1} />
            <LargePhone phone={phone} />
            <p className="lead">
              {contact.answered} <RichText>{page.lead}</RichText>
            </p>
            <div className={styles.actions}>
              <Island
                name="click-to-call"
                of={ClickToCall}
                slots={{
                  children: (
                    <Actions>
                      <CallButton phone={phone} label={contact.call} />
                      <ButtonLink href="#quote" variant="line">
                        {common.getAQuote}
                      </ButtonLink>
                    </Actions>
                  ),
                }}
              />
            </div>
            <p className="small">
              <strong>{emergency.heading}</strong> <RichText>{emergency.text}</RichText>
            </p>
          </div>
          <PageForm form={form} words={page.form} />
        </Split>
        <ProofStrip {...proof} />
      </Section>
      <Section id="offices" tone="band" className={styles.offices}>
        <Island
          name="office-map"
          of={OfficeMap}
          props={{ offices, words: contact.map }}
          slots={{
            drawing: <ServiceMap area="gta" />,
            children: (
              <div className={styles.words}>
                <SectionHeading id="offices">{page.offices.heading}</SectionHeading>
                <Paragraph lead>{page.offices.lead}</Paragraph>
                <Offices offices={offices} />
              </div>
            ),
          }}
        />
      </Section>
      <Section id="areas">
        <Split wide="right">
          <div className={styles.words}>
            <SectionHeading id="areas">{page.areas.heading}</SectionHeading>
            <Paragraph lead>{page.areas.lead}</Paragraph>
          </div>
          <AreaGrid areas={areas} more={toronto} />
        </Split>
      </Section>
    </>
  )
}
