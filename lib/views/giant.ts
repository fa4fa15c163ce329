import type { GiantView } from '@/components/sections/giant'
import { prices } from '@/content/prices'
import type { Giant } from '@/lib/content/types'

/**
 * @param giant a page's giant, its copy filled
 * @returns the same, its price looked up in the price list
 */
export function giantView(giant: Giant): GiantView {
  if (giant.kind !== 'price') return giant
  const { kind, label, price, note } = giant
  return { kind, label, note, range: prices[price].range }
}
