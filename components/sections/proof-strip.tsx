import type { ReactNode } from 'react'
import { Island } from '@/components/islands/island'
import { OpenNow } from '@/components/sections/open-now.client'
import { CopyText } from '@/components/ui/copy-text'
import { proofWords } from '@/content/interface'
import { weekdays } from '@/content/schema/facts'
import { clockOffsets } from '@/lib/clock-offsets'
import type { Page } from '@/lib/content/pages'
import { siteContent } from '@/lib/content/site-content'
import { setRanges } from '@/lib/content/typography'
import { fillTokens } from '@/lib/fill-tokens'
import { routes } from '@/lib/routes'
import { closuresFrom } from '@/lib/site'
import styles from './proof-strip.module.css'

type ProofListProps = {
  /** What the list is called. */
  label?: string
  /** For three facts in a narrow column: one in each row, from 768 px in one line, from 960 px in three columns. */
  narrow?: boolean
  children: ReactNode
}

/** Facts in two columns; from 768 px in one line, from 960 px in four equal columns. */
export function ProofList({ label, narrow, children }: ProofListProps) {
  return (
    <ul className={styles.proof} data-narrow={narrow ? '' : undefined} aria-label={label}>
      {children}
    </ul>
  )
}

/** One fact: a bold title, and a sentence or link. */
export function ProofItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <b>
        <CopyText>{title}</CopyText>
      </b>
      <span>{children}</span>
    </li>
  )
}

/** Four facts under the call of a page's head: licence, reviews, insurance and age, the hours of the page's office. */
export function ProofStrip({ page }: { page: Page }) {
  const { business, claims } = siteContent()
  const { licence } = business
  const { days, opens, closes, label } = page.office.hours
  const closures = closuresFrom().map(({ from, to }) => ({ from, to }))
  const rating = { rating: claims.ratingBoth.value, count: claims.reviewsBoth.value }
  return (
    <ProofList>
      <li>
        <b>{licence.label}</b>
        <a href={licence.checkAt}>
          {fillTokens(proofWords.check, { number: licence.number })}
          <span className={styles.more}>{` ${proofWords.withEsa}`}</span>
        </a>
      </li>
      <li>
        <b>{fillTokens(proofWords.rating, rating)}</b>
        <a href={`${routes.home()}#testimonials`}>{proofWords.readSome}</a>
      </li>
      <ProofItem title={proofWords.insured}>
        {page.path === routes.about()
          ? proofWords.certificate
          : fillTokens(proofWords.since, { year: claims.sinceServices.value })}
      </ProofItem>
      <li className={styles.hours}>
        <Island name="open-now">
          <OpenNow
            times={{ days: days.map((day) => (weekdays.indexOf(day) + 1) % 7), opens, closes, closures }}
            clock={clockOffsets()}
            label={setRanges(label)}
            words={proofWords.open}
          />
        </Island>
        <span>{proofWords.emergencies}</span>
      </li>
    </ProofList>
  )
}
