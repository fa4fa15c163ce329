import { readArt } from '@/lib/drawings/art'
import type { Section } from '@/lib/drawings/circuits'

/** Ids of the drawings in a page's sprite. */
export const sectionIds = {
  house: 'h-art',
  'house-tall': 't-art',
  building: 'b-art',
  'building-tall': 'u-art',
} as const satisfies Record<Section, string>

/**
 * @param section which drawing
 * @returns its gradients and its art, to stand once in a page inside one `<svg>`; the art's id is in `sectionIds`
 */
export function sectionMarkup(section: Section): { gradients: string; art: string } {
  const match = readArt(`${section}.svg`).match(/<defs>(.*)<\/defs><g class="art" id="[^"]*">(.*)<\/g><\/svg>/s)
  if (!match) throw new Error(`${section}.svg is not as the scripts in section-source write it`)
  const [, gradients = '', art = ''] = match
  return { gradients, art }
}
