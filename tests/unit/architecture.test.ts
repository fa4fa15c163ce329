import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule } from 'postcss'
import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { offices } from '@/lib/site'

const root = process.cwd()

/** The project's own files under these folders, as root-relative paths. */
function filesIn(folders: readonly string[], ending: RegExp): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => ending.test(name) && statSync(join(root, name)).isFile()),
  )
}
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const code = filesIn(['app', 'components', 'content', 'lib'], /\.tsx?$/)

/** What a file imports at run time: `import type` leaves nothing behind. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/^(?:import|export) (?!type\b)(?:[^'";]*?from )?'(@\/[^']+)'/gm)]
    .map((match) => (match[1] as string).slice(2))
    .concat([...read(file).matchAll(/import\('(@\/[^']+)'\)/g)].map((match) => (match[1] as string).slice(2)))
}

describe('imports flow one way', () => {
  const kindsOfPage = readdirSync(join(root, 'components')).filter(
    (folder) => !['ui', 'islands', 'layout', 'drawings', 'lead-form', 'sections'].includes(folder),
  )
  /** Parts that every kind of page may use: what several kinds need is in sections. */
  const parts = ['ui', 'islands', 'layout', 'drawings', 'lead-form', 'sections']
  /** Which folders of components each of them may import, beside itself. */
  const componentImports: Record<string, readonly string[]> = {
    ui: [],
    // Client components of every folder.
    islands: ['[\\w-]+'],
    layout: ['ui', 'islands'],
    drawings: ['ui', 'islands'],
    'lead-form': ['ui', 'islands'],
    sections: parts,
    ...Object.fromEntries(kindsOfPage.map((kind) => [kind, parts])),
  }
  /** Parts of any page take words alone from content; pages and sections read facts and pages, too. */
  const contentFor = (folder: string) => (/^(ui|islands|layout|drawings|lead-form)$/.test(folder) ? 'interface$' : '')
  /** Which folders each folder may import at run time. */
  const allowed: Record<string, RegExp> = {
    content: /^content\//,
    lib: /^(content|lib)\//,
    app: /^(app|components|content|lib)\//,
    ...Object.fromEntries(
      Object.entries(componentImports).map(([folder, folders]) => [
        `components/${folder}`,
        new RegExp(`^(components/(${[folder, ...folders].join('|')})|lib)/|^content/${contentFor(folder)}`),
      ]),
    ),
  }
  for (const [folder, targets] of Object.entries(allowed)) {
    it(`${folder} imports only what its rule allows`, () => {
      const wrong = code
        .filter((file) => file.startsWith(`${folder}/`))
        .flatMap((file) => importsOf(file).map((target) => [file, target] as const))
        .filter(([, target]) => !targets.test(target))
      expect(wrong).toEqual([])
    })
  }

  const groupOf = (path: string) => /^lib\/([\w-]+)\//.exec(path)?.[1]
  /** Which groups each group of lib imports, types included. */
  const groupImports = new Map<string, Set<string>>()
  for (const file of code) {
    const group = groupOf(file)
    if (!group) continue
    const targets = groupImports.get(group) ?? new Set()
    for (const [, target = ''] of read(file).matchAll(/from '@\/([^']+)'/g)) {
      const other = groupOf(target)
      if (other && other !== group) targets.add(other)
    }
    groupImports.set(group, targets)
  }

  it('a group of lib imports the groups that ARCHITECTURE.md names, and no other', () => {
    const rows = [...read('ARCHITECTURE.md').matchAll(/^\| `lib\/([\w-]+)` \|.*\| (.*)\|$/gm)]
    const documented = rows.map(([, group, cell = '']) => [
      group,
      [...cell.matchAll(/`(?:lib\/)?([\w-]+)`/g)].map(([, name]) => name).sort(),
    ])
    const actual = [...groupImports].map(([group, targets]) => [group, [...targets].sort()])
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(actual))
  })

  it('no two groups of lib import each other, through others or types either', () => {
    const imports = groupImports
    const reached = (from: string, seen = new Set<string>()): Set<string> => {
      for (const target of imports.get(from) ?? []) if (!seen.has(target)) reached(target, seen.add(target))
      return seen
    }
    expect([...imports.keys()].filter((group) => reached(group).has(group))).toEqual([])
    expect(imports.size).toBeGreaterThan(5)
  })

  it('no import goes backwards, types included', () => {
    const above: Record<string, RegExp> = {
      'content/': /'@\/(?!content\/)/,
      'lib/': /'@\/(?!content\/|lib\/)/,
      'components/': /'@\/(?!content\/|lib\/|components\/)/,
    }
    const wrong = Object.entries(above).flatMap(([folder, upper]) =>
      code.filter((file) => file.startsWith(folder) && upper.test(read(file))),
    )
    expect(wrong).toEqual([])
  })
})

