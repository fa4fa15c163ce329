import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import emergencies from '@/content/emergency/index'
import { serviceWords } from '@/content/interface'
import * as modules from '@/content/modules.gen'
import type { PlaceId, ServiceId } from '@/content/schema'
import { categoryFields as category } from '@/content/schema/category'
import { emergencyIndexFields as emergencyIndex } from '@/content/schema/emergency'
import { placeFields as place } from '@/content/schema/place'
import { redirects } from '@/content/schema/redirects'
import { service } from '@/content/schema/service'
import { contentFile, contentFiles, loadContent, type SiteContent, singlePageSchemas } from '@/lib/content/load-content'
import { pageAt, pageOfKind } from '@/lib/content/pages'
import { parseContent } from '@/lib/content/parse-content'
import { formatProblem } from '@/lib/content/problems'
import { siteContent } from '@/lib/content/site-content'
import { keysOf } from '@/lib/objects'
import { isPlaceId, isServiceOrEmergencyId } from '@/lib/routes'
import { contentIndex, writeContentIndex } from '@/scripts/content-index'
import { temporaryFolder } from '../support/temporary-folder'

/** The problems of a content as "field: found". The wording of the hints is not tested. */
const problemsIn = (schema: z.ZodType, content: unknown) => {
  const result = parseContent(schema, content)
  return 'wrong' in result ? result.wrong.map(({ path, found }) => `${path.join('.')}: ${found}`) : []
}

const boats = { name: 'Boat wiring', lead: 'We wire boats.', metaDescription: 'Boats.' }
const minimal = { ...boats, steps: { heading: 'How', items: [] } }
const hero = { name: 'Boatville', metaDescription: 'Boats.', streetSentence: 'We wire boats.' }
const town = {
  ...hero,
  utility: Object.keys(siteContent().utilities)[0],
  map: { latitude: 43.5, longitude: -79.5 },
  facts: [],
}
const [existing] = keysOf(modules.services) as [ServiceId]
const [someTown] = siteContent().townIds as [PlaceId]
/** The content with other pages of some ids. */
function changed(pages: { services?: object; places?: object }) {
  const services = { ...contentFiles.services, ...pages.services }
  const places = { ...contentFiles.places, ...pages.places }
  const { content, problems } = loadContent({ ...contentFiles, services, places })
  expect(problems.map(formatProblem)).toEqual([])
  return content as SiteContent
}
const { about, 'not-found': notFound } = siteContent().singlePages
const { about: aboutSchema, 'not-found': notFoundSchema } = singlePageSchemas
const row = (who?: string) => ({ see: 'A', who, first: 'B' })
const whoToCall = { heading: 'Who', column: 'What', rows: [row('Us'), row()] }
const boatItems = { ...about.services, items: [{ category: 'boats', text: 'Boats.' }] }

describe('a file of content', () => {
  it('has defaults for all but a few fields', () => {
    const { servicePages, placePages } = changed({ services: { [existing]: minimal }, places: { [someTown]: town } })
    const h1 = serviceWords.h1.replace('{name}', boats.name)
    const titles = { h1, seoTitle: h1, form: serviceWords.form }
    expect(servicePages[existing]).toMatchObject({ ...titles, ownForm: false, related: [], questions: [] })
    const townH1 = siteContent().placeText.h1.replace('{place}', town.name)
    const townTitles = { h1: townH1, seoTitle: townH1 }
    expect(placePages[someTown]).toMatchObject({ ...townTitles, menus: [], notes: [] })
    const fields = problemsIn(category, {}).map((wrong) => wrong.split(':')[0])
    expect(fields).toEqual(['name', 'metaDescription', 'lead', 'reasons'])
  })

  it.each<[what: string, schema: z.ZodType, content: object, ...wrong: string[]]>([
    ['a missing field', service, { ...minimal, name: undefined }, 'name: nothing'],
    ['a value of another type', service, { ...minimal, order: 'first' }, 'order: "first"'],
    ['an unknown page', service, { ...minimal, related: ['boats/dock'] }, 'related.0: "boats/dock"'],
    ['an unknown picture', service, { ...minimal, image: 'boat' }, 'image: "boat"'],
    ['a misspelt field', service, { ...minimal, sumary: 'Boats.' }, 'sumary: an unknown field'],
    ['an unknown kind', service, { ...minimal, mainSection: { kind: 'list' } }, 'mainSection.kind: "list"'],
    ['a service without a section', service, boats, 'overview: nothing'],
    ['a table row without a cell', emergencyIndex, { ...emergencies, whoToCall }, 'whoToCall.rows: a list'],
    ['an unknown utility', place, { ...town, utility: 'boat-hydro' }, 'utility: "boat-hydro"'],
    ['an unknown town', place, { ...town, municipalities: ['boatville'] }, 'municipalities.0: "boatville"'],
    ['an unknown neighbour', place, { ...town, neighbours: ['gta/x'] }, 'neighbours.0: "gta/x"'],
    ['an invalid date', aboutSchema, { ...about, updatedOn: '2026-02-30' }, 'updatedOn: "2026-02-30"'],
    ['a wrong category', aboutSchema, { ...about, services: boatItems }, 'services.items.0.category: "boats"'],
    ['a date of no page', notFoundSchema, { ...notFound, updatedOn: '' }, 'updatedOn: an unknown field'],
    ['a redirect to an unknown page', redirects, { '/boats': { to: '/boat' } }, '/boats.to: "/boat"'],
    ['an invalid redirect', redirects, { '/b': { to: '/', temporary: 'yes' } }, '/b.temporary: "yes"'],
    ['nothing in a redirect to an anchor', redirects, { '/boats': { to: '/contact#areas' } }],
  ])('has a problem with %s', (_what, schema, content, ...wrong) => expect(problemsIn(schema, content)).toEqual(wrong))

  it('is found by its id and its path only', () => {
    expect(siteContent().serviceAndEmergencyIds.every(isServiceOrEmergencyId)).toBe(true)
    expect(Object.keys(siteContent().placePages).every(isPlaceId)).toBe(true)
    for (const id of ['', 'residential', 'residential/', 'residential/none', 'constructor/name', '__proto__'])
      expect([isServiceOrEmergencyId(id), isPlaceId(id)], id).toEqual([false, false])
    expect(() => pageAt('/residential/constructor')).toThrow('/residential/constructor')
    expect(() => pageOfKind('/residential', 'service', 'place')).toThrow('expected service or place')
  })

  it('gets a suggestion for a misspelt name, and may not name a page twice', () => {
    const result = parseContent(service, { ...minimal, related: [existing.slice(0, -1)], sumary: '' })
    const hints = 'wrong' in result ? result.wrong.map(({ expected, hint }) => `${expected} ${hint}`).join('\n') : ''
    for (const suggestion of [`${existing}?`, 'summary?']) expect(hints).toContain(`did you mean ${suggestion}`)
    const twice = { ...minimal, related: [existing, existing] }
    expect(problemsIn(service, twice)).toEqual([`related.1: "${existing}"`])
    expect(problemsIn(redirects, { boats: { to: '/contact' } })).toHaveLength(1)
  })

  it('without an order comes after those with one', () => {
    const orders = Object.values({ ...modules.categories, ...modules.services, ...modules.places }).flatMap(
      (content) => ('order' in content && content.order ? [content.order] : []),
    )
    const result = parseContent(service, minimal)
    expect('content' in result && result.content.order).toBeGreaterThan(Math.max(...orders))
  })
})

