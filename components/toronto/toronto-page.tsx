import { StreetSymbols } from '@/components/drawings/street-house'
import { PageLayout } from '@/components/layout/page-layout'
import { RequestForm } from '@/components/request-form/request-form'
import { NextSteps } from '@/components/sections/next-steps'
import { Offices } from '@/components/sections/offices'
import { PageForm } from '@/components/sections/page-form'
import { TwoColumns } from '@/components/sections/two-columns'
import { Skyline } from '@/components/toronto/skyline'
import { TorontoHead } from '@/components/toronto/toronto-head'
import { Folds } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { linkTo } from '@/lib/content/links'
import { pageAt } from '@/lib/content/pages'
import { summaryOf } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { requestFormSettings } from '@/lib/requests/request-form-settings'
import { routes } from '@/lib/routes'
import { pageTitle } from '@/lib/seo/seo-fields'
import styles from './toronto-page.module.css'

/** Neighbourhoods after this many are links below the cards. */
export const MAX_CARDS = 18

/** /toronto: the head with the form; every neighbourhood on the skyline; what to know, the offices, the second form. */
export function TorontoPage() {
  const { neighbourhoodIds } = siteContent()
  const { toronto: torontoPage } = siteContent().singlePages
  const page = pageAt(routes.toronto())
  const copy = renderCopy(torontoPage, page)
  const { example } = copy.estimate
  const cards = neighbourhoodIds.slice(0, MAX_CARDS).map((place) => {
    const { label: name, href } = linkTo(place)
    return { place, name, href, summary: renderCopy(summaryOf(place), page) }
  })
  return (
    <PageLayout page={page} hasForm>
      <StreetSymbols />
      <TorontoHead
        page={page}
        h1={copy.h1}
        lead={copy.lead}
        trust={copy.trust}
        form={<PageForm page={page} formText={{ example }} nextSteps="none" />}
      />
      <Section id="neighbourhoods" heading={copy.neighbourhoods.heading} tone="card" className={styles.neighbourhoods}>
        <Paragraph lead>{copy.neighbourhoods.lead}</Paragraph>
        <Skyline cards={cards} more={neighbourhoodIds.slice(MAX_CARDS).map(linkTo)} />
      </Section>
      <Section id="toronto-facts" tone="band">
        <TwoColumns wide="left">
          <div>
            <SectionHeading id="toronto-facts">{copy.facts.heading}</SectionHeading>
            <div className={styles.facts}>
              <Folds items={copy.facts.items} />
            </div>
            <h2 className={styles.visit}>
              <HeadingText>{copy.contact.heading}</HeadingText>
            </h2>
            <Paragraph>{copy.contact.lead}</Paragraph>
            <div className={styles.offices}>
              <Offices page={page} />
            </div>
          </div>
          {/* Without the person, who is beside the first form. */}
          <RequestForm
            settings={requestFormSettings(page, pageTitle(page))}
            id="estimate"
            heading={copy.estimate.heading}
            lead={copy.estimate.lead}
            example={example}
            foot={<NextSteps page={page} />}
          />
        </TwoColumns>
      </Section>
    </PageLayout>
  )
}
