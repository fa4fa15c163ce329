import { TitledText } from '@/components/ui/rich-text'
import type { Step } from '@/content/schema'
import styles from './reasons.module.css'

/** Reasons to choose us, each under a line; two columns on a desktop. */
export function Reasons({ items }: { items: readonly Step[] }) {
  return (
    <ul className={styles.reasons}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <TitledText title={title} text={text} />
        </li>
      ))}
    </ul>
  )
}
