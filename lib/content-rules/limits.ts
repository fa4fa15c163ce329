import type { PageKind } from '@/lib/content-rules/copy'

/** Length limits of texts and lists, as documented in content/types. */
export type Limit = {
  /** Kinds of page that it applies to; all by default. */
  kinds?: readonly PageKind[]
  where: RegExp
  unit: 'characters' | 'words' | 'entries'
  min?: number
  max: number
}

const service: readonly PageKind[] = ['service']
const emergency: readonly PageKind[] = ['emergency']
const location: readonly PageKind[] = ['location']

/** SEO fields are measured with their tokens filled; those of posts are checked in lib/blog/front-matter.ts. */
export const limits: readonly Limit[] = [
  { where: /^lead$/, unit: 'words', max: 25 },
  { where: /(^|\.)heading$/, unit: 'characters', max: 60 },
  { where: /^highlight\.figure$/, unit: 'characters', max: 12 },
  { where: /^highlight\.words$/, unit: 'entries', min: 2, max: 4 },
  { kinds: service, where: /^summary$/, unit: 'characters', min: 60, max: 140 },
  { kinds: service, where: /^facts$/, unit: 'entries', min: 3, max: 4 },
  { kinds: service, where: /^facts\.\d+\.value$/, unit: 'characters', max: 20 },
  { kinds: service, where: /^what\.statement$/, unit: 'words', max: 30 },
  { kinds: service, where: /^signs\.items$/, unit: 'entries', min: 3, max: 6 },
  { kinds: service, where: /^steps\.items$/, unit: 'entries', min: 3, max: 5 },
  { where: /^steps\.items\.\d+\.title$/, unit: 'words', max: 3 },
  { kinds: ['service', 'emergency'], where: /^ready\.items$/, unit: 'entries', min: 3, max: 5 },
  { kinds: emergency, where: /^(danger|ours)$/, unit: 'words', max: 14 },
  { kinds: emergency, where: /^choices\.items\.\d+\.line$/, unit: 'words', max: 16 },
  { kinds: ['category'], where: /^summary$/, unit: 'characters', min: 40, max: 90 },
  { kinds: ['category'], where: /^why\.items$/, unit: 'entries', min: 4, max: 4 },
  { kinds: location, where: /^heroDescription$/, unit: 'words', max: 20 },
  { kinds: location, where: /^excerpt$/, unit: 'characters', min: 60, max: 140 },
  { kinds: location, where: /^answers\.(come|cost)$/, unit: 'words', max: 18 },
  { kinds: location, where: /^jobs\.items$/, unit: 'entries', min: 2, max: 3 },
  { kinds: location, where: /^services\.cards\.[\w-]+$/, unit: 'words', max: 20 },
  { kinds: location, where: /^facts\.items$/, unit: 'entries', min: 3, max: 3 },
  { kinds: location, where: /^facts\.items\.\d+\.figure$/, unit: 'characters', max: 7 },
  { kinds: location, where: /^facts\.items\.\d+\.text$/, unit: 'words', max: 35 },
  { kinds: location, where: /^more$/, unit: 'entries', min: 1, max: 3 },
  { kinds: ['home'], where: /^trust\.cells$/, unit: 'entries', min: 6, max: 6 },
  { kinds: ['home'], where: /^banner\.items$/, unit: 'entries', min: 8, max: 8 },
  { kinds: ['about'], where: /^years\.items$/, unit: 'entries', min: 7, max: 7 },
  { kinds: ['about'], where: /^stats\.items$/, unit: 'entries', min: 4, max: 4 },
  { kinds: ['about'], where: /^services\.items$/, unit: 'entries', min: 4, max: 4 },
  { kinds: ['toronto'], where: /^trust\.items$/, unit: 'entries', min: 3, max: 3 },
  { kinds: ['toronto'], where: /^facts\.items$/, unit: 'entries', min: 3, max: 4 },
  { kinds: ['shared'], where: /^items\.\w+\.value$/, unit: 'characters', max: 24 },
  { kinds: ['shared'], where: /^items\.\d+\.what$/, unit: 'characters', max: 60 },
  { kinds: ['shared'], where: /^items\.\d+\.sentence$/, unit: 'words', max: 25 },
]

/** Minimum and maximum of the feature section of a service or category page, by its kind. */
export const featureEntries = { scale: [2, 4], choices: [3, 6], places: [3, 5] } as const
