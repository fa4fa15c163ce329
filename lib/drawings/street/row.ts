import { hash, type KitSymbol, kitSymbol } from '@/lib/drawings/street/kit'
import { first, last } from '@/lib/drawings/street/lists'

/** A building, tree or pole in a street. */
export type Item = {
  /** Its symbol in the kit. */
  id: string
  /** Its left end, in units from the street's middle. */
  x: number
  width: number
  mirrored: boolean
  /** Numbers of its lit windows, from 1. */
  lit: readonly number[]
}

/** Viewport widths from which a building may appear: it is shown only where it fits whole, so that none is clipped. */
export const breakpoints = [
  320, 360, 390, 430, 480, 540, 600, 680, 768, 860, 960, 1060, 1180, 1280, 1366, 1440, 1536, 1680, 1800, 1920, 2200,
]
/** Buildings farther than this from the middle are omitted. */
const MAX_DISTANCE = 775

/** CSS pixels of one unit, by the viewport width in CSS pixels from which they apply. */
export const scales = [
  { minWidth: 0, scale: 0.75 },
  { minWidth: 768, scale: 0.9 },
  { minWidth: 960, scale: 1 },
] as const

/** @returns CSS pixels of one unit, for a width of the viewport in CSS pixels */
export const unitAt = (width: number) => scales.findLast(({ minWidth }) => width >= minWidth)?.scale ?? 1

/** @returns the right end of an item */
export const right = (item: Item) => item.x + item.width
const digits = (text = '') => [...text].map(Number)

/** @returns an item of the kit with its left end at x; dark and not mirrored by default */
export const itemAt = (x: number, id: string, lit: readonly number[] = [], mirrored = false): Item => ({
  id,
  x,
  width: kitSymbol(id).width,
  mirrored,
  lit,
})

/** @returns the smallest breakpoint at which an item of this extent from the middle fits; infinite if it never fits */
export function breakpointFor(reach: number): number {
  const tooNarrow = breakpoints.findLastIndex((width) => (reach + 6) * unitAt(width) > width / 2)
  return breakpoints[tooNarrow + 1] ?? Number.POSITIVE_INFINITY
}

/** @returns items with explicit positions, written `~type@x:windows` */
export function placed(list = ''): Item[] {
  return list
    .split(/\s+/)
    .filter(Boolean)
    .map((token) => {
      const match = token.match(/^(~?)([\w-]+)@(-?\d+)(?::(\d+))?$/)
      if (!match) throw new Error(`cannot read "${token}"`)
      const [, flip, id = '', x, lit] = match
      return itemAt(Number(x), id, digits(lit), flip === '~')
    })
}

/** Limits of the spans between poles, beside an added pole, and at the ends of the row, in units. */
const MIN_SPAN = 125
const MAX_SPAN = 300
const MIN_ADDED_SPAN = 90
const MAX_END_SPAN = 110

/** Where an added pole begins: before and after a house, before and after the row, in units. */
const BEFORE_HOUSE = 8
const AFTER_HOUSE = 3
const BEFORE_ROW = 14
const AFTER_ROW = 9
/** From the left edge of a pole to its middle, in units. */
export const HALF_POLE = 3
/** How far an added pole may overlap a house, in units. */
const MAX_OVERLAP = 1

/** @returns the kind of the poles of a street, apart from those with a transformer */
export const poleKind = (poles: readonly Item[]) =>
  poles.some(({ id }) => id === 'trolley-pole') ? 'trolley-pole' : 'pole'

/** Spaces poles evenly. A new pole is a few units from the houses, in the gap nearest to the middle of the span. */
function evenPoles(poles: readonly Item[], houses: readonly Item[]): Item[] {
  const [firstPole] = poles
  if (!firstPole || houses.length === 0) return [...poles]
  const id = poleKind(poles)
  const pole = (x: number) => itemAt(Math.round(x), id)
  const free = (x: number) =>
    houses.every((house) => x + 2 * HALF_POLE - MAX_OVERLAP < house.x || x > right(house) - MAX_OVERLAP)
  const gaps = houses
    .flatMap((house, at) => {
      const next = houses[at + 1]
      return [
        house.x - BEFORE_HOUSE,
        right(house) + AFTER_HOUSE,
        ...(next ? [(right(house) + next.x) / 2 - HALF_POLE] : []),
      ]
    })
    .filter(free)

  const spaced: Item[] = [firstPole]
  for (const candidate of poles.slice(1)) if (candidate.x - last(spaced).x >= MIN_SPAN) spaced.push(candidate)
  const start = first(houses).x - BEFORE_ROW
  const end = right(last(houses)) + AFTER_ROW
  if (first(spaced).x - start > MAX_END_SPAN) spaced.unshift(pole(start))
  if (end - last(spaced).x > MAX_END_SPAN) spaced.push(pole(end))

  /** The poles to add between two poles: one near the middle, and more on both sides of it. */
  const between = (before: Item, after: Item): Item[] => {
    if (after.x - before.x < MAX_SPAN) return []
    const middle = (before.x + after.x) / 2
    const [x] = gaps
      .filter((gap) => gap > before.x + MIN_ADDED_SPAN && gap < after.x - MIN_ADDED_SPAN)
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    if (x === undefined) return []
    const added = pole(x)
    return [...between(before, added), added, ...between(added, after)]
  }
  return spaced.flatMap((before, at) => {
    const after = spaced[at + 1]
    return after ? [before, ...between(before, after)] : [before]
  })
}

