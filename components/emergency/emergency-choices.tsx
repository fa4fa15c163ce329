import type { ReactNode } from 'react'
import { Street } from '@/components/drawings/street'
import { SafetySteps } from '@/components/emergency/safety-steps'
import { HeadingText } from '@/components/ui/heading-text'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { emergencyWords } from '@/content/interface'
import type { Situation } from '@/content/schema'
import styles from './emergency-choices.module.css'

type EmergencyChoicesProps = {
  heading: string
  items: readonly Situation[]
  after?: string
  /** A drawing of the fault. */
  drawing?: ReactNode
}

/** The situations, each with its steps. A street comes last in its item, because its HTML is large. */
export function EmergencyChoices({ heading, items, after, drawing }: EmergencyChoicesProps) {
  return (
    <Section id="choices" heading={heading} tone="night" className={styles.section}>
      <div className={styles.layout} data-print-plain="">
        {drawing && (
          <div className={styles.drawing} data-no-print="">
            {drawing}
          </div>
        )}
        <ul className={styles.ways} data-print-plain="">
          {items.map((choice, index) => (
            <li key={choice.id} data-after-first-screen={index === 1 ? '' : undefined}>
              <div>
                <h3>
                  <HeadingText>{choice.heading}</HeadingText>
                </h3>
                <p className={styles.who}>{choice.who ?? emergencyWords.firsts[choice.callFirst]}</p>
                <p>
                  <RichText>{choice.line}</RichText>
                </p>
              </div>
              <SafetySteps sequence={choice} />
              {choice.art && (
                <div className={styles.street} data-no-print="">
                  <Street name={choice.art} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
      {after && (
        <p className={styles.after}>
          <RichText>{after}</RichText>
        </p>
      )}
    </Section>
  )
}
