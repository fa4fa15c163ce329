import { RichText } from '@/components/ui/rich-text'
import { dollars, isEach } from '@/lib/content/formats'
import { priceTerms, type ShownPrice } from '@/lib/content/price-terms'
import { RANGE_DASH } from '@/lib/content/typography'
import styles from './price.module.css'

/** The amounts of a price on one line, "each" after them. `large`: "each" is set small. */
export function PriceRange({ price, large = false }: { price: ShownPrice; large?: boolean }) {
  const { low, high = low, openEnded } = price
  const each = large ? <small>{'\u00a0each'}</small> : ' each'
  return (
    <>
      {/* The dash and the plus of the display typeface are wide and low. */}
      <span className="unbroken">
        {dollars(low)}
        {high > low && (
          <>
            <span className={styles.dash}>{RANGE_DASH}</span>
            {dollars(high)}
          </>
        )}
        {openEnded && <span className={styles.plus}>+</span>}
      </span>
      {isEach(price) && each}
    </>
  )
}

/** What stands beside prices: that they are typical, plus HST, and what they exclude. */
export function PriceTerms({ prices }: { prices: readonly ShownPrice[] }) {
  return <RichText>{priceTerms(prices)}</RichText>
}
