import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { editorOf, hidden } from '@/editor/collections'
import { type Field, type Item, isItem } from '@/editor/form'
import { readModule, type Value, writeModule } from '@/editor/module-text'
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
/** The lines that are only in the first text. */
const linesIn = (text: string, other: string) => text.split('\n').filter((line) => !other.split('\n').includes(line))

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
