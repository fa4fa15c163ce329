import { z } from 'zod'
import { business } from '@/content/business'
import { formFields, formService } from '@/content/form-service'
import { prices } from '@/content/prices'
import * as schemas from '@/content/schema/facts'
import type { Business } from '@/content/types'
import { utilities } from '@/content/utilities'
import { didYouMean, finding, type Mismatch, type Problem } from '@/lib/content/problems'
import { staticPaths } from '@/lib/content/registry'
import { fieldLine } from '@/lib/content-rules/lines'
import { keysOf } from '@/lib/records'
import { isWithin, resolvePath } from '@/lib/routes'

const files: readonly { file: string; content: unknown; schema: z.ZodType }[] = [
  { file: 'content/business.ts', content: business, schema: schemas.business },
  { file: 'content/form-service.ts', content: formService, schema: schemas.formService },
  { file: 'content/form-service.ts', content: formFields, schema: schemas.formFields },
  { file: 'content/prices.ts', content: prices, schema: z.record(z.string(), schemas.price) },
  { file: 'content/utilities.ts', content: utilities, schema: z.record(z.string(), schemas.utility) },
]

/** What is wrong with a fact, at the keys that lead to it. */
type FactFinding = Mismatch & { path: readonly PropertyKey[] }

/**
 * @param content the facts of one file
 * @param schema what they have to be
 * @returns each field that has another form, by its path, with what was found and what was expected
 */
export function factFindings(content: unknown, schema: z.ZodType): FactFinding[] {
  const issues = schema.safeParse(content).error?.issues ?? []
  return issues.map(({ path, message }) => {
    const value = path.reduce<unknown>((part, key) => Object(part)[key], content)
    return { path, found: value === undefined ? 'nothing' : JSON.stringify(value), expected: message }
  })
}

/**
 * @param offices the firm's offices
 * @param pages every page
 * @returns each answered page that does not exist, or that two offices answer
 */
export function answerFindings(offices: Business['offices'], pages: readonly string[]): FactFinding[] {
  const answered = keysOf(offices).flatMap((id) => (offices[id]?.answers ?? []).map((page) => ({ id, page })))
  return answered.flatMap(({ id, page }, index) => {
    const path = ['offices', id, 'answers']
    const other = answered.slice(0, index).find((earlier) => earlier.page === page)
    if (other) return [{ path, found: `${page}, as ${other.id} has it`, expected: 'pages that one office answers' }]
    if (pages.some((known) => isWithin(known, resolvePath(page)))) return []
    return [{ path, found: page, expected: 'a page of this site', hint: didYouMean(page, pages) }]
  })
}

/**
 * Checks the facts alone, which a build relies on: a wrong number is a wrong link on every page.
 * @param root the project's folder
 */
export function factProblems(root: string): Problem[] {
  return files.flatMap(({ file, content, schema }) => {
    const answers = content === business ? answerFindings(business.offices, staticPaths()) : []
    return [...factFindings(content, schema), ...answers].map(({ path, found, expected, hint }) => {
      const line = fieldLine(root, file, found === 'nothing' ? path.slice(0, -1) : path)
      return { file, ...finding(line, path.join('.'), found, expected, hint) }
    })
  })
}
