import { RichText } from '@/components/ui/rich-text'
import { Words } from '@/components/ui/words'
import styles from './price-sum.module.css'

export type PriceSumProps = {
  /** Over it: what the price is of, or what it depends on. */
  label: string
  /** A range of the price list; what is no figure is small: "from", "each", "and up". */
  range?: string
  /** Instead of a range: what the price depends on. */
  by?: string
}

/** What the work costs, in a page's head: a range in a ring of the page's wire, or what decides the price. */
export function PriceSum({ label, range, by }: PriceSumProps) {
  const [, before, figures = range, after] = /^(?:([^$\d]+) )?(\S+)(?: (.+))?$/.exec(range ?? '') ?? []
  return (
    <div className={styles.sum}>
      <p className={styles.label}>
        <RichText>{label}</RichText>
      </p>
      {figures && (
        <p className={styles.ring}>
          {before && <small>{`${before} `}</small>}
          <Words>{figures}</Words>
          {after && <small>{`\u00a0${after}`}</small>}
        </p>
      )}
      {by && (
        <p className={styles.by}>
          <Words>{by}</Words>
        </p>
      )}
    </div>
  )
}
