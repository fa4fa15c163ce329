import { Warning } from '@/components/service/warning'
import { PhoneFold } from '@/components/ui/phone-fold'
import { BranchList } from '@/components/ui/prose'
import { Paragraph } from '@/components/ui/rich-text'
import styles from './signs.module.css'

export type SignsProps = {
  heading: string
  intro?: string
  items: readonly string[]
  /** Signs that could hurt somebody. */
  warnings: readonly string[]
}

/** Signs that the service is needed, as a list. Dangerous signs are separate. */
export function Signs({ heading, intro, items, warnings }: SignsProps) {
  return (
    <div className={styles.signs}>
      <PhoneFold heading={heading}>
        <div className="stack">
          {intro && <Paragraph>{intro}</Paragraph>}
          <BranchList items={items} columns={2} />
        </div>
      </PhoneFold>
      {warnings.length > 0 && (
        <div className={styles.warnings}>
          {warnings.map((warning) => (
            <Warning key={warning}>
              <Paragraph>{warning}</Paragraph>
            </Warning>
          ))}
        </div>
      )}
    </div>
  )
}
