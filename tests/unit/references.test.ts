import { afterAll, beforeAll, expect, it } from 'vitest'
import { emergencyIndexModel } from '@/components/emergency/emergency-model'
import type { ServiceId } from '@/content/schema'
import {
  districtPlaces,
  drawnStreets,
  emergencyLinks,
  pictureFiles,
  selfReferences,
} from '@/lib/build/checks/references'
import { contentFiles } from '@/lib/content/load-content'
import { pageOfKind } from '@/lib/content/pages'
import { idsOfCategory } from '@/lib/content/registry'
import { replaceContent, siteContent } from '@/lib/content/site-content'
import { keysOf } from '@/lib/objects'

// Content with one mistake for each check.

const { emergencyIndex, images, preparedStreets, services, municipalities } = contentFiles
const [service] = keysOf(services) as [ServiceId]
const [town] = siteContent().townIds
const [firstStreet, ...otherStreets] = preparedStreets.gta
const wrongStreets = [{ row: 'pole +8 boat' }, { house: 'boat' }].map((change) => ({ ...firstStreet, ...change }))
const read = { source: 'https://boatville.test', checkedOn: '2026-01-01' } as const
const docks = { districts: [{ name: 'Docks', places: [town] }], ...read }

beforeAll(() =>
  replaceContent({
    emergencyIndex: { ...emergencyIndex, linksToSituations: [] },
    images: { ...images, 'no-such-file': { alt: 'Nothing' } },
    preparedStreets: { ...preparedStreets, gta: [...wrongStreets, ...otherStreets] },
    services: { ...services, [service]: { ...services[service], related: [service] } },
    municipalities: { ...municipalities, boatville: { name: 'Boatville', kind: 'Town', heritage: docks } },
  }),
)
afterAll(() => replaceContent())

const input = { root: process.cwd(), copy: [] }

it('an emergency page that /emergency does not list is reported', () => {
  const unlisted = idsOfCategory('emergency').filter((id) => id !== emergencyIndex.outage.page)
  expect(unlisted.length).toBeGreaterThan(0)
  expect(emergencyLinks(input).map(({ found }) => found)).toEqual(unlisted.map((id) => `none for ${id}`))
})

it('/emergency shows no label of a group without entries', () => {
  const { groups } = emergencyIndexModel(pageOfKind('/emergency', 'emergency-index'))
  expect(groups.map(({ situations, links }) => situations.length + links.length)).not.toContain(0)
  expect(groups.length).toBeGreaterThan(0)
})

it('a picture without a file is reported', () => {
  expect(pictureFiles(input)).toMatchObject([{ file: 'content/images.ts', field: 'no-such-file' }])
})

it('a page that names itself as related is reported', () => {
  expect(selfReferences(input)).toMatchObject([{ field: 'related', found: service }])
})

it('a heritage district on the page of another town is reported', () => {
  expect(districtPlaces(input)).toMatchObject([{ file: 'content/municipalities.ts', found: `Docks on ${town}` }])
})

it('a prepared street that cannot be drawn is reported, also when no place has it', () => {
  const found = expect.stringContaining('boat')
  const problems = ['gta, entry 1', 'gta, entry 2'].map((field) => ({ file: 'content/streets.ts', field, found }))
  expect(drawnStreets(input)).toMatchObject(problems)
  expect(drawnStreets(input)[0]?.line).toBeGreaterThan(1)
})
