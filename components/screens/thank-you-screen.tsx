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
import styles from './thank-you-screen.module.css'

/** After a request was sent: a street at night in which one window lights up, when we answer, and what comes next. */
export function ThankYouScreen({ phone, links, page, breadcrumbs }: ThankYouView) {
  return (
    <>
      <Island name="clear-drafts" of={ClearDrafts} />
      <Section id="top" tone="night" wire="head" className={styles.head}>
        <div>
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
        </div>
        <div className={styles.street} data-no-print="">
          <div className={styles.wide}>
            <Street name="thank-you" note={page.caption} />
          </div>
          <div className={styles.phone}>
            <Street name="thank-you-phone" note={page.caption} />
          </div>
        </div>
        <p className={styles.emergency}>
          <RichText>{page.emergency}</RichText>
        </p>
      </Section>
      <Steps id="next" heading={page.next.heading} items={page.next.items} />
    </>
  )
}
