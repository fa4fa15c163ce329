import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { didYouMean, finding, type Mismatch, type Problem } from '@/lib/content/problems'

// What a schema says of a content. A schema's `error` is what it expects; for those without one, `expectedOf` says it.

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  tuple: 'a list in [ ]',
  object: 'fields in { }',
  record: 'fields in { }',
}

/** What was expected, without a closing hint. */
function expectedOf(issue: RawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : []
    const hint = didYouMean(issue.keys[0] ?? '', known)
    return `only ${known.join(', ')}${hint ? ` (${hint})` : ''}`
  }
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_union' && 'options' in issue && issue.options)
    return `one of ${(issue.options as unknown[]).join(', ')}`
  return 'another value'
}

/** A value, for the person who wrote it. */
function foundIn(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'string') return `"${value}"`
  if (typeof value !== 'object') return String(value)
  if (Object.keys(value).length === 0) return 'nothing'
  return Array.isArray(value) ? 'a list' : 'fields'
}

/** What is wrong with a field of a content, at the keys that lead to it. */
export type FieldMismatch = Mismatch & { path: readonly PropertyKey[] }

function mismatchesOf(issue: z.core.$ZodIssue, content: unknown): FieldMismatch[] {
  // Of several forms, the closest one tells more than that none fits: '' is no close form of a day.
  const distance = ([first, ...more]: z.core.$ZodIssue[]) =>
    more.length * 10 - (first?.path.length ?? 0) + (first?.code === 'invalid_value' ? 0.5 : 0)
  const [closest] = issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => distance(a) - distance(b)) : []
  if (closest?.[0]) {
    return closest.flatMap((inner) => mismatchesOf({ ...inner, path: [...issue.path, ...inner.path] }, content))
  }
  const { path, message: expected } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], found: 'an unknown field', expected }))
  const value = path.reduce<unknown>((part, key) => Object(part)[key], content)
  const hint =
    issue.code === 'invalid_value' && typeof value === 'string'
      ? didYouMean(value, issue.values.map(String))
      : undefined
  // A custom check may say more.
  const said: Partial<Mismatch> = (issue.code === 'custom' && issue.params) || {}
  return [{ path, found: foundIn(value), expected, hint, ...said }]
}

/**
 * @param schema of a kind of content
 * @param content what a file exports
 * @returns the content with its defaults, or each field that is wrong, with what was found and what was expected
 */
export function readContent<S extends z.ZodType>(
  schema: S,
  content: unknown,
): { content: z.output<S> } | { wrong: FieldMismatch[] } {
  const result = schema.safeParse(content, { error: expectedOf })
  if (result.success) return { content: result.data }
  return { wrong: result.error.issues.flatMap((issue) => mismatchesOf(issue, content)) }
}

/**
 * @param root the project's folder
 * @param file a file of content
 * @param path the keys that lead to a field
 * @returns the line on which the field is written, or the line of what it belongs to
 */
export function fieldLine(root: string, file: string, path: readonly PropertyKey[]): number {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const last = path.reduce<number>((line, key) => {
    const written = [`'${String(key)}':`, ` ${String(key)}:`]
    const found = lines.findIndex((text, index) => index >= line && written.some((start) => text.includes(start)))
    return found < 0 ? line : found
  }, 0)
  return last + 1
}

/**
 * @param root the project's folder
 * @param file the file that the content is in
 * @returns the same as problems of the file, each at its line where it can be found
 */
export function problemsIn(root: string, file: string, wrong: readonly FieldMismatch[]): Problem[] {
  return wrong.map(({ path, found, expected, hint }) => {
    // Entries of a list have no keys to look for: a field of theirs is reported at the list.
    const entry = path.findIndex((key) => typeof key === 'number')
    const written = path.slice(0, entry < 0 ? path.length : entry)
    const line = fieldLine(root, file, found === 'nothing' && entry < 0 ? written.slice(0, -1) : written)
    return { file, ...finding(line, path.join('.') || 'file', found, expected, hint) }
  })
}
