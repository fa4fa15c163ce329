import type { HomeModel } from '@/components/home/home-model'
import { RichText } from '@/components/ui/rich-text'
import styles from './figures.module.css'

/** Figures about the business, each with a label and a note. */
export function Figures({ items }: HomeModel['page']['figures']) {
  return (
    <dl className={styles.figures}>
      {items.map(({ value, label, note }) => (
        <div key={label}>
          <dt>
            <RichText>{label}</RichText>
          </dt>
          <dd className={styles.value}>
            <RichText>{value}</RichText>
          </dd>
          <dd>
            <RichText>{note}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
