import { AreaGrid } from '@/components/contact/area-grid'
import { ClickToCall } from '@/components/contact/click-to-call.client'
import { LargePhone } from '@/components/contact/large-phone'
import { OfficeMap } from '@/components/contact/office-map.client'
import { ServiceMap } from '@/components/drawings/service-map'
import { Island } from '@/components/islands/island'
import { HeadWords } from '@/components/sections/head-words'
import { Offices } from '@/components/sections/offices'
import { PageForm } from '@/components/sections/page-form'
import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Beside, Section, SectionHeading } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { ContactView } from '@/lib/views/contact'
import styles from './contact-screen.module.css'

/** Every way to reach the firm: the phone number, set large; both offices on the map; links to all areas; the form. */
export function ContactScreen({ phone, page, breadcrumbs, offices, areas, toronto, form }: ContactView) {
  const { contact, common } = uiWords
  return (
    <>
      <Section id="top" tone="night" wire="head" className={styles.head}>
        <HeadWords breadcrumbs={breadcrumbs} h1={page.h1} />
        <LargePhone phone={phone} />
        <div className={styles.ways}>
          <div>
            <p className="lead">{contact.answered}</p>
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
          <div className={styles.notes}>
            <Paragraph>{page.lead}</Paragraph>
            <h2>
              <HeadingText>{page.emergency.heading}</HeadingText>
            </h2>
            <Paragraph>{page.emergency.text}</Paragraph>
          </div>
        </div>
      </Section>
      <Section id="offices" heading={page.offices.heading} underlined="narrow" className={styles.offices}>
        <p className={styles.visit}>
          <RichText>{page.offices.lead}</RichText>
        </p>
        <Island
          name="office-map"
          of={OfficeMap}
          props={{ offices, words: contact.map }}
          slots={{
            drawing: <ServiceMap id="office-map" map="gta" fed="woodbridge" />,
            children: <Offices offices={offices} />,
          }}
        />
      </Section>
      <Section id="areas" tone="night" knifeSwitch className={styles.areas}>
        <Beside aside={<PageForm form={form} words={page.form} />}>
          <SectionHeading id="areas" underlined>
            {page.areas.heading}
          </SectionHeading>
          <p className={styles.lead}>
            <RichText>{page.areas.lead}</RichText>
          </p>
          <AreaGrid areas={areas} more={toronto} />
        </Beside>
      </Section>
    </>
  )
}
