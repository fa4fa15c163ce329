import { RichText } from '@/components/ui/rich-text'
import styles from './trust-figures.module.css'

type Cell = { value: string; label: string; note: string }

/** The firm at a glance: six values set large, each with what it says. */
export function TrustFigures({ cells }: { cells: readonly Cell[] }) {
  return (
    <ul className={styles.cells}>
      {cells.map(({ value, label, note }) => (
        <li key={label}>
          <b>
            <RichText>{value}</RichText>
          </b>
          <span>{label}</span>
          <small>
            <RichText>{note}</RichText>
          </small>
        </li>
      ))}
    </ul>
  )
}
