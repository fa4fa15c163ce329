import type { ReactNode } from 'react'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { CategoryLook } from '@/content/types'
import type { Href } from '@/lib/routes'
import styles from './choices.module.css'

export type Choice = {
  /** What the visitor sees or wants. */
  question: string
  /** Where that leads: a service, or what it is called. */
  answer: string
  href?: Href
  text: string
}

export type ChoicesProps = {
  heading: string
  lead?: string
  items: readonly Choice[]
  /** Rows branching off the riser, or (from 960 px) columns under one horizontal line, on a dark background. */
  layout?: CategoryLook['choices']
  /** For visitors whom none of the choices fits, and folds. */
  children?: ReactNode
}

/** A decision tree, for visitors who do not know which service they need. */
export function Choices({ heading, lead, items, layout = 'rows', children }: ChoicesProps) {
  const columns = layout === 'columns'
  return (
    <Section
      id="choices"
      heading={heading}
      underlined={!columns}
      tone={columns ? 'dusk' : 'paper'}
      knifeSwitch
      glows={!columns}
    >
      {lead && <Paragraph lead>{lead}</Paragraph>}
      <ul className={styles.choices} data-layout={layout} style={{ '--count': items.length }}>
        {items.map(({ question, answer, href, text }) => (
          <li key={question}>
            <h3>{question}</h3>
            <div className={styles.answer}>
              <i className={styles.arrow} aria-hidden="true" />
              {href ? <a href={href}>{answer}</a> : <b className={styles.name}>{answer}</b>}
              <Paragraph>{text}</Paragraph>
            </div>
          </li>
        ))}
      </ul>
      {children && <div className={styles.end}>{children}</div>}
    </Section>
  )
}
