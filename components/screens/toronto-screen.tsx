import { StreetSymbols } from '@/components/drawings/house'
import { ServiceMap } from '@/components/drawings/service-map'
import { StreetIndex } from '@/components/drawings/street-index'
import { LeadForm } from '@/components/lead-form/lead-form'
import { NeighbourhoodCards } from '@/components/location/neighbourhood-cards'
import { TorontoHead } from '@/components/location/toronto-head'
import { TrustCards } from '@/components/location/trust-cards'
import { Offices } from '@/components/sections/offices'
import { PageForm } from '@/components/sections/page-form'
import { CallButton } from '@/components/ui/button'
import { Folds } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Beside, Section, SectionHeading } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import type { TorontoView } from '@/lib/views/toronto'
import styles from './toronto-screen.module.css'

/** /toronto: a street, every neighbourhood with a house of it, the map, what to know, both offices. */
export function TorontoScreen({ phone, page, breadcrumbs, rows, cards, more, form, offices }: TorontoView) {
  const { toronto } = uiWords
  const { example } = page.estimate
  return (
    <>
      <StreetSymbols />
      <TorontoHead
        breadcrumbs={breadcrumbs}
        h1={page.h1}
        lead={page.lead}
        form={<PageForm form={form} words={{ example }} />}
      >
        <CallButton phone={phone} label={fillTemplate(toronto.call, { phone: phone.display })} />
      </TorontoHead>
      <TrustCards {...page.trust} />
      <Section id="index" heading={page.neighbourhoods.heading} tone="dark" className={styles.index}>
        <Paragraph lead>{page.neighbourhoods.lead}</Paragraph>
        <StreetIndex label={toronto.index} rows={rows} />
      </Section>
      <Section id="neighbourhoods" tone="card" label={toronto.cards} className={styles.cards}>
        <NeighbourhoodCards cards={cards} more={more} />
      </Section>
      <Section id="map" heading={page.map.heading} underlined="narrow" tone="dark" className={styles.map}>
        <ServiceMap id="city-map" map="toronto" fed="toronto" />
      </Section>
      <Section id="contact" tone="band" knifeSwitch>
        <Beside
          aside={
            <LeadForm
              settings={form.settings}
              id="estimate"
              heading={page.estimate.heading}
              note={page.estimate.lead}
              example={example}
            />
          }
        >
          <SectionHeading id="contact">{page.facts.heading}</SectionHeading>
          <div className={styles.facts}>
            <Folds items={page.facts.items} />
          </div>
          <h2 className={styles.visit}>
            <HeadingText>{page.contact.heading}</HeadingText>
          </h2>
          <p className={styles.lead}>
            <RichText>{page.contact.lead}</RichText>
          </p>
          <Offices offices={offices} />
        </Beside>
      </Section>
    </>
  )
}
