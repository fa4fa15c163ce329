import { mapWords } from '@/content/map'
import type { PlaceId } from '@/content/schema'
import { nameOf } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import geography from '@/lib/drawings/art/geography.json'
import { type Frame, frameAround, MAP_WIDTH } from '@/lib/drawings/service-map/frame'
import {
  along,
  around,
  type Box,
  clip,
  distance,
  isInside,
  overlap,
  svgPath,
  tenths,
  type XY,
} from '@/lib/drawings/service-map/geometry'
import { boxOf, type Dot, type Named, nameDots } from '@/lib/drawings/service-map/names'
import { type Piece, piecesTo, wiresFrom } from '@/lib/drawings/service-map/wires'
import { escapeMarkup } from '@/lib/escape-markup'
import { fillTokens } from '@/lib/fill-tokens'
import { offices } from '@/lib/site'

/** Phones show the group `few`, wider windows `all`, with more and smaller names. Font sizes in units. */
export const nameSizes = { few: 37, all: 18 } as const

/** Room for names at the edges, in units. */
const EDGE = 8
/** Room between names and the page's wire at the left edge, in units. */
const WIRE_EDGE = 22
/** Phones show no place this near to an office, in units. */
const NEAR_OFFICE = 40

type PlaceDot = Dot & { readonly id: PlaceId }

/** The map before names are placed. Positions are in units. */
type MapLayout = {
  readonly frame: Frame
  readonly officeDots: readonly Dot[]
  readonly places: readonly PlaceDot[]
  /** The start of the page's wire: the leftmost office. */
  readonly start: Dot
  readonly isWater: (point: XY) => boolean
  /** The shores of the lake. */
  readonly water: readonly (readonly XY[])[]
  /** The wires from the offices to the places. */
  readonly pieces: readonly Piece[]
}

function mapLayout(): MapLayout {
  const { placePages, townIds } = siteContent()
  const frame = frameAround([...townIds.map((id) => placePages[id].map), ...offices().map(({ geo }) => geo)])
  const officeDots = offices().map(({ city, geo }) => ({ name: city, at: frame.unitsAt(geo), kind: 'office' as const }))
  const places = townIds.map((id) => ({
    id,
    name: nameOf(id),
    at: frame.unitsAt(placePages[id].map),
    kind: 'place' as const,
  }))
  const start = officeDots.reduce((left, other) => (other.at[0] < left.at[0] ? other : left))
  const water = waterOf([...geography.water, geography.open], frame)
  const isWater = (point: XY) => water.some((ring) => isInside(point, ring))
  const pieces = offices().flatMap(({ id, geo }) => {
    const served = places.filter((dot) => placePages[dot.id].wireFrom === id)
    return wiresFrom(frame.unitsAt(geo), served, isWater)
  })
  return { frame, officeDots, places, start, isWater, water, pieces }
}

/**
 * Draws the service area with north up: water, offices, towns, and the wires from the offices to the towns.
 * @returns the drawing. Phones show the group `few-names`, wider windows `all-names`
 */
export function serviceMap() {
  const layout = mapLayout()
  const { frame, officeDots, places, start, water } = layout
  const distanceToNearest = (dot: Dot) =>
    Math.min(...places.filter((candidate) => candidate !== dot).map(({ at }) => distance(at, dot.at)))
  const crowded = places.toSorted((a, b) => distanceToNearest(a) - distanceToNearest(b))
  const isFarFromOffices = (dot: Dot) => officeDots.every(({ at }) => distance(at, dot.at) > NEAR_OFFICE)
  const few = [...officeDots, ...crowded.toReversed().filter(isFarFromOffices)]
  // A place may have the name of an office.
  const named = officeDots.map((dot) => ({ ...dot, name: fillTokens(mapWords.office, { office: dot.name }) }))
  return {
    viewBox: `0 0 ${MAP_WIDTH} ${frame.height}`,
    markup:
      `<path class="water" d="${water.map((ring) => `${svgPath(ring)}z`).join('')}"/>` +
      scaleAndNorth(frame) +
      drawGroup('few', few, layout) +
      drawGroup('all', [...named, ...crowded], layout),
    /** Start of the wire, as shares of width and height: the leftmost office. */
    office: { left: start.at[0] / MAP_WIDTH, top: start.at[1] / frame.height },
  }
}

