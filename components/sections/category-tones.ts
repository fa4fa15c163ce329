import type { Tone } from '@/components/ui/section'
import type { TradeCategorySlug } from '@/content/types'

/** What each category's pages stand on: the head, then the tones that take turns below it. */
export const categoryTones: Readonly<Record<TradeCategorySlug, readonly [head: Tone, ...light: Tone[]]>> = {
  residential: ['morning', 'card', 'morning'],
  commercial: ['paper', 'card', 'paper'],
  industrial: ['steel', 'card', 'steel'],
  'smart-home': ['dusk', 'card', 'band'],
  'ev-energy': ['card', 'band', 'card'],
}
