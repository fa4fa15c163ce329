import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FinishedJobs, Municipality, People, Promises, ReviewSite, Testimonial, Utility } from '@/content/schema'
import { siteContent } from '@/lib/content/site-content'

/** `source` is a file, a line of one (`content/business.ts:12`), or a variable of the environment. */
export type LaunchProblem = { source: string; message: string }

/** How many days a check of a utility's phone number and pages stays valid. */
const CHECK_EVERY_DAYS = 180
/** Visitors trust the newest testimonial for this long, in days. */
const RECENT_DAYS = 365
/** The same for the rule of a town. */
const READ_RULES_EVERY_DAYS = 365
const DAY_MS = 24 * 60 * 60 * 1000

/** What the owner has written so far, for `ownerAdvice`. */
export type OwnersContent = {
  utilities: Readonly<Record<string, Utility>>
  municipalities: Readonly<Record<string, Municipality>>
  reviewSites: Readonly<Record<string, ReviewSite>>
  ratingInStructuredData: boolean
  promises: Promises
  people: People
  finishedJobs: FinishedJobs
  testimonials: readonly Testimonial[]
}

/** @returns what the owner has written */
function written(): OwnersContent {
  const content = siteContent()
  return { ...content, testimonials: [...content.homeTestimonials, ...content.serviceTestimonials] }
}

/** @returns advice, as of a YYYY-MM-DD, on facts that only the owner knows; it blocks no launch */
export function ownerAdvice(day: string, content = written()): LaunchProblem[] {
  const ageOf = (checkedOn: string) => Math.floor((Date.parse(day) - Date.parse(checkedOn)) / DAY_MS)
  const { promises, people, finishedJobs } = content
  const dates = content.testimonials.map(({ date }) => date)
  const newest = dates.toSorted().at(-1) ?? ''
  const advice: (readonly [file: string, applies: boolean, message: string])[] = [
    ...Object.values(content.utilities).map(({ name, checkedOn }) => {
      const last = checkedOn ? `last checked ${checkedOn}, ${ageOf(checkedOn)} days ago` : 'never checked'
      const message = `${name}: ${last}: open its pages and set checkedOn to that day`
      return ['utilities', !checkedOn || ageOf(checkedOn) > CHECK_EVERY_DAYS, message] as const
    }),
    ...Object.values(content.municipalities).flatMap(({ name, suite, rental, basement, heritage }) =>
      Object.entries({ suite, rental, basement, heritage }).flatMap(([rule, facts]) => {
        if (!facts) return []
        const { source, checkedOn } = facts
        const message = `${name}, ${rule}: last read ${checkedOn}, ${ageOf(checkedOn)} days ago: open ${source} and set checkedOn to that day`
        return [['municipalities', ageOf(checkedOn) > READ_RULES_EVERY_DAYS, message] as const]
      }),
    ),
    [
      'claims',
      content.ratingInStructuredData,
      'structured data carries the rating. Google wants no ratings gathered from other sites and no self-serving ones; set ratingInStructuredData to false to leave it out',
    ],
    ...Object.values(content.reviewSites).map(({ name, href, unnamed }) => {
      const message = `reviews on a site without a name read as invented: name "${unnamed}" and link to our page there`
      return ['claims', !name || !href, message] as const
    }),
    ...Object.values(promises.items).map(({ label, value }) => {
      const message = `"${label}" is empty and shown nowhere: fill it in once it holds on every job`
      return ['promises', !value.trim(), message] as const
    }),
    [
      'testimonials',
      ageOf(newest) > RECENT_DAYS,
      `the newest testimonial is of ${newest}, more than a year ago: ask a recent customer for a few words`,
    ],
    ['people', people.items.length === 0, 'nobody is named yet: visitors trust a face and a name more than any badge'],
    [
      'finished-jobs',
      finishedJobs.items.length === 0,
      'no finished job is shown yet: before and after pictures of real work, with the customer’s leave',
    ],
  ]
  return advice.flatMap(([file, applies, message]) => (applies ? [{ source: `content/${file}.ts`, message }] : []))
}

/** Patterns of the initial placeholder values: reserved numbers and domain names. */
const placeholderPatterns = [
  { name: 'fictional phone number', pattern: /555[\s.-]?01\d\d\b/ },
  { name: 'placeholder address', pattern: /\bexample\.com\b/ },
  { name: 'placeholder profile', pattern: /[/@.]\w*\.example\b(?!\.)/ },
  { name: 'placeholder licence number', pattern: /\b7000000\b/ },
] as const

/** @returns the name of the placeholder in a text */
function placeholderIn(text: string): string | undefined {
  return placeholderPatterns.find(({ pattern }) => pattern.test(text))?.name
}

/** @returns every line with a placeholder in the text of a file of content */
export function placeholdersIn(file: string, text: string): LaunchProblem[] {
  return text.split('\n').flatMap((line, index): LaunchProblem[] => {
    const placeholder = placeholderIn(line)
    const message = placeholder
      ? `${placeholder} in: ${line.trim()}`
      : /^[^*/]*\bsample: true\b/.test(line) && "sample testimonial: put a customer's own words here, or take it out"
    return message ? [{ source: `${file}:${index + 1}`, message }] : []
  })
}

/** Variables of the build that hold a URL. */
export const urlVariables = ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_LEAD_ENDPOINT'] as const

/** @returns every URL variable of a build that is a placeholder or not https */
export function badVariables(env: Record<string, string | undefined>): LaunchProblem[] {
  return urlVariables.flatMap((source): LaunchProblem[] => {
    const value = env[source]
    if (!value) return []
    const placeholder = placeholderIn(value)
    if (placeholder) return [{ source, message: `${placeholder}: ${value}` }]
    return URL.canParse(value) && new URL(value).protocol === 'https:'
      ? []
      : [{ source, message: `found ${value}, expected an https address` }]
  })
}

/** @returns all placeholders, which block a production deploy; `env` overrides those of URLs */
export function placeholders(root: string, env: Record<string, string | undefined>): LaunchProblem[] {
  const { business } = siteContent()
  const files = ['content', 'public']
    .flatMap((dir) =>
      readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' }).map((name) => `${dir}/${name}`),
    )
    .filter((file) => /\.(ts|txt|md)$/.test(file) && !file.endsWith('README.md'))
    .map((file) => file.replaceAll('\\', '/'))
    // Examples in messages are no placeholders.
    .filter((file) => !file.startsWith('content/schema/'))
    .sort()
  const inFiles = files
    .flatMap((file) => placeholdersIn(file, readFileSync(join(root, file), 'utf8')))
    .filter(
      ({ message }) => !(env.NEXT_PUBLIC_SITE_URL && /\bsiteUrl\b/.test(message) && message.includes(business.siteUrl)),
    )
  return [...inFiles, ...badVariables(env)]
}
