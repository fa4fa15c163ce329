import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FinishedJobs } from '@/components/sections/finished-jobs'
import { People, PersonCard } from '@/components/sections/people'
import { Promises } from '@/components/sections/promises'
import { serviceCategories as categories, emergencyIds, neighbourhoodIds, serviceIds, townIds } from '@/content/ids.gen'
import { contentFiles } from '@/lib/content/load-content'
import { pageAt, pageOfKind } from '@/lib/content/pages'
import { nameOf } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { replaceContent, siteContent } from '@/lib/content/site-content'
import { smartPunctuation } from '@/lib/content/typography'
import { keysOf, objectOf } from '@/lib/objects'
import { routes } from '@/lib/routes'
import { renderPage } from '../support/rendered'

const { business, promises, people, finishedJobs, emergencyIndex, municipalities, services, places } = contentFiles
const [picture = ''] = keysOf(contentFiles.images)
/** The name as pages show it. */
const businessName = smartPunctuation(business.name)
/** Some page of each kind. */
const [emergency] = emergencyIds
const [service, otherService] = serviceIds
const [place, thirdPlace] = townIds
const [otherPlace] = neighbourhoodIds
const [town = ''] = siteContent().placePages[otherPlace].municipalities

const robin = { name: 'Robin Example', trade: 'Electrician', licence: 'licence 123', picture, alt: 'Robin by a van' }
const kim = { name: 'Kim Example', trade: 'Apprentice', picture, alt: 'Kim', sentence: 'Labels every breaker.' }
const job = { service, sentence: 'Done in a day.', after: { picture, alt: 'New panel' } }
const older = { ...job, place, year: '2024', title: 'Fuses to breakers' }
const newer = {
  ...job,
  place: otherPlace,
  year: '2026',
  title: 'A bigger panel',
  before: { picture, alt: 'Old panel' },
}
const read = { source: 'https://www.boatville.test/rules', checkedOn: '2026-03-09' }
const districts = [
  { name: 'Docks', places: [otherPlace] },
  { name: 'Pier', places: [otherPlace], inForce: false },
  { name: 'Harbour', places: [place] },
]
const boatville = { name: 'Boatville', kind: 'Town', suite: { text: 'Boats are registered.', ...read } }
const situations = emergencyIndex.otherSituations.items.map((item) => ({ ...item, intro: 'Read {business} first.' }))
/** Example content in the files that only the owner can fill in. */
const example = {
  promises: {
    ...promises,
    items: {
      ...promises.items,
      wsib: { label: 'Blank', value: '   ', note: '' },
      warranty: { label: 'Warranty', value: 'Seven winters.', note: 'On our work. Call {phone}.' },
    },
  },
  people: { ...people, items: [{ ...robin, sentence: 'Answers on Mondays.' }, kim] },
  finishedJobs: {
    ...finishedJobs,
    serviceHeading: '{service} by {business}',
    before: 'Before {business}',
    items: [older, newer],
  },
  emergencyIndex: {
    ...emergencyIndex,
    reasons: undefined,
    otherSituations: { ...emergencyIndex.otherSituations, items: situations },
  },
  municipalities: { ...municipalities, [town]: { ...boatville, heritage: { districts, ...read } } },
  /** The service cards of this place have the summaries of the pages that they link to. */
  places: { ...places, [otherPlace]: { ...places[otherPlace], serviceCards: {} } },
  services: objectOf(keysOf(services), (id) => ({ ...services[id], summary: 'To ask, call {phone}.' })),
}
/** The same files before the owner wrote anything in them. */
const noPromise = { label: 'Blank', value: '', note: '' }
const empty = {
  promises: { ...promises, items: objectOf(keysOf(promises.items), () => noPromise) },
  people: { ...people, items: [] },
  finishedJobs: { ...finishedJobs, items: [] },
}
beforeAll(() => replaceContent(example))
afterAll(() => replaceContent())

const on = async (path: string, selector: string) => (await renderPage(path)).document.querySelector(selector)
const textOf = (node: { textContent: string | null } | null) => node?.textContent?.replace(/\s+/g, ' ') ?? ''

describe('empty owner content is not shown:', () => {
  beforeAll(() => replaceContent(empty))
  afterAll(() => replaceContent(example))

  it.each([
    ['promises', <Promises key="1" page={pageAt('/')} />],
    ['people', <People key="2" page={pageAt('/about')} />],
    ['a person beside the form', <PersonCard key="3" page={pageAt('/')} />],
    ['jobs', <FinishedJobs key="4" page={pageOfKind(`/${service}`, 'service')} />],
  ])('%s', (_what, element) => expect(renderToStaticMarkup(element)).toBe(''))
})

