import { HeadingText } from '@/components/ui/heading-text'
import { BranchList } from '@/components/ui/prose'
import styles from './ready-list.module.css'

/** What to have ready for the call: a small heading and a list. */
export function ReadyList({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div className={styles.ready}>
      <h3>
        <HeadingText>{heading}</HeadingText>
      </h3>
      <BranchList items={items} />
    </div>
  )
}
