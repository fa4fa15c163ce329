import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/chrome/breadcrumbs'
import { PlaceMap } from '@/components/drawings/service-map'
import { displayWidth } from '@/components/ui/display-width'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { LocationPath } from '@/content/types'
import type { LinkItem } from '@/lib/content/links'
import styles from './location-head.module.css'

export type LocationHeadProps = {
  breadcrumbs: readonly LinkItem[]
  /** Ends with the place's name, which is set large. */
  h1: string
  name: string
  place: LocationPath
  near: readonly LocationPath[]
  /** Four short answers on the first screen. */
  answers: readonly { question: string; answer: string; small?: string }[]
  children: ReactNode
}

/** A name of more letters than this is set on two lines. */
const oneLine = 11
/** A place's head: its name underlined by a line that continues into the map; four answers; the call. */
export function LocationHead({ breadcrumbs, h1, name, place, near, answers, children }: LocationHeadProps) {
  const before = h1.endsWith(name) ? h1.slice(0, -name.length).trim() : ''
  const set = before ? name : h1
  const lines = set.length <= oneLine ? [set] : set.split(' ')
  // The size follows from the column: column / longest line.
  const ems = Math.max(...lines.map(displayWidth)).toFixed(2)
  return (
    <Section id="top" tone="dark" wire="head" className={styles.head}>
      <div className={styles.title}>
        <Breadcrumbs items={breadcrumbs} />
        <h1 id="top-heading">
          {before && <span className={styles.before}>{before} </span>}
          <span className={styles.name} data-lines={lines.length} style={{ '--ems': ems }}>
            {set}
          </span>
        </h1>
        <div className={styles.map} data-no-print="">
          <PlaceMap id="place" place={place} near={near} />
        </div>
      </div>
      <dl className={styles.answers}>
        {answers.map(({ question, answer, small }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <RichText unbroken>{answer}</RichText> {small && <small>{small}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>{children}</div>
    </Section>
  )
}
