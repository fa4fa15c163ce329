import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import postcss, { type AtRule, type Declaration } from 'postcss'
import { describe, expect, it } from 'vitest'
import { THEME_COLOUR } from '@/app/theme-colour'
import { factLiterals } from '@/lib/build/checks/statements'
import { formatProblem } from '@/lib/content/problems'
import { siteContent } from '@/lib/content/site-content'
import { temporaryFolder } from '../support/temporary-folder'

/** Root-relative paths of the files in these folders. */
function filesIn(folders: readonly string[], ending: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => ending.test(name) && statSync(name).isFile()),
  )
}
const read = (file: string) => readFileSync(file, 'utf8')
const code = filesIn(['app', 'components', 'content', 'lib'], /\.tsx?$/)

/** The modules of the project that a file imports, at run time or also for types. */
function importsOf(file: string, withTypes = false): string[] {
  const pattern = withTypes
    ? /(?:from |import |import\()'@\/([^']+)'/g
    : /(?:^(?:import|export) (?!type\b)(?:[^'";]*?from )?|import\()'@\/([^']+)'/gm
  return [...read(file).matchAll(pattern)].map(([, target = '']) => target)
}

describe('imports', () => {
  /** The folders that every kind of page may import. Biome holds the rules of the others (biome.json). */
  const shared = ['ui', 'islands', 'layout', 'drawings', 'request-form', 'sections']

  it('of a kind of page are not from another kind of page', () => {
    const folderOf = (path: string) => /^components\/([\w-]+)\//.exec(path)?.[1]
    const wrong = code.flatMap((file) => {
      const own = folderOf(file)
      if (!own) return []
      const folders = importsOf(file).flatMap((target) => folderOf(target) ?? [])
      return folders
        .filter((folder) => folder !== own && !shared.includes(folder))
        .map((folder) => `${file}: ${folder}`)
    })
    expect(wrong).toEqual([])
  })

  it('of types and values in lib are those in ARCHITECTURE.md, without cycles between its folders', () => {
    /** The folder of a file in lib, or the file if it is directly in lib. */
    const partOf = (path: string) => /^lib\/([\w-]+(?:\.ts)?)/.exec(path)?.[1] ?? ''
    const isFolder = (part: string) => /^[\w-]+$/.test(part)
    const actual: Record<string, string[]> = {}
    // lib/build may import every other folder, and lint holds that none imports it.
    for (const file of code.filter((file) => partOf(file) && partOf(file) !== 'build')) {
      const part = partOf(file)
      const others = importsOf(file, true).flatMap((target) => /^lib\/([\w-]+)\//.exec(target)?.[1] ?? [])
      const folders = [...new Set([...(actual[part] ?? []), ...others])].filter((one) => one !== part).sort()
      if (isFolder(part) || folders.length > 0) actual[part] = folders
    }
    const rows = [...read('ARCHITECTURE.md').matchAll(/^\| `lib\/([\w-]+|\*\.ts)` \|.*\| (.*)\|$/gm)].map(
      ([, part, cell = '']): [string, string[]] => {
        return [`${part}`, [...cell.matchAll(/`(?:lib\/)?([\w-]+)`/g)].map(([, name]) => `${name}`).sort()]
      },
    )
    const folders = Object.entries(actual).filter(([part]) => isFolder(part))
    expect(Object.fromEntries(rows.filter(([part]) => isFolder(part) && part !== 'build'))).toEqual(
      Object.fromEntries(folders),
    )
    // Paths and the office of a page depend on the content.
    const files = Object.fromEntries(Object.entries(actual).filter(([part]) => !isFolder(part)))
    expect(files).toEqual({ 'routes.ts': ['content'], 'site.ts': ['content'] })
    const reached = (from: string, seen = new Set<string>()): Set<string> => {
      for (const target of actual[from] ?? []) if (!seen.has(target)) reached(target, seen.add(target))
      return seen
    }
    expect(Object.keys(actual).filter((part) => reached(part).has(part))).toEqual([])
  })
})

describe('client components', () => {
  const clientFiles = code.filter((file) => /^'use client'/m.test(read(file)))
  const islands = importsOf('app/browser/islands.ts').map((target) => `${target}.tsx`)
  /** A file and all of its direct and indirect imports at run time. */
  function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
    for (const name of [file, `${file}.ts`, `${file}.tsx`]) {
      if (!code.includes(name) || seen.has(name)) continue
      seen.add(name)
      for (const target of importsOf(name)) reachedFrom(target, seen)
    }
    return seen
  }

  it('belong to an island, are named .client.tsx and have a comment', () => {
    const reached = new Set(
      ['components/islands/island-boundary.client.tsx', ...islands].flatMap((file) => [...reachedFrom(file)]),
    )
    expect(clientFiles.filter((file) => !reached.has(file))).toEqual([])
    expect(islands.filter((file) => !clientFiles.includes(file))).toEqual([])
    for (const file of clientFiles) {
      expect(file).toMatch(/\.client\.tsx$/)
      expect(read(file), file).toMatch(/\/\*\*[\s\S]+?\*\/\nexport (function|class)/)
    }
  })

  it('import only interface.ts and form-service.ts of content, and no module of Node', () => {
    for (const file of clientFiles)
      for (const name of reachedFrom(file)) {
        expect(name, file).not.toMatch(/^content\/(?!(interface|form-service)\.ts$)/)
        expect(read(name), `${file} imports ${name}`).not.toMatch(/from 'node:/)
      }
  })

  it('do not use useId, because every island counts its ids from the start', () =>
    expect(code.filter((file) => /\buseId\b/.test(read(file)))).toEqual([]))
})

describe('styles', () => {
  const sheets = filesIn(['components', 'app'], /\.css$/).map((file) => ({ file, root: postcss.parse(read(file)) }))
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'))
  /** The declarations in CSS modules that a rule does not accept. */
  function rejected(property: RegExp, accepts: (declaration: Declaration, file: string) => boolean): string[] {
    const found: string[] = []
    for (const { file, root } of modules)
      root.walkDecls(property, (declaration) => {
        if (!accepts(declaration, file)) found.push(`${file}:${declaration.source?.start?.line}: ${declaration}`)
      })
    return found
  }
  const isPrinted = ({ parent }: { parent?: object }): boolean =>
    Boolean(parent) && ((parent as AtRule).params === 'print' || isPrinted(parent as AtRule))

  it('are in the layer of their folder, and scroll animations in the layer above all others', () => {
    const wrong = modules.filter(({ file, root }) => {
      const layers = root.nodes.filter(({ type }) => type !== 'comment').map((node) => String(node).split(' {')[0])
      const layer = /^components\/(ui|layout|drawings|request-form)\//.test(file) ? 'components' : 'sections'
      return !new RegExp(`^@layer ${layer}(,@layer animations)?$`).test(layers.join())
    })
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  it('do not use !important, and use tokens for colours', () => {
    /** Drawings in CSS (skies, metal, lamps, streets) have colours besides the tokens. */
    const drawings = /gradient\(|shadow|mask|filter|^--st-/
    // White and black are allowed: they belong to no palette.
    const colour = /#(?!(?:fff|000)\b)[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i
    const accepts = ({ prop, value, important }: Declaration) =>
      !important && (drawings.test(`${prop} ${value}`) || !colour.test(value))
    expect(rejected(/./, accepts)).toEqual([])
  })

  it('use only custom properties that a stylesheet or a component sets', () => {
    const sources = [...sheets.map(({ file }) => file), ...code].map(read)
    const set = new Set(sources.flatMap((text) => text.match(/--[\w-]+(?='|\s*:)/g) ?? []))
    const unknown = sheets.flatMap(({ file }) =>
      [...read(file).matchAll(/var\((--[\w-]+)[,)]/g)].flatMap(([, name = '']) =>
        set.has(name) ? [] : [`${file}: ${name}`],
      ),
    )
    expect(unknown).toEqual([])
  })

  it('use tokens for spaces in rem, except within a function', () => {
    const accepts = ({ value }: Declaration) => !/(?:^| )-?[\d.]+rem(?: |$)/.test(value.replace(/\w+\(.*?\)+/g, ''))
    expect(rejected(/^(?:gap|(?:row|column)-gap|margin.*|padding.*)$/, accepts)).toEqual([])
  })

  it('use tokens for font weights above that of text, except in drawings', () => {
    const accepts = ({ value }: Declaration, file: string) =>
      file.startsWith('components/drawings/') || !/^[5-9]\d\d\b/.test(value)
    expect(rejected(/^font(-weight)?$/, accepts)).toEqual([])
  })

  it('use tokens for line heights above 1, except the footer, whose lines are touch targets', () => {
    const accepts = ({ prop, value }: Declaration, file: string) => {
      const height = prop === 'font' ? value.match(/ \/ ([\d.]+\w*)\s/)?.[1] : value
      return !(Number.parseFloat(height ?? '') > 1) || file === 'components/layout/site-footer.module.css'
    }
    expect(rejected(/^(font|line-height)$/, accepts)).toEqual([])
  })

  it('use font sizes of the scale, or sizes relative to the parent or the window', () => {
    const accepts = (declaration: Declaration, file: string) => {
      // In the shorthand the size is between the weight and the line height or typeface.
      const size = declaration.value
        .replace(/\s+/g, ' ')
        .replace(/^(?:\d+|var\(--font-weight-\w+\)) |( \/ [\w.()-]+)? var\(--font-(display|body|handwriting)\)$/g, '')
      const fitted = /\d(vw|vh|cqi)\b/.test(size) && !/rem [+-] [\d.]+vw|vw [+-] [\d.]+rem/.test(size)
      // Drawings have their own units.
      const drawn = file.startsWith('components/drawings/') && /^(\d+px|var\(--\w+-names-size\))$/.test(size)
      return isPrinted(declaration) || fitted || drawn || /^(var\(--font-size-[\w-]+\)|inherit|[\d.]+em)$/.test(size)
    }
    expect(rejected(/^font(-size)?$/, accepts)).toEqual([])
    const named = [...read('VISUAL.md').matchAll(/^\| `(--font-size-[\w-]+)` \|/gm)].map(([, name]) => name)
    const steps = [...read('app/tokens.css').matchAll(/^ {4}(--font-size-[\w-]+):/gm)].map(([, name]) => name)
    expect(named).toEqual([...new Set(steps)])
  })

  it('have the colours that other files repeat', () => {
    const token = (name: string) => new RegExp(`^ {4}--${name}: (#[0-9a-f]{6});`, 'm').exec(read('app/tokens.css'))?.[1]
    const shareImage = [...read('lib/seo/share-image.tsx').matchAll(/^ {2}(\w+): '(#[0-9a-f]{6})',$/gm)]
    expect(shareImage.length).toBeGreaterThan(0)
    for (const [, name = '', colour] of shareImage) expect(colour, name).toBe(token(name))
    expect(THEME_COLOUR).toBe(token('night'))
    const icons = [read('app/icon.svg'), read('scripts/build-icons.ts')].map((text) => text.match(/#[0-9a-f]{6}/g))
    expect(icons).toEqual([[token('ink'), token('amber'), token('amber')], [token('ink')]])
  })

  it('use exactly the breakpoints of VISUAL.md, in em', () => {
    const rows = [...read('VISUAL.md').matchAll(/^\| (\d+) px (wide|high) \|/gm)]
    const breakpoints = rows.map(([, px, side]) => `${px} ${side === 'wide' ? 'width' : 'height'}`)
    const used = new Map<string, string>()
    for (const { file, root } of sheets)
      root.walkAtRules('media', (rule) => {
        // Em follows the reader's font size. Range syntax is rejected, because browsers before 2023 do not know it.
        const sides = /\((min-|max-)?(width|height)(?::| [<>=]+) ([\w.]+)\)|\([\w.]+ [<>=]+/g
        for (const [, bound, side, value = ''] of rule.params.matchAll(sides)) {
          // Rounded to a tenth, so that "47.999em" counts as 768 px.
          const px = Math.round(Number.parseFloat(value) * 160) / 10
          used.set(bound && value.endsWith('em') ? `${px} ${side}` : rule.params, `${file}: ${rule.params}`)
        }
      })
    expect([...used].filter(([breakpoint]) => !breakpoints.includes(breakpoint))).toEqual([])
    expect(breakpoints.filter((known) => !used.has(known))).toEqual([])
  })
})

it('code keeps its limit of lines', () => {
  const files = filesIn(['app', 'components', 'lib', 'scripts'], /\.(tsx?|css)$/)
  const lines = files.flatMap((file) => read(file).trimEnd().split('\n'))
  expect(lines.length).toBeLessThanOrEqual(25_450)
})

/** What the lint command says about these files. */
function lint(files: Record<string, string>): string {
  const root = temporaryFolder(files)
  for (const file of ['biome.json', 'biome.lint.json', '.gitignore']) cpSync(file, join(root, file))
  const [, ...command] = JSON.parse(read('package.json')).scripts.lint.split(' ')
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), [...command, '--colors=off'], {
    cwd: root,
    encoding: 'utf8',
  })
  return `${stdout}${stderr}`
}

it('lint leaves the format of content to its author, but not that of code', () => {
  const text = 'export const name = "Sparks"\n'
  const report = lint({ 'content/pages/a.ts': text, 'content/schema/b.ts': text, 'lib/c.ts': text })
  const named = [...report.matchAll(/^\S+\.ts(?= format )/gm)].map(([file]) => file)
  expect(named.sort()).toEqual(['content/schema/b.ts', 'lib/c.ts'])
})

it('no other file repeats a fact of content, such as the name or a phone number of the business', () => {
  const texts = [...filesIn(['app', 'components', 'lib'], /\.(tsx?|css)$/), ...filesIn(['public'], /\.(svg|txt)$/)]
  // The launch check has patterns of the placeholders.
  const files = texts.filter((file) => !file.endsWith('/placeholders.ts'))
  expect(files.filter((file) => read(file).includes(siteContent().business.siteUrl))).toEqual([])
  expect(factLiterals(files.map((file) => ({ file, lines: read(file).split('\n') }))).map(formatProblem)).toEqual([])
})

it('the required Node version is the one of Vite, and README names it', () => {
  const enginesOf = (file: string) => (JSON.parse(read(file)) as { engines: { node: string } }).engines.node
  const required = enginesOf('package.json')
  expect(required).toBe(enginesOf('node_modules/vite/package.json'))
  for (const [version] of required.matchAll(/\d+\.\d+/g)) expect(read('README.md')).toContain(version)
})
