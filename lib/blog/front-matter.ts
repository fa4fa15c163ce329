import { parseDocument, YAMLError } from 'yaml'
import { fallbackFields, type PostFields, postSchema } from '@/lib/blog/fields'
import { parseContent } from '@/lib/content/parse-content'
import { type LineProblem, lineProblem } from '@/lib/content/problems'
import { isKeyOf } from '@/lib/objects'

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
  if (typeof value !== 'string' || !/^(publish|updated)Date$/.test(field)) return undefined
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return /^(?:19|20)/.test(value) ? 'there is no such day' : 'check the year'
  const time = Date.parse(`${value} UTC`)
  // "03/09/2026" is March or September, so no hint is given.
  if (/[a-z]/i.test(value) && !Number.isNaN(time)) return `write '${new Date(time).toISOString().slice(0, 10)}'`
  const [, year, month = '', day = ''] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(value) ?? []
  return year && `write '${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}'`
}

/** @throws YAMLError when the lines are not YAML, ReferenceError for *words that YAML takes for a reference */
function parseLines(lines: readonly string[]): Record<string, unknown> {
  const document = parseDocument(lines.join('\n'))
  // YAML only warns of a !word, and leaves it out.
  const [error] = [...document.errors, ...document.warnings]
  if (error) throw error
  return { ...document.toJS() }
}

/** @returns how to write the line of a field that is not YAML */
function quotingHint(line: string, value: string): string {
  if (/^\s/.test(line)) return 'begin the line with the name of the field, without a space or a tab'
  if (/^[“”‘’]/.test(value)) return "retype the curly quotes as '"
  if (/^'.*(\w'\w|'.*'$)/.test(value)) return "inside single quotes, type an apostrophe twice: 'Don''t'"
  return value.startsWith("'") ? "close the text with ' at the end of the line" : 'put the text in single quotes'
}

/** YAML reports an error some lines later. Each field is one line, so each line is parsed alone. */
function brokenLines(head: readonly string[], error: unknown): LineProblem[] {
  const expected = "one field a line, as name: 'text'"
  const problems = head.flatMap((line, index): LineProblem[] => {
    const [, name = ''] = /^(\w+):(?=\s|$)/.exec(line) ?? []
    if (!name && /^[^\s#]/.test(line))
      return [lineProblem(index + 2, 'fields', line.slice(0, 60), expected, 'a colon and a space after the name')]
    if (name && head.findIndex((other) => other.startsWith(`${name}:`)) < index)
      return [lineProblem(index + 2, name, 'the field again', 'each field once', 'delete one of the two')]
    try {
      parseLines([line])
      return []
    } catch {
      const value = line.slice(line.indexOf(':') + 1).trim()
      const field = line.split(':')[0]?.trim() || 'fields'
      return [lineProblem(index + 2, field, value.slice(0, 60), expected, quotingHint(line, value))]
    }
  })
  if (problems.length > 0) return problems
  if (!(error instanceof YAMLError)) throw error
  const [reason = ''] = error.message.split(' at line ')
  return [lineProblem(Math.min(error.linePos?.[0].line ?? 1, head.length) + 1, 'fields', reason, expected)]
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

/** @returns the lines of the fields and those of the text, or why the file cannot be split into them */
function splitFile(source: string): { head: string[]; text: string[] } | LineProblem {
  const lines = source
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  const wrong = (line: number, found: string, expected: string, hint?: string) =>
    lineProblem(line, 'file', found, expected, hint)
  const quoted = (line: string) => `"${line.slice(0, 40)}"`
  const copy = 'copy the example at the end of content/blog/README.md'
  const [first = ''] = lines
  if (lines.every((line) => !line.trim())) return wrong(1, 'an empty file', 'a post', copy)
  if (first.trimEnd() !== '---') return wrong(1, quoted(first), 'the fields between two --- lines', copy)
  // The fields end at the next line that begins with ---.
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  const last = lines[end]
  if (last === undefined) return wrong(1, 'one --- line', 'a second one under the fields', copy)
  if (last.trimEnd() !== '---') return wrong(end + 1, quoted(last), 'three hyphens alone on the line under the fields')
  return { head: lines.slice(1, end), text: lines.slice(end + 1) }
}

/** Reads the lines of the fields. `lineOf` gives the line of a field in the file. */
function readFields(head: readonly string[], lineOf: FrontMatter['lineOf']): Pick<FrontMatter, 'fields' | 'problems'> {
  const cut = head.flatMap((line, index): LineProblem[] => {
    const [, field = '', value = ''] = /^(\w+):\s+(?!true\b|false\b)([^'"\s#].*\s#.*)/.exec(line) ?? []
    if (!field) return []
    return [lineProblem(index + 2, field, value, 'the text in single quotes', 'without them, " #" begins a comment')]
  })
  if (cut.length > 0) return { fields: null, problems: cut }
  let data: Record<string, unknown>
  try {
    data = parseLines(head)
  } catch (error) {
    return { fields: null, problems: brokenLines(head, error) }
  }
  const read = parseContent(postSchema, data)
  if ('content' in read) return { fields: read.content, problems: [] }
  const problems = read.wrong.map(({ path, found, expected, hint }) => {
    const field = String(path[0])
    return lineProblem(lineOf(field), field, found, expected, hint ?? hintFor(field, data[field]))
  })
  return { fields: null, problems }
}

/**
 * Splits a post's file into its fields and its text.
 * @param source the file, with any line ends, with or without a byte-order mark
 * @returns what could be read, and every problem of the fields
 */
export function readFrontMatter(source: string): FrontMatter {
  const file = splitFile(source)
  if ('found' in file) return { fields: null, problems: [file], body: '', bodyLine: 1, lineOf: () => 1 }
  const { head, text } = file
  const lineOf = (field: string): number => {
    const index = head.findIndex((line) => line.startsWith(`${field}:`))
    if (index >= 0) return index + 2
    return isKeyOf(fallbackFields, field) ? lineOf(fallbackFields[field]) : 1
  }
  return { ...readFields(head, lineOf), body: text.join('\n'), bodyLine: head.length + 3, lineOf }
}
