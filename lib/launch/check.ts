import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '@/lib/launch/finding'
import { ownerAdvice } from '@/lib/launch/owner-advice'
import { placeholderIn, placeholderPatterns } from '@/lib/launch/placeholders'

/** How many days a check of a utility's phone number and outage page stays valid. */
const CHECK_EVERY = 180
const DAY_MS = 24 * 60 * 60 * 1000

const lineFindings = (
  file: string,
  text: string,
  find: (line: string) => Omit<Finding, 'file' | 'line'> | undefined,
): Finding[] =>
  text.split('\n').flatMap((line, index) => {
    const found = find(line)
    return found ? [{ file, line: index + 1, ...found }] : []
  })

/**
 * @param file the file's name, for the report
 * @param text a file of content
 * @returns every line with a placeholder value
 */
export function placeholdersIn(file: string, text: string): Finding[] {
  return lineFindings(file, text, (line) => {
    const match = placeholderPatterns.find(({ pattern }) => pattern.test(line))
    if (match) return { kind: 'placeholder', message: `${match.name}: ${line.trim()}` }
    return /^\s*sample: true\b/.test(line)
      ? { kind: 'placeholder', message: "sample testimonial: put a customer's own words here, or take it out" }
      : undefined
  })
}

/**
 * @param text content/utilities.ts
 * @param day today, YYYY-MM-DD
 * @returns advice for every utility that was never checked, or not within CHECK_EVERY days
 */
export function staleUtilities(file: string, text: string, day: string): Finding[] {
  return lineFindings(file, text, (line) => {
    if (/checkedOn: ''/.test(line))
      return { kind: 'advice', message: "never checked: open the utility's page and set checkedOn to that day" }
    const checkedOn = /checkedOn: '(\d{4}-\d\d-\d\d)'/.exec(line)?.[1]
    const age = checkedOn ? Math.floor((Date.parse(day) - Date.parse(checkedOn)) / DAY_MS) : 0
    return age > CHECK_EVERY
      ? {
          kind: 'advice',
          message: `last checked ${checkedOn}, ${age} days ago: open the utility's page and set checkedOn`,
        }
      : undefined
  })
}

/**
 * @param text content/claims.ts
 * @returns advice while structured data carries the rating
 */
export function ratingAdvice(file: string, text: string): Finding[] {
  return lineFindings(file, text, (line) =>
    /ratingInStructuredData = true/.test(line)
      ? {
          kind: 'advice',
          message:
            'structured data carries the rating. Google wants no ratings gathered from other sites and no self-serving ones; set this to false to leave it out',
        }
      : undefined,
  )
}

/**
 * @param env the build's environment
 * @returns every URL variable that is a placeholder or not https
 */
export function badVariables(env: Record<string, string | undefined>): Finding[] {
  return ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_LEAD_ENDPOINT'].flatMap((file): Finding[] => {
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
export function launchFindings(root: string, day: string, env: Record<string, string | undefined>): Finding[] {
  const files = ['content', 'public']
    .flatMap((dir) =>
      readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' }).map((name) => `${dir}/${name}`),
    )
    .filter((file) => /\.(ts|txt|md)$/.test(file) && !file.endsWith('README.md'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const inFiles = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const placeholders = placeholdersIn(file, text).filter(
      ({ message }) => !(env.NEXT_PUBLIC_SITE_URL && /: siteUrl:/.test(message)),
    )
    placeholders.push(...ownerAdvice(file, text))
    if (file === 'content/utilities.ts') return [...placeholders, ...staleUtilities(file, text, day)]
    return file === 'content/claims.ts' ? [...placeholders, ...ratingAdvice(file, text)] : placeholders
  })
  return [...inFiles, ...badVariables(env)]
}
