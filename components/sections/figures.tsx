import { RichText } from '@/components/ui/rich-text'
import styles from './figures.module.css'

type FiguresProps = {
  items: readonly { value: string; label: string; note: string }[]
  /** True beside a heading, where there is room for fewer columns. */
  narrow?: boolean
}

/** Figures about the business, each with a label and a note. */
export function Figures({ items, narrow }: FiguresProps) {
  return (
    <dl className={styles.figures} data-narrow={narrow ? '' : undefined}>
      {items.map(({ value, label, note }) => (
        <div key={label}>
          <dt>
            <RichText>{label}</RichText>
          </dt>
          <dd className={styles.value}>
            <RichText>{value}</RichText>
          </dd>
          <dd className="small">
            <RichText>{note}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
