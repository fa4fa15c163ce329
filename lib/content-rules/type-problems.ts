import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedPage, PhoneId } from '@/content/types'
import { finding, type Problem, type Said } from '@/lib/content/problems'

// What only the compiler sees: a field that is missing or misspelt, a name that no list has. A build for production does
// not check types, so such a page would go out with a hole where the field was.

/** The names of a type, in words; one too many or too few does not compile. */
function oneOf<Name extends string>(names: Readonly<Record<Name, unknown>>): string {
  return `one of ${Object.keys(names)
    .map((name) => `"${name}"`)
    .join(', ')}`
}

/** What the types of `content/types` that stand for a name mean to who writes content. */
const meanings: Readonly<Record<string, string>> = {
  ServicePath: 'a service that content/catalogue.ts has, such as "residential/panel-upgrades"',
  TradePath: 'a service that content/catalogue.ts has, such as "residential/panel-upgrades"',
  EmergencyPath: 'an emergency page that content/catalogue.ts has, such as "emergency/power-outage"',
  ListedPage: oneOf<ListedPage>({ about: 1, blog: 1, contact: 1, privacy: 1 }),
  Day: 'a day in full, such as "Monday"',
  PhoneId: oneOf<PhoneId>({ default: 1, toronto: 1 }),
  LocationPath: 'a place that content/locations/places.ts has, such as "gta/vaughan"',
  string: 'text between quotes',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
}

/** A type as the compiler writes it, in words: '"a" | "b" | undefined' is one of "a", "b". */
function inWords(type: string): string {
  const members = type.split(' | ').filter((member) => member !== 'undefined')
  if (members.length > 1) return `one of ${members.join(', ').replace(/\.\.\. (\d+) more \.\.\./, 'and $1 more')}`
  const [only = type] = members
  return meanings[only] ?? (/^\w+$/.test(only) ? `a value of ${only} in content/types` : only)
}

/** What stands there instead of the expected: a value as it is, or its kind. */
const found = (type: string) => (/^(string|number|boolean)$/.test(type) ? `a ${type}` : type)

const seeTypes = 'content/types says what it is for'

/** The compiler's sentences, and what is said instead. The most telling ones first. */
const sentences: readonly [RegExp, (...parts: string[]) => Said][] = [
  [/Property '(.+?)' is missing in type /, (field) => [`no ${field}`, 'a line for it', seeTypes]],
  [
    /is missing the following properties from type '.+?': (.+?)\.?$/,
    (fields) => [`no ${fields}`, 'a line for each', seeTypes],
  ],
  [
    /known properties, (?:and|but) '(.+?)' does not exist in type .+?(?:Did you mean to write '(.+?)'\?)?$/,
    (field, meant) => [
      field?.replaceAll("'", '') ?? '',
      'a name that is known here',
      meant ? `did you mean ${meant}?` : 'content/types says which there are; take the line out if its page is gone',
    ],
  ],
  [
    /^Type '(.+?)' is not assignable to type '(.+?)'\. Did you mean '(.+?)'\?$/,
    (value, type, meant) => [found(value ?? ''), inWords(type ?? ''), `did you mean ${meant}?`],
  ],
  [
    /^Type '([^{].*?)' is not assignable to type '([^{].*?)'\.$/,
    (value, type) => [found(value ?? ''), inWords(type ?? '')],
  ],
  [/multiple properties with the same name/, () => ['the same name a second time', 'each name once']],
]

/** The compiler's error at a place, and the lines under it that go into detail. */
function said(message: string, details: readonly string[]): Said {
  for (const [pattern, words] of sentences) {
    for (const line of [...details.toReversed(), message]) {
      const match = pattern.exec(line.trim())
      if (match) return words(...match.slice(1))
    }
  }
  return [message, 'what content/types asks for']
}

/** The field that a place in a file belongs to: the nearest name that begins before it. */
function fieldAt(lines: readonly string[], line: number, column: number): string {
  const names = /(?:^\s*|[{,]\s*|\bconst )['"]?([\w/-]+)['"]?\s*:/g
  for (let at = line; at > 0; at--) {
    const before = [...(lines[at - 1] ?? '').matchAll(names)].filter(({ index }) => at < line || index < column)
    const name = before.at(-1)?.[1]
    if (name) return name
  }
  return 'entry'
}

/**
 * @param output what `tsc --pretty false` printed
 * @param linesOf the lines of a file
 * @returns each type error in a file of content, worded for its author; none while a file cannot be read at all, which
 *   lib/content-rules/unreadable.ts tells better
 */
export function readTypeErrors(output: string, linesOf: (file: string) => readonly string[]): Problem[] {
  const errors: { file: string; line: number; column: number; code: number; message: string; details: string[] }[] = []
  for (const text of output.split('\n')) {
    const [, file, line, column, code, message] = /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)$/.exec(text) ?? []
    if (file && message) {
      const place = { line: Number(line), column: Number(column), code: Number(code) }
      errors.push({ file: file.replaceAll('\\', '/'), ...place, message, details: [] })
    } else if (text.startsWith(' ')) errors.at(-1)?.details.push(text)
  }
  const isUnreadable = (code: number) => (code < 1200 && code !== 1117) || code === 2307
  if (errors.some(({ code }) => isUnreadable(code))) return []
  return errors
    .filter(({ file }) => file.startsWith('content/'))
    .map(({ file, line, column, message, details }) => ({
      file,
      ...finding(line, fieldAt(linesOf(file), line, column), ...said(message, details)),
    }))
}

/**
 * Has the compiler look at `content/` alone, which takes less than a second.
 * @param root the project's folder
 * @returns every problem
 * @throws Error when the compiler cannot be run
 */
export function typeProblems(root: string): Problem[] {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['--noEmit', '--pretty', 'false', '-p', 'tsconfig.content.json']
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, ...options], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0 && !stdout) throw new Error(`the compiler cannot be run: ${stderr}`)
  return readTypeErrors(stdout, (file) => readFileSync(join(root, file), 'utf8').split('\n'))
}
