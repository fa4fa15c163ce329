import { readdirSync, readFileSync, statSync } from 'node:fs'
import postcss, { type AtRule, type Declaration } from 'postcss'
import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { offices } from '@/lib/site'

/** The project's own files under these folders, as root-relative paths. */
function filesIn(folders: readonly string[], ending: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => ending.test(name) && statSync(name).isFile()),
  )
}
const read = (file: string) => readFileSync(file, 'utf8')
const code = filesIn(['app', 'components', 'content', 'lib'], /\.tsx?$/)

/** What a file imports from the project; types leave nothing behind at run time. */
function importsOf(file: string, withTypes = false): string[] {
  const pattern = withTypes
    ? /(?:from|import) '@\/([^']+)'/g
    : /(?:^(?:import|export) (?!type\b)(?:[^'";]*?from )?|import\()'@\/([^']+)'/gm
  return [...read(file).matchAll(pattern)].map(([, target = '']) => target)
}

describe('imports flow one way', () => {
  const words = 'content/interface$'
  /** Parts that every kind of page may use: what several kinds need is in sections. */
  const parts = 'components/(ui|islands|layout|drawings|request-form|sections)/'
  /** What each folder imports at run time beside itself; the last row that fits a file is its rule. */
  const allowed: [folder: string, targets: string][] = [
    ['content', ''],
    ['lib', 'content/'],
    ['app', 'components/|content/|lib/'],
    // One kind of page: its parts and its words.
    ['components/[\\w-]+', `lib/|content/|${parts}`],
    ['components/ui', `lib/|${words}`],
    // Client components of every folder.
    ['components/islands', `lib/|${words}|components/`],
    ['components/(layout|drawings|request-form)', `lib/|${words}|components/(ui|islands)/`],
  ]

  it.each(allowed)('%s', (folder, targets) => {
    const isRule = (file: string) => allowed.findLast(([one]) => new RegExp(`^${one}/`).test(file))?.[0] === folder
    const wrong = code.filter(isRule).flatMap((file) => {
      const [own] = new RegExp(`^${folder}/`).exec(file) ?? []
      const fits = new RegExp(`^(${own}${targets && `|${targets}`})`)
      return importsOf(file).flatMap((target) => (fits.test(target) ? [] : [`${file}: ${target}`]))
    })
    expect(wrong).toEqual([])
  })

  it('types, too, come from below', () => {
    const layers = ['content/', 'lib/', 'components/', 'app/']
    const layerOf = (path: string) => layers.findIndex((layer) => path.startsWith(layer))
    const wrong = code.filter((file) => importsOf(file, true).some((target) => layerOf(target) > layerOf(file)))
    expect(wrong).toEqual([])
  })

  it('a part of lib imports the groups that ARCHITECTURE.md names, types included, and none in a circle', () => {
    /** The folder of a file in lib; the file itself where it is directly in lib. */
    const partOf = (path: string) => /^lib\/([\w-]+(?:\.ts)?)/.exec(path)?.[1] ?? ''
    const isGroup = (part: string) => /^[\w-]+$/.test(part)
    const actual: Record<string, string[]> = {}
    for (const file of code.filter(partOf)) {
      const part = partOf(file)
      const others = importsOf(file, true).flatMap((target) => /^lib\/([\w-]+)\//.exec(target)?.[1] ?? [])
      const groups = [...new Set([...(actual[part] ?? []), ...others])].filter((one) => one !== part).sort()
      if (isGroup(part) || groups.length > 0) actual[part] = groups
    }
    const rows = [...read('ARCHITECTURE.md').matchAll(/^\| `lib\/([\w-]+|\*\.ts)` \|.*\| (.*)\|$/gm)].map(
      ([, part, cell = '']): [string, string[]] => {
        // "`site.ts` also `lib/content/validate-content.ts`" in the row of `lib/*.ts`.
        const [, file, group] = /`([\w-]+\.ts)` also `lib\/([\w-]+)\//.exec(cell) ?? []
        if (file && group) return [file, [group]]
        return [`${part}`, [...cell.matchAll(/`(?:lib\/)?([\w-]+)`/g)].map(([, name]) => `${name}`).sort()]
      },
    )
    expect(Object.fromEntries(rows)).toEqual(actual)
    const reached = (from: string, seen = new Set<string>()): Set<string> => {
      for (const target of actual[from] ?? []) if (!seen.has(target)) reached(target, seen.add(target))
      return seen
    }
    expect(Object.keys(actual).filter((group) => reached(group).has(group))).toEqual([])
  })
})

it('tests that replace or reload modules run with modules of their own, by the name of their file', () => {
  const replaces = /\bvi\.(?:mock|doMock|hoisted|resetModules)\(/
  const tests = filesIn(['tests'], /(?<!\.isolated)\.test\.tsx?$/)
  expect(tests.filter((file) => replaces.test(read(file)))).toEqual([])
})

describe('client components', () => {
  const clientFiles = code.filter((file) => /^'use client'/m.test(read(file)))
  const islands = importsOf('components/islands/islands.ts').map((target) => `${target}.tsx`)
  /** A file and all that it imports at run time. */
  function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
    for (const name of [file, `${file}.ts`, `${file}.tsx`]) {
      if (!code.includes(name) || seen.has(name)) continue
      seen.add(name)
      for (const target of importsOf(name)) reachedFrom(target, seen)
    }
    return seen
  }

  it('are islands or parts of one, named as such, with their reason in a comment', () => {
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

  it('bring no content but the interface’s words and the form’s fields, and no module of Node', () => {
    for (const file of clientFiles)
      for (const name of reachedFrom(file)) {
        expect(name, file).not.toMatch(/^content\/(?!(interface|form-service)\.ts$)/)
        expect(read(name), `${file} leads to ${name}`).not.toMatch(/from 'node:/)
      }
  })

  it('use no useId: an island counts ids from its own root, the page from another', () =>
    expect(code.filter((file) => /\buseId\b/.test(read(file)))).toEqual([]))
})

describe('styles keep to the system', () => {
  const sheets = filesIn(['components', 'app'], /\.css$/).map((file) => ({ file, root: postcss.parse(read(file)) }))
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'))
  /** The declarations of all CSS modules that a rule does not accept. */
  function declarations(property: RegExp, accepts: (declaration: Declaration, file: string) => boolean): string[] {
    const found: string[] = []
    for (const { file, root } of modules)
      root.walkDecls(property, (one) => {
        if (!accepts(one, file)) found.push(`${file}:${one.source?.start?.line}: ${one}`)
      })
    return found
  }
  const isPrinted = ({ parent }: { parent?: object }): boolean =>
    Boolean(parent) && ((parent as AtRule).params === 'print' || isPrinted(parent as AtRule))

  it('modules are in a layer; scroll animations have one over all others', () => {
    const wrong = modules.filter(({ root }) => {
      const layers = root.nodes.filter(({ type }) => type !== 'comment').map((node) => String(node).split(' {')[0])
      return !/^@layer (components|sections|screens)(,@layer live)?$/.test(layers.join())
    })
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  it('nothing is !important, and colours are tokens', () => {
    /** Pictures drawn in CSS: skies, brushed metal, lamps, the streets' palettes. Their colours are used nowhere else. */
    const painted = /gradient\(|shadow|mask|filter|^--st-/
    // Paper is white and ink is black; forms keep white fields.
    const colour = /#(?!(?:fff|000)\b)[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i
    const keeps = ({ prop, value, important }: Declaration) =>
      !important && (painted.test(`${prop} ${value}`) || !colour.test(value))
    expect(declarations(/./, keeps)).toEqual([])
  })

  it('font sizes are steps of the scale, a parent’s, a part of the heading’s, or a share of the window', () => {
    const accepts = (one: Declaration, file: string) => {
      // In the shorthand the size is after the weight, before the line height or the typeface.
      const size = one.value
        .replace(/\s+/g, ' ')
        .replace(/^\d+ |( \/ [\d.]+)? var\(--font-(display|body|handwriting)\)$/g, '')
      const fitted = /\d(vw|vh|cqi)\b/.test(size) && !/rem [+-] [\d.]+vw|vw [+-] [\d.]+rem/.test(size)
      // Drawings count in units of their own.
      const drawn = file.startsWith('components/drawings/') && /^\d+px$/.test(size)
      return isPrinted(one) || fitted || drawn || /^(var\(--font-size-[\w-]+\)|inherit|[\d.]+em)$/.test(size)
    }
    expect(declarations(/^font(-size)?$/, accepts)).toEqual([])
    const named = [...read('VISUAL.md').matchAll(/^\| `(--font-size-[\w-]+)` \|/gm)].map(([, name]) => name)
    const steps = [...read('app/tokens.css').matchAll(/^ {4}(--font-size-[\w-]+):/gm)].map(([, name]) => name)
    expect(named).toEqual([...new Set(steps)])
  })

  it('media queries ask for the breakpoints of VISUAL.md, in em, and each of these is in use', () => {
    const rows = [...read('VISUAL.md').matchAll(/^\| (\d+) px (wide|high) \|/gm)]
    const breakpoints = rows.map(([, px, side]) => `${px} ${side === 'wide' ? 'width' : 'height'}`)
    const asked = new Map<string, string>()
    for (const { file, root } of sheets)
      root.walkAtRules('media', (rule) => {
        const before = rule.prev()
        if (before?.type === 'comment' && before.text.startsWith('Not a breakpoint: ')) return
        // In em alone: a window asked in pixels does not get narrower with a reader's larger text. No ranges: browsers
        // before 2023 do not know what the build makes of them.
        const sides = /\((min-|max-)?(width|height)(?::| [<>=]+) ([\w.]+)\)|\([\w.]+ [<>=]+/g
        for (const [, bound, side, value = ''] of rule.params.matchAll(sides)) {
          // To a tenth: "47.999em" ends where 768 px begin.
          const px = Math.round(Number.parseFloat(value) * 160) / 10
          asked.set(bound && value.endsWith('em') ? `${px} ${side}` : rule.params, `${file}: ${rule.params}`)
        }
      })
    expect([...asked].filter(([breakpoint]) => !breakpoints.includes(breakpoint))).toEqual([])
    expect(breakpoints.filter((known) => !asked.has(known))).toEqual([])
  })
})

it('no other file repeats the values of content/business.ts', () => {
  const { name, email, siteUrl, licence } = business
  const phones = offices.flatMap(({ phone: { display, e164 } }) => [display, e164, e164.replace('+1', '')])
  // lib/launch/placeholders.ts knows the placeholders as patterns, so that the launch check can find them.
  const texts = [
    ...filesIn(['app', 'components', 'content', 'lib'], /\.(tsx?|md|css|json)$/),
    ...filesIn(['public'], /\.(svg|txt)$/),
  ]
  const repeats = texts
    .filter((file) => file !== 'content/business.ts' && file !== 'lib/launch/placeholders.ts')
    .flatMap((file) => {
      // What a reader or a browser gets: remarks to colleagues may name the firm.
      const text = read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      const values = [name, ...phones, email, siteUrl, licence.number].filter((value) => text.includes(value))
      return values.map((value) => `${file}: ${value}`)
    })
  expect(repeats).toEqual([])
})

it('the Node version that the project asks for is the one of its strictest tool, and README names it', () => {
  const enginesOf = (file: string) => (JSON.parse(read(file)) as { engines: { node: string } }).engines.node
  const asked = enginesOf('package.json')
  expect(asked).toBe(enginesOf('node_modules/vite/package.json'))
  for (const [version] of asked.matchAll(/\d+\.\d+/g)) expect(read('README.md')).toContain(version)
})
