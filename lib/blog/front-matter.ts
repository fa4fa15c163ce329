import matter from 'gray-matter'
import { parseDocument } from 'yaml'
import { fallbackFields, type PostFields, postSchema } from '@/lib/blog/fields'
import { parseContent } from '@/lib/content/parse-content'
import { type LineProblem, lineProblem } from '@/lib/content/problems'
import { isKeyOf } from '@/lib/objects'

type FrontMatter = {
  fields: PostFields | null
  /** The fields as they are written. */
  written: Readonly<Record<string, unknown>>
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

/** @throws Error when the line is not YAML, or has *words that YAML takes for a reference */
function parseLine(line: string): unknown {
  const document = parseDocument(line)
  // YAML only warns of a !word, and leaves it out.
  const [error] = [...document.errors, ...document.warnings]
  if (error) throw error
  return Object.values({ ...document.toJS() })[0]
}

/** @returns the text of a field as people read it, without its quotes */
function asWritten(value: string): string {
  const single = /^'((?:[^']|'')*)'(?:\s+#.*)?$/.exec(value)?.[1]
  const double = /^"((?:[^"\\]|\\["\\])*)"(?:\s+#.*)?$/.exec(value)?.[1]
  return single?.replaceAll("''", "'") ?? double?.replace(/\\(.)/g, '$1') ?? value.trim()
}

/** @returns how to write the line of a field that is not YAML */
function quotingHint(line: string, value: string): string {
  if (/^\s/.test(line)) return 'begin the line with the name of the field, without a space or a tab'
  if (/^[“”‘’]/.test(value)) return "retype the curly quotes as '"
  if (/^'.*(\w'\w|'.*'$)/.test(value)) return "inside single quotes, type an apostrophe twice: 'Don''t'"
  return value.startsWith("'") ? "close the text with ' at the end of the line" : 'put the text in single quotes'
}

/**
 * The YAML engine of gray-matter. It reads each line by itself: YAML may mean something else than people do, and then
 * reports it lines later.
 * @param block the lines between the two fences, after the line end of the first
 * @param problems receives every line that is not a field as people read it
 */
function readLines(block: string, problems: LineProblem[]): Record<string, unknown> {
  const expected = "one field a line, as name: 'text'"
  const data = new Map<string, unknown>()
  for (const [index, line] of block.split('\n').entries()) {
    if (/^\s*(?:#.*)?$/.test(line)) continue
    const report = (field: string, found: string, hint: string, right = expected) =>
      problems.push(lineProblem(index + 1, field, found.slice(0, 60), right, hint))
    const [, name, value = ''] = /^(\w+):(?:[ \t]+(.*?))?[ \t]*$/.exec(line) ?? []
    if (!name) {
      const hint = /^\s/.test(line) ? quotingHint(line, '') : 'a colon and a plain space after the name'
      report('fields', line, hint)
      continue
    }
    if (data.has(name)) {
      report(name, 'the field again', 'delete one of the two', 'each field once')
      continue
    }
    data.set(name, null)
    if (/^[“”‘’].*[“”‘’]$/.test(value)) {
      report(name, value, quotingHint(line, value))
      continue
    }
    try {
      const read = parseLine(line)
      data.set(name, read)
      if (!value || typeof read === 'boolean' || read === asWritten(value)) continue
      const hint = value.includes(' #')
        ? 'without them, " #" begins a comment'
        : `it is read as ${JSON.stringify(read)}`
      report(name, value, hint, 'the text in single quotes, on one line')
    } catch {
      report(name, value, quotingHint(line, value))
    }
  }
  return Object.fromEntries(data)
}

/** @returns the fields as the schema reads them, or every problem of their values */
function parseFields(data: Readonly<Record<string, unknown>>, lineOf: FrontMatter['lineOf']) {
  const read = parseContent(postSchema, data)
  if ('content' in read) return { fields: read.content, problems: [] }
  const problems = read.wrong.map(({ path, found, expected, hint }) => {
    const field = String(path[0])
    return lineProblem(lineOf(field), field, found, expected, hint ?? hintFor(field, data[field]))
  })
  return { fields: null, problems }
}

/**
 * Splits a post's file, with or without a byte-order mark, into its fields and its text.
 * @returns what could be read, and every problem of the fields
 */
export function readFrontMatter(source: string): FrontMatter {
  const text = source.replace(/\r\n?/g, '\n').replace(/^---[^\S\n]+$/gm, '---')
  const lines = text.replace(/^\ufeff/, '').split('\n')
  const wrong = (line: number, found: string, expected: string, hint?: string): FrontMatter => {
    const problems = [lineProblem(line, 'file', found, expected, hint)]
    return { fields: null, written: {}, problems, body: '', bodyLine: 1, lineOf: () => 1 }
  }
  const quoted = (line: string) => `"${line.slice(0, 40)}"`
  const copy = 'copy the example at the end of content/blog/README.md'
  const [first = ''] = lines
  if (!text.trim()) return wrong(1, 'an empty file', 'a post', copy)
  const language = /^---(?!-)(.*)$/.exec(first)?.[1]?.trim()
  if (language === undefined) return wrong(1, quoted(first), 'the fields between two --- lines', copy)
  // gray-matter would read JSON after ---json, and throw an error for ---js.
  if (language && language !== 'yaml')
    return wrong(1, quoted(first), '--- alone: the fields are YAML, and no code in them runs')

  const unread: LineProblem[] = []
  const file = matter(text, { engines: { yaml: (block) => readLines(block, unread) } })
  const end = file.matter.split('\n').length
  const last = lines[end]
  if (last === undefined) return wrong(1, 'one --- line', 'a second one under the fields', copy)
  if (last !== '---') return wrong(end + 1, quoted(last), 'three hyphens alone on the line under the fields')

  const lineOf = (field: string): number => {
    const index = lines.slice(0, end).findIndex((line) => line.startsWith(`${field}:`))
    if (index >= 0) return index + 1
    return isKeyOf(fallbackFields, field) ? lineOf(fallbackFields[field]) : 1
  }
  const read = unread.length > 0 ? { fields: null, problems: unread } : parseFields(file.data, lineOf)
  return { ...read, written: file.data, body: file.content, bodyLine: end + 2, lineOf }
}
