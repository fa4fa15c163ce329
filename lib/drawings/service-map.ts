// Longer than most: one drawing is one function, whose parts share its window, its scale and what is taken already.

import type { LocationPath, OfficeId } from '@/content/types'
import geography from '@/lib/drawings/art/geography.json'
import { first, last } from '@/lib/drawings/lists'
import {
  area,
  type Box,
  clip,
  crosses,
  n,
  overlap,
  path,
  point,
  project,
  soft,
} from '@/lib/drawings/service-map-geometry'
import { type FeederNode, type MapKey, maps, type XY } from '@/lib/drawings/service-map-plans'
import { type MapLabel, mapPoints } from '@/lib/drawings/service-map-points'
import { fillTemplate } from '@/lib/fill-template'
import { keysOf, recordOf } from '@/lib/records'
import type { Href } from '@/lib/routes'

export type { MapKey }

/** What the drawing shows of the content. */
export type MapContent = {
  readonly places: Readonly<
    Record<LocationPath, { readonly name: string; readonly href: Href; readonly office: OfficeId }>
  >
  readonly offices: readonly {
    readonly id: OfficeId
    readonly name: string
    readonly latitude: number
    readonly longitude: number
  }[]
  readonly torontoHref: Href
  readonly words: {
    readonly lake: string
    readonly north: string
    readonly toronto: string
    readonly office: string
    readonly scale: string
  }
}

/** A closer window on a drawing, for the head of a place's page. */
export type MapCrop = {
  /** Width to height. */
  readonly ratio: number
  /** How far down the window the place's office stands, 0 to 1: the feeder comes in at this height. */
  readonly line: number
  /** How far down the office may stand where the place and its neighbours lie above it: else water would fill the window. */
  readonly lowest?: number
  /** Where the office stands lower than `line`: how far before it the wire bends down (2.5rem), in parts of the width. */
  readonly bend?: number
  /** It stands at `line` all the same where less than this part of the window is water. */
  readonly wet?: number
  /** Smallest width in units; more where the place is far from its office. */
  readonly least: number
  /** The drawing's usual width on screen in CSS pixels: names stay legible at it. */
  readonly screen: number
  /** Room beside what the window must hold, in units: left, right, top, bottom. */
  readonly room: readonly [number, number, number, number]
  /** Edges without names, where the drawing fades or text stands, in parts of the window: left, right, top, bottom. */
  readonly clear: readonly [number, number, number, number]
}

export type MapOptions = {
  /** Prefix of the drawing's ids: two drawings on one page need two. */
  readonly id: string
  /** The place whose lamp, line and office are live. Without it both offices are. */
  readonly lit?: LocationPath
  /** Places whose names stay bright beside the lit one. */
  readonly near?: readonly LocationPath[]
  readonly crop?: MapCrop
}

