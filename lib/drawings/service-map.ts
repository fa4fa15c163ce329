import { mapWords } from '@/content/map'
import type { PlaceContent, PlaceId } from '@/content/schema'
import { nameOf } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import geography from '@/lib/drawings/art/geography.json'
import { ABOVE, BELOW, type Frame, frameAround, frameFor, MAP_WIDTH } from '@/lib/drawings/service-map/frame'
import {
  along,
  type Box,
  clip,
  distance,
  isInside,
  svgPath,
  tenths,
  type XY,
} from '@/lib/drawings/service-map/geometry'
import { boxOf, type Dot, type Named, nameDots } from '@/lib/drawings/service-map/names'
import { type Piece, piecesTo, wiresFrom } from '@/lib/drawings/service-map/wires'
import { escapeMarkup } from '@/lib/escape-markup'
import { fillTokens } from '@/lib/fill-tokens'
import { regionOf } from '@/lib/routes'
import { offices } from '@/lib/site'

type NameSizes = { readonly few: number; readonly all: number }

/** Phones and narrow heads show the group `few`, wider windows `all`, with more and smaller names. */
const sizes: Readonly<Record<'whole' | 'near', NameSizes>> = { whole: { few: 37, all: 18 }, near: { few: 42, all: 30 } }
/** Widths of the smallest frame around a place, in kilometres. */
const minWidths = { gta: 30, toronto: 9 } as const

/** Room for names at the edges, in units. On the left of one place's map the wire begins. */
const EDGE = 8
const WIRE_EDGE = 60
/** Phones show no place this near to an office, in units. */
const NEAR_OFFICE = 40

type PlaceDot = Dot & { readonly id: PlaceId }

/** The map before names are placed. Positions are in units. */
type MapLayout = {
  /** The lit place; undefined on the map of all towns. */
  readonly place: PlaceContent | undefined
  readonly frame: Frame
  readonly officeDots: readonly Dot[]
  readonly places: readonly PlaceDot[]
  /** The start of the wire: the office of the lit place, or the leftmost office. */
  readonly start: Dot
  /** The box that contains all names. */
  readonly bounds: Box
  /** The shores of the lake. */
  readonly water: readonly (readonly XY[])[]
  readonly isWater: (point: XY) => boolean
  /** The wires from the offices to the places. */
  readonly pieces: readonly Piece[]
  /** The wire to the lit place. */
  readonly live: readonly Piece[]
  /** Points of wires and shores, which names avoid. */
  readonly lines: readonly XY[]
}

function mapLayout(litId?: PlaceId): MapLayout {
  const { neighbourhoodIds, placePages, townIds } = siteContent()
  const region = litId ? regionOf(litId) : 'gta'
  const ids: readonly PlaceId[] = region === 'gta' ? townIds : neighbourhoodIds
  const place = litId && placePages[litId]
  const office = offices().find(({ id }) => id === place?.office)
  const frame =
    place && office
      ? frameFor(office.geo, place.map, minWidths[region])
      : frameAround([...ids.map((id) => placePages[id].map), ...offices().map(({ geo }) => geo)])
  const officeDots = offices().map(({ id, city, geo }) => ({
    id,
    name: city,
    at: frame.unitsAt(geo),
    kind: 'office' as const,
  }))
  const places: PlaceDot[] = ids.map((id) => ({
    id,
    name: nameOf(id),
    at: frame.unitsAt(placePages[id].map),
    kind: id === litId ? 'lit' : 'place',
  }))
  const leftmost = officeDots.reduce((left, other) => (other.at[0] < left.at[0] ? other : left))
  const start = officeDots.find(({ id }) => id === office?.id) ?? leftmost

  const bounds: Box = place
    ? [WIRE_EDGE, start.at[1] - ABOVE * MAP_WIDTH, MAP_WIDTH - EDGE, start.at[1] + BELOW * MAP_WIDTH]
    : [EDGE, EDGE, MAP_WIDTH - EDGE, frame.height - EDGE]
  const water = waterOf(place ? geography.water[region] : [...geography.water[region], geography.open], frame, bounds)
  const isWater = (point: XY) => water.some((ring) => isInside(point, ring))
  const pieces = officeDots.flatMap(({ id, at }) => {
    const served = places.filter((dot) => placePages[dot.id].office === id)
    return wiresFrom(at, served, isWater)
  })
  const live = piecesTo(pieces.find((piece) => piece.place.kind === 'lit'))
  // The lake is pale on the map of one place: names may cross its shore there.
  const lines = [...pieces.map(({ points }) => points), ...(place ? [] : water)].flatMap((points) => along(points, 8))
  return { place, frame, officeDots, places, start, bounds, water, isWater, pieces, live, lines }
}

/**
 * Draws a region with north up: water, offices, places, and the wires from the offices to the places. With a lit place
 * it shows the area between that place and its office, and neighbours where there is room. The wire to it is live.
 * @param litId the place whose wire is live; without it the map shows all towns
 * @returns the drawing. Phones show the group `few-names`, wider windows `all-names`
 */
