import type { ReactNode } from 'react'
import { Street } from '@/components/drawings/street'
import { SafetySteps } from '@/components/emergency/safety-steps'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { emergencyWords } from '@/content/interface'
import type { EmergencyContent } from '@/content/schema'
import styles from './situations.module.css'

type SituationsProps = EmergencyContent['situations'] & {
  /** A drawing of the fault. */
  drawing?: ReactNode
}

/** The situations, each with its steps. A street comes last in its item, because its HTML is large. */
export function Situations({ heading, items, after, drawing }: SituationsProps) {
  return (
    <Section id="situations" heading={heading} tone="night" className={styles.section}>
      {drawing && (
        <div className={styles.drawing} data-no-print="">
          {drawing}
        </div>
      )}
      <ul className={styles.situations} data-print-plain="">
        {items.map((situation, index) => (
          <li key={situation.id} data-after-first-screen={index === 1 ? '' : undefined}>
            <div>
              <h3>
                <HeadingText>{situation.heading}</HeadingText>
              </h3>
              <p className={styles.who}>{situation.who ?? emergencyWords.whomToCallFirst[situation.callFirst]}</p>
              <Paragraph>{situation.firstStep}</Paragraph>
            </div>
            <SafetySteps sequence={situation} />
            {situation.street && (
              <div className={styles.street} data-no-print="">
                <Street name={situation.street} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {after && <Paragraph className={styles.after}>{after}</Paragraph>}
    </Section>
  )
}
