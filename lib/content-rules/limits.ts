import { postLengths } from '@/lib/blog/fields'
import type { PageKind } from '@/lib/content-rules/copy'
import { keysOf } from '@/lib/records'

/** Length limits of texts and lists, as documented in content/types. */
export type Limit = {
  /** The kind of page that it applies to; all by default. */
  kind?: PageKind
  where: RegExp
  unit: 'characters' | 'words' | 'entries'
  min?: number
  max: number
}

/** A field of a post, by its name in a page's copy. What breaks a post is checked as it is read (lib/blog). */
const postLimits = keysOf(postLengths).map((field): Limit => {
  const [min, max] = postLengths[field]
  return { kind: 'post', where: field === 'title' ? /^h1$/ : new RegExp(`^${field}$`), unit: 'characters', min, max }
})

/** Texts are measured with their tokens filled. */
export const limits: readonly Limit[] = [
  ...postLimits,
  { where: /^lead$/, unit: 'words', max: 25 },
  { where: /(^|\.)heading$/, unit: 'characters', max: 60 },
  { where: /^highlight\.figure$/, unit: 'characters', max: 12 },
  { where: /^highlight\.words$/, unit: 'entries', min: 2, max: 4 },
  { kind: 'service', where: /^summary$/, unit: 'characters', min: 60, max: 140 },
  { kind: 'service', where: /^facts$/, unit: 'entries', min: 3, max: 4 },
  { kind: 'service', where: /^facts\.\d+\.value$/, unit: 'characters', max: 20 },
  { kind: 'service', where: /^what\.statement$/, unit: 'words', max: 30 },
  { kind: 'service', where: /^signs\.items$/, unit: 'entries', min: 3, max: 6 },
  { kind: 'service', where: /^steps\.items$/, unit: 'entries', min: 3, max: 5 },
  { where: /^steps\.items\.\d+\.title$/, unit: 'words', max: 3 },
  { kind: 'service', where: /^ready\.items$/, unit: 'entries', min: 3, max: 5 },
  { kind: 'emergency', where: /^ready\.items$/, unit: 'entries', min: 3, max: 5 },
  { kind: 'emergency', where: /^(never\.items|whoToCall\.rows|callUs\.paragraphs)$/, unit: 'entries', min: 2, max: 20 },
  // They unfold: a page has at most six folds.
  { kind: 'emergency', where: /^(choices|sequences)\.items$/, unit: 'entries', max: 6 },
  { kind: 'emergency', where: /^(danger|ours)$/, unit: 'words', max: 14 },
  { kind: 'emergency', where: /^(choices\.items\.\d+|links\.\d+|outage)\.line$/, unit: 'words', max: 16 },
  { kind: 'category', where: /^summary$/, unit: 'characters', min: 40, max: 90 },
  { kind: 'category', where: /^why\.items$/, unit: 'entries', min: 4, max: 4 },
  { kind: 'location', where: /^heroDescription$/, unit: 'words', max: 20 },
  { kind: 'location', where: /^excerpt$/, unit: 'characters', min: 60, max: 140 },
  { kind: 'location', where: /^answers\.(come|cost)$/, unit: 'words', max: 18 },
  { kind: 'location', where: /^jobs\.items$/, unit: 'entries', min: 2, max: 3 },
  { kind: 'location', where: /^services\.cards\.[\w-]+$/, unit: 'words', max: 20 },
  { kind: 'location', where: /^facts\.items$/, unit: 'entries', min: 3, max: 3 },
  { kind: 'location', where: /^facts\.items\.\d+\.text$/, unit: 'words', max: 35 },
  { kind: 'location', where: /^more$/, unit: 'entries', min: 1, max: 3 },
  { kind: 'home', where: /^trust\.cells$/, unit: 'entries', min: 6, max: 6 },
  { kind: 'about', where: /^years\.items$/, unit: 'entries', min: 3, max: 7 },
  { kind: 'about', where: /^stats\.items$/, unit: 'entries', min: 4, max: 4 },
  { kind: 'about', where: /^services\.items$/, unit: 'entries', min: 4, max: 4 },
  { kind: 'toronto', where: /^trust\.items$/, unit: 'entries', min: 3, max: 3 },
  { kind: 'toronto', where: /^facts\.items$/, unit: 'entries', min: 3, max: 4 },
  { kind: 'shared', where: /^items\.\w+\.value$/, unit: 'characters', max: 24 },
  { kind: 'shared', where: /^items\.\d+\.what$/, unit: 'characters', max: 60 },
  { kind: 'shared', where: /^items\.\d+\.sentence$/, unit: 'words', max: 25 },
]

/** Minimum and maximum of the feature section of a service or category page, by its kind. */
export const featureEntries = { scale: [2, 4], choices: [3, 6], places: [3, 5] } as const
