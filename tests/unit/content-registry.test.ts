import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import * as modules from '@/content/modules.gen'
import { category } from '@/content/schema/category'
import { place } from '@/content/schema/place'
import { redirects } from '@/content/schema/redirects'
import { service } from '@/content/schema/service'
import { singlePages } from '@/lib/content/files'
import { formatProblem } from '@/lib/content/problems'
import { problemsIn, readContent } from '@/lib/content/read'
import { placePages } from '@/lib/content/registry'
import { contentIndex, writeContentIndex } from '@/scripts/content-index'
import { temporaryFolder } from '../support/temporary-folder'

const least = {
  name: 'Boat wiring',
  lead: 'We wire boats.',
  metaDescription: 'Boats.',
  steps: { heading: 'How', items: [] },
}

/** What is wrong with a content: "field: found …, expected …". */
const problemsOf = (schema: z.ZodType, content: unknown) => {
  const result = readContent(schema, content)
  return 'wrong' in result
    ? problemsIn('.', 'content/redirects.ts', result.wrong).map((problem) =>
        formatProblem(problem).replace(/^\S+:\d+: /, ''),
      )
    : []
}
const problems = (content: object) => problemsOf(service, content)

describe('a file of content', () => {
  it('needs few fields of a service: the others have defaults', () => {
    const result = readContent(service, least)
    expect(result).toMatchObject({
      content: {
        h1: 'Boat wiring in Toronto and the GTA',
        seoTitle: 'Boat wiring in Toronto and the GTA',
        ownForm: false,
        related: [],
        questions: [],
      },
    })
  })

  it.each([
    ['a field that is missing', { name: undefined }, 'name: found nothing, expected text'],
    ['a text that is empty', { lead: '' }, 'lead: found nothing, expected text'],
    ['a value of another kind', { order: 'first' }, 'order: found "first", expected a number'],
    [
      'a page that does not exist',
      { related: ['residential/panel-upgrade'] },
      'related.0: found "residential/panel-upgrade", expected a page of content/services or content/emergency (did you mean residential/panel-upgrades?)',
    ],
    [
      'a picture that does not exist',
      { image: 'boat' },
      'image: found "boat", expected a picture of content/images.ts',
    ],
    [
      'a page named twice',
      { related: Array(2).fill('residential/panel-upgrades') },
      'related.1: found "residential/panel-upgrades", expected each page once',
    ],
    [
      'a field that is misspelt',
      { sumary: 'Boats.' },
      /^sumary: found an unknown field, expected only .*\(did you mean summary\?\)$/,
    ],
    [
      'a kind that does not exist',
      { feature: { kind: 'list' } },
      'feature.kind: found "list", expected one of scale, choices, places',
    ],
    ['a page without a section', { steps: undefined }, /^what: found nothing, expected at least one section/],
  ])('is told about %s', (_name, change, message) => {
    const found = problems({ ...least, ...change })
    expect(found).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)])
  })

  it('needs a name, a lead, a description and reasons of a category', () => {
    const fields = problemsOf(category, {}).map((problem) => problem.split(':')[0])
    expect(fields).toEqual(['name', 'metaDescription', 'lead', 'why'])
  })
})

describe('a place', () => {
  const town = {
    name: 'Boatville',
    metaDescription: 'Boats.',
    heroDescription: 'We wire boats.',
    utility: 'alectra',
    map: { latitude: 43.5, longitude: -79.5 },
    facts: { items: [] },
  }
  it('needs few fields', () => {
    const titles = { h1: 'Electricians in Boatville', seoTitle: 'Electricians in Boatville' }
    expect(readContent(place, town)).toMatchObject({ content: { ...titles, menus: [], more: [] } })
  })

  it.each([
    ['utility', { utility: 'boat-hydro' }, 'utility: found "boat-hydro", expected a utility of content/utilities.ts'],
    ['office', { office: 'boat' }, 'office: found "boat", expected an office of content/business.ts'],
    ['neighbour', { neighbours: ['gta/boatville'] }, /^neighbours.0: found "gta\/boatville", expected a place/],
    ['map', { map: undefined }, 'map: found nothing, expected fields in { }'],
  ])('is told about its %s', (_field, change, message) => {
    const found = problemsOf(place, { ...town, ...change })
    expect(found).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)])
  })

  it('has an office and neighbours of its area, where its file names none', () => {
    for (const [path, { neighbours }] of Object.entries(placePages)) {
      expect(neighbours.length, path).toBeGreaterThan(0)
      expect(neighbours, path).not.toContain(path)
    }
  })
})

