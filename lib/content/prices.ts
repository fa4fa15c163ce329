import { prices } from '@/content/prices'
import type { Price, PriceId } from '@/content/types'

/** @returns the entries of the price list with these ids, in their order */
export function priceList(ids: readonly PriceId[]): Price[] {
  return ids.map((id) => prices[id])
}
