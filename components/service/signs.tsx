import { Warning } from '@/components/service/warning'
import { HeadingText } from '@/components/ui/heading-text'
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
      <div>
        <h3>
          <HeadingText>{heading}</HeadingText>
        </h3>
        {intro && <Paragraph>{intro}</Paragraph>}
        <BranchList items={items} columns={2} />
      </div>
      {warnings.map((warning) => (
        <Warning key={warning}>
          <Paragraph>{warning}</Paragraph>
        </Warning>
      ))}
    </div>
  )
}
