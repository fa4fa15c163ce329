import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeholderIn } from '@/lib/launch/placeholders'

/** A finding of the launch check. Placeholders block a production deploy; advice does not. Environment variables have no line. */
export type LaunchFinding = { file: string; line?: number; kind: 'placeholder' | 'advice'; message: string }

/** How many days a check of a utility's phone number and outage page stays valid. */
const CHECK_EVERY = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** Advice about one line of a file: undefined where there is none. `day` is today, YYYY-MM-DD. */
type LineAdvice = (line: string, day: string) => string | undefined

const utilityAdvice: LineAdvice = (line, day) => {
  if (/checkedOn: ''/.test(line)) return "never checked: open the utility's page and set checkedOn to that day"
  const checkedOn = /checkedOn: '(\d{4}-\d\d-\d\d)'/.exec(line)?.[1]
  const age = checkedOn ? Math.floor((Date.parse(day) - Date.parse(checkedOn)) / DAY_MS) : 0
  return age > CHECK_EVERY
    ? `last checked ${checkedOn}, ${age} days ago: open the utility's page and set checkedOn`
    : undefined
}

const when =
  (pattern: RegExp, message: (found: string) => string): LineAdvice =>
  (line) => {
    const found = pattern.exec(line)
    return found ? message(found[1] ?? '') : undefined
  }

const ratingAdvice = when(
  /ratingInStructuredData = true/,
  () =>
    'structured data carries the rating. Google wants no ratings gathered from other sites and no self-serving ones; set this to false to leave it out',
)
const siteAdvice = when(
  /(?:name|href): '',.* unnamed: '([^']+)'/,
  (unnamed) => `reviews on a site without a name read as invented: name "${unnamed}" and link to our page there`,
)

/** What only the owner can fill in or decide, by file. It does not block a launch. */
const adviceFor: Record<string, LineAdvice> = {
  'content/utilities.ts': utilityAdvice,
  'content/claims.ts': (line, day) => ratingAdvice(line, day) ?? siteAdvice(line, day),
  'content/promises.ts': when(
    /label: '([^']+)', value: ''/,
    (label) => `"${label}" is empty and shown nowhere: fill it in once it holds on every job`,
  ),
  'content/people.ts': when(
    /items: \[\]/,
    () => 'nobody is named yet: visitors trust a face and a name more than any badge',
  ),
  'content/jobs.ts': when(
    /items: \[\]/,
    () => 'no finished job is shown yet: before and after pictures of real work, with the customer’s leave',
  ),
}

function placeholderOf(line: string): string | undefined {
  const placeholder = placeholderIn(line)
  if (placeholder) return `${placeholder}: ${line.trim()}`
  return /^\s*sample: true\b/.test(line)
    ? "sample testimonial: put a customer's own words here, or take it out"
    : undefined
}

/**
 * @param file a file of content, from the project's root
 * @param text its text
 * @param day today, YYYY-MM-DD
 * @returns every line with a placeholder value, then advice for the owner
 */
export function fileFindings(file: string, text: string, day: string): LaunchFinding[] {
  const find = (kind: LaunchFinding['kind'], messageFor: LineAdvice) =>
    text.split('\n').flatMap((line, index): LaunchFinding[] => {
      const message = messageFor(line, day)
      return message ? [{ file, line: index + 1, kind, message }] : []
    })
  const advice = adviceFor[file]
  return [...find('placeholder', placeholderOf), ...(advice ? find('advice', advice) : [])]
}

/** Variables of the build that hold an address. */
export const urlVariables = ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_LEAD_ENDPOINT'] as const

/**
 * @param env the build's environment
 * @returns every URL variable that is a placeholder or not https
 */
export function badVariables(env: Record<string, string | undefined>): LaunchFinding[] {
  return urlVariables.flatMap((file): LaunchFinding[] => {
    const value = env[file]
    if (!value) return []
    const placeholder = placeholderIn(value)
    if (placeholder) return [{ file, kind: 'placeholder', message: `${placeholder}: ${value}` }]
    return URL.canParse(value) && new URL(value).protocol === 'https:'
      ? []
      : [{ file, kind: 'placeholder', message: `found ${value}, expected an https address` }]
  })
}

/**
 * All placeholders and advice by file and line, for `npm run check:launch` and the deploy guard.
 * @param root the project's folder
 * @param day today, YYYY-MM-DD
 * @param env the build's environment: a variable that is set overrides its placeholder
 */
export function launchFindings(root: string, day: string, env: Record<string, string | undefined>): LaunchFinding[] {
  const files = ['content', 'public']
    .flatMap((dir) =>
      readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' }).map((name) => `${dir}/${name}`),
    )
    .filter((file) => /\.(ts|txt|md)$/.test(file) && !file.endsWith('README.md'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const inFiles = files
    .flatMap((file) => fileFindings(file, readFileSync(join(root, file), 'utf8'), day))
    .filter(({ message }) => !(env.NEXT_PUBLIC_SITE_URL && /: siteUrl:/.test(message)))
  return [...inFiles, ...badVariables(env)]
}
