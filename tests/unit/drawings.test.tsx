import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Cutaway, CutawaySprite } from '@/components/drawings/cutaway'
import { ServiceMap } from '@/components/drawings/service-map'
import { Street } from '@/components/drawings/street'
import { homeModel } from '@/components/home/home-model'
import { HeadDrawing } from '@/components/service/head-drawing'
import { deviceNames } from '@/content/interface'
import type { Circuit, ServiceOrEmergencyId } from '@/content/schema'
import { buildingCircuits, houseCircuits } from '@/content/schema/drawing'
import type { GeoPoint } from '@/lib/content/defaults'
import { contentFiles } from '@/lib/content/load-content'
import { nameOf } from '@/lib/content/registry'
import { replaceContent, siteContent } from '@/lib/content/site-content'
import { cutawayMarkup } from '@/lib/drawings/cutaway'
import {
  type CutawayView,
  categoryCutaways,
  cutawayBoxes,
  homeCutaway,
  serviceCutaways,
} from '@/lib/drawings/cutaway-views'
import { placeRoute, ROUTE_HEIGHT, ROUTE_WIDTH, routeStops, type Stop, WIRE_Y } from '@/lib/drawings/place-route'
import { nameSizes, serviceMap } from '@/lib/drawings/service-map'
import { along, around, type Box, isInside, overlap, type XY } from '@/lib/drawings/service-map/geometry'
import { boxOf, type Dot, nameDots, type Side } from '@/lib/drawings/service-map/names'
import { type StreetName, streetOf } from '@/lib/drawings/site-drawings'
import { symbolPrefix } from '@/lib/drawings/street'
import { breakpoints, unitAt } from '@/lib/drawings/street/row'
import { escapePattern } from '@/lib/escape-pattern'
import { keysOf, objectOf } from '@/lib/objects'
import { isEmergencyId } from '@/lib/routes'
import { offices } from '@/lib/site'

const places = [...siteContent().townIds, ...siteContent().neighbourhoodIds]
const names = Object.keys(siteContent().streets) as StreetName[]
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] as string)
const duplicatesIn = (list: readonly string[]) => list.filter((item, at) => list.indexOf(item) !== at)

// Without the prefix of its symbols.
const markupOf = (name: StreetName) => streetOf(name).markup.replaceAll(symbolPrefix(name), '')

describe('streets', () => {
  it.each(names)('%s is valid and always the same', (name) => {
    const html = renderToStaticMarkup(<Street name={name} />)
    expect(renderToStaticMarkup(<Street name={name} />)).toBe(html)
    expect(html).toMatch(/^<svg[^>]* aria-hidden="true"/)
    expect(html).not.toContain('NaN')
  })

  it('are different for every place, and on other pages have different prefixes for their symbols', () => {
    expect(new Set(places.map(markupOf)).size).toBe(places.length)
    expect(duplicatesIn(names.map(symbolPrefix))).toEqual([])
  })

  it('show each house only at widths where it fits', () => {
    const kit = readFileSync('lib/drawings/art/street-kit.svg', 'utf8')
    const widths = new Map(
      [...kit.matchAll(/<symbol id="([\w-]+)"[^>]* data-w="(\d+)"/g)].map(([, id, w]) => [id, Number(w)]),
    )
    let count = 0
    for (const name of [...places, 'home'] as const) {
      for (const [, step, group = ''] of markupOf(name).matchAll(/<g class="st-from-(\d+)">(.*?)<\/g>/g)) {
        const at = Number(step)
        expect(breakpoints).toContain(at)
        for (const [, id = '', x, mirrored] of group.matchAll(
          /<use href="#([\w-]+)" (?:x="(-?[\d.]+)"|transform="matrix\(-1 0 0 1 (-?[\d.]+) 0\)")/g,
        )) {
          const width = widths.get(id) as number
          const left = mirrored == null ? Number(x) : Number(mirrored) - width
          count++
          expect(Math.max(-left, left + width) * unitAt(at), `${name}: ${id} at ${left}`).toBeLessThanOrEqual(at / 2)
        }
      }
    }
    expect(count).toBeGreaterThan(0)
  })
})

const [someTown = 'gta/ajax'] = siteContent().townIds
const somePlace = contentFiles.places[someTown]
/** Towns that an owner may add: crowded, far away, with a long name, and one at another town. */
const moreTowns = {
  'gta/new-crowded-town': { latitude: 43.9707, longitude: -79.2506 },
  'gta/new-far-town': { latitude: 43.5448, longitude: -80.2482 },
  'gta/new-town-with-a-long-name': { latitude: 44.1168, longitude: -79.5613 },
  'gta/new-western-town': { latitude: 43.634, longitude: -80.034 },
  'gta/new-twin-town': somePlace.map,
}

