import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import * as modules from '@/content/modules.gen'
import { category } from '@/content/schema/category'
import { place } from '@/content/schema/place'
import { redirects } from '@/content/schema/redirects'
import { service } from '@/content/schema/service'
import { parseContent } from '@/lib/content/parse-content'
import { placePages, serviceAndEmergencyPaths } from '@/lib/content/registry'
import { singlePages } from '@/lib/content/validate-content'
import { contentIndex, writeContentIndex } from '@/scripts/content-index'
import { temporaryFolder } from '../support/temporary-folder'

/** What is wrong with a content: "field: found". How it is said is no matter of a test. */
const wrongIn = (schema: z.ZodType, content: unknown) => {
  const result = parseContent(schema, content)
  return 'wrong' in result ? result.wrong.map(({ path, found }) => `${path.join('.')}: ${found}`) : []
}

const boats = { name: 'Boat wiring', lead: 'We wire boats.', metaDescription: 'Boats.' }
const least = { ...boats, steps: { heading: 'How', items: [] } }
const hero = { name: 'Boatville', metaDescription: 'Boats.', heroDescription: 'We wire boats.' }
const town = { ...hero, utility: 'alectra', map: { latitude: 43.5, longitude: -79.5 }, facts: { items: [] } }
const [known = ''] = serviceAndEmergencyPaths
const { about, 'not-found': notFound } = singlePages
const boatTrade = { ...about.content.services, items: [{ category: 'boats', text: 'Boats.' }] }

describe('a file of content', () => {
  it('needs few fields: the others have defaults', () => {
    const titles = { h1: 'Boat wiring in Toronto and the GTA', seoTitle: 'Boat wiring in Toronto and the GTA' }
    const defaults = { ownForm: false, related: [], questions: [] }
    expect(parseContent(service, least)).toMatchObject({ content: { ...titles, ...defaults } })
    const townTitles = { h1: 'Electricians in Boatville', seoTitle: 'Electricians in Boatville' }
    expect(parseContent(place, town)).toMatchObject({ content: { ...townTitles, menus: [], more: [] } })
    const fields = wrongIn(category, {}).map((wrong) => wrong.split(':')[0])
    expect(fields).toEqual(['name', 'metaDescription', 'lead', 'why'])
  })

  it.each<[what: string, schema: z.ZodType, content: object, ...wrong: string[]]>([
    ['a field that is missing', service, { ...least, name: undefined }, 'name: nothing'],
    ['a value of another kind', service, { ...least, order: 'first' }, 'order: "first"'],
    ['a page that does not exist', service, { ...least, related: ['boats/dock'] }, 'related.0: "boats/dock"'],
    ['a picture that does not exist', service, { ...least, image: 'boat' }, 'image: "boat"'],
    ['a field that is misspelt', service, { ...least, sumary: 'Boats.' }, 'sumary: an unknown field'],
    ['a kind that does not exist', service, { ...least, feature: { kind: 'list' } }, 'feature.kind: "list"'],
    ['a service without a section', service, boats, 'what: nothing'],
    ['a utility that does not exist', place, { ...town, utility: 'boat-hydro' }, 'utility: "boat-hydro"'],
    ['a neighbour that does not exist', place, { ...town, neighbours: ['gta/x'] }, 'neighbours.0: "gta/x"'],
    ['a day that is none', about.schema, { ...about.content, updatedOn: '2026-02-30' }, 'updatedOn: "2026-02-30"'],
    ['another trade', about.schema, { ...about.content, services: boatTrade }, 'services.items.0.category: "boats"'],
    ['a date of no page', notFound.schema, { ...notFound.content, updatedOn: '' }, 'updatedOn: an unknown field'],
    ['a redirect to no page', redirects, { '/boats': { to: '/boat' } }, '/boats.to: "/boat"'],
    ['a redirect of no kind', redirects, { '/b': { to: '/', temporary: 'yes' } }, '/b.temporary: "yes"'],
    ['a redirect to a part of a page', redirects, { '/boats': { to: '/contact#areas' } }],
  ])('is told about %s', (_what, schema, content, ...wrong) => expect(wrongIn(schema, content)).toEqual(wrong))

  it('is told what it may have meant, and of a page that it names twice', () => {
    const result = parseContent(service, { ...least, related: [known.slice(0, -1)], sumary: '' })
    const said = 'wrong' in result ? result.wrong.map(({ expected, hint }) => `${expected} ${hint}`).join('\n') : ''
    for (const meant of [`${known}?`, 'summary?']) expect(said).toContain(`did you mean ${meant}`)
    const twice = { ...least, related: [known, known] }
    expect(wrongIn(service, twice)).toEqual([`related.1: "${known}"`])
    expect(wrongIn(redirects, { boats: { to: '/contact' } })).toHaveLength(1)
  })

  it('comes after those that have an order, where it has none', () => {
    const given = Object.values({ ...modules.categories, ...modules.services, ...modules.places }).flatMap((content) =>
      'order' in content && content.order ? [content.order] : [],
    )
    const result = parseContent(service, least)
    expect('content' in result && result.content.order).toBeGreaterThan(Math.max(...given))
  })
})

it('a place has neighbours, also where its file names none', () => {
  for (const [path, { neighbours }] of Object.entries(placePages)) {
    expect(neighbours.length, path).toBeGreaterThan(0)
    expect(neighbours, path).not.toContain(path)
  }
})

describe('the list of content files', () => {
  function folder(...files: string[]): string {
    const root = temporaryFolder()
    for (const file of files) {
      mkdirSync(join(root, 'content', dirname(file)), { recursive: true })
      writeFileSync(join(root, 'content', file), '')
    }
    return root
  }

  it('is up to date: "npx tsx scripts/content-index.ts" writes it', () => {
    for (const [file, text] of Object.entries(contentIndex(process.cwd())))
      expect(readFileSync(file, 'utf8') === text, file).toBe(true)
  })

  it('has every file once it is in its folder', () => {
    const root = folder('services/boats/category.ts', 'services/boats/dock-power.ts', 'emergency/flood.ts')
    expect([writeContentIndex(root), writeContentIndex(root)]).toEqual([true, false])
    const ids = readFileSync(join(root, 'content/ids.gen.ts'), 'utf8')
    for (const id of ['boats', 'boats/dock-power', 'emergency/flood']) expect(ids).toContain(`'${id}'`)
    expect(readFileSync(join(root, 'content/modules.gen.ts'), 'utf8')).toContain("'boats/dock-power': ")
  })

  it('asks for the page of a category that has services alone', () =>
    expect(() => contentIndex(folder('services/boats/dock-power.ts'))).toThrow('content/services/boats/category.ts'))
})
