import { SafetySteps } from '@/components/emergency/safety-steps'
import { HeadingText } from '@/components/ui/heading-text'
import { Breaker } from '@/components/ui/panel'
import { Section } from '@/components/ui/section'
import type { SafetySequence } from '@/content/types'
import styles from './breaker-folds.module.css'

/** Folds drawn as tripped breakers on a panel; opening one switches its breaker on. */
export function BreakerFolds({ heading, items }: { heading: string; items: readonly SafetySequence[] }) {
  return (
    <Section id="else" heading={heading} underlined tone="night" wire="dead" knifeSwitch className={styles.section}>
      <div className={styles.panel} data-print-plain="" data-surface="light">
        {items.map((sequence) => (
          <details key={sequence.id} name="else">
            <summary>
              <Breaker side="right" />
              <h3>
                <HeadingText>{sequence.heading}</HeadingText>
              </h3>
            </summary>
            <SafetySteps sequence={sequence} />
          </details>
        ))}
      </div>
    </Section>
  )
}
