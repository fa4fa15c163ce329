import { around, type Box, overlap, type XY } from '@/lib/drawings/service-map/geometry'

/** The place of a name beside its dot, in ems: from the dot to its baseline. */
export type Side = { readonly dx: number; readonly dy: number; readonly anchor: 'start' | 'middle' | 'end' }
export type Dot = { readonly at: XY; readonly name: string; readonly kind: 'office' | 'place' | 'lit' }
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
] as const satisfies Side[]

/** The average width of a letter, and its heights above and below the baseline, in ems. */
const LETTER_WIDTH = 0.61
const ASCENT = 0.85
const DESCENT = 0.3

/** @returns the box of a name, in units */
export function boxOf({ at: [x, y], name }: Dot, { dx, dy, anchor }: Side, size: number): Box {
  const length = name.length * size * LETTER_WIDTH
  const left = x + dx * size - { start: 0, middle: length / 2, end: length }[anchor]
  return [left, y + (dy - ASCENT) * size, left + length, y + (dy + DESCENT) * size]
}

type Naming = {
  /** Font size of the names, in units. */
  readonly size: number
  /** The box that contains all names. */
  readonly room: Box
  /** Boxes that names must not overlap. */
  readonly blocked: readonly Box[]
  /** Points of the live wire: only a dot that is always drawn may have its name on them. */
  readonly live: readonly XY[]
  /** Points of wires and shores: a name covers as few as possible. */
  readonly lines: readonly XY[]
  /** Dots that are always drawn. */
  readonly isKept: (dot: Dot) => boolean
  /** Leaves out a name that would cross a line. */
  readonly isSparse: boolean
}

/**
 * @param candidates dots, the most important first
 * @returns the dots that are kept or have a free side, each with the free side that covers the fewest points
 */
export function nameDots(
  candidates: readonly Dot[],
  { size, room, blocked, live, lines, isKept, isSparse }: Naming,
): Named[] {
  const kept = candidates.filter(isKept)
  const named: Named[] = []
  for (const dot of candidates) {
    const names = named.map((other) => boxOf(other, other.side, size))
    const dots = [...kept, ...named].filter(({ at }) => at !== dot.at).map(({ at }) => around(at, 10))
    const free = sides.filter((side) => {
      const box = boxOf(dot, side, size)
      const isIn = box[0] > room[0] && box[1] > room[1] && box[2] < room[2] && box[3] < room[3]
      return isIn && ![...blocked, ...names, ...dots].some((other) => overlap(box, other))
    })
    const crossings = (side: Side, points: readonly XY[], margin: number) => {
      const box = boxOf(dot, side, size)
      return points.filter((point) => overlap(box, around(point, margin))).length
    }
    const [best] = free
      .map((side) => ({ side, onLive: crossings(side, live, 2), crossed: crossings(side, lines, 0) }))
      .toSorted((a, b) => a.onLive - b.onLive || a.crossed - b.crossed)
    const isCovered = names.some((name) => overlap(name, around(dot.at, 0)))
    if (isKept(dot)) named.push({ ...dot, side: best?.side ?? sides[0] })
    else if (best && !best.onLive && !isCovered && !(isSparse && best.crossed)) named.push({ ...dot, side: best.side })
  }
  return named
}
