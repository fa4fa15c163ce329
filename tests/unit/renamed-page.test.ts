import { beforeAll, describe, expect, it, vi } from 'vitest'

// Two pages of content, whichever come first, with another address than the name of their file.
vi.mock('@/content/modules.gen', async (importOriginal) => {
  const modules = await importOriginal<typeof import('@/content/modules.gen')>()
  const [service] = Object.keys(modules.services) as [keyof typeof modules.services]
  const [place] = Object.keys(modules.places) as [keyof typeof modules.places]
  const services = {
    ...modules.services,
    [service]: { ...modules.services[service], slug: 'boats', oldPaths: ['/docks'] },
  }
  const places = { ...modules.places, [place]: { ...modules.places[place], slug: 'boatville' } }
  return { ...modules, services, places }
})

describe('a page with another address than the name of its file', () => {
  let routes: typeof import('@/lib/routes')
  let registry: typeof import('@/lib/content/registry')
  let service: import('@/content/schema').ServicePath
  let place: import('@/content/schema').PlacePath
  beforeAll(async () => {
    routes = await import('@/lib/routes')
    registry = await import('@/lib/content/registry')
    const { services, places } = await import('@/content/modules.gen')
    service = Object.keys(services)[0] as typeof service
    place = Object.keys(places)[0] as typeof place
  })

  it('is at that address alone', async () => {
    const { seoFieldsOf } = await import('@/lib/seo/page-registry')
    const category = routes.categoryOf(service)
    expect(routes.routes.service(service)).toBe(`/${category}/boats`)
    expect(routes.servicePath(category, routes.slugOf(service))).toBe(service)
    expect(routes.placePathAt(routes.addressOf(place))).toBe(place)
    expect(registry.staticPaths()).toContain(`/${category}/boats`)
    expect(registry.staticPaths()).not.toContain(`/${service}`)
    expect(seoFieldsOf(routes.routes.service(service)).h1).toBe(registry.servicePage(service).h1)
  })

  it('is where links in texts lead that name the file', async () => {
    const { fillSiteTokens } = await import('@/lib/content/render-copy')
    const text = `[Boats](/${service}#docks), [docks](/contact), ![a boat](/${place})`
    const { addressOf } = routes
    expect(fillSiteTokens(text, '/')).toBe(
      `[Boats](/${addressOf(service)}#docks), [docks](/contact), ![a boat](/${addressOf(place)})`,
    )
  })

  it('is where its earlier addresses redirect, those of the previous site too', async () => {
    const { oldAddresses } = await import('@/lib/hosting/redirects')
    const led = new Map(oldAddresses().map(({ source, destination }) => [source, destination]))
    expect(led.size, 'each address once').toBe(oldAddresses().length)
    const moved = oldAddresses({ '/docks/old': { to: `/${service}` } }, [])
    expect(moved.find(({ source }) => source === '/docks/old')?.destination).toBe(routes.routes.service(service))
    const address = `/${routes.addressOf(service)}`
    for (const earlier of [`/${service}`, '/docks', `/services/${service}`])
      expect(led.get(earlier), earlier).toBe(address)
    expect(led.get(`/${place}`)).toBe(`/${routes.addressOf(place)}`)
  })
})