/** Half of the gap between two houses, in units. */
const HALF_GAP = 4

/** Default gap between two neighbours, in units. */
function usualGap(before: Item | undefined, next: KitSymbol): number {
  if (!before) return 0
  const beside = kitSymbol(before.id)
  if (next.rowWidth || beside.rowWidth) return next.kind === 'pole' || beside.kind === 'pole' ? 5 : 1
  return next.touchesNeighbour && beside.touchesNeighbour ? 0 : 2 * HALF_GAP
}

/** Default lit windows: one or two in most houses, by a pseudo-random choice. */
function someWindows({ windows, width }: KitSymbol, chance: number): number[] {
  const count = windows.length
  if (count === 0 || chance % 5 >= (width > 90 ? 4 : 2)) return []
  const second = count > 3 && chance % 3 ? [1 + ((chance >>> 9) % count)] : []
  return [1 + ((chance >>> 4) % count), ...second]
}

/** Places the words of a row one after the other, from x = 0. @returns the items, and where the middle of the row is */
function readRow(name: string, row: string): { items: Item[]; middle: number } {
  const repeated = row.replace(/(\S+)\*(\d)(?!\S)/g, (_, token: string, times) => `${token} `.repeat(Number(times)))
  const items: Item[] = []
  let x = 0
  let gap: number | null = null
  let middle: number | null = null
  for (const [at, token] of repeated.trim().split(/\s+/).entries()) {
    if (token === '|') {
      middle = x + HALF_GAP
      continue
    }
    if (/^\+\d+$/.test(token)) {
      gap = Number(token)
      continue
    }
    const match = token.match(/^(~?)([\w-]+?)(?::(\d+))?$/)
    if (!match) throw new Error(`${name}: cannot read "${token}"`)
    const [, flip, id = '', windows] = match
    const symbol = kitSymbol(id)
    const { kind, rowWidth, width } = symbol
    x += gap ?? usualGap(items.at(-1), symbol)
    gap = null
    const chance = hash(name + at + symbol.seed)
    const lit = windows ? digits(windows) : rowWidth ? [] : someWindows(symbol, chance)
    const mirrored = flip === '~' || (kind === 'tree' && chance % 2 === 1)
    items.push(itemAt(rowWidth ? x + rowWidth / 2 - width / 2 : x, id, lit, mirrored))
    x += rowWidth || width
  }
  return { items, middle: middle ?? x / 2 }
}

const ofKind = (kind: KitSymbol['kind'], items: readonly Item[]) =>
  items.filter(({ id }) => kitSymbol(id).kind === kind)

/** A street has one kind of pole: trolley poles if at least half of its poles are. Poles with a transformer stay. */
function withOneKindOfPole(items: readonly Item[]): Item[] {
  const poles = ofKind('pole', items)
  const id = poles.filter((pole) => pole.id === 'trolley-pole').length * 2 >= poles.length ? 'trolley-pole' : 'pole'
  return items.map((item) => (poles.includes(item) && item.id !== 'transformer-pole' ? { ...item, id } : item))
}

/** The visible items of a row by kind, from left to right, around x = 0. */
export type RowLayout = {
  readonly houses: readonly Item[]
  readonly trees: readonly Item[]
  readonly poles: readonly Item[]
  /** The left and the right end of the row. */
  readonly from: number
  readonly to: number
}

/**
 * Lays a row out around x = 0.
 * @param name seed of the pseudo-random choices
 * @param row its buildings, trees and poles (`StreetPlan` explains the syntax)
 * @throws Error when a word of the row cannot be read
 */
export function layOut(name: string, row: string): RowLayout {
  const { items, middle } = readRow(name, row)
  const centred = items.map((item) => ({ ...item, x: Math.round(item.x - middle) }))
  const visible = withOneKindOfPole(centred).filter((item) => Math.max(-item.x, right(item)) < MAX_DISTANCE)
  const houses = ofKind('house', visible)
  return {
    houses,
    trees: ofKind('tree', visible),
    poles: evenPoles(ofKind('pole', visible), houses),
    from: Math.min(...visible.map((item) => item.x)),
    to: Math.max(...visible.map(right)),
  }
}
