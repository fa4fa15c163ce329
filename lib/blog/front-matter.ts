import matter from 'gray-matter'
import { fallbackFields, type PostFields, schema } from '@/lib/blog/fields'
import { parseContent } from '@/lib/content/parse-content'
import { type LineProblem, lineProblem } from '@/lib/content/problems'
import { isKeyOf } from '@/lib/records'
import { resolveLinks } from '@/lib/routes'

const apostropheHint = "inside single quotes, type an apostrophe twice: 'Don''t'"

type FrontMatter = {
  fields: PostFields | null
  problems: LineProblem[]
  body: string
  /** The line of the file that the body begins on, counted from 1. */
  bodyLine: number
  lineOf: (field: string) => number
}

function hintFor(field: string, value: unknown): string | undefined {
  if (field === 'slug') return "the file's name is the slug"
  // An apostrophe ends the text. YAML reads the rest of the line up to a colon as a field name.
  if (field.includes(' ')) return apostropheHint
  if (typeof value !== 'string') return undefined
  if (field === 'publishDate' || field === 'updatedDate') {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return /^(?:19|20)/.test(value) ? 'there is no such day' : 'check the year'
    const time = Date.parse(`${value} UTC`)
    // "03/09/2026" is March or September, so no hint is given.
    if (/[a-z]/i.test(value) && !Number.isNaN(time)) return `write '${new Date(time).toISOString().slice(0, 10)}'`
    const parts = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(value)
    if (parts) return `write '${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}'`
  }
  return undefined
}

/** @throws YAMLException when the fields cannot be read */
function readFields(head: readonly string[]): Record<string, unknown> {
  // Passing options disables gray-matter's cache, which returns an empty result the second time a broken file is read.
  return { ...matter(['---', ...head, '---'].join('\n'), { language: 'yaml' }).data }
}

/** YAML reports an error some lines later. Each field is one line, so each line is parsed alone. */
function brokenLines(head: readonly string[], error: unknown): LineProblem[] {
  const expected = "one field a line, as name: 'text'"
  const problems = head.flatMap((line, index): LineProblem[] => {
    try {
      readFields([line])
      return []
    } catch {
      const value = line.slice(line.indexOf(':') + 1).trim()
      const hint = /^[“”‘’]/.test(value)
        ? "retype the curly quotes as '"
        : value.startsWith("'")
          ? apostropheHint
          : 'put the text in single quotes'
      return [lineProblem(index + 2, line.split(':')[0]?.trim() || 'fields', value.slice(0, 60), expected, hint)]
    }
  })
  if (problems.length > 0) return problems
  const { mark, reason } = error as { mark?: { line?: number }; reason?: string }
  const line = Math.min(mark?.line ?? 0, Math.max(head.length - 1, 0)) + 2
  return [lineProblem(line, 'fields', reason ?? 'lines that cannot be read', expected)]
}

/** Letters from an encoding other than UTF-8, and invisible characters other than tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const broken = /[\ufffd\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** @returns the first line with an unreadable character. In the wrong encoding every line has one */
export function brokenCharacters(source: string): LineProblem[] {
  const lines = source.split('\n')
  const index = lines.findIndex((line) => line.search(broken) >= 0)
  const line = lines[index]
  if (line === undefined) return []
  const at = line.search(broken)
  const around = line
    .slice(Math.max(0, at - 12), at + 12)
    .replace(broken, '\ufffd')
    .trim()
  const expected = 'letters saved as UTF-8'
  return [lineProblem(index + 1, 'file', `"${around}"`, expected, 'type the \ufffd again')]
}

/**
 * Splits a post's file into its fields and its text.
 * @param source the file, with any line ends, with or without a byte-order mark
 * @returns what could be read, and every problem of the fields
 */
export function readFrontMatter(source: string): FrontMatter {
  const lines = source
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  const copy = 'copy the example at the end of content/blog/README.md'
  const unreadable = (line: number, found: string, expected: string, hint?: string): FrontMatter => ({
    fields: null,
    problems: [lineProblem(line, 'file', found, expected, hint)],
    body: '',
    bodyLine: 1,
    lineOf: () => 1,
  })
  if (lines.every((line) => !line.trim())) return unreadable(1, 'an empty file', 'a post', copy)
  const quoted = (line = '') => `"${line.slice(0, 40)}"`
  if (lines[0]?.trimEnd() !== '---') return unreadable(1, quoted(lines[0]), 'the fields between two --- lines', copy)
  // Front matter ends at the first line that begins with ---.
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (end < 0) return unreadable(1, 'one --- line', 'a second one under the fields', copy)
  if (lines[end]?.trimEnd() !== '---')
    return unreadable(end + 1, quoted(lines[end]), 'three hyphens alone on the line under the fields')

  const head = lines.slice(1, end)
  const lineOf = (field: string): number => {
    const index = head.findIndex((line) => line.startsWith(`${field}:`))
    if (index >= 0) return index + 2
    return isKeyOf(fallbackFields, field) ? lineOf(fallbackFields[field]) : 1
  }
  const rest = { body: resolveLinks(lines.slice(end + 1).join('\n')), bodyLine: end + 2, lineOf }
  let data: Record<string, unknown>
  try {
    data = readFields(head)
  } catch (error) {
    return { fields: null, problems: brokenLines(head, error), ...rest }
  }
  // YAML parses an unquoted date into a Date and rolls February 30 over into March: use the source text.
  for (const field of ['publishDate', 'updatedDate']) {
    if (!(data[field] instanceof Date)) continue
    const typed = head[lineOf(field) - 2] ?? ''
    data[field] = typed
      .slice(field.length + 1)
      .replace(/\s#.*$/, '')
      .trim()
  }
  const read = parseContent(schema, data)
  if ('content' in read) return { fields: read.content, problems: [], ...rest }
  const problems = read.wrong.map(({ path, found, expected, hint }) => {
    const field = String(path[0])
    return lineProblem(lineOf(field), field, found, expected, hint ?? hintFor(field, data[field]))
  })
  return { fields: null, problems, ...rest }
}