/** Draws dots with their names and the wires to them. Places without room for a name are left out. */
function drawGroup(group: 'few' | 'all', candidates: readonly Dot[], layout: MapLayout): string {
  const { frame, start, isWater, water, pieces } = layout
  const size = nameSizes[group]
  const feed: Box = [0, start.at[1] - 4, start.at[0], start.at[1] + 4]
  const dots = nameDots(candidates, {
    size,
    room: [WIRE_EDGE, EDGE, MAP_WIDTH - EDGE, frame.height - EDGE],
    blocked: [feed],
    lines: [...pieces.map(({ points }) => points), ...water].flatMap((points) => along(points, 4)),
    isWater,
    isSparse: group === 'few',
  })
  const wireTo = ({ at }: Dot) => piecesTo(pieces.find((piece) => piece.place.at === at))
  const officeNames = dots.filter(({ kind }) => kind === 'office').map((dot) => boxOf(dot, dot.side, size))
  /** Offices are always named, also where a wire or another name leaves no room. */
  const isClearOfOffices = (dot: Named) => {
    const [left, top, right, bottom] = boxOf(dot, dot.side, size)
    const boxes: Box[] = [
      [left - EDGE, top, right + EDGE, bottom],
      ...wireTo(dot).flatMap(({ points }) => along(points, 4).map((point) => around(point, 0))),
    ]
    return !officeNames.some((name) => boxes.some((box) => overlap(name, box)))
  }
  const named = dots.filter((dot) => dot.kind === 'office' || isClearOfOffices(dot))
  const wires = new Set(named.flatMap(wireTo))
  return `<g class="${group}-names">${drawPieces('wire', [...wires])}${named.map(drawDot).join('')}</g>`
}

function drawPieces(kind: string, pieces: readonly Piece[]): string {
  const data = pieces.map(({ points }) => svgPath(points)).join('')
  return data && `<path class="${kind}" d="${data}"/>`
}

/** How far the water goes past the names, in units: wide windows show more of it at the right and below. */
const waterMargin = { left: 160, top: 100, right: 1200, bottom: 1600 }

function waterOf(rings: readonly number[][][], frame: Frame): XY[][] {
  const { left, top, right, bottom } = waterMargin
  const box: Box = [-left, -top, MAP_WIDTH + right, frame.height + bottom]
  return rings
    .map((ring) =>
      clip(
        ring.map(([longitude = 0, latitude = 0]) => frame.unitsAt({ latitude, longitude })),
        box,
      ),
    )
    .filter((ring) => ring.length > 2)
}

function drawDot({ at: [x, y], name, side, kind }: Named): string {
  const from = `x="${tenths(x)}" y="${tenths(y)}" dx="${side.dx}em" dy="${side.dy}em" text-anchor="${side.anchor}"`
  return `<g class="${kind}"><text ${from}>${escapeMarkup(name)}</text><circle cx="${tenths(x)}" cy="${tenths(y)}" r="7"/></g>`
}

/** The scale: its length, and its distance from the right and the bottom edge in units. */
const scaleBar = { kilometres: 20, right: 100, bottom: 46 }

/** The lake's name, the scale and the north arrow, in the corner with water. */
function scaleAndNorth({ height, scale }: Frame): string {
  const right = MAP_WIDTH - scaleBar.right
  const bottom = height - scaleBar.bottom
  const length = scaleBar.kilometres * scale
  const label = fillTokens(mapWords.scale, { length: scaleBar.kilometres })
  return (
    `<g class="furniture"><text class="lake" x="${right}" y="${height - 150}" text-anchor="end">${escapeMarkup(mapWords.lake)}</text>` +
    `<path d="M${MAP_WIDTH - 60} ${height - 40}v-44m-7 10 7-11 7 11M${tenths(right - length)} ${bottom}v6h${tenths(length)}v-6"/>` +
    `<text x="${MAP_WIDTH - 60}" y="${height - 94}" text-anchor="middle">${escapeMarkup(mapWords.north)}</text>` +
    `<text x="${tenths(right - length / 2)}" y="${bottom - 10}" text-anchor="middle">${escapeMarkup(label)}</text></g>`
  )
}