describe('little code is sent to the browser', () => {
  const clientFiles = code.filter((file) => /^'use client'/m.test(read(file)))
  const registry = importsOf('components/islands/islands.ts').map((target) => `${target}.tsx`)
  /** The error boundary of every island. */
  const boundary = 'components/islands/island-boundary.client.tsx'

  it('every client component is an island or part of one', () => {
    const reached = new Set([boundary])
    const visit = (file: string) => {
      if (reached.has(file) || !code.includes(file)) return
      reached.add(file)
      for (const target of importsOf(file)) visit(`${target}.tsx`)
    }
    registry.forEach(visit)
    expect(clientFiles.filter((file) => !reached.has(file))).toEqual([])
    expect(registry.filter((file) => !clientFiles.includes(file))).toEqual([])
  })

  it('no component uses useId: an island counts ids from its own root, the page from another', () => {
    expect(code.filter((file) => /\buseId\b/.test(read(file)))).toEqual([])
  })

  it('client components are named as such and state their reason in a comment', () => {
    for (const file of clientFiles) {
      expect(file).toMatch(/\.client\.tsx$/)
      expect(read(file), file).toMatch(/\/\*\*[\s\S]+?\*\/\nexport (function|class)/)
    }
  })

  it('no client component imports content or Node modules', () => {
    for (const file of clientFiles) {
      const seen = new Set<string>()
      const visit = (name: string) => {
        if (seen.has(name)) return
        seen.add(name)
        // Of the words an island takes only its group; the form names the fields of its service.
        expect(name, `${file} leads to ${name}`).not.toMatch(/^content\/(?!interface$|form-service$)/)
        const found = [`${name}.ts`, `${name}.tsx`, name].find((candidate) => code.includes(candidate))
        if (!found) return
        expect(read(found), `${file} leads to ${found}`).not.toMatch(/from 'node:/)
        importsOf(found).forEach(visit)
      }
      visit(file)
    }
  })
})

describe('styles keep to the system', () => {
  const modules = filesIn(['components', 'app'], /\.module\.css$/)
  const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

  /** Pictures drawn in CSS: skies, brushed metal, lamps, the streets' palettes. Their colours are used nowhere else. */
  const painted = /gradient\(|shadow|mask|filter|^--st-/

  for (const file of modules) {
    it(`${file} is in a layer, has no !important and takes colours from tokens`, () => {
      const css = bare(read(file))
      expect(css).not.toContain('!important')

      // Everything on the outermost level must be a layer; scroll animations have one over all others.
      expect(postcss.parse(css).nodes.map(String)).toEqual([
        expect.stringMatching(/^@layer (components|sections|screens) \{/),
        ...(css.includes('@layer live') ? [expect.stringMatching(/^@layer live \{/)] : []),
      ])

      const declarations = [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].map((match) => [match[1], match[2]] as const)
      const loose = declarations
        .filter(([property, value]) => !painted.test(`${property} ${value}`))
        // Paper is white and ink is black; forms keep white fields.
        .filter(([, value]) => /#(?!(?:fff|000)\b)[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(value as string))
        .map(([property, value]) => `${property}: ${value}`)
      expect(loose).toEqual([])
    })
  }

  const sheets = filesIn(['components', 'app'], /\.css$/)

  it('media queries ask for the breakpoints of VISUAL.md, each of which is in use', () => {
    const rows = [...read('VISUAL.md').matchAll(/^\| (\d+) px (wide|high) \|/gm)]
    const breakpoints = rows.map(([, px, side]) => `${px} ${side === 'wide' ? 'width' : 'height'}`)
    expect(breakpoints.length).toBeGreaterThan(0)
    const asked = sheets.flatMap((file) => {
      const found: { at: string; breakpoint: string }[] = []
      postcss.parse(read(file)).walkAtRules('media', (rule) => {
        const before = rule.prev()
        if (before?.type === 'comment' && before.text.startsWith('Not a breakpoint: ')) return
        // In em alone: a window asked in pixels does not get narrower with a reader's larger text. No ranges: browsers
        // before 2023 do not know what the build makes of them.
        for (const [, bound, side, value = ''] of rule.params.matchAll(
          /\((min-|max-)?(width|height)(?::| [<>=]+) ([\w.]+)\)|\([\w.]+ [<>=]+/g,
        )) {
          // To a tenth: "47.999em" ends where 768 px begin.
          const px = Math.round(Number.parseFloat(value) * 160) / 10
          const breakpoint = bound && value.endsWith('em') ? `${px} ${side}` : rule.params
          found.push({ at: `${file}:${rule.source?.start?.line}: ${rule.params}`, breakpoint })
        }
      })
      return found
    })
    expect(asked.filter(({ breakpoint }) => !breakpoints.includes(breakpoint)).map(({ at }) => at)).toEqual([])
    expect(breakpoints.filter((known) => !asked.some(({ breakpoint }) => breakpoint === known))).toEqual([])
  })

  it('font sizes are steps of the scale, or fitted to what they stand in', () => {
    /** A step, its parent's, or a part of the own heading's. */
    const step = /^(var\(--t-[\w-]+\)|inherit|[\d.]+em)$/
    /** A share of the window or the container, between bounds or not; `1rem + 2vw` would be a step of its own. */
    const fitted = (size: string) => /\d(vw|vh|cqi)\b/.test(size) && !/rem [+-] [\d.]+vw|vw [+-] [\d.]+rem/.test(size)
    const loose = modules.flatMap((file) => {
      const found: string[] = []
      postcss.parse(read(file)).walkDecls(/^font(-size)?$/, (declaration) => {
        for (let at = declaration.parent; at; at = at.parent as typeof at)
          if (at?.type === 'atrule' && (at as AtRule).params === 'print') return
        // In the shorthand the size stands after the weight, before the line height or the typeface.
        const size = declaration.value
          .replace(/\s+/g, ' ')
          .replace(/^\d+ |( \/ [\d.]+)? var\(--(display|body|pencil)\)$/g, '')
        // Drawings count in units of their own.
        const drawn = file.startsWith('components/drawings/') && /^\d+px$/.test(size)
        if (!step.test(size) && !fitted(size) && !drawn)
          found.push(`${file}:${declaration.source?.start?.line}: ${size}`)
      })
      return found
    })
    expect(loose).toEqual([])

    const named = [...read('VISUAL.md').matchAll(/^\| `(--t-[\w-]+)` \|/gm)].map(([, name]) => name)
    const steps = [...read('app/tokens.css').matchAll(/^ {4}(--t-[\w-]+):/gm)].map(([, name]) => name)
    expect(named).toEqual([...new Set(steps)])
  })
})

describe('business facts are in one file', () => {
  const values = [
    business.name,
    ...offices.flatMap(({ phone: { display, e164 } }) => [display, e164, e164.replace('+1', '')]),
    business.email,
    business.siteUrl,
    business.licence.number,
  ]

  // lib/launch/placeholders.ts knows the placeholders as patterns, so that the launch check can find them.
  it('no other file repeats its values', () => {
    const texts = [
      ...filesIn(['app', 'components', 'content', 'lib'], /\.(tsx?|md|css|json)$/),
      ...filesIn(['public'], /\.(svg|txt|json|xml|webmanifest)$/),
    ].filter((file) => file !== 'content/business.ts' && file !== 'lib/launch/placeholders.ts')
    const repeats = texts.flatMap((file) => {
      // What a reader or a browser gets: remarks to colleagues may name the firm.
      const text = read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      return values.filter((value) => text.includes(value)).map((value) => `${file}: ${value}`)
    })
    expect(repeats).toEqual([])
  })
})

describe('the Node version that the project asks for', () => {
  const enginesOf = (file: string) => (JSON.parse(read(file)) as { engines: { node: string } }).engines.node

  it('is the one that its strictest tool needs, and README names it', () => {
    const asked = enginesOf('package.json')
    expect(asked).toBe(enginesOf('node_modules/vite/package.json'))
    for (const [version] of asked.matchAll(/\d+\.\d+/g)) expect(read('README.md')).toContain(version)
  })
})
