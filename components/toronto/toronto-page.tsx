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
  const path = routes.toronto()
  const page = renderCopy(torontoPage, path)
  const { example } = page.estimate
  const cards = neighbourhoodIds.slice(0, MAX_CARDS).map((place) => {
    const { label: name, href } = linkTo(place)
    return { place, name, href, summary: renderCopy(summaryOf(place), path) }
  })
  return (
    <PageLayout path={path} hasForm>
      <StreetSymbols />
      <TorontoHead
        path={path}
        h1={page.h1}
        lead={page.lead}
        trust={page.trust}
        form={<PageForm path={path} formText={{ example }} hasNextSteps={false} />}
      />
      <Section id="neighbourhoods" heading={page.neighbourhoods.heading} tone="card" className={styles.neighbourhoods}>
        <Paragraph lead>{page.neighbourhoods.lead}</Paragraph>
        <Skyline cards={cards} more={neighbourhoodIds.slice(MAX_CARDS).map(linkTo)} />
      </Section>
      <Section id="toronto-facts" tone="band">
        <TwoColumns wide="left">
          <div>
            <SectionHeading id="toronto-facts">{page.facts.heading}</SectionHeading>
            <div className={styles.facts}>
              <Folds items={page.facts.items} />
            </div>
            <h2 className={styles.visit}>
              <HeadingText>{page.contact.heading}</HeadingText>
            </h2>
            <Paragraph>{page.contact.lead}</Paragraph>
            <div className={styles.offices}>
              <Offices path={path} />
            </div>
          </div>
          {/* Without the person, who is beside the first form. */}
          <RequestForm
            settings={requestFormSettings(path, pageTitle(path))}
            id="estimate"
            heading={page.estimate.heading}
            lead={page.estimate.lead}
            example={example}
            foot={<NextSteps path={path} />}
          />
        </TwoColumns>
      </Section>
    </PageLayout>
  )
}
