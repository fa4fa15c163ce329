import { Fragment } from 'react'
import { Street } from '@/components/drawings/street'
import { PageLayout } from '@/components/layout/page-layout'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { CallActions } from '@/components/sections/call-actions'
import { Steps } from '@/components/sections/steps'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { commonWords } from '@/content/interface'
import { pageAt } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { routes } from '@/lib/routes'
import styles from './thank-you-page.module.css'

/** After a request was sent: when we answer, a street that is lit house by house, and what comes next. */
export function ThankYouPage() {
  const { 'thank-you': thankYouPage } = siteContent().singlePages
  const page = pageAt(routes.thankYou())
  const copy = renderCopy(thankYouPage, page)
  return (
    <PageLayout page={page}>
      <Section id="top" tone="night" className={styles.head}>
        <Breadcrumbs page={page} />
        <h1 id="top-heading" data-request-received="">
          {copy.h1.split(/(?<=\.) /).map((sentence) => (
            <Fragment key={sentence}>
              <span className="unbroken">{sentence}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <Paragraph lead>{copy.lead}</Paragraph>
        <CallActions page={page} href={routes.home()} label={commonWords.returnHome} />
        <Paragraph className="small">{copy.emergency}</Paragraph>
        <div className={styles.street} data-no-print="">
          <Street name="thank-you" />
        </div>
      </Section>
      <Steps id="next" heading={copy.next.heading} items={copy.next.items} />
    </PageLayout>
  )
}
