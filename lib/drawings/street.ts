import type { StreetPlan } from '@/content/types'
import { readArt } from '@/lib/drawings/art'

type Building = {
  width: number
  height: number
  chained: boolean
  windows: readonly (readonly number[])[]
  /** Where a service drop arrives: x, roof, top. */
  mast?: readonly number[]
  /** For a tree, the width it takes up in a row; crowns overlap. */
  tree?: number
  pole: boolean
  body: string
  uses: readonly string[]
}

type Item = { id: string; x: number; width: number; mirrored: boolean; lit: readonly number[]; thin: number }

/** What a street or a house is drawn with: `markup` refers to `kinds` by `symbolPrefix`. */
export type StreetDrawing = {
  markup: string
  /** The kit's drawings that it refers to, for `streetSymbols`. */
  kinds: readonly string[]
  /** Height of its tallest building in units, which are CSS pixels from 960 px (0.9 below, 0.75 below 600). */
  tall: number
  /** How far the row reaches left and right of the middle, in units. */
  from: number
  to: number
}

export type HouseDrawing = {
  markup: string
  kinds: readonly string[]
  viewBox: string
  width: number
  height: number
  /** Where a name stands over the main building: units right of the drawing's middle, and above its foot. */
  label: { right: number; above: number }
}

/** Window widths from which a building may appear: it shows only where it fits whole, so none is ever cut. */
export const steps = [
  320, 360, 390, 430, 480, 540, 600, 680, 768, 860, 960, 1060, 1180, 1280, 1366, 1440, 1536, 1680, 1800, 1920, 2200,
]
/** Height of the pavement, in units. */
const pavement = 6
/** Buildings farther than this from the middle are left out. */
const limit = 775
/** Wires and poles go on to windows of 3,840 px. */
const widest = 1920
/** Units between two poles outside the row. */
const pace = 230

/**
 * @param width of the window, in CSS pixels
 * @returns CSS pixels of one unit
 */
export const unitAt = (width: number) => (width < 600 ? 0.75 : width < 960 ? 0.9 : 1)

let kit: Map<string, Building> | undefined
function building(id: string): Building {
  if (!kit) {
    kit = new Map()
    for (const [, name = '', attributes = '', body = ''] of readArt('street-kit.svg').matchAll(
      /<symbol id="(\w+)"([^>]*)>([\s\S]*?)<\/symbol>/g,
    )) {
      const value = (attribute: string) => attributes.match(new RegExp(`data-${attribute}="([^"]*)"`))?.[1]
      const numbers = (text: string) => text.trim().split(/\s+/).map(Number)
      kit.set(name, {
        width: Number(value('w')),
        height: Number(value('h') ?? 90),
        chained: value('chain') != null,
        windows: (value('lit') ?? '').split(',').filter(Boolean).map(numbers),
        mast: value('mast') ? numbers(value('mast') as string) : undefined,
        tree: value('tree') ? Number(value('tree')) : undefined,
        pole: value('pole') != null,
        body: body.trim(),
        uses: [...body.matchAll(/href="#(\w+)"/g)].map((use) => use[1] as string),
      })
    }
  }
  const found = kit.get(id)
  if (!found) throw new Error(`street-kit.svg has no "${id}"`)
  return found
}

/** Half units, without a leading nought. */
const n = (value: number) => String(Math.round(value * 2) / 2).replace(/^(-?)0\./, '$1.')

/** FNV-1a: the same choice for the same street on every build. */
function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16777619)
  return value >>> 0
}

/**
 * @param name a street's name
 * @returns the prefix of its symbols' ids
 */
export const symbolPrefix = (name: string) => `s${hash(name).toString(36).slice(-3)}-`

const last = <T>(list: readonly T[]): T => list[list.length - 1] as T
const right = (item: Item) => item.x + item.width
const digits = (text = '') => [...text].map(Number)

