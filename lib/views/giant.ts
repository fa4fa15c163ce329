import { prices } from '@/content/prices'
import type { Giant } from '@/content/types'

/** The large price, figure or list of words under a page's head. */
export type GiantView =
  | { kind: 'price'; label: string; range: string; note: string }
  | { kind: 'figure'; label: string; figure: string; note: string }
  | { kind: 'words'; label: string; words: readonly { word: string; note: string }[]; note: string }

/**
 * @param giant a page's giant, its copy filled
 * @returns the same, its price looked up in the price list
 */
export function giantView(giant: Giant): GiantView {
  if (giant.kind !== 'price') return giant
  const { kind, label, price, note } = giant
  return { kind, label, note, range: prices[price].range }
}