export type MapDrawing = {
  viewBox: string
  markup: string
  /** Where each office stands in the window, from its left and top, 0 to 1. */
  offices: Record<OfficeId, { left: number; top: number }>
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/**
 * Draws one of the four maps of the service area.
 * Pieces of a feeder are nested groups: what contains the lit place carries its current, and has the class `on`.
 * @param key which drawing
 * @param content names, offices and words
 * @returns the drawing; its links are for the pointer only, since the page's own list of places is what is read out
 * @throws Error when a place hangs on another office's feeder than its page names, or on none
 */
export function drawServiceMap(key: MapKey, content: MapContent, options: MapOptions): MapDrawing {
  const map = maps[key]
  const { id, lit, near = [], crop } = options
  const phone = key.endsWith('phone')
  const [a0, a1] = map.along
  const [b0, b1] = map.across
  const scale = map.turned ? map.width / (b1 - b0) : map.width / (a1 - a0)
  const height = Math.round((map.turned ? a1 - a0 : b1 - b0) * scale)
  const unitsOf = ([a, b]: XY): XY =>
    map.turned ? [(b1 - b) * scale, (a1 - a) * scale] : [(a - a0) * scale, (b1 - b) * scale]
  const unitsAt = (latitude: number, longitude: number) => unitsOf(project(latitude, longitude))
  /** A line of geography.json, whose points have their longitude first. */
  const lineOf = (points: readonly number[][]) =>
    points.map(([longitude = 0, latitude = 0]) => unitsAt(latitude, longitude))
  const paths = keysOf(content.places).filter((place) => place.startsWith(map.prefix))
  const isHere = (place: LocationPath) => paths.includes(place)
  const officeAt = (office: OfficeId): XY => {
    const found = content.offices.find((candidate) => candidate.id === office)
    if (!found) throw new Error(`no office "${office}"`)
    return unitsAt(found.latitude, found.longitude)
  }
  const lampAt = (place: LocationPath): XY => {
    const moved = map.moved?.[place]
    const { latitude, longitude } = mapPoints[place]
    return moved ? unitsOf(moved) : unitsAt(latitude, longitude)
  }

  // Every place of this drawing hangs on a feeder of its own office.
  const hangsOn = new Map<LocationPath, OfficeId>()
  const walk = (office: OfficeId, node: FeederNode) => {
    if (node.place) hangsOn.set(node.place, office)
    for (const next of node.next) walk(office, next)
  }
  for (const [office, node] of map.feeders) walk(office, node)
  for (const place of paths) {
    const { office } = content.places[place]
    if (hangsOn.get(place) !== office) {
      throw new Error(
        `map ${key}: ${place} hangs on ${hangsOn.get(place) ?? 'no feeder'}, its page names the office ${office}: ` +
          'change its feeder in lib/drawings/service-map-plans.ts',
      )
    }
  }

  /** How much of a window is water, 0 to 1. */
  const waterIn = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => {
    const parts = geography.water[key].map((ring) => clip(lineOf(ring), [x, y, x + width, y + height]))
    return parts.reduce((sum, part) => sum + area(part), 0) / (width * height)
  }

  // The window: the whole drawing, or the part that holds the lit place with its name, and its office.
  let view = { x: 0, y: 0, width: map.width, height }
  /** Names, lamps and squares grow where the window is wide, so that they stay legible. */
  let grow = 1
  const source = lit && officeAt(content.places[lit].office)
  if (crop && lit && source) {
    const [padLeft, padRight, padTop, padBottom] = crop.room
    const bulb = lampAt(lit)
    const [clearLeft, clearRight, clearTop, clearBottom] = crop.clear
    const below = Math.max(0, ...[lit, ...near].filter(isHere).map((place) => lampAt(place)[1] - source[1])) + padBottom
    const up = Math.max(0, source[1] - bulb[1]) + padTop
    const down = Math.max(0, bulb[1] - source[1]) + padBottom
    let { lowest = crop.line } = crop
    // A wider window makes the name larger, which may want a wider window.
    for (let round = 0; round < 4; round++) {
      const name = content.places[lit].name.length * map.text * grow * 0.62 + 24
      const left = Math.min(source[0] - padLeft, bulb[0] - Math.max(padLeft, name))
      const right = Math.max(source[0] + padRight, bulb[0] + Math.max(padRight, name))
      const least = Math.max(
        crop.least / crop.ratio,
        (right - left) / (1 - clearLeft - clearRight) / crop.ratio,
        down / (1 - crop.line - clearBottom),
      )
      const windowOf = (tall: number, line: number) => {
        const width = tall * crop.ratio
        const middle = (left + right) / 2 + (width * (clearRight - clearLeft)) / 2
        return { x: middle - width / 2, y: source[1] - tall * line, width, height: tall }
      }
      const high = windowOf(Math.max(least, up / (crop.line - clearTop)), crop.line)
      if (waterIn(high) < (crop.wet ?? 0)) lowest = crop.line
      // A lower office leaves more room above it, so the window may be smaller.
      const low = Math.max(least, up / (lowest - clearTop), (up + below) / (1 - clearTop - clearBottom))
      const tall = Math.min(high.height, low)
      view = windowOf(tall, Math.max(crop.line, Math.min(lowest, 1 - clearBottom - below / tall)))
      grow = Math.max(1, (14.5 * view.width) / crop.screen / map.text)
    }
    view = {
      x: Math.round(view.x),
      y: Math.round(view.y),
      width: Math.round(view.width),
      height: Math.round(view.height),
    }
  }
  const text = map.text * grow
  const lamp = map.lamp * Math.min(grow, 1.4)
  const square = map.square * Math.min(grow, 1.4)

  // Wires first: names in a closer window keep clear of them.
  const wires: [XY, XY][] = []
  type Spot = { place: LocationPath; lamp: XY; lines: string[]; x: number; y: number; box: Box; label: MapLabel }
  const lampSpots = new Map<LocationPath, Spot>()
  const ends = new Map<FeederNode, XY[]>()
  /** Letters of the display typeface are about 0.6 em wide, and an m or a w half as much again. */
  const measure = (words: readonly string[]) =>
    Math.max(...words.map((line) => line.length * 0.6 + (line.match(/[mw]/gi)?.length ?? 0) * 0.3)) * text
  const boxOf = (side: MapLabel['at'], x: number, y: number, lines: readonly string[]): Box => {
    const width = measure(lines)
    const left = side === 'right' ? x : side === 'left' ? x - width : x - width / 2
    return [left, y - text * 0.8, left + width, y + (text + 1) * (lines.length - 1) + text * 0.22]
  }
  const plan = (node: FeederNode, from: XY) => {
    const points = node.to.map(unitsOf)
    const end = last(points)
    if (node.place) {
      const place = node.place
      const c = lampAt(place)
      // The line to a lamp is square to its feeder: bring its foot level with the lamp.
      const [dx, dy] = [c[0] - end[0], c[1] - end[1]]
      if (Math.abs(dx) < 0.35 * Math.abs(dy)) end[0] = c[0]
      else if (Math.abs(dy) < 0.35 * Math.abs(dx)) end[1] = c[1]
      const label = mapPoints[place][phone ? 'phone' : 'wide']
      const { name } = content.places[place]
      const lines = label.lines ? [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)] : [name]
      const [x, y] = [c[0] + label.x * grow, c[1] + label.y * grow]
      lampSpots.set(place, { place, lamp: c, lines, x, y, label, box: boxOf(label.at, x, y, lines) })
      wires.push([end, c])
    }
    ;[from, ...points].reduce((a, b) => {
      wires.push([a, b])
      return b
    })
    ends.set(node, points)
    for (const next of node.next) plan(next, end)
  }
  for (const [office, node] of map.feeders) plan(node, officeAt(office))

  const officeLabel = (office: OfficeId): { at: XY; words: string; box: Box; left: boolean } | undefined => {
    const spot = map.furniture.offices?.find(([candidate]) => candidate === office)
    const found = content.offices.find((candidate) => candidate.id === office)
    if (!spot || !found) return undefined
    const [, dx, dy, side] = spot
    const c = officeAt(office)
    const at: XY = [c[0] + dx * grow, c[1] + dy * grow]
    const words = fillTemplate(content.words.office, { office: found.name })
    const width = measure([words]) * 0.9
    const left = side === 'left' ? at[0] - width : at[0]
    return { at, words, left: side === 'left', box: [left, at[1] - text, left + width, at[1] + 4] }
  }

  // In a closer window a name that would be cut or covered is left out; its lamp stays.
  const inView = (box: Box) =>
    !crop ||
    (box[0] > view.x + view.width * crop.clear[0] &&
      box[1] > view.y + view.height * crop.clear[2] &&
      box[2] < view.x + view.width * (1 - crop.clear[1]) &&
      box[3] < view.y + view.height * (1 - crop.clear[3]))
  const shown = new Set<LocationPath>(lampSpots.keys())
  const shownOffices = new Set<OfficeId>(content.offices.map((office) => office.id))
  const taken: Box[] = []
  /** Lamps that the lit name covers. */
  const covered = new Set<LocationPath>()
  // The page's own wire, from the riser to the office.
  if (crop && source && !crop.bend) wires.push([[view.x, source[1]], source])
  if (crop && lit) {
    const around = ([x, y]: XY, half: number): Box => [x - half, y - half, x + half, y + half]
    const squares = content.offices.map((office) => around(officeAt(office.id), square))
    const lamps = [...lampSpots.values()].map((spot) => [spot.place, around(spot.lamp, lamp)] as const)
    const clear = (box: Box, place?: LocationPath) =>
      inView(box) &&
      !taken.some((other) => overlap(box, other, 0.6 * text)) &&
      !squares.some((other) => overlap(box, other)) &&
      !lamps.some(([owner, other]) => owner !== place && overlap(box, other, 0.4 * text)) &&
      (grow < 1.05 || !wires.some((wire) => crosses(wire, box)))
    const order = [lit, ...near, ...lampSpots.keys()].filter(
      (place, at, all) => lampSpots.has(place) && all.indexOf(place) === at,
    )
    // In a window of another size the lit one may have to stand on another side of its lamp.
    const own = lampSpots.get(lit)
    if (!own) throw new Error(`map ${key}: ${lit} is not on it`)
    if (!clear(own.box, lit)) {
      const [x, y] = own.lamp
      const gap = lamp + 7
      const words = own.lines.join(' ')
      const sides: [MapLabel['at'], number, number][] = [
        ['right', x + gap, y + text * 0.32],
        ['left', x - gap, y + text * 0.32],
        ['middle', x, y + gap + text * 0.75],
        ['middle', x, y - gap],
        ['right', x + gap, y + gap + text * 0.6],
        ['left', x - gap, y + gap + text * 0.6],
      ]
      const spot = sides.find(([side, left, base]) => clear(boxOf(side, left, base, [words]), lit))
      if (spot) {
        const [side, left, base] = spot
        const { water } = own.label
        own.lines = [words]
        own.label = { at: side, x: 0, y: 0, ...(water && { water }) }
        own.x = left
        own.y = base
        own.box = boxOf(side, left, base, own.lines)
      }
    }
    taken.push(own.box)
    if (crop.bend && source) {
      // The page's wire comes in over the window: no name under it.
      const [wire, bend] = [view.y + view.height * crop.line, source[0] - view.width * crop.bend]
      taken.push([view.x, wire - 4, bend + 4, wire + 4], [bend - 4, wire, bend + 4, source[1]])
    }
    for (const [place, box] of lamps) if (place !== lit && overlap(own.box, box)) covered.add(place)
    for (const { id: office } of content.offices) {
      const label = officeLabel(office)
      if (label && clear(label.box)) taken.push(label.box)
      else shownOffices.delete(office)
    }
    for (const place of order.slice(1)) {
      const box = lampSpots.get(place)?.box
      if (box && clear(box, place)) taken.push(box)
      else shown.delete(place)
    }
  }

  // --- water and roads
  const box: Box = [phone ? -40 : -map.bleed, -60, map.width + map.bleed, height + 420]
  const water = geography.water[key]
    .map((ring) => clip(lineOf(ring), box))
    .filter((ring) => ring.length > 2)
    .map((ring) => path(ring, true))
    .join('')
  const isWater = (part: Box) =>
    geography.water[key].some(
      (ring) => area(clip(lineOf(ring), part)) > 0.999 * (part[2] - part[0]) * (part[3] - part[1]),
    )
  const close = ([x, y]: XY) => x > -60 && x < map.width + map.bleed && y > -60 && y < height + 60
  const roads = Object.values(geography.roads)
    .map(lineOf)
    .map((road) => {
      const from = road.findIndex(close)
      return from < 0 ? '' : soft(road.slice(Math.max(0, from - 1), road.findLastIndex(close) + 2))
    })
    .join('')

  // --- lamps and feeders
  const k = lamp * Math.SQRT1_2
  const bulb = `a${n(lamp)} ${n(lamp)} 0 1 0 ${n(2 * lamp)} 0a${n(lamp)} ${n(lamp)} 0 1 0-${n(2 * lamp)} 0m${n(lamp - k)}-${n(k)}l${n(2 * k)} ${n(2 * k)}m0-${n(2 * k)}l-${n(2 * k)} ${n(2 * k)}`
  const feedsLit = (node: FeederNode): boolean => lit !== undefined && (node.place === lit || node.next.some(feedsLit))
  const feeder = (node: FeederNode, from: XY): string => {
    const points = ends.get(node) ?? []
    const end = last(points)
    const spot = node.place && lampSpots.get(node.place)
    const state = !spot ? '' : spot.place === lit ? ' lit' : near.includes(spot.place) ? ' near' : ''
    let out = `<g class="t${state}${feedsLit(node) ? ' on' : ''}"><path class="w" d="${path([from, ...points])}"/>`
    if (spot) {
      const { lamp: c, label, lines, x, y, box: words } = spot
      const length = Math.hypot(c[0] - end[0], c[1] - end[1])
      const edge: XY | null =
        length > lamp ? [c[0] - ((c[0] - end[0]) / length) * lamp, c[1] - ((c[1] - end[1]) / length) * lamp] : null
      const wire = edge ? `<path class="w" d="${path([end, edge])}"/>` : ''
      const lampPath = covered.has(spot.place) ? '' : `<path class="l" d="M${n(c[0] - lamp)} ${n(c[1])}${bulb}"/>`
      if (shown.has(spot.place)) {
        const beside = x + (label.at === 'right' ? -4 : 4)
        const leader =
          label.leader === 'straight'
            ? `<path class="c" d="M${point(c)}L${n(beside)} ${n(y - 4.5 + ((text + 1) / 2) * (lines.length - 1))}"/>`
            : label.leader === 'square'
              ? `<path class="c" d="M${point(c)}${
                  Math.abs(label.y) > Math.abs(label.x)
                    ? `V${n(y + (label.y < 0 ? 4 + (text + 1) * (lines.length - 1) : -11))}`
                    : `H${n(beside)}`
                }"/>`
              : ''
        const classes = [label.at === 'left' && 'e', label.at === 'middle' && 'm', label.water && 'o']
          .filter(Boolean)
          .join(' ')
        const name =
          lines.length === 1
            ? escaped(lines.join(''))
            : lines
                .map((line, at) => `<tspan x="${n(x)}"${at ? ` dy="${n(text + 1)}"` : ''}>${escaped(line)}</tspan>`)
                .join('')
        const [hitLeft = 0, hitTop = 0, hitRight = 0, hitBottom = 0] = [
          Math.min(words[0], c[0] - lamp) - 4,
          Math.min(y - text, c[1] - lamp) - 4,
          Math.max(words[2], c[0] + lamp) + 4,
          Math.max(y + (text + 1) * (lines.length - 1) + 5, c[1] + lamp) + 4,
        ].map(Math.round)
        out +=
          `<a href="${content.places[spot.place].href}" tabindex="-1">` +
          `<rect class="h" x="${hitLeft}" y="${hitTop}" width="${hitRight - hitLeft}" height="${Math.max(24, hitBottom - hitTop)}"/>` +
          `${leader}${wire}${lampPath}<text${classes && ` class="${classes}"`} x="${n(x)}" y="${n(y)}">${name}</text></a>`
      } else out += `<g class="a">${wire}${lampPath}</g>`
    }
    for (const next of node.next) out += feeder(next, end)
    return `${out}</g>`
  }
  let wiring = ''
  for (const { id: office } of content.offices) {
    const feeders = map.feeders.filter(([owner]) => owner === office)
    if (feeders.length === 0) continue
    const c = officeAt(office)
    // In a closer window the other office, at its edge, would be a square cut in half: the lines lead on to it.
    const [x, y] = [c[0] - square, c[1] - square]
    const isWhole = (lit && content.places[lit].office === office) || inView([x, y, x + 2 * square, y + 2 * square])
    const sign = `<path class="q" d="M${n(x)} ${n(y)}h${n(2 * square)}v${n(2 * square)}h-${n(2 * square)}z"/>`
    wiring += `<g class="s${feeders.some(([, node]) => feedsLit(node)) ? ' on' : ''}">${feeders.map(([, node]) => feeder(node, c)).join('')}${isWhole ? sign : ''}</g>`
  }

  // --- names of the water, the roads and the offices; scale; north
  const { furniture } = map
  const write = (classes: string, [x, y]: XY, words: string) =>
    `<text class="${classes}" x="${n(x)}" y="${n(y)}">${escaped(words)}</text>`
  let under = ''
  for (const [number, latitude, longitude] of furniture.roads ?? []) {
    const [x, y] = unitsAt(latitude, longitude)
    const sign: Box = [x - 16 * grow, y - 8 * grow, x + 16 * grow, y + 8 * grow]
    const hidden =
      crop &&
      (!inView(sign) || wires.some((wire) => crosses(wire, sign)) || taken.some((other) => overlap(sign, other)))
    if (!hidden) under += write('n m', [x, y + 4], number)
  }
  const link = furniture.toronto && { at: unitsOf(furniture.toronto.at), width: furniture.toronto.width }
  const linkBox = link && ([link.at[0] - 6, link.at[1] - 19, link.at[0] - 6 + link.width * grow, link.at[1] + 9] as Box)
  const isLinked = linkBox && inView(linkBox) && grow < 1.05
  if (isLinked) taken.push(linkBox)
  // In a closer window its name stands where there is open water.
  const lakeAt = ([x, y]: XY): Box => [x, y - 26 * grow, x + measure([content.words.lake]) * 1.6, y + 4]
  const spots = crop
    ? [0.62, 0.55, 0.68, 0.5].flatMap((across) => [0.72, 0.64, 0.8].map((down): XY => [across, down]))
    : []
  const lakeSpot = [
    unitsOf(furniture.lake),
    ...spots.map(([across, down]): XY => [view.x + view.width * across, view.y + view.height * down]),
  ].find((spot, at) => {
    const box = lakeAt(spot)
    return inView(box) && !taken.some((other) => overlap(box, other)) && (at === 0 || isWater(box))
  })
  if (lakeSpot) under += write('y', lakeSpot, content.words.lake)
  if (furniture.ferry) {
    const piers = furniture.ferry.map(([latitude, longitude]) => unitsAt(latitude, longitude))
    const [from, to] = [first(piers), last(piers)]
    under +=
      `<path class="v" d="${path([from, to])}"/>` +
      `<circle class="u" cx="${n((from[0] + 2 * to[0]) / 3)}" cy="${n((from[1] + 2 * to[1]) / 3)}" r="2.5"/>`
  }
  let over = ''
  for (const { id: office } of content.offices) {
    const label = shownOffices.has(office) && officeLabel(office)
    if (label) over += write(label.left ? 'f e' : 'f', label.at, label.words)
  }
  if (link && isLinked) {
    over +=
      `<a href="${content.torontoHref}" tabindex="-1"><rect class="h" x="${n(link.at[0] - 6)}" y="${n(link.at[1] - 19)}" width="${link.width}" height="28"/>` +
      `${write('o', link.at, content.words.toronto)}</a>`
  }
  for (const q of map.breaks ?? []) {
    const [x, y] = unitsOf(q)
    const upright = map.turned ? q[0] !== 0 : q[0] === 0
    over += `<path class="x" d="${upright ? `M${n(x - 6)} ${n(y + 1)}l12-5v6l-12 5z` : `M${n(x - 1)} ${n(y - 6)}l-5 12h6l5-12z`}"/>`
  }
  if (!crop) {
    const { at, kilometres, north } = furniture.scale
    const length = kilometres * scale
    const caption = fillTemplate(content.words.scale, { length: kilometres })
    under +=
      `<g class="g" transform="translate(${at[0]} ${at[1]})"><path d="M0-5v10M0 0h${n(length)}m0-5v10"/>` +
      `${map.turned ? write('n m', [length / 2, 18], caption) : write('n', [length + 8, 4], caption)}` +
      `<g transform="translate(${north[0]} ${north[1]})"><path transform="rotate(${map.turned ? -73 : 17})" d="M0 13V-3M-9-3H9M-5.5-8h11M-2-13h4"/>` +
      `${write('n m', map.turned ? [-22, -2] : [9, -21], content.words.north)}</g></g>`
  }

  const markup =
    `<defs><linearGradient id="${id}g" x1=".1" y1="0" x2=".65" y2="1"><stop class="k0"/><stop class="k1" offset="1"/></linearGradient>` +
    `<path id="${id}w" d="${water}"/><clipPath id="${id}c"><use href="#${id}w"/></clipPath></defs>` +
    `<path class="r" d="${roads}"/><use href="#${id}w" class="k" fill="url(#${id}g)"/>` +
    `<g clip-path="url(#${id}c)">${[1, 2, 3].map((band) => `<use href="#${id}w" class="b b${band}"/>`).join('')}</g>` +
    `<use href="#${id}w" class="z"/>${under}${wiring}${over}`
  return {
    viewBox: `${view.x} ${view.y} ${view.width} ${view.height}`,
    // One name for the text's size: CSS cannot know how much the window has grown.
    markup: grow > 1 ? `<g font-size="${n(text)}">${markup}</g>` : markup,
    offices: recordOf(
      content.offices.map((office) => office.id),
      (office) => {
        const [x, y] = officeAt(office)
        return { left: (x - view.x) / view.width, top: (y - view.y) / view.height }
      },
    ),
  }
}
