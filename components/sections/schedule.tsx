import { HeadingText } from '@/components/ui/heading-text'
import { RichText } from '@/components/ui/rich-text'
import styles from './schedule.module.css'

export type ScheduleRow = { name: string; href: string; summary: string; circuit: string; price?: string }

/** The category's services, set like the panel schedule inside a panel's door. Odd circuits left, even right. */
export function Schedule({ caption, rows }: { caption: string; rows: readonly ScheduleRow[] }) {
  return (
    <div className={styles.schedule}>
      <p className={styles.caption}>
        <b>{caption}</b>
        <span>{rows.some(({ price }) => price) ? 'Typical circuit and price' : 'Typical circuit'}</span>
      </p>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.href}>
            <a href={row.href}>
              <h3>
                <HeadingText>{row.name}</HeadingText>
              </h3>
              <p>
                <RichText links={false}>{row.summary}</RichText>
              </p>
              <p className={styles.meta}>
                {row.price && <b>{row.price}</b>}
                <span>{row.circuit}</span>
              </p>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
