import { mapWords } from '@/content/map'
import type { PlaceId } from '@/content/schema'
import type { GeoPoint } from '@/lib/content/defaults'
import { nameOf } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { displayWidth } from '@/lib/display-width'
import {
  along,
  around,
  type Box,
  distance,
  kilometresAt,
  overlap,
  svgPath,
  tenths,
  type XY,
} from '@/lib/drawings/service-map/geometry'
import { escapeMarkup } from '@/lib/escape-markup'
import { offices } from '@/lib/site'

/** The picture, in units: the wire enters at its left edge, at this height. */
export const ROUTE_WIDTH = 400
export const ROUTE_HEIGHT = 400
export const WIRE_Y = 150
/** Room at the edges for the strokes of dots, in units. */
const EDGE = 4
/** Stops besides the office and the place. */
const MAX_NEIGHBOURS = 3

type Kind = 'office' | 'place' | 'lit'
/** Font sizes and radii, in units. place-route.module.css has the same font sizes. */
const fontSizes: Readonly<Record<Kind, number>> = { office: 15, place: 18, lit: 25 }
const radii: Readonly<Record<Kind, number>> = { office: 8, place: 6, lit: 11 }
/** The average width of a letter of the body typeface, the letter spacing and the height of a line, in ems. */
const BODY_LETTER = 0.56
const LETTER_SPACING = -0.012
const LINE_HEIGHT = 1.2
/** Least distances between a name and a line, between two lines and between two dots, in units. */
const NAME_GAP = 6
const LINE_GAP = 26
/** Lines that leave the same stop may be nearer for this length. */
const START_GAP = 36
const DOT_GAP = 62

/** A stop with its name and the line that leads to it. Positions are relative to the office. */
export type Stop = {
  readonly kind: Kind
  /** The name, in lines. */
  readonly lines: readonly string[]
  readonly at: XY
  /** From the stop before; of the office, the page's wire. */
  readonly line: readonly XY[]
  /** The box of the name. */
  readonly box: Box
  readonly anchor: 'start' | 'middle' | 'end'
}

/** Where a name may be, from its dot: its direction to the right and down. The best ones are first. */
const sides = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/** A town or the office, with its size as text in units and its position on the earth in kilometres. */
type Town = {
  readonly kind: Kind
  readonly lines: readonly string[]
  readonly width: number
  readonly height: number
  readonly km: XY
}

function townOf(kind: Kind, lines: readonly string[], geo: GeoPoint): Town {
  const size = fontSizes[kind]
  const widthOf = (line: string) => (kind === 'office' ? line.length * BODY_LETTER : displayWidth(line, LETTER_SPACING))
  const width = Math.max(...lines.map(widthOf)) * size
  return { kind, lines, width, height: lines.length * size * LINE_HEIGHT, km: kilometresAt(geo) }
}

/** A town's dot with its name beside it. */
function named({ kind, lines, width, height }: Town, [x, y]: XY, [right, down]: (typeof sides)[number]) {
  // Diagonally below or above the dot the name is a little nearer.
  const gap = radii[kind] + (right && down ? 2 : 7)
  const left = right > 0 ? x + gap : right < 0 ? x - gap - width : x - width / 2
  const top = down > 0 ? y + gap : down < 0 ? y - gap - height : y - height / 2
  const anchor = right > 0 ? 'start' : right < 0 ? 'end' : 'middle'
  return { kind, lines, at: [x, y], box: [left, top, left + width, top + height], anchor } as const
}

/** The two lines from one point to another that have a straight part, and a part at 45 degrees. */
function bends(from: XY, to: XY): XY[][] {
  const [right, down] = [to[0] - from[0], to[1] - from[1]]
  const less = Math.min(Math.abs(right), Math.abs(down))
  const slope = [Math.sign(right) * less, Math.sign(down) * less] as const
  return [
    [from, [to[0] - slope[0], to[1] - slope[1]], to],
    [from, [from[0] + slope[0], from[1] + slope[1]], to],
  ]
}

const isInBox = ([x, y]: XY, [left, top, right, bottom]: Box) => x > left && x < right && y > top && y < bottom
const grown = ([left, top, right, bottom]: Box, by: number): Box => [left - by, top - by, right + by, bottom + by]
const dotBox = ({ at, kind }: Stop) => around(at, radii[kind])

/** The box around all stops and names, relative to the office. */
function extent(stops: readonly Stop[]): Box {
  const boxes = stops.flatMap((stop) => [stop.box, dotBox(stop)])
  return [
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, top]) => top)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , bottom]) => bottom)),
  ]
}