/** The first width from which on something that reaches so far from the middle always fits. */
function stepFor(reach: number): number {
  let step = Number.POSITIVE_INFINITY
  for (const width of [...steps].reverse()) {
    if ((reach + 6) * unitAt(width) > width / 2) break
    step = width
  }
  return step
}

/** Things given by their place, as `~type@x:windows`. */
function placed(list = ''): Item[] {
  return list
    .split(/\s+/)
    .filter(Boolean)
    .map((token) => {
      const match = token.match(/^(~?)(\w+)@(-?\d+)(?::(\d+))?$/)
      if (!match) throw new Error(`cannot read "${token}"`)
      const [, flip, id = '', x, lit] = match
      return { id, x: Number(x), width: building(id).width, mirrored: flip === '~', lit: digits(lit), thin: 0 }
    })
}

/** Poles at an even pace: one too near is dropped; too long a span gets one more, in the gap nearest to its middle. */
function evenPoles(items: readonly Item[]): Item[] {
  const poles = items.filter((item) => building(item.id).pole)
  const houses = items.filter((item) => !item.thin)
  const [first] = poles
  if (!first || houses.length === 0) return [...items]
  const id = poles.some((pole) => pole.id === 'car') ? 'car' : 'pol'
  const pole = (x: number): Item => ({ id, x: Math.round(x), width: 6, mirrored: false, lit: [], thin: 4 })
  const free = (x: number) => houses.every((house) => x + 5 < house.x || x > right(house) - 1)
  const gaps = houses
    .flatMap((house, at) => {
      const next = houses[at + 1]
      return [house.x - 8, right(house) + 3, ...(next ? [(right(house) + next.x) / 2 - 3] : [])]
    })
    .filter(free)

  const kept: Item[] = [first]
  for (const candidate of poles.slice(1)) if (candidate.x - last(kept).x >= 125) kept.push(candidate)
  const start = (houses[0] as Item).x - 14
  const end = right(last(houses)) + 9
  if ((kept[0] as Item).x - start > 110) kept.unshift(pole(start))
  if (end - last(kept).x > 110) kept.push(pole(end))
  for (let at = 1; at < kept.length; at++) {
    const from = (kept[at - 1] as Item).x
    const to = (kept[at] as Item).x
    if (to - from < 300) continue
    const middle = (from + to) / 2
    const [x] = gaps
      .filter((gap) => gap > from + 90 && gap < to - 90)
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    if (x == null) continue
    kept.splice(at, 0, pole(x))
    at--
  }
  return [...items.filter((item) => !building(item.id).pole), ...kept]
}

/** Lays a row out around x = 0. */
function layOut(name: string, row: string): { items: Item[]; from: number; to: number } {
  const tokens = row
    .trim()
    .split(/\s+/)
    .flatMap((token) => {
      const times = token.match(/^(.*)\*(\d)$/)
      return times ? Array<string>(Number(times[2])).fill(times[1] as string) : [token]
    })
  const items: Item[] = []
  let x = 0
  let gap: number | null = null
  let middle: number | null = null
  let before: Item | undefined
  tokens.forEach((token, at) => {
    if (token === '|') {
      middle = x + 4
      return
    }
    if (/^\+\d+$/.test(token)) {
      gap = Number(token)
      return
    }
    const match = token.match(/^(~?)(\w+?)(?::(\d+))?$/)
    if (!match) throw new Error(`${name}: cannot read "${token}"`)
    const [, flip, id = '', lit] = match
    const kind = building(id)
    const thin = kind.pole ? 4 : (kind.tree ?? 0)
    const beside = before && building(before.id)
    const usual =
      !before || !beside
        ? 0
        : thin || before.thin
          ? kind.pole || beside.pole
            ? 5
            : 1
          : kind.chained && beside.chained
            ? 0
            : 8
    x += gap ?? usual
    gap = null
    const chance = hash(name + at + id)
    const count = kind.windows.length
    const some =
      thin || !count || chance % 5 >= (kind.width > 90 ? 4 : 2)
        ? []
        : [1 + ((chance >>> 4) % count), ...(count > 3 && chance % 3 ? [1 + ((chance >>> 9) % count)] : [])]
    before = {
      id,
      x: thin ? x + thin / 2 - kind.width / 2 : x,
      width: kind.width,
      mirrored: flip === '~' || (kind.tree != null && chance % 2 === 1),
      lit: lit == null ? some : digits(lit),
      thin,
    }
    items.push(before)
    x += thin || kind.width
  })
  for (const item of items) item.x = Math.round(item.x - (middle ?? x / 2))

  // One kind of street, one kind of pole.
  const poles = items.filter((item) => building(item.id).pole)
  const trolley = poles.filter((pole) => pole.id === 'car').length * 2 >= poles.length
  for (const pole of poles) if (pole.id !== 'hyd') pole.id = trolley ? 'car' : 'pol'

  const kept = items.filter((item) => Math.max(-item.x, right(item)) < limit)
  return {
    items: evenPoles(kept),
    from: Math.min(...kept.map((item) => item.x)),
    to: Math.max(...kept.map(right)),
  }
}

