import { TitledText } from '@/components/ui/rich-text'
import type { Step } from '@/content/types'
import styles from './reasons.module.css'

/** Titled items in columns, each under a thin line: reasons, things to check. */
export function Reasons({ items, columns = 4 }: { items: readonly Step[]; columns?: 2 | 3 | 4 | 5 }) {
  return (
    <ul className={styles.reasons} data-columns={columns}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <TitledText title={title} text={text} />
        </li>
      ))}
    </ul>
  )
}