/** Positions in the drawing are tenths of units. */
const ROUNDING = 0.1

describe.each([
  ['of today', {}],
  ['with more towns', moreTowns],
])('the service map %s', (_when, towns: Record<string, GeoPoint>) => {
  const added = objectOf(keysOf(towns), (id) => ({ ...somePlace, map: towns[id] }))
  replaceContent({ places: { ...contentFiles.places, ...added } })
  const { markup, viewBox, office } = serviceMap()
  const { townIds, placePages } = siteContent()
  const dots = townIds.map((id) => ({ name: nameOf(id), ...placePages[id].map }))
  replaceContent()
  const dotOf = (layer: string, name: string) => {
    const [, x, y] =
      layer.match(new RegExp(`>${escapePattern(name)}</text><circle cx="([-\\d.]+)" cy="([-\\d.]+)" r="\\d+"`)) ?? []
    return { x: Number(x), y: Number(y) }
  }
  /** The names for phones, and the names for wider windows. */
  const layers = markup.split(/(?=<g class="(?:few|all)-names">)/).slice(1)

  it('is valid, has no id and has a name for every dot', () => {
    expect(markup).not.toMatch(/NaN|undefined| id="/)
    expect(layers).toHaveLength(2)
    for (const layer of layers) {
      const dots = layer.match(/<circle/g) ?? []
      expect(layer.match(/<text[^>]*>[^<]+<\/text><circle[^>]*\/>/g)).toHaveLength(dots.length)
    }
  })

  it("has no name on a wire, on the page's wire, in the lake or at another name", () => {
    /** The lines of a path of the drawing. */
    const linesOf = (part: string, kind: string) => {
      const [, data = ''] = part.match(new RegExp(`class="${kind}" d="([^"]*)"`)) ?? []
      return [...data.matchAll(/M[^M]*/g)].map(([line]) =>
        [...line.matchAll(/(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, x, y]): XY => [Number(x), Number(y)]),
      )
    }
    const shores = linesOf(markup, 'water')
    const height = Number(viewBox.split(' ')[3])
    const start: XY = [office.left * 1000, office.top * height]
    const pageWire: XY[] = [[0, start[1]], start]
    const names =
      /<g class="(office|place)"><text x="(.*?)" y="(.*?)" dx="(.*?)em" dy="(.*?)em" text-anchor="(\w+)">(.*?)</g
    expect([shores.length, layers.length]).not.toContain(0)
    for (const [at, layer] of layers.entries()) {
      const wires = [pageWire, ...linesOf(layer, 'wire')].flatMap((line) => along(line, 4))
      const texts = [...layer.matchAll(names)]
      expect(texts.length).toBeGreaterThan(offices().length)
      const boxes: Box[] = []
      for (const [, kind, x, y, dx, dy, anchor, name = ''] of texts) {
        const side = { dx: Number(dx), dy: Number(dy), anchor } as Side
        const dot = { at: [Number(x), Number(y)], name, kind } as Dot
        const [left, top, right, bottom] = boxOf(dot, side, at ? nameSizes.all : nameSizes.few)
        const box: Box = [left + ROUNDING, top + ROUNDING, right - ROUNDING, bottom - ROUNDING]
        const middle = (box[1] + box[3]) / 2
        const onWires = wires.filter((point) => overlap(box, around(point, 0)))
        const inLake = [box[0], box[2]].filter((end) => shores.some((shore) => isInside([end, middle], shore)))
        const beside: Box = [box[0] - 5, box[1], box[2] + 5, box[3]]
        expect([...onWires, ...inLake, ...boxes.filter((other) => overlap(beside, other))], name).toEqual([])
        boxes.push(box)
      }
    }
  })

  it('has names beside lines and on land where there is room', () => {
    const room = { size: 10, room: [0, 0, 200, 200], blocked: [], isSparse: false } as const
    const sideOf = (lines: XY[], isWater = (_: XY) => false) =>
      nameDots([{ at: [100, 100], name: 'Ajax', kind: 'place' }], { ...room, lines, isWater })[0]?.side.anchor
    const right = Array.from({ length: 20 }, (_, step): XY => [104 + 2 * step, 100])
    expect([sideOf([]), sideOf(right), sideOf([], ([x]) => x > 110)]).toEqual(['start', 'end', 'end'])
  })

  it('has north at the top, most places on wide windows, and is hidden from screen readers', () => {
    const [, all = ''] = layers
    const shown = dots.map((dot) => ({ ...dot, ...dotOf(all, dot.name) })).filter(({ x }) => !Number.isNaN(x))
    expect(shown.length).toBeGreaterThan(dots.length / 2)
    const positions = (axis: 'x' | 'y', degrees: (dot: GeoPoint) => number) =>
      shown.toSorted((a, b) => degrees(a) - degrees(b)).map((dot) => dot[axis])
    for (const list of [positions('x', ({ longitude }) => longitude), positions('y', ({ latitude }) => -latitude)])
      expect(list).toEqual(list.toSorted((a, b) => a - b))
    expect(renderToStaticMarkup(<ServiceMap />)).toMatch(/^<div[^>]* aria-hidden="true"/)
  })
})

describe('the route of a place', () => {
  const overlaps = (stops: readonly Stop[], box: Box) => stops.filter((other) => overlap(box, other.box)).length
  const dotBox = ({ at: [x, y] }: Stop): Box => [x - 5, y - 5, x + 5, y + 5]

  it.each(places)('%s has at most five stops in the picture, and no name on a line, a dot or a name', (place) => {
    const stops = routeStops(place)
    const [office, end] = stops
    expect(stops.length).toBeLessThanOrEqual(5)
    expect([office?.kind, end?.kind, end?.lines.join()]).toEqual(['office', 'lit', nameOf(place)])
    for (const stop of stops) {
      for (const [left, top, right, bottom] of [stop.box, dotBox(stop)]) {
        expect([left >= 0, top >= 0, right <= ROUTE_WIDTH, bottom <= ROUTE_HEIGHT]).not.toContain(false)
        expect(Math.min(bottom, WIRE_Y) - Math.max(top, WIRE_Y) >= 0 && right < (office?.at[0] ?? 0) - 9).toBe(false)
      }
      expect(overlaps(stops, stop.box)).toBe(1)
      expect(overlaps(stops, dotBox(stop))).toBe(0)
      for (const { line } of stops)
        for (const [x, y] of along(line, 2)) expect(overlaps([stop], [x - 2, y - 2, x + 2, y + 2])).toBe(0)
    }
  })

  it.each(places)('%s has lines that begin and end at stops, the live one at our office', (place) => {
    const stops = routeStops(place)
    const ats = stops.map(({ at }) => at.join())
    for (const { line, at } of stops.slice(1)) {
      expect(ats).toContain(line[0]?.join())
      expect(line.at(-1)?.join()).toBe(at.join())
    }
    expect(stops[1]?.line[0]?.join()).toBe(ats[0])
    expect(stops[0]?.at[1]).toBe(WIRE_Y)
    const names = placeRoute(place).markup.match(/<g class="\w+"><circle[^>]*\/>(<text[^>]*>[^<]+<\/text>)+<\/g>/g)
    expect(names).toHaveLength(stops.length)
  })
})

describe('the house and the building', () => {
  const [someService = 'residential/panel-upgrades'] = keysOf(contentFiles.services)
  const newService = { 'residential/new-service': { ...contentFiles.services[someService], drawing: undefined } }
  const arts = ['house', 'building'] as const
  const css = (art: (typeof arts)[number]) => renderToStaticMarkup(<CutawaySprite arts={[art]} numbers={{}} />)
  const has = (art: (typeof arts)[number], circuit: string) =>
    cutawayMarkup(art).art.includes(`class="circuit ${circuit}"`)
  const views: [string, CutawayView][] = [
    ['home', homeCutaway],
    ...Object.entries(categoryCutaways()),
    ...siteContent().serviceAndEmergencyIds.map((path): [string, CutawayView] => [path, serviceCutaways()[path]]),
  ]

  it('have different ids, also when a page has a drawing twice', () =>
    expect(duplicatesIn(idsOf(renderToStaticMarkup(<CutawaySprite arts={[...arts, ...arts]} />)))).toEqual([]))

  it.each(views)('%s has its live circuits, and crops that are mostly in its drawing', (_name, view) => {
    for (const circuit of view.live) expect(has(view.art, circuit), `${circuit} in ${view.art}`).toBe(true)
    for (const [x, y, width, height] of [view.wide, view.phone ?? view.wide]) {
      const whole = cutawayBoxes[view.art]
      const overlapX = Math.min(x + width, whole[0] + whole[2]) - Math.max(x, whole[0])
      const overlapY = Math.min(y + height, whole[1] + whole[3]) - Math.max(y, whole[1])
      expect((overlapX * overlapY) / (width * height)).toBeGreaterThan(0.75)
    }
    for (const state of (view.states ?? []).filter((name) => name !== 'outage')) {
      expect(cutawayMarkup(view.art).art).toContain(`var(--art-${state}, 0)`)
    }
  })

  /** The named devices of a drawing, in their order: circuit, name, box, and where their path begins. */
  function devicesOf(art: (typeof arts)[number]) {
    const device = /data-device="(\w+) (\d+) (\d+) (\d+) (\d+)"[^>]* d="[mM]([\d.]+) ?([\d.]+)/g
    const groups = readFileSync(`lib/drawings/art/${art}.svg`, 'utf8').split('class="circuit ').slice(1)
    return groups.flatMap((group) =>
      [...group.matchAll(device)].map(([, name = '', ...numbers]) => {
        const [x = 0, y = 0, width = 0, height = 0, startX = 0, startY = 0] = numbers.map(Number)
        return {
          circuit: group.slice(0, group.indexOf('"')),
          name,
          box: [x, y, x + width, y + height] as Box,
          start: [startX, startY] as XY,
        }
      }),
    )
  }
  const isInCrop = ([left, top, right, bottom]: Box, [x, y, width, height]: CutawayView['wide']) =>
    left >= x && top >= y && right <= x + width && bottom <= y + height

  /** A service without circuits of its own has those of its category, and so no subject. */
  const hasSubject = (id: ServiceOrEmergencyId) =>
    isEmergencyId(id) || siteContent().servicePages[id].drawing?.circuits !== undefined

  const pageViews = siteContent().serviceAndEmergencyIds.map((id) => ({ id, view: serviceCutaways()[id] }))

  /** The names below a drawing, for wide windows or for phones. */
  function wordsOf(view: CutawayView, only: 'wide' | 'phone') {
    const html = renderToStaticMarkup(<Cutaway view={view} named />)
    const [, words = ''] = html.match(new RegExp(`<p[^>]* data-only="${only}"[^>]*>(.*?)</p>`)) ?? []
    const text = words.replace(/<[^>]*>/g, '').replace(/\s/g, ' ')
    return text.toLowerCase().split(', ').filter(Boolean)
  }

  it.each(pageViews)('$id names what each crop shows, and shows its subject in both', ({ id, view }) => {
    // The subject of a page with a fault is the fault: the next test.
    const hasFault = view.states?.some((state) => state !== 'outage')
    for (const only of ['wide', 'phone'] as const) {
      const crop = view[only] ?? view.wide
      const shown = devicesOf(view.art)
        .filter(({ circuit, box }) => view.live.includes(circuit as Circuit) && isInCrop(box, crop))
        .map(({ circuit, name }) => ({ circuit, name: deviceNames[name as keyof typeof deviceNames].toLowerCase() }))
      const words = wordsOf(view, only)
      expect(words.toSorted()).toEqual([...new Set(shown.map(({ name }) => name))].sort())
      if (hasFault || view.live.length === 0 || !hasSubject(id)) continue
      const subject = shown.filter(({ circuit }) => circuit === view.live[0]).map(({ name }) => name)
      expect(subject, only).toContain(words[0])
    }
  })

  it('have each fault in the crops of its page', () => {
    for (const { id, view } of pageViews)
      for (const state of (view.states ?? []).filter((name) => name !== 'outage')) {
        const [, x = '', y = ''] =
          cutawayMarkup(view.art).art.match(`var\\(--art-${state}, 0\\)"><path[^>]* d="[mM]([\\d.]+) ([\\d.]+)`) ?? []
        for (const crop of [view.wide, view.phone ?? view.wide])
          expect(isInCrop([Number(x), Number(y), Number(x), Number(y)], crop), `${id}: ${state}`).toBe(true)
      }
  })

  it.each(arts)('%s has a device for each circuit, each in its box, and sends no box to browsers', (art) => {
    const devices = devicesOf(art)
    expect(new Set(devices.map(({ circuit }) => circuit))).toEqual(
      new Set<string>(art === 'house' ? houseCircuits : buildingCircuits),
    )
    for (const { name, box, start } of devices) {
      expect(Object.keys(deviceNames)).toContain(name)
      expect(overlap(box, around(start, 1)), name).toBe(true)
    }
    expect(cutawayMarkup(art).art).not.toContain('data-device')
  })

  it('have all circuits of the schema and no others, each with its styles', () => {
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
    // No switch turns off the service and its ground.
    for (const circuit of houseCircuits.filter((name) => name !== 'c-service' && name !== 'c-ground')) {
      expect(css('house')).toContain(`[data-switches~="${circuit}"]:not(:checked)`)
    }
  })

  it('have the numbers of the panel on the house of home only', () => {
    const { numbers, panel } = homeModel()
    const breakers = [...panel.left, ...panel.right].flatMap(({ services }) => services)
    const { art } = cutawayMarkup('house', numbers)
    const tags = [...art.matchAll(/<g class="([\w-]+)"><circle[^>]*><text[^>]*>(\d+)</g)]
    expect(tags.length).toBeGreaterThan(0)
    for (const [, circuit, number] of tags)
      expect(breakers.find((item) => `${item.number}` === number)?.breakerSwitch?.circuits).toContain(circuit)
    expect(cutawayMarkup('house').art).not.toContain('<text')
  })

  describe.each([
    ['today', {}],
    ['after a service without a drawing was added', { services: { ...contentFiles.services, ...newService } }],
  ])('%s', (_when, changes) => {
    beforeAll(() => replaceContent(changes))
    afterAll(() => replaceContent())

    it('have a breaker for each service with a circuit in the house, and each lights what it turns off', () => {
      const { panel, cards } = homeModel()
      const rows = [...panel.left, ...panel.right].flatMap(({ services }) => services)
      expect(rows.map(({ service }) => service).toSorted()).toEqual(siteContent().serviceAndEmergencyIds.toSorted())
      for (const { service, href, label, breakerSwitch } of rows) {
        const card = cards.find((one) => one.href === href)
        const circuits = isEmergencyId(service) ? undefined : siteContent().servicePages[service].drawing?.circuits
        const isInHouse = circuits !== undefined && serviceCutaways()[service].art === 'house'
        expect(breakerSwitch !== undefined, label).toBe(isInHouse)
        expect(card?.name).toBe(label)
        const lit = new Set(card?.live.split(' '))
        const own = breakerSwitch?.circuits.filter((circuit) => lit.has(circuit))
        if (isInHouse) expect(own, label).not.toEqual([])
        else if (!isEmergencyId(service)) expect(card?.live, label).toBe('')
      }
    })
  })

  it('mark live and faulty circuits, and are hidden from screen readers', () => {
    const view = Object.values(serviceCutaways()).find(({ states }) => states?.length) as CutawayView
    const html = renderToStaticMarkup(<Cutaway view={view} />)
    expect(html).toContain(`data-live="${view.live.join(' ')}"`)
    expect(html).toContain(`data-state="${view.states?.join(' ')}"`)
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2)
  })
})