/** Lit windows with their glazing bars. */
function lights(items: readonly Item[]): string {
  let panes = ''
  let bars = ''
  for (const item of items) {
    for (const number of item.lit) {
      const pane = building(item.id).windows[number - 1]
      if (!pane) continue
      const [left, y, width, height] = pane as [number, number, number, number]
      const x = item.x + (item.mirrored ? item.width - left - width : left)
      panes += `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h-${n(width)}z`
      if (width > 17) bars += `M${n(x + width / 3)} ${n(y)}v${n(height)}M${n(x + (width * 2) / 3)} ${n(y)}v${n(height)}`
      else if (width > 10) bars += `M${n(x + width / 2)} ${n(y)}v${n(height)}`
      if (height > 11 && width < 11) bars += `M${n(x)} ${n(y + height / 2)}h${n(width)}`
    }
  }
  return panes && `<path class="st-on" d="${panes}"/>${bars && `<path class="st-m" d="${bars}"/>`}`
}

/** Collects the kit's drawings that a picture refers to. */
class Kinds {
  readonly seen = new Set<string>()
  add(id: string) {
    if (this.seen.has(id)) return
    for (const part of building(id).uses) this.add(part)
    this.seen.add(id)
  }
  get list(): string[] {
    return [...this.seen]
  }
}

const use = ({ id, x, width, mirrored }: Pick<Item, 'id' | 'x' | 'width' | 'mirrored'>, prefix: string) =>
  mirrored
    ? `<use href="#${prefix}${id}" transform="matrix(-1 0 0 1 ${n(x + width)} 0)"/>`
    : `<use href="#${prefix}${id}" x="${n(x)}"/>`

/**
 * Draws a street around x = 0, its ground at y = 0.
 * @param name decides what is left to chance, always the same way
 * @param plan the street
 * @param prefix of the symbols' ids, as given to `streetSymbols`
 * @returns the drawing; its parts with the classes `st-wN` are for windows from N px, those with `st-vN` below that
 * @throws Error when the plan names a building that the kit does not have
 */