it('/emergency has its safety lists without its optional reasons, and the intro of a situation', async () => {
  const { emergencyIndexPage } = siteContent()
  expect(emergencyIndexPage.reasons).toBeUndefined()
  const { never, whoToCall, callUs } = renderCopy(emergencyIndexPage, pageAt('/emergency'))
  const main = await on('/emergency', 'main')
  const headings = [...(main?.querySelectorAll('h2, h3') ?? [])].map(textOf)
  for (const { heading } of [never, whoToCall, callUs])
    expect(headings.filter((text) => text === textOf({ textContent: heading }))).toHaveLength(1)
  expect(textOf(await on('/emergency', '#else li'))).toContain(`Read ${businessName} first.`)
})

it('the summary of another page has the phone of the page that shows it', async () => {
  const path = routes.page(otherPlace)
  const [, ...summaries] = (await renderPage(path)).text.split('To ask, call ')
  expect(summaries).not.toEqual([])
  for (const summary of summaries)
    expect(summary.startsWith(pageAt(path).office.phone.display), summary.slice(0, 40)).toBe(true)
})

it('a place has the rules of its town, each with its source and the month in which it was read', async () => {
  const local = await on(routes.page(otherPlace), '#local')
  const notes = [...(local?.querySelectorAll('h3') ?? [])].filter((title) => textOf(title).includes('Boatville'))
  expect(notes).toHaveLength(1)
  const [suite, heritage, ...others] = [...(notes[0]?.closest('details')?.querySelectorAll('p') ?? [])]
  expect(others).toEqual([])
  expect(textOf(suite ?? null)).toMatch(/^Boats are registered\. .*boatville\.test.*March 2026/)
  expect(textOf(heritage ?? null)).toMatch(/Docks.*the Town of Boatville.*Pier.*March 2026/)
  expect(textOf(heritage ?? null)).not.toContain('Harbour')
  for (const rule of [suite, heritage])
    expect(rule?.querySelector('a')?.getAttribute('href')).toBe('https://www.boatville.test/rules')
  expect(textOf(await on(routes.page(place), '#local'))).not.toContain('Boatville')
})

describe('owner content', () => {
  const places = [routes.page(place), routes.page(otherPlace)]
  const pages = ['/', '/emergency', routes.page(emergency), routes.page(service), ...places]

  it.each(pages)('is on %s: non-empty promises, with the phone of the page', async (path) => {
    // Service pages have them beside the price.
    const list = await on(path, path === routes.page(service) ? '#price' : '#promises')
    expect(textOf(list)).toContain('Seven winters')
    expect(textOf(list)).not.toMatch(/Blank|\.\./)
    expect(list?.querySelector(`a[href="tel:${pageAt(path).office.phone.e164}"]`)).toBeTruthy()
  })

  it('is on /about: every person with picture, trade and text', async () => {
    const list = await on(routes.about(), '#people')
    expect(list?.querySelectorAll('li')).toHaveLength(2)
    const [portrait] = list?.querySelectorAll('img') ?? []
    expect(portrait?.getAttribute('alt')).toBe('Robin by a van')
    expect(portrait?.getAttribute('src')).toContain(`/img/${picture}-portrait-`)
    for (const text of ['Electrician, licence 123', 'Answers on Mondays.', 'Apprentice', 'Labels every breaker.'])
      expect(textOf(list ?? null)).toContain(text)
  })

  it.each([...pages.slice(0, 5), ...categories.map(routes.page), '/toronto', '/contact'])(
    'is on %s: one person beside the form',
    async (path) => {
      const { text, html } = await renderPage(path)
      expect(text).toContain('Robin Example')
      expect(text).not.toContain('Kim Example')
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    },
  )

  it('is on the pages of service and place: finished jobs, newest first, with their pictures', async () => {
    const ofService = await on(routes.page(service), '#finished')
    const items = [...(ofService?.querySelectorAll('li') ?? [])].map(textOf)
    expect(items).toEqual([expect.stringContaining('A bigger panel'), expect.stringContaining('Fuses to breakers')])
    expect(items[0]).toContain(`${nameOf(otherPlace)}, 2026`)
    expect(ofService?.querySelectorAll('figcaption')).toHaveLength(2)
    expect(textOf(ofService)).toContain(`${nameOf(service)} by ${businessName}`)
    expect(items[0]).toContain(`Before ${businessName}`)
    expect(ofService?.querySelector('img[alt="Old panel"]')).toBeTruthy()
    const ofPlace = textOf(await on(routes.page(place), '#finished'))
    expect(ofPlace).toContain('Fuses to breakers')
    expect(ofPlace).not.toContain('A bigger panel')
    for (const path of [routes.page(otherService), routes.page(thirdPlace)])
      expect(await on(path, '#finished')).toBeNull()
  })
})