/** The distance from a point to a line. */
function toLine(point: XY, line: readonly XY[]): number {
  const distances = line.slice(1).map((to, at) => {
    const from = line[at] ?? to
    const [right, down] = [to[0] - from[0], to[1] - from[1]]
    const squared = right * right + down * down || 1
    const share = ((point[0] - from[0]) * right + (point[1] - from[1]) * down) / squared
    const within = Math.min(1, Math.max(0, share))
    return distance(point, [from[0] + right * within, from[1] + down * within])
  })
  return Math.min(...distances)
}

/** Whether a new line and its dot are clear of all stops. Lines are near each other only where both leave one stop. */
function hasLineRoom(line: readonly XY[], kind: Kind, others: readonly Stop[]): boolean {
  const [start, end] = [line[0] as XY, line.at(-1) as XY]
  if (others.some(({ at }) => distance(at, end) < DOT_GAP)) return false
  if (others.some(({ box }) => overlap(grown(box, NAME_GAP), around(end, radii[kind])))) return false
  return along(line, 6).every((point) => {
    if (others.some(({ box }) => isInBox(point, grown(box, NAME_GAP)))) return false
    return distance(point, start) < START_GAP || others.every((other) => toLine(point, other.line) >= LINE_GAP)
  })
}

/** Whether a name is within the picture, and clear of all lines, dots and names. */
function hasNameRoom(stop: Stop, others: readonly Stop[]): boolean {
  const [left, top, right, bottom] = extent([...others, stop])
  if (top < EDGE - WIRE_Y || bottom > ROUTE_HEIGHT - WIRE_Y - EDGE || right - left > ROUTE_WIDTH - 2 * EDGE)
    return false
  const room = grown(stop.box, NAME_GAP)
  if (others.some((other) => overlap(room, other.box) || overlap(room, dotBox(other)))) return false
  return [stop, ...others].every(({ line }) => along(line, 6).every((point) => !isInBox(point, room)))
}

/** Stops are on a grid, so that no bend is tiny, in units. */
const GRID = 24
/** The farthest that a stop may be from the one before it, in units. */
const MAX_LENGTH = 7 * GRID
/** The line to the place is about as long as this, the others relative to it, in units. */
const LENGTH = 140
const lengthLimits = { min: 72, max: 120 } as const
/** How far the direction of a line may be from that on the earth, in degrees. */
const MAX_TURN = 50
/** Positions of the place that are tried with all its neighbours. */
const TRIES = 5
/** What one stop less costs, compared with degrees of turns. */
const MISSING_STOP = 120

/** The directions and lengths of lines, in grid steps. */
const steps: readonly XY[] = Array.from(
  { length: 15 * 15 },
  (_, at): XY => [((at % 15) - 7) * GRID, (Math.trunc(at / 15) - 7) * GRID],
).filter((step) => {
  const length = Math.hypot(...step)
  return length >= DOT_GAP && length <= MAX_LENGTH
})

type Costed = { readonly stop: Stop; readonly cost: number }