describe('the drawings of heads', () => {
  const heads = Object.entries(siteContent().servicePages).flatMap(([id, page]) =>
    page.headPicture ? [{ id, page, head: page.headPicture }] : [],
  )

  it.each(heads)('$id has a name, and at most 3 kB compressed', ({ head }) => {
    const html = renderToStaticMarkup(<HeadDrawing {...head} />)
    expect(html).toContain(`aria-label="${head.alt}"`)
    expect(duplicatesIn(idsOf(html))).toEqual([])
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(3000)
  })

  it.each(heads)('$id changes with each key, and says how in words', ({ head: { drawing, keys } }) => {
    if (!keys) return
    const html = renderToStaticMarkup(<HeadDrawing drawing={drawing} alt="" keys={keys} />)
    keys.items.forEach(({ note }, index) => {
      expect(html).toContain(`var(--s${index + 1})`)
      const described = new RegExp(`<input[^>]*aria-describedby="key-${index + 1}-note"[^>]* value="${index + 1}"`)
      if (note) expect(html).toMatch(described)
    })
    expect(html.match(/ checked=""/g)).toHaveLength(1)
  })

  it.each(heads)('$id has no figure that the text of its page lacks', ({ page: { headPicture, ...others }, head }) => {
    const text = JSON.stringify(others)
    for (const { note = '' } of head.keys?.items ?? [])
      for (const [figure] of note.matchAll(/\d[\d.]*/g)) expect(text).toContain(figure)
  })
})
