import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { categoryFields } from '@/content/schema/category'
import { emergencyIndexFields, emergencyPageFields } from '@/content/schema/emergency'
import { placeFields } from '@/content/schema/place'
import { service } from '@/content/schema/service'
import { editorOf, hidden } from '@/editor/collections'
import { type Field, fieldOf, fromForm, type Item, isItem, type Schema, schemaOf, toForm } from '@/editor/form'
import { readModule, type Value, writeModule } from '@/editor/module-text'
import { postFields } from '@/lib/blog/fields'
import { factSchemas, singlePageSchemas } from '@/lib/content/load-content'
import { temporaryFolder } from '../support/temporary-folder'

const read = (file: string) => readFileSync(file, 'utf8')
const { formats, collections } = editorOf({
  pictures: readdirSync('content/images'),
  templates: { service: read('scripts/templates/service.txt'), place: read('scripts/templates/place.txt') },
  words: { interface: read('content/interface.ts'), map: read('content/map.ts') },
})
const modules = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?!schema).*(?<!\.gen)\.ts$/.test(name))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: read(join('content', name)) }))

type Collection = { format: string; folder: string; fields: Field[]; files?: undefined; filter: { pattern?: string } }
type Files = { files: { file: string; format: string; fields: Field[] }[] }
/** Every file that has a form, with its format. */
const files = (collections as unknown as (Collection | Files)[]).flatMap((one) => {
  if (one.files) return one.files
  const isListed = (file: string) =>
    !file.endsWith('README.md') && new RegExp(one.filter.pattern ?? '').test(read(file))
  const inFolder = readdirSync(one.folder).map((name) => `${one.folder}/${name}`)
  return inFolder.filter(isListed).map((file) => ({ file, format: one.format, fields: one.fields }))
})
const formatOf = (file: string) => {
  const format = formats[files.find((one) => one.file === file)?.format ?? '']
  if (!format) throw new Error(`${file} has no form`)
  return format
}
/** Sveltia gives the text without its last line end. */
const formOf = (file: string) => structuredClone(formatOf(file).fromFile(read(file).trimEnd()))
const saved = (file: string, form: Item) => `${formatOf(file).toFile(form).trim()}\n`

