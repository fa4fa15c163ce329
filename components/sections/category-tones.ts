import type { Tone } from '@/components/ui/section'
import type { CategoryContent } from '@/content/schema'

type Tones = {
  /** Tones of the sections below the head, in turn. */
  readonly light: readonly [Tone, Tone]
  /** Tone of the drawing on the category's page. `dusk` never follows a dark head. */
  readonly drawing: Tone
}

/** Tones of a category's sections by the tone of its head. */
export const categoryTones: Readonly<Record<CategoryContent['tone'], Tones>> = {
  morning: { light: ['card', 'morning'], drawing: 'dusk' },
  paper: { light: ['card', 'paper'], drawing: 'card' },
  steel: { light: ['card', 'steel'], drawing: 'card' },
  dusk: { light: ['card', 'band'], drawing: 'band' },
  card: { light: ['band', 'card'], drawing: 'dusk' },
}
