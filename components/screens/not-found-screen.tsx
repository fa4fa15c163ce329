import { MissingPathLog } from '@/components/browser/missing-path-log.client'
import { RequestSection } from '@/components/sections/request-section'
import { Actions, ButtonLink, CallButton } from '@/components/ui/button'
import { CircuitSymbol } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import { Wrap } from '@/components/ui/wrap'
import type { NotFoundPage, PhoneNumber } from '@/lib/content/types'
import type { LeadFormSettings } from '@/lib/leads/form'
import type { SiteLinks } from '@/lib/views/page-context'
import styles from './not-found-screen.module.css'

/** The 404: its zero is a lamp. */
export function NotFoundScreen({
  phone,
  links,
  page,
  form,
}: {
  phone: PhoneNumber
  links: SiteLinks
  page: NotFoundPage
  form: LeadFormSettings
}) {
  return (
    <>
      <MissingPathLog />
      <section className={styles.head} data-surface="dark" aria-labelledby="page-title">
        <Wrap>
          <div className={styles.grid}>
            <div className={styles.huge}>
              <span className="vh">404</span>
              <span aria-hidden="true">4</span>
              <CircuitSymbol name="lamp-solo" />
              <span aria-hidden="true">4</span>
            </div>
            <h1 id="page-title">{page.h1}</h1>
            <p className="lead">
              <RichText>{page.lead}</RichText>
            </p>
            <Actions>
              <ButtonLink href={links.home} variant="live">
                Return to Home
              </ButtonLink>
              <CallButton phone={phone} variant="line" />
            </Actions>
          </div>
        </Wrap>
      </section>
      <RequestSection settings={form} copy={page.form} />
    </>
  )
}