it('a place has neighbours, also when its file names none', () => {
  for (const [id, { neighbours }] of Object.entries(siteContent().placePages)) {
    expect(neighbours.length, id).toBeGreaterThan(0)
    expect(neighbours, id).not.toContain(id)
  }
})

describe('the list of content files', () => {
  const folder = (...files: string[]) =>
    temporaryFolder(Object.fromEntries(files.map((file) => [`content/${file}`, ''])))

  it('has a new file as soon as it is in its folder', () => {
    const root = folder('services/boats/category.ts', 'services/boats/dock-power.ts', 'emergency/flood.ts')
    expect([writeContentIndex(root), writeContentIndex(root)]).toEqual([true, false])
    const ids = readFileSync(join(root, 'content/ids.gen.ts'), 'utf8')
    for (const id of ['boats', 'boats/dock-power', 'emergency/flood']) expect(ids).toContain(`'${id}'`)
    expect(readFileSync(join(root, 'content/modules.gen.ts'), 'utf8')).toContain("'boats/dock-power': ")
  })

  it('has a page called category, which is the page of a folder only in services', () =>
    expect(contentIndex(folder('places/gta/category.ts'))['content/ids.gen.ts']).toContain("'gta/category'"))

  it('is not written when a category with services has no page', () =>
    expect(() => contentIndex(folder('services/boats/dock-power.ts'))).toThrow('content/services/boats/category.ts'))

  it.each([
    ['a name that is no part of a URL', 'places/gta/St Catharines.ts', 'st-catharines'],
    ['a name with an apostrophe', "places/toronto/d'arcy.ts", 'darcy'],
    ['a page beside the folders', 'places/hamilton.ts', 'places/hamilton.ts'],
    ['a folder within a folder', 'emergency/water/flood.ts', 'emergency/water'],
    ['another folder of places', 'places/quebec/laval.ts', 'gta or toronto'],
    ['another kind of file', 'emergency/flood.txt', 'NAME.ts'],
    ['a page called index', 'places/gta/index.ts', 'another name'],
  ])('is not written with %s', (_what, file, named) => expect(() => contentIndex(folder(file))).toThrow(named))
})

it('two pages of one path are a problem in the file with the slug', () => {
  const [moved, other] = siteContent().serviceAndEmergencyIds.filter((id) => id.startsWith('residential/'))
  if (!moved || !other) throw new Error('too few pages')
  const withSlug = (slug: string) => {
    const services = { ...contentFiles.services, [moved]: { ...modules.services[moved as ServiceId], slug } }
    return loadContent({ ...contentFiles, services }).problems
  }
  const problem = { file: contentFile(moved), field: 'slug', found: `/${other}` }
  expect(withSlug(other.replace('residential/', ''))).toMatchObject([problem])
  expect(withSlug('boats')).toEqual([])
})
