import { z } from 'zod'
import { didYouMean } from '@/lib/content/problems'

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

function foundIn(input: unknown): string {
  if (input === undefined || input === '') return 'nothing'
  if (typeof input === 'string') return `"${input}"`
  return Array.isArray(input) ? 'a list' : typeof input === 'object' ? 'fields' : String(input)
}

/** What a schema's `.meta({ expected })` says of the value. */
const expectedBy = (issue: RawIssue) =>
  issue.inst instanceof z.ZodType ? (z.globalRegistry.get(issue.inst)?.expected as string | undefined) : undefined

/** What is wrong with a value: "found …, expected …". */
function messageOf(issue: RawIssue): string | undefined {
  const found = `found ${foundIn(issue.input)}, expected`
  if (issue.code === 'unrecognized_keys') {
    const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : []
    const [key = ''] = issue.keys
    const hint = didYouMean(key, known)
    return `found the field ${(issue.keys as string[]).join(', ')}, expected only ${known.join(', ')}${hint ? ` (${hint})` : ''}`
  }
  if (issue.code === 'invalid_type') return `${found} ${expectedBy(issue) ?? kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    const hint = typeof issue.input === 'string' ? didYouMean(issue.input, values) : undefined
    return `${found} ${expectedBy(issue) ?? `one of ${values.join(', ')}`}${hint ? ` (${hint})` : ''}`
  }
  if (issue.code === 'invalid_union' && 'options' in issue && issue.options) {
    const kind = (issue.input as Record<string, unknown>)[String(issue.discriminator)]
    return `found ${foundIn(kind)}, expected one of ${(issue.options as unknown[]).join(', ')}`
  }
  if (issue.code === 'too_small' && issue.origin === 'string') return `${found} text`
  return `${found} ${expectedBy(issue) ?? 'another value'}`
}

/**
 * @param schema of a kind of content
 * @param content what a file exports
 * @returns the content with its defaults, or what is wrong with it: "field: found …, expected …"
 */
export function readContent<S extends z.ZodType>(
  schema: S,
  content: unknown,
): { content: z.output<S> } | { problems: string[] } {
  const result = schema.safeParse(content, { error: messageOf, reportInput: true })
  if (result.success) return { content: result.data }
  return { problems: result.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`) }
}
