import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { didYouMean, lineProblem, type Mismatch, type Problem } from '@/lib/content/problems'
import { readSource } from '@/lib/content/read-source'

// Parses content with a schema and formats its errors.

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

/** What a schema without an `error` expects, in words. */
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

/** A value as text for an error message. */
function foundIn(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'string') return `"${value}"`
  if (typeof value !== 'object') return String(value)
  if (Object.keys(value).length === 0) return 'nothing'
  return Array.isArray(value) ? 'a list' : 'fields'
}

/** A wrong field of content, with the keys that lead to it. */
export type FieldMismatch = Mismatch & { path: readonly PropertyKey[] }

type Issues = readonly z.core.$ZodIssue[]

/** Compares the issues of two options of a union. First: fewer issues, then deeper ones, then no wrong literal. */
function compareOptions(a: Issues, b: Issues): number {
  const depth = ([first]: Issues) => first?.path.length ?? 0
  const isLiteral = ([first]: Issues) => Number(first?.code === 'invalid_value')
  return a.length - b.length || depth(b) - depth(a) || isLiteral(a) - isLiteral(b)
}

function mismatchesOf(issue: z.core.$ZodIssue, content: unknown): FieldMismatch[] {
  // For a union, report the errors of the closest option only.
  const [closest] = issue.code === 'invalid_union' ? issue.errors.toSorted(compareOptions) : []
  if (closest?.[0]) {
    return closest.flatMap((inner) => mismatchesOf({ ...inner, path: [...issue.path, ...inner.path] }, content))
  }
  const { path, message: expected } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], found: 'an unknown field', expected }))
  const value = path.reduce<unknown>((part, key) => Object(part)[key], content)
  const didMean =
    issue.code === 'invalid_value' && typeof value === 'string'
      ? didYouMean(value, issue.values.map(String))
      : undefined
  const isHole = value === undefined && typeof path.at(-1) === 'number'
  const hint = isHole ? 'one comma too many' : didMean
  // A custom check may set `found` and `hint`.
  const own: Partial<Mismatch> = (issue.code === 'custom' && issue.params) || {}
  return [{ path, found: foundIn(value), expected, hint, ...own }]
}

/** @returns content with its defaults, or each wrong field with what was found and expected */
export function parseContent<S extends z.ZodType>(
  schema: S,
  content: unknown,
): { content: z.output<S> } | { wrong: FieldMismatch[] } {
  const result = schema.safeParse(content, { error: expectedOf })
  if (result.success) return { content: result.data }
  return { wrong: result.error.issues.flatMap((issue) => mismatchesOf(issue, content)) }
}

/** @returns the line of the field at a path of keys, or of the nearest parent that is found */
export function fieldLine(root: string, file: string, path: readonly PropertyKey[]): number {
  const { lines } = readSource(readFileSync(join(root, file), 'utf8'))
  const found = path.map((_, index) => lines.get(path.slice(0, index + 1).join('.'))).findLast(Boolean)
  return found ?? 1
}

/**
 * @param content what the first key leads into, for the names of list entries
 * @returns the field at a path of keys in words: "steps.items, entry 2 (Swap the panel), text"
 */
export function fieldName(path: readonly PropertyKey[], content?: unknown): string {
  let part = content
  const words = path.map((key, index) => {
    part = Object(part)[key]
    const separator = index === 0 ? '' : [key, path[index - 1]].some(Number.isInteger) ? ', ' : '.'
    if (typeof key !== 'number') return `${separator}${String(key)}`
    const name: unknown = typeof part === 'object' && Object.values(part ?? {}).find((one) => typeof one === 'string')
    return `${separator}entry ${key + 1}${name ? ` (${String(name).slice(0, 40)})` : ''}`
  })
  return words.join('')
}

/** @returns each wrong field of a file, or of its exports by name, as a problem with its line */
export const problemsIn = (root: string, file: string, wrong: readonly FieldMismatch[], content: unknown): Problem[] =>
  wrong.map(({ path, found, expected, hint }) => ({
    file,
    ...lineProblem(fieldLine(root, file, path), fieldName(path, content) || 'file', found, expected, hint),
  }))
