import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Cutaway, CutawaySprite } from '@/components/drawings/cutaway'
import { House, StreetSymbols } from '@/components/drawings/house'
import { headCrops, PlaceMap, ServiceMap } from '@/components/drawings/service-map'
import { Street } from '@/components/drawings/street'
import { StreetIndex } from '@/components/drawings/street-index'
import { streets } from '@/content/streets'
import type { LocationPath } from '@/content/types'
import { locationPages } from '@/lib/content/locations'
import {
  buildingCircuits,
  type CutawayView,
  categoryCutaways,
  homeCutaway,
  houseCircuits,
  serviceCutaways,
  wholeCutaway,
} from '@/lib/drawings/circuits'
import { cutawayMarkup } from '@/lib/drawings/cutaway'
import { around, overlap } from '@/lib/drawings/service-map/geometry'
import { labelsOf } from '@/lib/drawings/service-map/labels'
import { layoutOf } from '@/lib/drawings/service-map/layout'
import { type MapKey, maps } from '@/lib/drawings/service-map/plans'
import type { MapContent } from '@/lib/drawings/service-map/types'
import { focusOf, windowOf } from '@/lib/drawings/service-map/window'
import { mapOf, type StreetName, serviceMapOf, streetIndexRows, streetOf } from '@/lib/drawings/site-drawings'
import { drawStreet, streetSymbols, symbolPrefix } from '@/lib/drawings/street'
import { steps, unitAt } from '@/lib/drawings/street/row'
import { recordOf } from '@/lib/records'
import { gtaPaths, locationName, routes, servicePaths, torontoPaths } from '@/lib/routes'
import { homeView } from '@/lib/views/home'

const places = [...gtaPaths, ...torontoPaths]
const names = Object.keys(streets) as StreetName[]
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] as string)
const repeated = (list: readonly string[]) => list.filter((item, at) => list.indexOf(item) !== at)
/** Ids that a drawing refers to and that its page does not have. */
const missing = (html: string) => {
  const ids = new Set(idsOf(html))
  const references = [...html.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] as string)
  return references.filter((id) => !ids.has(id))
}