/** The positions that a stop may have after the one before it, the best first. */
function positions(from: XY, direction: XY, length: number) {
  const bearing = Math.atan2(direction[1], direction[0])
  return steps
    .map((step) => {
      const turn = Math.abs(Math.atan2(step[1], step[0]) - bearing)
      const degrees = (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI
      const at: XY = [from[0] + step[0], from[1] + step[1]]
      return { at, degrees, cost: degrees + Math.abs(Math.hypot(...step) - length) / 2 }
    })
    .filter(({ degrees }) => degrees <= MAX_TURN)
    .toSorted((a, b) => a.cost - b.cost)
}

/** All stops that a town may be after another, the best first; `count` of those that have room. */
function stopsOf(town: Town, before: Stop, direction: XY, length: number, others: readonly Stop[], count: number) {
  const found: Costed[] = []
  for (const { at, cost } of positions(before.at, direction, length)) {
    const stop = bends(before.at, at)
      .filter((line) => hasLineRoom(line, town.kind, others))
      .flatMap((line) => sides.map((side): Stop => ({ ...named(town, at, side), line })))
      .find((candidate) => hasNameRoom(candidate, others))
    if (stop) found.push({ stop, cost })
    if (found.length === count) break
  }
  return found
}

/** Adds the neighbours that have room, each time the one whose line is most like that on the earth. */
function withNeighbours(
  route: readonly Costed[],
  towns: ReadonlyMap<Stop, Town>,
  neighbours: readonly Town[],
): Costed[] {
  const placed = new Map(towns)
  const all = [...route]
  const stops = () => all.map(({ stop }) => stop)
  const [office, place] = [...towns.values()]
  const reach = office && place ? distance(office.km, place.km) : 1
  const rest = new Set(neighbours)
  while (all.length < 2 + MAX_NEIGHBOURS) {
    const options = [...rest].flatMap((town) => {
      const [nearest] = [...placed].toSorted((a, b) => distance(a[1].km, town.km) - distance(b[1].km, town.km))
      if (!nearest) return []
      const [before, { km }] = nearest
      const away = distance(km, town.km)
      const length = Math.min(lengthLimits.max, Math.max(lengthLimits.min, (LENGTH * away) / reach))
      const direction: XY = [town.km[0] - km[0], town.km[1] - km[1]]
      return stopsOf(town, before, direction, length, stops(), 1).map((costed) => ({ ...costed, town }))
    })
    const [best] = options.toSorted((a, b) => a.cost - b.cost)
    if (!best) break
    all.push(best)
    placed.set(best.stop, best.town)
    rest.delete(best.town)
  }
  return all
}

/**
 * Lays out the way from our office to a place, with up to three of its neighbours: a diagram like that of an underground
 * railway, with north up. Directions are about those on the earth, lengths are not.
 * @param id the place
 * @returns the stops, the office first and the place second, relative to the picture
 * @throws Error when there is no room for the place
 */
export function routeStops(id: PlaceId): Stop[] {
  const { placePages } = siteContent()
  const place = placePages[id]
  const office = offices().find((one) => one.id === place.wireFrom) ?? offices()[0]
  const from = townOf('office', [mapWords.ourOffice, office.street], office.geo)
  const to = townOf('lit', [nameOf(id)], place.map)
  const neighbours = place.neighbours.map((other) => townOf('place', [nameOf(other)], placePages[other].map))
  const direction: XY = [to.km[0] - from.km[0], to.km[1] - from.km[1]]
  const routes = (
    [
      [-1, 1],
      [-1, -1],
      [1, -1],
      [1, 1],
    ] as const
  ).flatMap((side) => {
    const start: Stop = {
      ...named(from, [0, 0], side),
      line: [
        [-ROUTE_WIDTH, 0],
        [0, 0],
      ],
    }
    return stopsOf(to, start, direction, LENGTH, [start], TRIES).map((end) => {
      const towns = new Map<Stop, Town>([
        [start, from],
        [end.stop, to],
      ])
      const route = withNeighbours([{ stop: start, cost: 0 }, end], towns, neighbours)
      const cost = route.reduce((sum, costed) => sum + costed.cost, 0) - MISSING_STOP * route.length
      return { stops: route.map(({ stop }) => stop), cost }
    })
  })
  const [best] = routes.toSorted((a, b) => a.cost - b.cost)
  if (!best) throw new Error(`no room for the route to ${id}`)
  const [, , right] = extent(best.stops)
  // As far right as it fits.
  const moved = ([x, y]: XY): XY => [x + ROUTE_WIDTH - EDGE - right, y + WIRE_Y]
  return best.stops.map((stop) => ({
    ...stop,
    at: moved(stop.at),
    line: stop.line.map(moved),
    box: [...moved([stop.box[0], stop.box[1]]), ...moved([stop.box[2], stop.box[3]])],
  }))
}

/**
 * @param id a place
 * @returns its route as SVG. The page's wire enters at the left edge, at the height `WIRE_Y`
 */
export function placeRoute(id: PlaceId) {
  const [office, place, ...neighbours] = routeStops(id)
  if (!office || !place) throw new Error(`no route to ${id}`)
  const wire: readonly XY[] = [[0, WIRE_Y], office.at, ...place.line.slice(1)]
  const live = svgPath(wire)
  const branches = neighbours.map(({ line }) => svgPath(line)).join('')
  return {
    viewBox: `0 0 ${ROUTE_WIDTH} ${ROUTE_HEIGHT}`,
    markup:
      (branches && `<path class="wire" d="${branches}"/>`) +
      `<path class="case" d="${live}"/><path class="live" d="${live}"/>` +
      [...neighbours, office, place].map(drawStop).join(''),
  }
}

function drawStop({ kind, lines, at: [x, y], box: [left, top, right], anchor }: Stop): string {
  const size = fontSizes[kind]
  const textX = { start: left, middle: (left + right) / 2, end: right }[anchor]
  const texts = lines.map((line, at) => {
    const baseline = top + (at + 0.8) * size * LINE_HEIGHT
    return `<text x="${tenths(textX)}" y="${tenths(baseline)}" text-anchor="${anchor}">${escapeMarkup(line)}</text>`
  })
  return `<g class="${kind}"><circle cx="${tenths(x)}" cy="${tenths(y)}" r="${radii[kind]}"/>${texts.join('')}</g>`
}
