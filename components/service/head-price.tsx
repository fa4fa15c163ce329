import { CopyText } from '@/components/ui/copy-text'
import { RichText } from '@/components/ui/rich-text'
import styles from './head-price.module.css'

export type HeadPriceProps = {
  /** With `range`: what the price is for. With `quote`: what the price depends on. */
  label: string
  /** A range of the price list; "each" after it is set small. */
  range?: string
  /** How to get a price, instead of a range. */
  quote?: string
}

/** The price in a page's head: a range in a ring on a branch of the wire, or how to get a price. */
export function HeadPrice({ label, range, quote }: HeadPriceProps) {
  const [figures, each] = range?.split(' ') ?? []
  return (
    <div>
      <p className={styles.label}>
        {quote && (
          <b className={styles.quote}>
            <CopyText>{quote}</CopyText>
          </b>
        )}
        <RichText>{label}</RichText>
      </p>
      {figures && (
        <p className={styles.ring}>
          <CopyText>{figures}</CopyText>
          {each && <small>{`\u00a0${each}`}</small>}
        </p>
      )}
    </div>
  )
}
