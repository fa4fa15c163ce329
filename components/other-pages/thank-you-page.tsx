import { Fragment } from 'react'
import { ClearDrafts } from '@/components/browser/clear-drafts.client'
import { Breadcrumbs } from '@/components/chrome/breadcrumbs'
import { Street } from '@/components/drawings/street'
import { Island } from '@/components/islands/island'
import { ReturnActions } from '@/components/sections/call-actions'
import { Steps } from '@/components/sections/steps'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { ThankYouView } from '@/lib/views/thank-you'
import styles from './thank-you-page.module.css'

/** After a request was sent: when we answer, a street that is lit house by house, and what comes next. */
export function ThankYouPage({ phone, links, page, breadcrumbs }: ThankYouView) {
  return (
    <>
      <Island name="clear-drafts" of={ClearDrafts} />
      <Section id="top" tone="night" className={styles.head}>
        <Breadcrumbs items={breadcrumbs} />
        <h1 id="top-heading">
          {page.h1.split(/(?<=\.) /).map((sentence) => (
            <Fragment key={sentence}>
              <span className="unbroken">{sentence}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <Paragraph lead>{page.lead}</Paragraph>
        <ReturnActions phone={phone} homeHref={links.home} />
        <p className="small">
          <RichText>{page.emergency}</RichText>
        </p>
        <div className={styles.street} data-no-print="">
          <Street name="thank-you" />
        </div>
      </Section>
      <Steps id="next" heading={page.next.heading} items={page.next.items} />
    </>
  )
}
