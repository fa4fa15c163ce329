import { expect, it, vi } from 'vitest'
import { emergencyIndexModel } from '@/components/emergency/emergency-model'
import { serviceCards } from '@/content/cards'
import { townIds } from '@/content/ids.gen'
import * as modules from '@/content/modules.gen'
import { emergencyIndexPage, idsOfCategory } from '@/lib/content/registry'
import {
  districtPlaces,
  drawnStreets,
  emergencyLinks,
  pictureFiles,
  selfReferences,
  serviceCardLinks,
} from '@/lib/content-checks/references'

// Content with one mistake for each check.

vi.mock('@/content/emergency/index', async (original) => {
  const { default: page } = await original<typeof import('@/content/emergency/index')>()
  return { default: { ...page, linksToSituations: [] } }
})
vi.mock('@/content/images', async (original) => {
  const { images } = await original<typeof import('@/content/images')>()
  return { images: { ...images, 'no-such-file': { alt: 'Nothing' } } }
})
vi.mock('@/content/cards', async (original) => {
  const cards = await original<typeof import('@/content/cards')>()
  const ids = Object.keys(cards.serviceCards) as (keyof typeof cards.serviceCards)[]
  const renamed = ids.map((id) => [id, { ...cards.serviceCards[id], name: 'Boats' }])
  return { ...cards, serviceCards: Object.fromEntries(renamed) }
})
vi.mock('@/content/streets', async (original) => {
  const { streets, preparedStreets } = await original<typeof import('@/content/streets')>()
  const [first, ...others] = preparedStreets.gta
  return { streets, preparedStreets: { ...preparedStreets, gta: [{ ...first, row: 'pole +8 boat' }, ...others] } }
})
vi.mock('@/content/modules.gen', async (original) => {
  const all = await original<typeof import('@/content/modules.gen')>()
  const [id] = Object.keys(all.services) as [keyof typeof all.services]
  return { ...all, services: { ...all.services, [id]: { ...all.services[id], related: [id] } } }
})

vi.mock('@/content/municipalities', async (original) => {
  const { municipalities } = await original<typeof import('@/content/municipalities')>()
  const { townIds } = await import('@/content/ids.gen')
  const districts = [{ name: 'Docks', places: [townIds[0]] }]
  const heritage = { districts, source: 'https://boatville.test', checkedOn: '2026-01-01' }
  const boatville = { name: 'Boatville', kind: 'Town', heritage }
  return { municipalities: { ...municipalities, boatville } }
})

const input = { root: process.cwd(), copy: [] }

it('an emergency page that /emergency does not list is reported', () => {
  const unlisted = idsOfCategory('emergency').filter((id) => id !== emergencyIndexPage.outage.page)
  expect(unlisted.length).toBeGreaterThan(0)
  expect(emergencyLinks(input).map(({ found }) => found)).toEqual(unlisted.map((id) => `none for ${id}`))
})

it('/emergency shows no label of a group without entries', () => {
  const { groups } = emergencyIndexModel()
  expect(groups.map(({ situations, links }) => situations.length + links.length)).not.toContain(0)
  expect(groups.length).toBeGreaterThan(0)
})

it('a picture without a file is reported', () => {
  expect(pictureFiles(input)).toMatchObject([{ file: 'content/images.ts', field: 'no-such-file' }])
})

it('a page that names itself as related is reported', () => {
  expect(selfReferences(input)).toMatchObject([{ field: 'related', found: Object.keys(modules.services)[0] }])
})

it('a service card whose name its page does not have is reported', () => {
  const linked = Object.values(serviceCards).filter((card) => 'service' in card)
  expect(serviceCardLinks(input)).toHaveLength(linked.length)
})

it('a heritage district on the page of another town is reported', () => {
  expect(districtPlaces(input)).toMatchObject([{ file: 'content/municipalities.ts', found: `Docks on ${townIds[0]}` }])
})

it('a prepared street that cannot be drawn is reported, also when no place has it', () => {
  const [problem, ...others] = drawnStreets(input)
  expect(problem).toMatchObject({ file: 'content/streets.ts', field: 'gta, entry 1' })
  expect(problem?.line).toBeGreaterThan(1)
  expect(others).toEqual([])
})