describe('streets', () => {
  it.each(names)('%s is well formed, deterministic, and at most 4 kB gzipped', (name) => {
    const html = renderToStaticMarkup(<Street name={name} />)
    expect(renderToStaticMarkup(<Street name={name} />)).toBe(html)
    expect(gzipped(html)).toBeLessThanOrEqual(4096)
    expect(missing(html)).toEqual([])
    expect(html).toMatch(/^<svg[^>]* aria-hidden="true"/)
    expect(html).not.toContain('NaN')
  })

  it('every place has a street of its own', () => {
    const drawn = places.map((place) => streetOf(place, '').markup)
    expect(new Set(drawn).size).toBe(places.length)
  })

  it('two on one page share no id', () => {
    expect(repeated(names.map(symbolPrefix))).toEqual([])
    const page = names.map((name) => renderToStaticMarkup(<Street name={name} />)).join('')
    expect(repeated(idsOf(page))).toEqual([])
  })

  it('no house is cut off at any width: it shows only where it fits', () => {
    const kit = readFileSync('lib/drawings/art/street-kit.svg', 'utf8')
    const widths = new Map([...kit.matchAll(/<symbol id="(\w+)" data-w="(\d+)"/g)].map(([, id, w]) => [id, Number(w)]))
    let seen = 0
    for (const name of [...places, 'home', 'toronto'] as const) {
      const { markup } = streetOf(name, '')
      for (const [, step, group = ''] of markup.matchAll(/<g class="st-from-(\d+)">(.*?)<\/g>/g)) {
        const at = Number(step)
        expect(steps).toContain(at)
        for (const [, id = '', x, mirrored] of group.matchAll(
          /<use href="#(\w+)" (?:x="(-?[\d.]+)"|transform="matrix\(-1 0 0 1 (-?[\d.]+) 0\)")/g,
        )) {
          const width = widths.get(id) as number
          const left = mirrored == null ? Number(x) : Number(mirrored) - width
          seen++
          expect(Math.max(-left, left + width) * unitAt(at), `${name}: ${id} at ${left}`).toBeLessThanOrEqual(at / 2)
        }
      }
    }
    expect(seen).toBeGreaterThan(500)
  })

  it('throws for a street with an unknown building', () => {
    const plan = { why: '', row: 'bay pol castle', horizon: 'ftree' } as const
    expect(() => drawStreet('gta/ajax', plan)).toThrow(/castle/)
  })

  it('the outage street has dead wires and no lit window', () => {
    const { markup } = streetOf('street-out')
    expect(markup).not.toContain('st-lit')
    expect(streetOf('home-out').markup).toContain('st-lit')
  })

  it('the thank-you street has one lit window and room for its note', () => {
    for (const name of ['thank-you', 'thank-you-phone'] as const) {
      const html = renderToStaticMarkup(<Street name={name} note="Yours & ours" />)
      expect(html.match(/class="st-lit" d="(?:M[^M"]*)"/g)).toHaveLength(1)
      expect(html).toContain('Yours &amp; ours</text>')
    }
  })

  it('the index links every neighbourhood once, with one shared set of symbols', () => {
    const rows = streetIndexRows()
    expect(
      rows
        .flat()
        .map(({ place }) => place)
        .sort(),
    ).toEqual([...torontoPaths].sort())
    const page = renderToStaticMarkup(
      <>
        <StreetSymbols />
        <Street name="toronto" shared />
        <StreetIndex label="Neighbourhoods" rows={rows} />
        {torontoPaths.map((place) => (
          <House key={place} place={place} />
        ))}
      </>,
    )
    expect(missing(page)).toEqual([])
    expect(repeated(idsOf(page))).toEqual([])
    for (const place of torontoPaths) {
      expect(page).toContain(`href="${routes.location(place)}"`)
      expect(page).toContain(`${locationName(place)}</span>`)
    }
  })

  it('every class of the kit has a style, and every width a rule', () => {
    const css = readFileSync('components/drawings/street-kit.css', 'utf8')
    const all = names.map((name) => streetOf(name).markup + streetSymbols(streetOf(name).kinds, '')).join('')
    const classes = new Set([...all.matchAll(/class="([^"]*)"/g)].flatMap((match) => (match[1] as string).split(' ')))
    expect(
      [...classes].filter(
        (name) => !new RegExp(`\\.${name}\\b`).test(css + names.map((name) => streetOf(name).styles).join('')),
      ),
    ).toEqual([])
  })
})

describe('the service map', () => {
  const content: MapContent = {
    places: recordOf(places, (place) => ({
      name: locationName(place),
      href: '/',
      office: locationPages[place].office,
    })),
    offices: [
      { id: 'woodbridge', name: 'A', latitude: 43.8, longitude: -79.6 },
      { id: 'toronto', name: 'B', latitude: 43.7, longitude: -79.4 },
    ],
    torontoHref: '/toronto',
    words: { lake: '', north: '', toronto: '', office: '', scale: '' },
  }
  const keys = Object.keys(maps) as MapKey[]

  it.each(keys)('%s is well formed, deterministic, and at most 9 kB gzipped', (key) => {
    const { markup } = serviceMapOf(key, { id: 'm' })
    expect(serviceMapOf(key, { id: 'm' }).markup).toBe(markup)
    expect(gzipped(markup)).toBeLessThanOrEqual(9 * 1024)
    expect(missing(markup)).toEqual([])
    expect(markup).not.toContain('NaN')
  })

  it('every place has a lamp, a name and a link in both drawings', () => {
    for (const place of places) {
      for (const key of [mapOf(place), `${mapOf(place)}-phone`] as const) {
        const { markup } = serviceMapOf(key, { id: 'm', lit: place })
        const [, own = ''] = markup.match(/<g class="piece lit on">(.*?<\/a>)/) ?? []
        expect(own, `${place} on ${key}`).toContain(`href="${routes.location(place)}" tabindex="-1"`)
        expect(
          own
            .replace(/<tspan[^>]*>/g, ' ')
            .replace(/<[^>]*>/g, '')
            .trim()
            .replace(/\s+/g, ' '),
        ).toBe(locationName(place))
      }
    }
  })

  it('the lit line ends at the office that the page names', () => {
    for (const place of places) {
      const { markup } = serviceMapOf(mapOf(place), { id: 'm', lit: place })
      const plant = markup.split(/(?=<g class="plant(?: on)?">)/).slice(1)
      const owner = plant.findIndex((part) => part.includes('class="piece lit on"'))
      const offices = [...new Set(maps[mapOf(place)].feeders.map(([office]) => office))]
      const order = (['woodbridge', 'toronto'] as const).filter((office) => offices.includes(office))
      expect(order[owner], place).toBe(locationPages[place].office)

      // What is `on`: the groups that are open where the lit one begins, and no other.
      const open: string[] = []
      for (const [tag] of (plant[owner] ?? '').split(/(?<=class="piece lit on">)/)[0]?.matchAll(/<g[^>]*>|<\/g>/g) ??
        []) {
        if (tag === '</g>') open.pop()
        else open.push(tag)
      }
      expect(
        open.every((tag) => / on"/.test(tag)),
        place,
      ).toBe(true)
      expect(markup.match(/class="[^"]* on"/g), place).toHaveLength(open.length)
    }
  })

  it('throws for a place wired to the wrong office, with what to change', async () => {
    const { drawServiceMap } = await import('@/lib/drawings/service-map')
    const wrong = recordOf(places, (place) => ({ ...content.places[place], office: 'toronto' }) as const)
    expect(() => drawServiceMap('gta', { ...content, places: wrong }, { id: 'm' })).toThrow(
      /hangs on woodbridge.*names the office toronto/,
    )
  })

  it('north is up in wide drawings and left in the phones’, where east is up', () => {
    /** How far the one stands right of the other, and below it. */
    const from = (key: MapKey, one: LocationPath, other: LocationPath) => {
      const { lamps } = layoutOf(key, content)
      const [x = 0, y = 0] = lamps.get(one) ?? []
      const [otherX = 0, otherY = 0] = lamps.get(other) ?? []
      return { right: x - otherX, below: y - otherY }
    }
    const northern = ['gta/newmarket', 'gta/oakville'] as const
    const eastern = ['gta/oshawa', 'gta/burlington'] as const
    expect(from('gta', ...northern).below).toBeLessThan(0)
    expect(from('gta', ...eastern).right).toBeGreaterThan(0)
    expect(from('gta-phone', ...northern).right).toBeLessThan(0)
    expect(from('gta-phone', ...eastern).below).toBeLessThan(0)
    expect(from('toronto', 'toronto/north-york', 'toronto/liberty-village').below).toBeLessThan(0)
    expect(from('toronto-phone', 'toronto/the-beaches', 'toronto/etobicoke').below).toBeLessThan(0)
  })

  it('the page’s head shows the lit lamp, its name and its office within the crop, with the office on the line or a little below', () => {
    for (const place of places) {
      for (const crop of Object.values(headCrops)) {
        const { viewBox, offices, markup } = serviceMapOf(mapOf(place), { id: 'm', lit: place, crop })
        const [x, y, width, height] = viewBox.split(' ').map(Number) as [number, number, number, number]
        const office = offices[locationPages[place].office]
        expect(office.top).toBeGreaterThan(crop.line - 0.005)
        expect(office.top).toBeLessThan(crop.lowest + 0.005)
        expect(office.left).toBeGreaterThan(0)
        expect(office.left).toBeLessThan(1)
        const [, lampX, lampY] =
          markup.match(/<g class="piece lit on">.*?<path class="lamp" d="M(-?[\d.]+) (-?[\d.]+)/) ?? []
        expect(Number(lampX), place).toBeGreaterThan(x)
        expect(Number(lampX), place).toBeLessThan(x + width)
        expect(Number(lampY), place).toBeGreaterThan(y)
        expect(Number(lampY), place).toBeLessThan(y + height)
        expect(markup).toMatch(/<g class="piece lit on">(?:(?!<g).)*<text/)
      }
    }
  })

  it('the lit name of a page’s head runs into no lamp', () => {
    for (const lit of places) {
      const layout = layoutOf(mapOf(lit), content)
      for (const [size, crop] of Object.entries(headCrops)) {
        const focus = focusOf(layout, content, { id: 'm', lit, crop, near: locationPages[lit].neighbours })
        const window = windowOf(layout, focus)
        const labels = labelsOf({ content, layout, focus, window })
        const name = labels.places.get(lit)
        const touched = [...layout.lamps]
          .filter(([place, at]) => !labels.covered.has(place) && name && overlap(name.box, around(at, window.lamp), 1))
          .map(([place]) => place)
        expect(touched, `${lit}, ${size}`).toEqual([])
      }
    }
  })

  it('two on one page share no id, and none of their links is focusable', () => {
    const html = renderToStaticMarkup(
      <>
        <ServiceMap id="all" map="gta" />
        <PlaceMap id="here" place="gta/vaughan" near={locationPages['gta/vaughan'].neighbours} />
        <ServiceMap id="city" map="toronto" />
      </>,
    )
    expect(repeated(idsOf(html))).toEqual([])
    expect(missing(html)).toEqual([])
    expect(html.match(/<a /g)?.length).toBe(html.match(/tabindex="-1"/g)?.length)
    for (const [svg] of html.matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-hidden="true"')
  })
})

describe('the house and the building', () => {
  const arts = ['house', 'house-tall', 'building', 'building-tall'] as const
  const css = (art: (typeof arts)[number]) => renderToStaticMarkup(<CutawaySprite arts={[art]} />)
  const has = (art: (typeof arts)[number], circuit: string) =>
    cutawayMarkup(art).art.includes(`class="circuit ${circuit}"`)
  const views: [string, CutawayView][] = [
    ['home', homeCutaway],
    ...Object.entries(categoryCutaways),
    ...servicePaths.map((path): [string, CutawayView] => [path, serviceCutaways[path]]),
  ]

  it.each(arts)('%s is at most 9 kB gzipped', (art) => {
    const html = renderToStaticMarkup(<CutawaySprite arts={[art]} />)
    expect(gzipped(html)).toBeLessThanOrEqual(9 * 1024)
    expect(missing(html)).toEqual([])
  })

  it('the four drawings share no id', () => {
    expect(repeated(idsOf(renderToStaticMarkup(<CutawaySprite arts={[...arts, 'house']} />)))).toEqual([])
  })

  it.each(views)('%s: its live circuits are in its drawing, and its crops overlap it', (_name, view) => {
    for (const { art, box } of [view.wide, view.phone]) {
      for (const circuit of view.live) expect(has(art, circuit), `${circuit} in ${art}`).toBe(true)
      const [x, y, width, height] = box
      const whole = wholeCutaway[art]
      const across = Math.min(x + width, whole[0] + whole[2]) - Math.max(x, whole[0])
      const down = Math.min(y + height, whole[1] + whole[3]) - Math.max(y, whole[1])
      expect((across * down) / (width * height)).toBeGreaterThan(0.75)
    }
    for (const state of (view.states ?? []).filter((name) => name !== 'outage')) {
      expect(cutawayMarkup(view.wide.art).art).toContain(`fault-${state}`)
    }
  })

  it('every circuit that is named is drawn and has its rules; every circuit that is drawn is named', () => {
    for (const [circuits, art] of [
      [houseCircuits, 'house'],
      [buildingCircuits, 'building'],
    ] as const) {
      const drawn = [...cutawayMarkup(art).art.matchAll(/class="circuit (c-[\w-]+)"/g)].map(
        (match) => match[1] as string,
      )
      expect([...new Set(drawn)].sort()).toEqual([...circuits].sort())
      for (const circuit of circuits) {
        expect(css(art)).toContain(`.${circuit}{`)
        expect(css(art)).toContain(`[data-live~="${circuit}"]{`)
      }
    }
    // The service and its ground stay live up to the main breaker.
    for (const circuit of houseCircuits.filter((name) => name !== 'c-service' && name !== 'c-ground')) {
      expect(css('house')).toContain(`[data-trips~="${circuit}"]:not(:checked)`)
    }
  })

  it('the house’s numbers are the panel’s, on the home page only', () => {
    const { numbers, panel } = homeView()
    const breakers = [...panel.left, ...panel.right].flatMap(({ services }) => services)
    for (const art of ['house', 'house-tall'] as const) {
      const tags = [...cutawayMarkup(art, numbers).art.matchAll(/<g class="([\w-]+)"><circle[^>]*><text[^>]*>(\d+)</g)]
      expect(tags.length).toBeGreaterThan(0)
      for (const [, circuit, number] of tags)
        expect(breakers.find((item) => `${item.number}` === number)?.trip?.circuits).toContain(circuit)
      expect(cutawayMarkup(art).art).not.toContain('<text')
    }
  })

  it('a drawing marks live and faulty circuits, and is hidden from screen readers', () => {
    const html = renderToStaticMarkup(<Cutaway view={serviceCutaways['emergency/breaker-trips']} />)
    expect(html).toContain('data-live="c-service c-panel c-fans"')
    expect(html).toContain('data-state="tripped"')
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2)
  })
})