export function drawStreet(name: string, plan: StreetPlan, prefix = symbolPrefix(name)): StreetDrawing {
  const { items, from, to } = layOut(name, plan.row)
  const kinds = new Kinds()
  const fixed = plan.frame != null
  const reach = plan.frame ? plan.frame.width / 2 + 60 : widest
  const endTrees = (plan.ends ?? 'elm').split(' ')

  /** Things by the width from which they fit; until then a tree stands on a house's lot. */
  const stepped = (list: readonly Item[], extra: (group: Item[]) => string = () => '', lotTree?: string) => {
    const groups = new Map<number, Item[]>()
    for (const item of list) {
      const step = fixed ? 0 : stepFor(Math.max(-item.x, right(item)))
      if (step < Number.POSITIVE_INFINITY) groups.set(step, [...(groups.get(step) ?? []), item])
    }
    return [...groups]
      .sort(([a], [b]) => a - b)
      .map(([step, group]) => {
        for (const item of group) kinds.add(item.id)
        const drawn = group.map((item) => use(item, prefix)).join('') + extra(group) + lights(group)
        if (step <= (steps[0] as number)) return drawn
        const lots = lotTree
          ? group
              .filter((item) => item.width > 39)
              .map((item) => {
                kinds.add(lotTree)
                const { width } = building(lotTree)
                const x = item.x + item.width / 2 - width / 2 + (hash(item.id + item.x) % 9) - 4
                return use({ id: lotTree, x, width, mirrored: hash(step + item.id) % 2 === 1 }, prefix)
              })
              .join('')
          : ''
        return `${lots && `<g class="st-e1 st-v${step}">${lots}</g>`}<g class="st-w${step}">${drawn}</g>`
      })
      .join('')
  }

  // Far: one seamless tile, and what stands out in it.
  const landmark = stepped(placed(plan.landmark))
  kinds.add(plan.horizon)
  let far = landmark
  for (let x = -2000; x < 2000; x += 400) {
    if (x + 400 > -reach && x < reach) far += `<use href="#${prefix}${plan.horizon}" x="${x}"/>`
  }
  far += stepped(placed(plan.back))

  // Ends: trees thin out and pale.
  let ends = ''
  for (const side of [-1, 1]) {
    const groups = ['', '', '']
    let x = side < 0 ? -from : to
    for (let at = 0; x < Math.min(reach, 1300); at++) {
      const id = endTrees[(at + (side > 0 ? 1 : 0)) % endTrees.length] as string
      const chance = hash(name + side + at)
      const { width } = building(id)
      kinds.add(id)
      const group = Math.min(2, Math.floor(at / 4))
      groups[group] += use({ id, width, x: side < 0 ? -x - width : x, mirrored: chance % 2 === 1 }, prefix)
      x += width * (0.62 + (chance % 7) / 18) + at * 5
    }
    groups.forEach((group, tone) => {
      if (group) ends += `<g class="st-e${tone + 1}">${group}</g>`
    })
  }

  const trees = items.filter((item) => building(item.id).tree != null)
  const drawNear = (list: readonly Item[]) =>
    list
      .filter((item) => Math.abs(item.x + item.width / 2) < reach + 40)
      .map((item) => {
        kinds.add(item.id)
        return use(item, prefix)
      })
      .join('')

  // Poles: the row's own, then on at a steady pace past both ends.
  const poles = items.filter((item) => building(item.id).pole)
  if (poles.length === 0) throw new Error(`${name}: a street needs a pole`)
  const kind = poles.some((pole) => pole.id === 'car') ? 'car' : 'pol'
  const line = [...poles].sort((a, b) => a.x - b.x)
  const more = (x: number): Item => ({ id: kind, x, width: 6, mirrored: false, lit: [], thin: 4 })
  while ((line[0] as Item).x > -reach) line.unshift(more((line[0] as Item).x - pace))
  while (last(line).x < reach) line.push(more(last(line).x + pace))
  const run = (dx: number, y: number, sag: number) =>
    line
      .map((pole, at) => {
        const previous = line[at - 1]
        if (!previous) return `M${n(pole.x + 3 + dx)} ${y}`
        const span = pole.x - previous.x
        return `q${n(span / 2)} ${n(span * sag)} ${n(span)} 0`
      })
      .join('')
  const wires =
    `<path class="st-k st-wi" d="${run(-13, -128, 0.1)}${run(13, -128, 0.085)}${run(0, -101, 0.12)}"/>` +
    (kind === 'car' ? '<path class="st-k st-tw" d="M-1999-50H1999"/>' : '')

  /** Service drops: from a pole to the mast of the house beside it. */
  const drops = (group: readonly Item[]) => {
    let spans = ''
    let masts = ''
    for (const item of group) {
      const { mast } = building(item.id)
      if (!mast || item.x < from) continue
      const [offset, roof, top] = mast as [number, number, number]
      const x = item.x + (item.mirrored ? item.width - offset : offset)
      const pole = poles.find((candidate) => {
        const distance = Math.abs(candidate.x + 3 - x)
        return distance < 46 && distance > 7
      })
      if (!pole) continue
      masts += `M${n(x)} ${roof}V${top}`
      spans += `M${n(pole.x + 3)}-101Q${n((pole.x + 3 + x) / 2)} ${n((-101 + top) / 2 + 9)} ${n(x)} ${top}`
    }
    return spans && `<path class="st-k st-wi" d="${spans}"/><path class="st-k" d="${masts}" stroke-width="2"/>`
  }

  const houses = stepped(
    items.filter((item) => !item.thin),
    drops,
    endTrees.find((id) => building(id).width > 40) ?? 'map',
  )
  const street =
    `<g class="st" transform="translate(0-${pavement})"><g class="st-far">${far}</g>${ends}` +
    `${drawNear(trees)}${houses}${drawNear(line)}${wires}${stepped(placed(plan.front))}</g>` +
    `<path class="st-r" d="M-2200 0V-${pavement + 0.5}H2200V0z"/>`
  const heights = items.filter((item) => !building(item.id).pole).map((item) => building(item.id).height)
  return {
    markup: fixed ? street : `<svg x="50%" y="100%" overflow="visible"><g class="st-sc">${street}</g></svg>`,
    kinds: kinds.list,
    tall: Math.max(138, ...heights, ...placed(plan.back).map((item) => building(item.id).height)) + pavement,
    from,
    to,
  }
}

