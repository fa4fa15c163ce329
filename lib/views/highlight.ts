import { prices } from '@/content/prices'
import type { Highlight } from '@/content/types'
import { priceTerms } from '@/lib/content/price-terms'

/** The large price, figure or list of words under a page's head. */
export type HighlightView =
  | Exclude<Highlight, { kind: 'price' }>
  | { kind: 'price'; label: string; range: string; note: string }

/**
 * @param highlight a page's highlight, its copy filled
 * @returns the same, its price and the price's terms looked up in the price list
 */
export function highlightView(highlight: Highlight): HighlightView {
  if (highlight.kind !== 'price') return highlight
  const { kind, label, price, note } = highlight
  return { kind, label, note: `${priceTerms([price])} ${note}`, range: prices[price].range }
}
