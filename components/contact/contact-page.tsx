import { ClickToCall } from '@/components/contact/click-to-call.client'
import { LargePhone } from '@/components/contact/large-phone'
import { OfficeMap } from '@/components/contact/office-map.client'
import { ServiceMap } from '@/components/drawings/service-map'
import { Island } from '@/components/islands/island'
import { PageLayout } from '@/components/layout/page-layout'
import { CallActions } from '@/components/sections/call-actions'
import { Offices } from '@/components/sections/offices'
import { PageForm } from '@/components/sections/page-form'
import { PageHeadText } from '@/components/sections/page-head-text'
import { ProofStrip } from '@/components/sections/proof-strip'
import { BesideHeading, TwoColumns } from '@/components/sections/two-columns'
import { LinkItems } from '@/components/ui/link-items'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { commonWords, contactWords } from '@/content/interface'
import { linkTo } from '@/lib/content/links'
import { officeCards } from '@/lib/content/offices'
import { pageAt } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { fillTokens } from '@/lib/fill-tokens'
import { routes } from '@/lib/routes'
import styles from './contact-page.module.css'

/** The contact page: a large phone number beside the form, all offices on the map, all areas. */
export function ContactPage() {
  const { neighbourhoodIds, townIds } = siteContent()
  const { contact: contactPage } = siteContent().singlePages
  const page = pageAt(routes.contact())
  const copy = renderCopy(contactPage, page)
  const { emergency } = copy
  const toronto = {
    label: fillTokens(commonWords.neighbourhoods, { count: neighbourhoodIds.length }),
    href: routes.toronto(),
  }
  return (
    <PageLayout page={page} hasForm>
      <Section id="top" className={styles.head}>
        <TwoColumns wide="left">
          <div>
            <PageHeadText page={page} h1={copy.h1} />
            <LargePhone phone={page.office.phone} />
            <p className="lead">
              {contactWords.answered} <RichText>{copy.lead}</RichText>
            </p>
            <div className={styles.actions}>
              <Island name="click-to-call">
                <ClickToCall>
                  <CallActions page={page} />
                </ClickToCall>
              </Island>
            </div>
            <p className="small">
              <strong>{emergency.heading}</strong> <RichText>{emergency.text}</RichText>
            </p>
          </div>
          <PageForm page={page} formText={copy.form} nextSteps="below" />
        </TwoColumns>
        <ProofStrip page={page} />
      </Section>
      <Section id="offices" tone="band" className={styles.offices}>
        <Island name="office-map">
          <OfficeMap offices={officeCards(page.office)} words={contactWords.map} drawing={<ServiceMap />}>
            <div className="stack">
              <SectionHeading id="offices">{copy.offices.heading}</SectionHeading>
              <Paragraph lead>{copy.offices.lead}</Paragraph>
              <Offices page={page} />
            </div>
          </OfficeMap>
        </Island>
      </Section>
      <BesideHeading id="areas" heading={copy.areas.heading} lead={copy.areas.lead}>
        <ul className={`${styles.places} link-list plain-links`}>
          <LinkItems items={[...townIds.map(linkTo), toronto]} />
        </ul>
      </BesideHeading>
    </PageLayout>
  )
}
