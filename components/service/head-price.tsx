import { CopyText } from '@/components/ui/copy-text'
import { PriceRange, PriceTerms } from '@/components/ui/price'
import { RichText } from '@/components/ui/rich-text'
import type { ShownPrice } from '@/lib/content/price-terms'
import styles from './head-price.module.css'

export type HeadPriceProps = {
  /** With `price`: what it is for. With `quote`: what the price depends on. */
  label: string
  price?: ShownPrice
  /** How to get a price, instead of one. */
  quote?: string
}

/** The price in a page's head: a range in a ring on a branch of the wire, or how to get a price. */
export function HeadPrice({ label, price, quote }: HeadPriceProps) {
  return (
    <div>
      <p className="small">
        {quote && (
          <b className={styles.quote}>
            <CopyText>{quote}</CopyText>
          </b>
        )}
        <RichText>{label}</RichText>
        {price && (
          <>
            {' '}
            <PriceTerms prices={[price]} />
          </>
        )}
      </p>
      {price && (
        <p className={styles.ring}>
          <PriceRange price={price} large />
        </p>
      )}
    </div>
  )
}
