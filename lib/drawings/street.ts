// Longer than most: one function draws a street, and its parts share the row, the poles and the wires.
import type { StreetPlan } from '@/content/types'
import { first, last } from '@/lib/drawings/lists'
import { building, hash } from '@/lib/drawings/street-kit'
import { type Item, layOut, placed, right, stepFor, steps } from '@/lib/drawings/street-row'

/** What a street or a house is drawn with: `markup` refers to `kinds` by `symbolPrefix`. */
export type StreetDrawing = {
  markup: string
  /** CSS for a `<style>` next to it: the viewport width from which each of its parts is shown. */
  styles: string
  /** The kit's drawings that it refers to, for `streetSymbols`. */
  kinds: readonly string[]
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

/** Height of the pavement, in units. */
const pavement = 6
/** Wires and poles extend to viewports of 3,840 px. */
const widest = 1920
/** Units between two poles outside the row. */
const pace = 230

/** Rounds to half units, without a leading zero. */
const n = (value: number) => String(Math.round(value * 2) / 2).replace(/^(-?)0\./, '$1.')

/**
 * @param name a street's name
 * @returns the prefix of its symbols' ids
 */
export const symbolPrefix = (name: string) => `s${hash(name).toString(36).slice(-3)}-`

/** Lit windows with their glazing bars. */
function lights(items: readonly Item[]): string {
  let panes = ''
  let bars = ''
  for (const item of items) {
    for (const number of item.lit) {
      const pane = building(item.id).windows[number - 1]
      if (!pane) continue
      const [left = 0, y = 0, width = 0, height = 0] = pane
      const x = item.x + (item.mirrored ? item.width - left - width : left)
      panes += `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h-${n(width)}z`
      if (width > 17) bars += `M${n(x + width / 3)} ${n(y)}v${n(height)}M${n(x + (width * 2) / 3)} ${n(y)}v${n(height)}`
      else if (width > 10) bars += `M${n(x + width / 2)} ${n(y)}v${n(height)}`
      if (height > 11 && width < 11) bars += `M${n(x)} ${n(y + height / 2)}h${n(width)}`
    }
  }
  return panes && `<path class="st-on" d="${panes}"/>${bars && `<path class="st-m" d="${bars}"/>`}`
}

const use = ({ id, x, width, mirrored }: Pick<Item, 'id' | 'x' | 'width' | 'mirrored'>, prefix: string) =>
  mirrored
    ? `<use href="#${prefix}${id}" transform="matrix(-1 0 0 1 ${n(x + width)} 0)"/>`
    : `<use href="#${prefix}${id}" x="${n(x)}"/>`

/** The kit's drawings that a picture refers to, and those that these refer to. */
function kindsIn(markup: string, prefix: string): string[] {
  const seen = new Set<string>()
  const add = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    building(id).uses.forEach(add)
  }
  for (const [, id = ''] of markup.matchAll(new RegExp(`href="#${prefix}(\\w+)"`, 'g'))) add(id)
  return [...seen]
}

/** A house is shown only in viewports where it fits whole; narrower ones show a tree on its lot. */
function stepStyles(markup: string): string {
  const rules = steps
    .filter((step) => markup.includes(`st-w${step}"`))
    .map(
      (step) =>
        `@media(min-width:${step}px){.st-v${step}{display:none}}@media not all and (min-width:${step}px){.st-w${step}{display:none}}`,
    )
  return `@layer components{${rules.join('')}}`
}

/**
 * Draws a street around x = 0, its ground at y = 0.
 * @param name seed of the pseudo-random choices
 * @param plan the street
 * @param prefix of the symbols' ids, as given to `streetSymbols`
 * @returns the drawing; its parts with the classes `st-wN` are for windows from N px, those with `st-vN` below that
 * @throws Error when the plan names a building that the kit does not have
 */
export function drawStreet(name: string, plan: StreetPlan, prefix = symbolPrefix(name)): StreetDrawing {
  const { items, from, to } = layOut(name, plan.row)
  const fixed = plan.frame != null
  const reach = plan.frame ? plan.frame.width / 2 + 60 : widest
  const endTrees = (plan.ends ?? 'elm').split(' ')

  /** Groups items by the width from which they fit; below it a tree replaces a house. */
  const stepped = (list: readonly Item[], extra: (group: Item[]) => string = () => '', lotTree?: string) => {
    const groups = new Map<number, Item[]>()
    for (const item of list) {
      const step = fixed ? 0 : stepFor(Math.max(-item.x, right(item)))
      if (step < Number.POSITIVE_INFINITY) groups.set(step, [...(groups.get(step) ?? []), item])
    }
    return [...groups]
      .sort(([a], [b]) => a - b)
      .map(([step, group]) => {
        const drawn = group.map((item) => use(item, prefix)).join('') + extra(group) + lights(group)
        if (step <= Math.min(...steps)) return drawn
        const lots = lotTree
          ? group
              .filter((item) => item.width > 39)
              .map((item) => {
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
      const id = endTrees[(at + (side > 0 ? 1 : 0)) % endTrees.length] ?? 'elm'
      const chance = hash(name + side + at)
      const { width } = building(id)
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
      .map((item) => use(item, prefix))
      .join('')

  // Poles: the row's own, then on at a steady pace past both ends.
  const poles = items.filter((item) => building(item.id).pole)
  if (poles.length === 0) throw new Error(`${name}: a street needs a pole`)
  const kind = poles.some((pole) => pole.id === 'car') ? 'car' : 'pol'
  const line = [...poles].sort((a, b) => a.x - b.x)
  const more = (x: number): Item => ({ id: kind, x, width: 6, mirrored: false, lit: [], thin: 4 })
  while (first(line).x > -reach) line.unshift(more(first(line).x - pace))
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
      const [offset = 0, roof = 0, top = 0] = mast
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
  const strip = `<svg x="50%" y="100%" overflow="visible"><g class="st-sc">${street}</g></svg>`
  return {
    markup: fixed ? street : strip,
    styles: fixed ? '' : stepStyles(street),
    kinds: kindsIn(street, prefix),
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
  const left = Math.min(...items.map((item) => item.x)) - 6
  const width = Math.max(...items.map(right)) + 6 - left
  const height = Math.max(...items.map((item) => building(item.id).height)) + 2
  const isTree = (item: Item) => building(item.id).tree != null
  const main = items.filter((item) => !isTree(item)).reduce((a, b) => (b.width > a.width ? b : a))
  // A drawing of several like parts carries its name over its middle; else it stands over the main building.
  const alone = main.width >= width * 0.54
  // A plant's chimney is thin: the name stands over its roof.
  const mainHeight = main.id === 'plant' ? 62 : building(main.id).height
  const drawn = [...items]
    .sort((a, b) => Number(isTree(b)) - Number(isTree(a)))
    .map((item) => use(item, prefix))
    .join('')
  return {
    markup: `<g class="st">${drawn}</g>${lights(items)}`,
    kinds: kindsIn(drawn, prefix),
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
