import { prices, typicalPrice } from '@/content/prices'
import type { Price, PriceId } from '@/content/types'
import { isKeyOf } from '@/lib/records'

/**
 * @param ids the prices that are shown
 * @returns what is shown beside them: that they are typical and plus HST, and what each one leaves out
 */
export function priceTerms(ids: readonly PriceId[]): string {
  const excluded = ids.flatMap((id) => {
    const { excludes }: Price = prices[id]
    return excludes ?? []
  })
  return [typicalPrice, ...excluded].join(' ')
}

/**
 * @param text copy as written
 * @returns the prices that its tokens name, in their order
 */
export function pricesIn(text: string): PriceId[] {
  return [...text.matchAll(/\{price(?:-from)?:([\w-]+)\}/g)].flatMap(([, id]) => (isKeyOf(prices, id) ? [id] : []))
}
