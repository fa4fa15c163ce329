import { ServiceMap } from '@/components/drawings/service-map'
import { Breadcrumbs } from '@/components/sections/breadcrumbs'
import { CallActions } from '@/components/sections/call-actions'
import { ProofItem, ProofList } from '@/components/sections/proof-strip'
import { displayWidth } from '@/components/ui/display-width'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { PlaceId, Step } from '@/content/schema'
import type { Page } from '@/lib/content/pages'
import type { Href } from '@/lib/routes'
import styles from './place-head.module.css'

/** A copy of `--letter-spacing-display` (app/tokens.css), in ems. */
const LETTER_SPACING = -0.022

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

/** A place's head: name, answers, call, reasons, map. The wire leads to the office on the map, then to the place. */
export function PlaceHead({ page, h1, name, place, answers, requestHref, reasonsHeading, reasons }: PlaceHeadProps) {
  const before = h1.endsWith(name) ? h1.slice(0, -name.length).trim() : ''
  const largeText = before ? name : h1
  // No word of the name is wider than its column.
  const ems = Math.max(...largeText.split(' ').map((word) => displayWidth(word, LETTER_SPACING))).toFixed(2)
  return (
    <Section id="top" className={styles.head}>
      <div className={styles.name}>
        <Breadcrumbs page={page} />
        <h1 id="top-heading" style={{ '--ems': ems }}>
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
      <div className={styles.map} data-no-print="">
        <ServiceMap lit={place} />
      </div>
      <div className={styles.reasons}>
        <ProofList label={reasonsHeading}>
          {reasons.map(({ title, text }) => (
            <ProofItem key={title} title={title}>
              <RichText>{text}</RichText>
            </ProofItem>
          ))}
        </ProofList>
      </div>
    </Section>
  )
}
