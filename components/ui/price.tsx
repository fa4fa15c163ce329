import { RichText } from '@/components/ui/rich-text'
import { isEach, priceAmounts } from '@/lib/content/formats'
import { priceTerms, type ShownPrice } from '@/lib/content/price-terms'
import { RANGE_DASH } from '@/lib/content/typography'

/** The amounts of a price on one line, "each" after them. `large`: "each" is set small. */
export function PriceRange({ price, large = false }: { price: ShownPrice; large?: boolean }) {
  const each = large ? <small>{'\u00a0each'}</small> : ' each'
  return (
    <>
      <span className="unbroken">{priceAmounts(price, RANGE_DASH)}</span>
      {isEach(price) && each}
    </>
  )
}

/** What stands beside prices: that they are typical, plus HST, and what they exclude. */
export function PriceTerms({ prices }: { prices: readonly ShownPrice[] }) {
  return <RichText>{priceTerms(prices)}</RichText>
}
