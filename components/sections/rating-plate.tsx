import { RichText } from '@/components/ui/rich-text'
import styles from './rating-plate.module.css'

/** Figures on an engraved plate, the licence in its caption. */
export function RatingPlate({
  name,
  licence,
  cells,
}: {
  name: string
  licence: string
  cells: readonly { label: string; value: string; note: string }[]
}) {
  return (
    <div className={styles.plate}>
      <p className={styles.caption}>
        <i aria-hidden="true" />
        <span>{name}</span>
        <b>{licence}</b>
        <i aria-hidden="true" />
      </p>
      <div className={styles.clip}>
        <dl data-count={cells.length}>
          {cells.map((cell) => (
            <div key={cell.label}>
              <dt>{cell.label}</dt>
              <dd>
                <RichText>{cell.value}</RichText>
                <small>
                  <RichText>{cell.note}</RichText>
                </small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
