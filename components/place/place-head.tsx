import { PlaceRoute } from '@/components/drawings/place-route'
import { Street } from '@/components/drawings/street'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { CallActions } from '@/components/sections/call-actions'
import { CopyText } from '@/components/ui/copy-text'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { PlaceId, Step } from '@/content/schema'
import type { Page } from '@/lib/content/pages'
import { displayWidth } from '@/lib/display-width'
import type { Href } from '@/lib/routes'
import styles from './place-head.module.css'

/** A copy of `--letter-spacing-display` (app/tokens.css), in ems. */
const LETTER_SPACING = -0.022
/** A name wider than this is in two lines where the column is narrow, in ems. */
const MAX_LINE = 7.6

type PlaceHeadProps = {
  page: Page
  /** Ends with the place's name, which is set large. */
  h1: string
  name: string
  place: PlaceId
  /** Three short answers on the first screen. */
  answers: readonly { question: string; answer: string; small?: string }[]
  requestHref: Href
  reasonsHeading: string
  reasons: readonly Step[]
}

/** A place's head: name, answers, call, its street at night, reasons. The wire leads to our office and the place. */
export function PlaceHead({ page, h1, name, place, answers, requestHref, reasonsHeading, reasons }: PlaceHeadProps) {
  const before = h1.endsWith(name) ? h1.slice(0, -name.length).trim() : ''
  const largeText = before ? name : h1
  const { ems, lineEms, isLong } = widestLine(largeText)
  return (
    <Section id="top" tone="night" bleed className={styles.head}>
      <div className={styles.name}>
        <Breadcrumbs page={page} />
        <h1
          id="top-heading"
          style={{ '--ems': ems.toFixed(2), '--line-ems': lineEms.toFixed(2) }}
          data-long={isLong ? '' : undefined}
        >
          {before && <small>{before} </small>}
          {largeText}
        </h1>
      </div>
      <div className={styles.text}>
        <dl>
          {answers.map(({ question, answer, small }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <RichText>{answer}</RichText> {small && <small>{small}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <CallActions page={page} href={requestHref} />
      </div>
      <div className={styles.route} data-no-print="">
        <PlaceRoute place={place} />
      </div>
      <div className={styles.street} data-no-print="">
        <Street name={place} />
      </div>
      <ul className={`small ${styles.reasons}`} data-print-plain="" aria-label={reasonsHeading}>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <b>
              <CopyText>{title}</CopyText>
            </b>{' '}
            <span>
              <RichText>{text}</RichText>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The width of a name in ems: in one line, and of the wider one of two lines, if one line is too wide. */
function widestLine(name: string): { ems: number; lineEms: number; isLong: boolean } {
  const widthOf = (words: readonly string[]) => displayWidth(words.join(' '), LETTER_SPACING)
  const words = name.split(' ')
  const whole = widthOf(words)
  if (whole <= MAX_LINE) return { ems: whole, lineEms: whole, isLong: false }
  const splits = words.map((_, at) => Math.max(widthOf(words.slice(0, at)), widthOf(words.slice(at))))
  return { ems: Math.min(...splits), lineEms: whole, isLong: words.length > 1 }
}
