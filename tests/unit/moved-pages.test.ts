import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removedIds } from '@/content/ids.gen'
import type { PlaceId, ServiceId } from '@/content/schema'
import { related } from '@/content/schema/names'
import { contentAdvice } from '@/lib/build/checks/advice'
import { pageCopy } from '@/lib/build/checks/copy'
import { siteRedirects } from '@/lib/build/hosting/redirects'
import { placesWithDefaults } from '@/lib/content/defaults'
import { contentFiles } from '@/lib/content/load-content'
import { pageAt } from '@/lib/content/pages'
import { serviceOrEmergencyPage, staticPaths } from '@/lib/content/registry'
import { fillSiteTokens } from '@/lib/content/render-copy'
import { replaceContent, siteContent } from '@/lib/content/site-content'
import { keysOf } from '@/lib/objects'
import { categoryOf, idAtPath, pathOf, resolveLinks, routes } from '@/lib/routes'
import { seoFieldsOf } from '@/lib/seo/seo-fields'
import { temporaryFolder } from '../support/temporary-folder'

const { services, places, redirects } = contentFiles
const [service, otherService] = keysOf(services) as [ServiceId, ServiceId]
const [place] = keysOf(places) as [PlaceId]

beforeAll(() => {
  replaceContent({
    redirects: {
      ...redirects,
      '/gta/boatville': { to: '/contact#areas' },
      '/residential/rafts': { to: '/residential' },
      '/residential/canoes': { to: `/${service}` },
    },
    // The first service and the first place get another URL than their file name.
    services: { ...services, [service]: { ...services[service], slug: 'boats', oldPaths: ['/docks'] } },
    places: { ...places, [place]: { ...places[place], slug: 'ferries' } },
  })
})
afterAll(() => replaceContent())

describe('a page with another URL than its file name', () => {
  it('is at that URL only', () => {
    const path = `/${categoryOf(service)}/boats`
    expect(routes.page(service)).toBe(path)
    expect(idAtPath(path)).toBe(service)
    expect(idAtPath(pathOf(place))).toBe(place)
    expect(staticPaths()).toContain(path)
    expect(staticPaths()).not.toContain(`/${service}`)
    expect(seoFieldsOf(pageAt(routes.page(service))).h1).toBe(serviceOrEmergencyPage(service).h1)
  })

  it('is the target of links with the file name', () => {
    const text = `[Boats](/${service}#docks), [docks](/contact), ![a boat](/${place})`
    const resolved = `[Boats](${pathOf(service)}#docks), [docks](/contact), ![a boat](${pathOf(place)})`
    expect(fillSiteTokens(text, pageAt('/'))).toBe(resolved)
  })

  it('is linked by them, also for the advice on pages without links', () => {
    const root = temporaryFolder({ 'content/a.ts': '', 'content/b.ts': '' })
    const copy = [
      pageCopy(routes.page(service), 'service', { 'content/a.ts': {} }),
      pageCopy('/contact', 'contact', { 'content/b.ts': { lead: `See [boats](/${service}).` } }),
    ]
    const unlinked = contentAdvice({ root, copy }).filter(({ field }) => field === 'links')
    expect(unlinked.map(({ file }) => file)).toEqual(['content/b.ts'])
  })

  it('is the target of redirects from its earlier URLs, also those of the previous site', () => {
    const targets = new Map(siteRedirects().map(({ source, destination }) => [source, destination]))
    expect(targets.size, 'each URL once').toBe(siteRedirects().length)
    const moved = siteRedirects({ '/docks/old': { to: `/${service}` } }, [])
    expect(moved.find(({ source }) => source === '/docks/old')?.destination).toBe(routes.page(service))
    for (const earlier of [`/${service}`, '/docks', `/services/${service}`, `/services${routes.page(service)}`])
      expect(targets.get(earlier), earlier).toBe(`${pathOf(service)}`)
    expect(targets.get(`/${place}`)).toBe(`${pathOf(place)}`)
  })
})

describe('a removed page', () => {
  it('leads to the new URL of a page with another URL than its file name', () =>
    expect(routes.page('residential/canoes' as ServiceId)).toBe(pathOf(service)))

  it('has no drawing in posts', () =>
    expect(resolveLinks(`One.\n\n![A raft](/residential/rafts)\n\n![Lit](/${otherService})`)).toBe(
      `One.\n\n\n\n![Lit](/${otherService})`,
    ))

  it('is left out of lists that name it', () => {
    expect(related.parse([...removedIds, otherService])).toEqual([otherService])
    expect(related.safeParse(['residential/piers']).success).toBe(false)
    expect(related.safeParse([otherService, otherService]).success).toBe(false)
  })

  it('leaves a place that named no other neighbour with the nearest ones', () => {
    const { placePages, placeText, business } = siteContent()
    const alone = { ...placePages, [place]: { ...placePages[place], neighbours: [] } }
    const withoutNeighbours = placesWithDefaults(alone, placeText, business.offices)
    expect(withoutNeighbours[place].neighbours).toHaveLength(5)
  })

  it('has its links replaced by its redirect', () => {
    const text = `[a](/gta/boatville#cost), [b](/residential/rafts), [c](/${otherService}#y), [d](/blog/a-post)`
    const resolved = `[a](/contact#areas), [b](/residential), [c](/${otherService}#y), [d](/blog/a-post)`
    expect(fillSiteTokens(text, pageAt('/'))).toBe(resolved)
  })
})
