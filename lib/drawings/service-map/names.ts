import { displayWidth } from '@/lib/display-width'
import { around, type Box, overlap, type XY } from '@/lib/drawings/service-map/geometry'

/** The place of a name beside its dot, in ems: from the dot to its baseline. */
export type Side = { readonly dx: number; readonly dy: number; readonly anchor: 'start' | 'middle' | 'end' }
export type Dot = { readonly at: XY; readonly name: string; readonly kind: 'office' | 'place' }
export type Named = Dot & { readonly side: Side }

const sides = [
  { dx: 0.75, dy: 0.34, anchor: 'start' },
  { dx: -0.75, dy: 0.34, anchor: 'end' },
  { dx: 0, dy: -0.75, anchor: 'middle' },
  { dx: 0, dy: 1.4, anchor: 'middle' },
  { dx: 0.45, dy: -0.5, anchor: 'start' },
  { dx: -0.45, dy: -0.5, anchor: 'end' },
  { dx: 0.45, dy: 1.1, anchor: 'start' },
  { dx: -0.45, dy: 1.1, anchor: 'end' },
  { dx: 0.7, dy: 0, anchor: 'start' },
  { dx: 0.7, dy: 0.75, anchor: 'start' },
  { dx: -0.7, dy: 0, anchor: 'end' },
  { dx: -0.7, dy: 0.75, anchor: 'end' },
  { dx: 0.25, dy: 1.55, anchor: 'end' },
  { dx: -0.25, dy: 1.55, anchor: 'start' },
  { dx: 0.25, dy: -0.85, anchor: 'end' },
  { dx: -0.25, dy: -0.85, anchor: 'start' },
  { dx: 0.75, dy: 0.55, anchor: 'start' },
  { dx: -0.75, dy: 0.55, anchor: 'end' },
] as const satisfies Side[]

/** Offices have the body typeface: the average width of its letters, in ems of the map. */
const OFFICE_LETTER = 0.5
const LETTER_SPACING = -0.012
/** The width of a name at the map's weight, as a share of `displayWidth`. */
const MEDIUM = 0.94
/** The heights of a letter above and below the baseline, in ems. */
const ASCENT = 0.85
const DESCENT = 0.3

/** @returns the box of a name, in units */
export function boxOf({ at: [x, y], name, kind }: Dot, { dx, dy, anchor }: Side, size: number): Box {
  const ems = kind === 'office' ? name.length * OFFICE_LETTER : displayWidth(name, LETTER_SPACING) * MEDIUM
  const length = ems * size
  const left = x + dx * size - { start: 0, middle: length / 2, end: length }[anchor]
  return [left, y + (dy - ASCENT) * size, left + length, y + (dy + DESCENT) * size]
}

/** An end of a name on the lake counts as much as this number of points. */
const WET = 8
/** How often each name is placed again. */
const PASSES = 3

type Naming = {
  /** Font size of the names, in units. */
  readonly size: number
  /** The box that contains all names. */
  readonly room: Box
  /** Boxes that names must not overlap. */
  readonly blocked: readonly Box[]
  /** Points of wires and shores: a name covers as few as possible. */
  readonly lines: readonly XY[]
  readonly isWater: (point: XY) => boolean
  /** Leaves out a place whose name would cross a line. */
  readonly isSparse: boolean
}

/**
 * @param candidates dots, the most important first
 * @returns the dots that have a free side, each with the free side that covers the fewest points of lines. Without
 * `isSparse` all dots are kept
 */
export function nameDots(
  candidates: readonly Dot[],
  { size, room, blocked, lines, isWater, isSparse }: Naming,
): Named[] {
  const isKept = (dot: Dot) => dot.kind === 'office' || !isSparse
  const kept = candidates.filter(isKept)
  let named: Named[] = []
  /** The free side that covers the fewest points, beside the names of other dots. */
  const bestSide = (dot: Dot) => {
    const others = named.filter(({ at }) => at !== dot.at)
    const names = others.map((other) => boxOf(other, other.side, size))
    const dots = [...kept, ...others].filter(({ at }) => at !== dot.at).map(({ at }) => around(at, 8))
    const [best] = sides
      .map((side) => ({ side, box: boxOf(dot, side, size) }))
      .filter(({ box }) => box[0] > room[0] && box[1] > room[1] && box[2] < room[2] && box[3] < room[3])
      .filter(({ box }) => ![...blocked, ...names, ...dots].some((other) => overlap(box, other)))
      .map(({ side, box }) => {
        const [left, top, right, bottom] = box
        // A name on the shore is half on the lake.
        const wet = [left, right].filter((x) => isWater([x, (top + bottom) / 2])).length
        return { side, crossed: WET * wet + lines.filter((point) => overlap(box, around(point, 2))).length }
      })
      .toSorted((a, b) => a.crossed - b.crossed)
    const isCovered = names.some((name) => overlap(name, around(dot.at, 0)))
    return { best, isCovered }
  }
  for (const dot of candidates) {
    const { best, isCovered } = bestSide(dot)
    if (isKept(dot)) named.push({ ...dot, side: best?.side ?? sides[0] })
    else if (best && !isCovered && !best.crossed) named.push({ ...dot, side: best.side })
  }
  // The first names did not know the later ones.
  for (let pass = 0; pass < PASSES; pass++)
    for (const dot of named) {
      const { best } = bestSide(dot)
      if (best) named = named.map((other) => (other.at === dot.at ? { ...dot, side: best.side } : other))
    }
  return named
}
