import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { install, sources } from '@/editor/build'
import { type Field, type Item, isItem, type Schema } from '@/editor/form'
import type { Value } from '@/editor/module-text'
import { temporaryFolder } from '../support/temporary-folder'

const read = (file: string) => readFileSync(file, 'utf8')
const contents = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => `content/${name.replaceAll('\\', '/')}`)
  .filter((name) => /^content\/(?!schema|blog\/README).*(?<!\.gen)\.(?:ts|md)$/.test(name))

it('says in one line that packages cannot be installed', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(install(temporaryFolder({}))).toBe(false)
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^The editor is left out: .+$/)]])
})

if (install()) {
  const { editorOf, hidden } = await import('@/editor/collections')
  const { readModule, writeModule } = await import('@/editor/module-text')
  const { formats, collections } = editorOf(sources())
  type Listed = { format: string; file?: string; folder?: string; fields: Field[] }
  const listed = collections.flatMap((one): Listed[] => ('files' in one ? one.files : [one]))
  const formOf = (file: string) =>
    listed.find((one) => one.file === file) ?? listed.find((one) => one.folder === dirname(file))
  /** The file that a save writes. Sveltia gives the text without its last line end. */
  async function saved(file: string, change: Item = {}) {
    const format = formats[formOf(file)?.format ?? '']
    const text = await format?.toFile({ ...format.fromFile(read(file).trimEnd()), ...change })
    return `${text?.trim()}\n`
  }

  /** The texts of files as Biome lays them out. */
  function formatted(files: Record<string, string>) {
    const settings = JSON.stringify({ extends: [resolve('biome.json')], vcs: { enabled: false } })
    const cwd = temporaryFolder({ ...files, 'biome.json': settings })
    execFileSync(resolve('node_modules/.bin/biome'), ['format', '--write', '.'], { cwd, stdio: 'ignore' })
    return Object.fromEntries(Object.keys(files).map((name) => [name, read(join(cwd, name))]))
  }

  it('saves every file of content as it is', async () => {
    const missing = contents.filter((file) => !formOf(file))
    expect(missing).toEqual(Object.keys(hidden.files).map((name) => `content/${name}.ts`))
    // A save lays the file out, as `npm run format` does.
    const expected = formatted(Object.fromEntries(contents.map((file) => [file, read(file)])))
    for (const file of contents.filter(formOf)) expect(await saved(file), file).toBe(expected[file])
  })

  it('writes random changes as Biome formats them, and nothing else', async () => {
    let count = 0
    /** A whole number below the limit: the same ones in each run. */
    const random = (limit: number) => Math.floor(Math.abs(Math.sin(++count)) * 1e6) % limit
    const leaves = ["it's", 'a "word"', '\\ `$`{x} \u00a0é\u2028', 'goes on. '.repeat(20), true, -79.5]
    const changed = (value: Value): Value => {
      if (Array.isArray(value)) {
        const list = [...value, ...value.slice(random(8))].filter(() => random(8)).map(changed)
        return random(8) ? list : list.reverse()
      }
      if (isItem(value)) {
        const kept = Object.entries(value).filter(() => random(12))
        const item = Object.fromEntries(kept.map(([key, one]) => [key, changed(one)]))
        return random(12) ? item : { ...item, 'new-key': 'text', added: [1, 2] }
      }
      return random(4) ? value : (leaves[random(6)] ?? '')
    }
    const written: Record<string, string> = {}
    for (const file of contents.filter((name) => name.endsWith('.ts')))
      for (const round of [1, 2, 3]) {
        const old = Object.entries(readModule(read(file)))
        const values = Object.fromEntries(old.map(([name, one]) => [name, changed(one)]))
        const text = await writeModule(read(file), values)
        written[`${round}/${file}`] = text
        expect(JSON.stringify(readModule(text)), file).toBe(JSON.stringify(values))
      }
    expect(written).toEqual(formatted(written))
  })

  it('keeps comments with what they are about, and refuses code', async () => {
    const one = "  // One.\n  { n: 1, s: 'x' },\n"
    const two = "  // Two.\n  { n: 2, s: 'y' }, // Beside.\n"
    const text = `export const a = [\n${one}\n${two}]\n`
    const { a } = readModule(text) as { a: Value[] }
    const swapped = text.replace(`${one}\n${two}`, two + one)
    expect(await writeModule(text, { a: a.toReversed() })).toBe(swapped)
    expect(() => readModule('export const a = [b()]\n')).toThrow('by hand')
  })

  it('shows each field of each schema but those that are listed as hidden', () => {
    /** The paths of what has a name in a schema or in a field. Lists and unions have none. */
    function pathsOf(node: Partial<Schema & Field>, above = ''): string[] {
      const { properties, additionalProperties: entry, fields, items, anyOf, oneOf, field, types } = node
      const named = Object.entries(properties ?? {}).map(([name, one]) => ({ ...one, name }))
      const inner = [items, anyOf, oneOf, field, types, entry].flat().filter(isItem)
      // The owner may add keys to a record.
      const all = [...(isItem(entry) ? [] : named), ...(fields ?? []), ...inner.map((one) => ({ ...one, name: '' }))]
      const path = node.name ? `${above}${node.name}.` : above
      return node.const ? [] : [path, ...all.flatMap((one) => pathsOf(one, path))]
    }
    const missing = listed.flatMap(({ format, fields }) => {
      const shown = pathsOf({ fields })
      const all = pathsOf(formats[format]?.schema ?? {})
      return all.filter((path) => !shown.includes(path)).map((path) => path.split('.')[0])
    })
    expect([...new Set(missing)].sort()).toEqual(Object.keys(hidden.fields).sort())
  })

  it('saves digits as a number, and refuses another text', async () => {
    const withLow = (low: string) => saved('content/prices.ts', { prices: [{ id: 'panel', work: 'Panel', low }] })
    expect(await withLow('1800')).toContain('low: 1800,')
    for (const low of ['1,800', '1 800', '$1800', '1800-'])
      await expect(withLow(low)).rejects.toThrow(`Lowest price: found "${low}", expected`)
  })

  it.each(['place', 'service', 'post'])('writes a new %s, and refuses the name of another', async (kind) => {
    const file = contents.find((name) => formOf(name)?.format === kind) ?? ''
    const source = String(formOf(file)?.fields.at(-1)?.default)
    const save = (name: string) => saved(file, { name, title: name, source })
    const keysOf = (text: string) => Object.keys(formats[kind]?.fromFile(text) ?? {})
    const text = await save('A new page')
    expect(text).toBe(formatted({ [file]: text })[file])
    expect(keysOf(text)).toEqual(keysOf(read(file)))
    const { title, name = title } = formats[kind]?.fromFile(read(file)) ?? {}
    for (const other of [`${name}`, `${name}`.toUpperCase()])
      await expect(save(other)).rejects.toThrow(`found "${other}"`)
  })

  it('leaves out what is empty, and refuses an id that is there twice and a text that is too long', async () => {
    const file = contents.find((name) => /services\/.*\/(?!category)/.test(name)) ?? ''
    const headPrice = { kind: 'quote', label: 'L', note: 'N' }
    const text = await saved(file, { circuit: '', summary: null, headPrice })
    expect(text).not.toMatch(/circuit:|summary:/)
    expect(readModule(text).default).toMatchObject({ headPrice })
    const twice = { utilities: [{ id: 'a' }, { id: 'a' }] }
    await expect(saved('content/utilities.ts', twice)).rejects.toThrow('found "a" twice')
    await expect(saved('content/utilities.ts', { utilities: [{ name: 'A' }] })).rejects.toThrow('id: found nothing')
    await expect(saved(file, { lead: 'word '.repeat(26) })).rejects.toThrow('found 26 words, expected 25 words')
  })
}
