import { NumberedList } from '@/components/ui/prose'
import { Paragraph } from '@/components/ui/rich-text'
import type { SafetySequence } from '@/content/schema'
import styles from './safety-steps.module.css'

/** What to do, in order. Its id is the link target of the steps: browsers open a `<details>` around a link's target. */
export function SafetySteps({ sequence }: { sequence: SafetySequence }) {
  const { id, intro, steps, after } = sequence
  return (
    <div className={styles.steps} id={id}>
      {intro && <Paragraph>{intro}</Paragraph>}
      <NumberedList items={steps} />
      {after && <Paragraph>{after}</Paragraph>}
    </div>
  )
}