/**
 * Draws the one or two buildings of a street that stand for it on a card.
 * @param row the buildings, in the grammar of a street's row
 * @param prefix of the symbols' ids, as given to `streetSymbols`
 * @param scale CSS pixels of one unit
 */
export function drawHouse(row: string, prefix: string, scale: number): HouseDrawing {
  const { items } = layOut('~', row)
  const kinds = new Kinds()
  for (const item of items) kinds.add(item.id)
  const left = Math.min(...items.map((item) => item.x)) - 6
  const width = Math.max(...items.map(right)) + 6 - left
  const height = Math.max(...items.map((item) => building(item.id).height)) + 2
  const isTree = (item: Item) => building(item.id).tree != null
  const main = items.filter((item) => !isTree(item)).reduce((a, b) => (b.width > a.width ? b : a))
  // A drawing of several like parts carries its name over its middle; else it stands over the main building.
  const alone = main.width >= width * 0.54
  // A plant's chimney is thin: the name stands over its roof.
  const mainHeight = main.id === 'plant' ? 62 : building(main.id).height
  return {
    markup: `<g class="st">${[...items]
      .sort((a, b) => Number(isTree(b)) - Number(isTree(a)))
      .map((item) => use(item, prefix))
      .join('')}</g>${lights(items)}`,
    kinds: kinds.list,
    viewBox: `${n(left)} ${-height} ${n(width)} ${height}`,
    width: Number((width * scale).toFixed(1)),
    height: Number((height * scale).toFixed(1)),
    label: alone
      ? { right: (main.x + main.width / 2 - left - width / 2) * scale, above: (mainHeight + 2) * scale }
      : { right: 0, above: height * scale },
  }
}

/**
 * @param kinds from one or several drawings
 * @param prefix of the symbols' ids
 * @returns the `<symbol>`s, each once
 */
export function streetSymbols(kinds: Iterable<string>, prefix: string): string {
  return [...new Set(kinds)]
    .map(
      (id) =>
        `<symbol id="${prefix}${id}" overflow="visible">${building(id).body.replaceAll('href="#', `href="#${prefix}`)}</symbol>`,
    )
    .join('')
}
