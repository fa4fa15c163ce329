import { displayWidth } from '@/lib/display-width'
import { around, type Box, overlap, type XY } from '@/lib/drawings/service-map/geometry'

/** The place of a name beside its dot, in ems: from the dot to its baseline. */
export type Side = { readonly dx: number; readonly dy: number; readonly anchor: 'start' | 'middle' | 'end' }
export type Dot = { readonly at: XY; readonly name: string; readonly kind: 'office' | 'place' }
export type Named = Dot & { readonly side: Side }

/** The first of equally good sides is taken: to the right, to the left, above, below. */
const right: Side = { dx: 0.75, dy: 0.34, anchor: 'start' }
const beside = [0.75, 1.3].flatMap((dx) =>
  [0.34, 0, 0.55, 0.75, -0.2, -0.5, 1.1].flatMap((dy): Side[] => [
    { dx, dy, anchor: 'start' },
    { dx: -dx, dy, anchor: 'end' },
  ]),
)
const aboveOrBelow = [-0.75, 1.4, -0.5, 1.1, -1, 1.6].flatMap((dy): Side[] => [
  { dx: 0, dy, anchor: 'middle' },
  { dx: 0.45, dy, anchor: 'start' },
  { dx: -0.45, dy, anchor: 'end' },
  { dx: 0.25, dy, anchor: 'end' },
  { dx: -0.25, dy, anchor: 'start' },
])
const sides = [...beside, ...aboveOrBelow]

/** Offices have the body typeface, bold: the width of its letters, in ems of the map. */
const OFFICE_LETTER = 0.57
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
/** How often each name is placed again, and all names in another order. */
const PASSES = 3
const TRIES = 20
/** Least distance of a name from lines, in ems: its outline hides them. */
const HALO = 0.2
/** Least distance between two names in a row, in ems. */
const SPACE = 0.5
/** Half of the box around a dot, in units. */
const DOT = 8

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
  /** Leaves out a place also if only the outline of its name would cross a line. */
  readonly isSparse: boolean
}

type Option = {
  readonly side: Side
  readonly box: Box
  /** The points of lines that the name and its outline cover. */
  readonly crossed: number
  /** The letters cover no line, no dot, no other name and no water. */
  readonly isClear: boolean
}

/**
 * @param candidates dots, the most important first
 * @returns the dots, each with the free side that covers the fewest points of lines. A place whose name
 * has no clear side is left out
 */
export function nameDots(candidates: readonly Dot[], naming: Naming): Named[] {
  const { isSparse, size } = naming
  const gap = SPACE * size
  const kept = candidates.filter((dot) => dot.kind === 'office' || !isSparse)
  const options = new Map(candidates.map((dot) => [dot, optionsOf(dot, kept, naming)]))
  /** Names the dots in this order. A name keeps clear of the names before it. */
  const nameInOrder = (order: readonly Dot[]) => {
    const chosen = new Map<Dot, Option>()
    const bestOption = (dot: Dot) => {
      const others = [...chosen].filter(([other]) => other !== dot)
      const taken = others.flatMap(([other, { box }]): Box[] => {
        const [left, top, right, bottom] = box
        return [[left - gap, top, right + gap, bottom], around(other.at, DOT)]
      })
      return options.get(dot)?.find(({ box }) => !taken.some((other) => overlap(box, other)))
    }
    for (const dot of order) {
      const best = bestOption(dot)
      const isCovered = [...chosen.values()].some(({ box }) => overlap(box, around(dot.at, 0)))
      if (kept.includes(dot)) chosen.set(dot, best ?? { ...optionAt(dot, right, naming), isClear: false })
      else if (best && !isCovered && !best.crossed) chosen.set(dot, best)
    }
    // The first names did not know the later ones.
    for (let pass = 0; pass < PASSES; pass++)
      for (const [dot, option] of chosen) chosen.set(dot, bestOption(dot) ?? option)
    const total = [...chosen.values()].reduce((sum, { crossed }) => sum + crossed, 0)
    const [worst] = [...chosen].toSorted(([, a], [, b]) => b.crossed - a.crossed)
    return { chosen, worst: worst?.[0], crossed: total }
  }
  let named = nameInOrder(candidates)
  let { chosen, crossed } = named
  let order = candidates
  // The name that covers most is the first of the next order.
  for (let again = 0; again < TRIES && !isSparse && crossed > 0; again++) {
    const { worst } = named
    if (worst) order = [worst, ...order.filter((dot) => dot !== worst)]
    named = nameInOrder(order)
    if (named.crossed < crossed) ({ chosen, crossed } = named)
  }
  const [unclear] = [...chosen]
    .filter(([{ kind }, { isClear }]) => kind === 'place' && !isClear)
    .toSorted(([, a], [, b]) => b.crossed - a.crossed)
  if (unclear) {
    const others = candidates.filter((dot) => dot !== unclear[0])
    return nameDots(others, naming)
  }
  return [...chosen].map(([dot, { side }]) => ({ ...dot, side }))
}

/** A name on one side of its dot, with the number of points that it covers. */
function optionAt(dot: Dot, side: Side, { size, lines, isWater }: Naming): Option {
  const box = boxOf(dot, side, size)
  const [left, top, right, bottom] = box
  // A name on the shore is half on the lake.
  const wet = [left, right].filter((x) => isWater([x, (top + bottom) / 2])).length
  const crossed = lines.filter((point) => overlap(box, around(point, HALO * size)))
  const isClear = !wet && !crossed.some((point) => overlap(box, around(point, 0)))
  return { side, box, crossed: WET * wet + crossed.length, isClear }
}

/** The sides of a dot that dots leave free, those that cover the fewest points first. */
function optionsOf(dot: Dot, others: readonly Dot[], naming: Naming): Option[] {
  const { room, blocked } = naming
  // A name may be near its own dot.
  const dots = [dot, ...others].map((other) => around(other.at, other === dot ? DOT / 2 : DOT))
  return sides
    .map((side) => optionAt(dot, side, naming))
    .filter(({ box }) => box[0] > room[0] && box[1] > room[1] && box[2] < room[2] && box[3] < room[3])
    .filter(({ box }) => ![...blocked, ...dots].some((other) => overlap(box, other)))
    .toSorted((a, b) => a.crossed - b.crossed)
}