describe('a single page', () => {
  const [about, notFound] = [singlePages.about, singlePages['not-found']]
  it.each([
    [
      'a day that is none',
      about,
      { updatedOn: '2026-02-30' },
      'updatedOn: found "2026-02-30", expected a day as \'YYYY-MM-DD\'',
    ],
    ['a section that is missing', about, { why: undefined }, 'why: found nothing, expected fields in { }'],
    [
      'a category that does not exist',
      about,
      { services: { ...about.content.services, items: [{ category: 'boats', text: 'Boats.' }] } },
      /^services.items.0.category: found "boats", expected a category/,
    ],
    [
      'a field that it does not have',
      notFound,
      { updatedOn: '2026-02-03' },
      /^updatedOn: found an unknown field, expected only seoTitle/,
    ],
  ])('is told about %s', (_name, { schema, content }, change, message) => {
    const found = problemsOf(schema, { ...content, ...change })
    expect(found).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)])
  })
})

describe('the list of redirects', () => {
  it.each([
    ['/boats', { to: '/boat' }, '/boats.to: found "/boat", expected a page of this site'],
    ['/boats', { to: '/contact#areas', temporary: 'yes' }, '/boats.temporary: found "yes", expected one of true'],
    ['boats', { to: '/contact' }, /^boats: /],
  ])('is told about a line for %s: %j', (source, line, message) => {
    const found = problemsOf(redirects, { [source]: line })
    expect(found).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)])
  })
  it('may lead to a part of a page', () =>
    expect(problemsOf(redirects, { '/boats': { to: '/contact#areas' } })).toEqual([]))
})

it('a page without an order comes after those that have one', () => {
  const given = Object.values({ ...modules.categories, ...modules.services, ...modules.places }).flatMap((content) =>
    'order' in content && content.order ? [content.order] : [],
  )
  const result = readContent(service, least)
  expect('content' in result && result.content.order).toBeGreaterThan(Math.max(...given))
})

describe('the list of content files', () => {
  it('is up to date: "npx tsx scripts/content-index.ts" writes it', () => {
    for (const [file, text] of Object.entries(contentIndex(process.cwd())))
      expect(readFileSync(file, 'utf8') === text, file).toBe(true)
  })

  function folder(files: readonly string[]): string {
    const root = temporaryFolder()
    for (const file of files) {
      mkdirSync(join(root, dirname(file)), { recursive: true })
      writeFileSync(join(root, file), '')
    }
    return root
  }

  it('has every file once it is in its folder', () => {
    const root = folder([
      'content/services/boats/category.ts',
      'content/services/boats/dock-power.ts',
      'content/emergency/flood.ts',
    ])
    expect(writeContentIndex(root)).toBe(true)
    expect(writeContentIndex(root)).toBe(false)
    const ids = readFileSync(join(root, 'content/ids.gen.ts'), 'utf8')
    for (const id of ['boats', 'boats/dock-power', 'emergency/flood']) expect(ids).toContain(`'${id}'`)
    const modules = readFileSync(join(root, 'content/modules.gen.ts'), 'utf8')
    expect(modules).toContain("'boats/dock-power': servicesBoatsDockPower,")
  })

  it('asks for the page of a category that has services alone', () => {
    const root = folder(['content/services/boats/dock-power.ts'])
    expect(() => contentIndex(root)).toThrow('content/services/boats/category.ts: file: found nothing')
  })
})