export function serviceMapOf(litId?: PlaceId) {
  const layout = mapLayout(litId)
  const { place, frame, officeDots, places, start, bounds, water } = layout
  const lit = places.filter(({ kind }) => kind === 'lit')
  const neighbours = place ? place.neighbours.flatMap((id) => places.filter((candidate) => candidate.id === id)) : []
  const others = places.filter((candidate) => ![...lit, ...neighbours].includes(candidate))
  const distanceToNearest = (dot: Dot) =>
    Math.min(...places.filter((candidate) => candidate !== dot).map(({ at }) => distance(at, dot.at)))
  const crowded = others.toSorted((a, b) => distanceToNearest(a) - distanceToNearest(b))
  const isFarFromOffices = (dot: Dot) => officeDots.every(({ at }) => distance(at, dot.at) > NEAR_OFFICE)
  const few = [...lit, ...officeDots, ...(place ? neighbours : crowded.toReversed().filter(isFarFromOffices))]
  // A place may have the name of an office.
  const named = officeDots.map((dot) => ({ ...dot, name: fillTokens(mapWords.office, { office: dot.name }) }))
  const all = [...lit, ...named, ...neighbours, ...crowded]
  const narrow: Box = [bounds[0], Math.max(EDGE, bounds[1]), bounds[2], Math.min(frame.height - EDGE, bounds[3])]
  return {
    viewBox: `0 0 ${MAP_WIDTH} ${frame.height}`,
    markup:
      `<path class="water" d="${water.map((ring) => `${svgPath(ring)}z`).join('')}"/>` +
      (place ? '' : scaleAndNorth(frame)) +
      drawGroup('few', few, narrow, layout) +
      drawGroup('all', all, bounds, layout),
    /** Start of the wire, as shares of width and height: the office of the lit place, or the leftmost office. */
    office: { left: start.at[0] / MAP_WIDTH, top: start.at[1] / frame.height },
    /** Font sizes of the names in the groups `few-names` and `all-names`, in units. */
    nameSizes: sizes[place ? 'near' : 'whole'],
  }
}

/** Draws dots with their names and the wires to them. Dots without room for a name are left out. */
function drawGroup(group: 'few' | 'all', candidates: readonly Dot[], room: Box, layout: MapLayout): string {
  const { place, start, isWater, pieces, live, lines } = layout
  const size = sizes[place ? 'near' : 'whole'][group]
  const feed: Box = [0, start.at[1] - 4, start.at[0], start.at[1] + 4]
  const named = nameDots(candidates, {
    size,
    room,
    blocked: [feed],
    live: live.flatMap(({ points }) => along(points, 8)),
    lines,
    isKept: ({ kind, at }) => (place ? kind === 'lit' || at === start.at : kind === 'office' || group === 'all'),
    isSparse: !place && group === 'few',
  })
  const wires = new Set(pieces.filter((piece) => named.some(({ at }) => at === piece.place.at)).flatMap(piecesTo))
  for (const piece of live) wires.delete(piece)
  const dots = named.map((dot) => drawDot(dot, size, isWater)).join('')
  return `<g class="${group}-names">${drawPieces('wire', [...wires])}${drawPieces('case', live)}${drawPieces('live', live)}${dots}</g>`
}

function drawPieces(kind: string, pieces: readonly Piece[]): string {
  const data = pieces.map(({ points }) => svgPath(points)).join('')
  return data && `<path class="${kind}" d="${data}"/>`
}

/** How far the water goes past the names, in units: wide windows show more of it at the right and below. */
const waterMargin = { left: 160, top: 100, right: 1200, bottom: 1600 }

function waterOf(rings: readonly number[][][], frame: Frame, [left, top, right, bottom]: Box): XY[][] {
  const box: Box = [
    left - waterMargin.left,
    Math.min(top, 0) - waterMargin.top,
    right + waterMargin.right,
    Math.max(bottom, frame.height) + waterMargin.bottom,
  ]
  return rings
    .map((ring) =>
      clip(
        ring.map(([longitude = 0, latitude = 0]) => frame.unitsAt({ latitude, longitude })),
        box,
      ),
    )
    .filter((ring) => ring.length > 2)
}

function drawDot({ at: [x, y], name, side, kind }: Named, size: number, isWater: (point: XY) => boolean): string {
  const [left, top, right, bottom] = boxOf({ at: [x, y], name, kind }, side, size)
  const wet = isWater([(left + right) / 2, (top + bottom) / 2]) ? ' data-wet=""' : ''
  const from = `x="${tenths(x)}" y="${tenths(y)}" dx="${side.dx}em" dy="${side.dy}em" text-anchor="${side.anchor}"`
  return `<g class="${kind}"${wet}><circle cx="${tenths(x)}" cy="${tenths(y)}" r="7"/><text ${from}>${escapeMarkup(name)}</text></g>`
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