/** Numbers from 0 to 1, the same in each run. */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Biome's format of files, by their names. */
function formatted(texts: Record<string, string>): Record<string, string> {
  const { formatter, javascript } = JSON.parse(read('biome.json'))
  const root = temporaryFolder({ ...texts, 'biome.json': JSON.stringify({ formatter, javascript }) })
  const biome = resolve('node_modules/.bin/biome')
  const { stderr, status } = spawnSync(biome, ['format', '--write', '.'], { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return Object.fromEntries(Object.keys(texts).map((name) => [name, read(join(root, name))]))
}

describe('reading and writing lose nothing', () => {
  it('every file of content stays as it is', () => {
    expect(modules.length).toBeGreaterThan(100)
    for (const { name, text } of modules) expect(writeModule(text, readModule(text)), name).toBe(text)
  })

  it('every form saves its file as it is', () => {
    const listed = files.map(({ file }) => file.replace('content/', ''))
    const unlisted = modules.map(({ name }) => name).filter((name) => !listed.includes(name))
    expect(unlisted).toEqual(Object.keys(hidden.files).map((name) => `${name}.ts`))
    for (const { file } of files) expect(saved(file, formOf(file)), file).toBe(read(file))
  })

  it('random changes are written as Biome formats them', () => {
    const random = randomNumbers(58)
    const oneIn = (count: number) => random() < 1 / count
    const texts = ['short', "it's", 'a "quoted" word', 'back\\slash', 'a longer text that goes on. '.repeat(4)]
    const changed = (value: Value): Value => {
      if (Array.isArray(value)) {
        const list = value.filter(() => !oneIn(8)).map(changed)
        if (oneIn(8) && list[0] !== undefined) list.push(list[0])
        return oneIn(8) ? list.reverse() : list
      }
      if (isItem(value)) {
        const kept = Object.entries(value).filter(() => !oneIn(12))
        const item = Object.fromEntries(kept.map(([key, one]) => [key, changed(one)]))
        return oneIn(12) ? { ...item, 'new-key': 'text', added: [1, 2] } : item
      }
      if (!oneIn(4)) return value
      if (typeof value === 'number') return Math.round(random() * 1e5) / 10
      return typeof value === 'string' ? (texts[Math.floor(random() * texts.length)] as string) : value
    }
    const written: Record<string, string> = {}
    for (const round of [1, 2, 3])
      for (const { name, text } of modules) {
        const values = changed(readModule(text)) as Item
        const file = `${round}/${name}`
        written[file] = writeModule(text, values)
        for (const [key, value] of Object.entries(readModule(written[file]))) {
          const intended = values[key] ?? readModule(text)[key]
          expect(JSON.stringify(value), file).toBe(JSON.stringify(intended))
        }
      }
    const expected = formatted(written)
    for (const [name, text] of Object.entries(written)) expect(text, name).toBe(expected[name])
  })

  it('comments stay with what they are about', () => {
    const text = "export const a = [\n  // One.\n  { n: 1, s: 'x' },\n\n  // Two.\n  { n: 2, s: 'y' }, // Beside.\n]\n"
    const value = readModule(text).a as Value[]
    const swapped = writeModule(text, { a: value.toReversed() })
    expect(swapped).toBe(
      "export const a = [\n  // Two.\n  { n: 2, s: 'y' }, // Beside.\n  // One.\n  { n: 1, s: 'x' },\n]\n",
    )
    expect(() => readModule('export const a = [b()]\n')).toThrow('line 1')
  })
})

describe('the form', () => {
  /** The names of all fields within a schema, each with those that lead to it. */
  function fieldsOf({ properties = {}, ...schema }: Schema, above = ''): string[] {
    const { items, additionalProperties: entry, propertyNames, anyOf = [], oneOf = anyOf } = schema
    const keys = propertyNames?.enum ?? []
    if (isItem(entry) && keys.length === 0) return fieldsOf(entry as Schema, above)
    const named = keys.map((key): [string, Schema] => [key, entry as Schema])
    const inner = [...Object.entries(properties), ...named].filter(([, one]) => typeof one.const !== 'string')
    return [
      ...inner.flatMap(([name, one]) => [above + name, ...fieldsOf(one, `${above}${name}.`)]),
      ...[...(items ? [items] : []), ...oneOf].flatMap((one) => fieldsOf(one, above)),
    ]
  }
  type Shown = { name: string; fields?: Shown[]; field?: Shown; types?: Shown[] }
  const shownIn = ({ fields = [], field, types = [] }: Shown, above = ''): string[] => [
    ...fields.flatMap((one) => [above + one.name, ...shownIn(one, `${above}${one.name}.`)]),
    ...[...(field ? [field] : []), ...types].flatMap((one) => shownIn(one, above)),
  ]

  it('shows each field of each schema but those that are listed as hidden', () => {
    const facts = Object.values(factSchemas).flatMap(([file, schema]) => (file in hidden.files ? [] : [schema]))
    const pages = [service, placeFields, categoryFields, emergencyPageFields, emergencyIndexFields]
    const all = [...facts, ...Object.values(singlePageSchemas), ...pages, z.strictObject(postFields)]
    const missing = all.flatMap((schema: z.ZodType) => {
      const shown = shownIn(fieldOf('all', schemaOf(schema, Object.keys(hidden.fields)), true))
      return fieldsOf(schemaOf(schema)).filter((name) => !shown.includes(name))
    })
    const names = missing.map((name) => name.split('.')[0])
    expect([...new Set(names)].sort()).toEqual(Object.keys(hidden.fields).sort())
  })

  it('refuses a mistake in the words of the schema, also in what two fields say together', () => {
    const form = formOf('content/business.ts')
    const closure = { from: '2026-12-26', to: '2026-12-24', label: 'Closed' }
    const closed = (one: Item) => () => saved('content/business.ts', { ...form, closures: [one] })
    expect(closed(closure)).toThrow(
      'closures, entry 1 (2026-12-26), to: found "2026-12-24", expected the day it begins',
    )
    expect(closed({ ...closure, label: '' })).toThrow('label: found nothing, expected text')
    const [first] = (formOf('content/prices.ts').prices as Item[]) ?? []
    const twice = { ...formOf('content/prices.ts'), prices: [first, first] as Value[] }
    expect(() => saved('content/prices.ts', twice)).toThrow('twice')
  })

  it('leaves out what is empty, and keeps a No', () => {
    const option = z.strictObject({ kind: z.literal('a'), text: z.string() })
    const other = z.strictObject({ kind: z.literal('b'), count: z.number() })
    const zod = z.strictObject({
      name: z.string(),
      note: z.string().optional(),
      isOpen: z.boolean().optional(),
      group: z.strictObject({ one: z.string().optional() }).optional(),
      choice: z.discriminatedUnion('kind', [option, other]).optional(),
      9: z.record(z.string(), z.string()),
    })
    const schema = schemaOf(zod)
    const content = { 9: { a: 'x' }, name: 'n', isOpen: false, choice: { kind: 'a', text: 't' } }
    const form = toForm(content, schema, []) as Item
    expect(form).toMatchObject({ n9: [{ id: 'a', value: 'x' }], isOpen: 'No' })
    const empty = { ...form, note: '', group: { one: '' }, choice: { kind: 'b', text: 't', count: 2 } }
    expect(fromForm(empty, schema, content)).toEqual({ ...content, choice: { kind: 'b', count: 2 } })
    expect(fromForm({ ...form, isOpen: '' }, schema, content)).not.toHaveProperty('isOpen')
  })

  it.each(['service', 'place'])('writes a new %s from the template of its command', (format) => {
    const source = files.find((one) => one.format === format)?.fields.at(-1)?.default as string
    const texts = { name: "St. John's", metaDescription: 'M', streetSentence: 'S', lead: 'L' }
    const place = { utility: 'hydro-one', facts: [], map: { latitude: 43.9, longitude: -79.9 } }
    const own = format === 'service' ? { overview: { heading: 'H', statement: 'S' } } : place
    const text = `${formats[format]?.toFile({ ...texts, ...own, source }).trim()}\n`
    expect(text).toContain('name: "St. John\'s",')
    expect(text).toMatch(/^ {2}updatedOn: '\d{4}-\d\d-\d\d',$/m)
    expect(text).not.toMatch(/TO WRITE|%/)
    expect(formatted({ 'new.ts': text })).toEqual({ 'new.ts': text })
  })
})
