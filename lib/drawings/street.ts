import type { StreetPlan } from '@/content/schema'
import { hash, kitSymbol } from '@/lib/drawings/street/kit'
import { lights, symbolsIn, use } from '@/lib/drawings/street/markup'
import {
  breakpointFor,
  breakpoints,
  type Item,
  layOut,
  placed,
  type RowLayout,
  right,
  scales,
} from '@/lib/drawings/street/row'
import { drawDrops, drawWires, lineOfPoles } from '@/lib/drawings/street/wires'

/** Height of the sidewalk, in units. */
const SIDEWALK = 6
/** Wires and poles extend to viewports of 3,840 px. */
const MAX_REACH = 1920
/** Wires past the frame of a street that has one, so that none ends in view, in units. */
const FRAME_MARGIN = 60
/** Trees and poles with their middle this far past the end of the drawing are drawn, in units. */
const EDGE_MARGIN = 40
/** Width of one tile of the horizon, in units. */
const TILE_WIDTH = 400
/** The trees past the ends of the row grow up to this distance from the middle, in units. */
const MAX_TREE_DISTANCE = 1300
/** The opacities of trees beside and between the houses, the nearest first. */
const treeTones = [0.8, 0.5, 0.28] as const
/** Trees that have one of the tones, before the next one is paler. */
const TREES_PER_TONE = 4
/** Houses narrower than this have no tree on their lot, in units. The trees on the other lots are wider. */
const MIN_LOT_WIDTH = 40

/** @returns the prefix of the symbols' ids of a street */
export const symbolPrefix = (name: string) => `s${hash(name).toString(36).slice(-3)}-`

/** A street is smaller on phones. A house is shown where it fits whole; narrower viewports show a tree on its lot. */
function breakpointStyles(markup: string): string {
  const rules = breakpoints
    .filter((minWidth) => markup.includes(`st-from-${minWidth}"`))
    .map(
      (minWidth) =>
        `@media(min-width:${minWidth}px){.st-below-${minWidth}{display:none}}@media not all and (min-width:${minWidth}px){.st-from-${minWidth}{display:none}}`,
    )
  const sizes = scales.map(
    ({ minWidth, scale }) => `@media(min-width:${minWidth}px){.st-scale{transform:scale(${scale})}}`,
  )
  return `@layer components{${sizes.join('')}${rules.join('')}}`
}

/** A street with the positions of its buildings, not yet drawn. */
type StreetLayout = RowLayout & {
  readonly name: string
  readonly plan: StreetPlan
  readonly prefix: string
  /** Units from the middle to each end of the drawing. */
  readonly reach: number
  /** The trees past both ends, in turn. */
  readonly endTrees: readonly string[]
}

/**
 * Draws a street around x = 0, its ground at y = 0.
 * @param name seed of the pseudo-random choices
 * @param plan the street
 * @returns the drawing and its symbols. The class `st-from-N` shows a part from N px on, `st-below-N` below N px
 * @throws Error when the plan names a building that the kit does not have, or no pole
 */
export function drawStreet(name: string, plan: StreetPlan) {
  const prefix = symbolPrefix(name)
  const street: StreetLayout = {
    name,
    plan,
    prefix,
    ...layOut(name, plan.row),
    reach: plan.frame ? plan.frame.width / 2 + FRAME_MARGIN : MAX_REACH,
    endTrees: (plan.ends ?? 'elm').split(' '),
  }
  const line = lineOfPoles(street)
  const drawn =
    `<g class="st" transform="translate(0-${SIDEWALK})"><g class="st-far">${drawFar(street)}</g>${drawEnds(street)}` +
    `${drawWithinReach(street.trees, street)}${drawHouses(street)}${drawWithinReach(line, street)}${drawWires(line)}` +
    `${drawByBreakpoint(placed(plan.front), street)}</g>` +
    `<path class="st-roof" d="M-2200 0V-${SIDEWALK + 0.5}H2200V0z"/>`
  const strip = `<svg x="50%" y="100%" overflow="visible"><g class="st-scale">${drawn}</g></svg>`
  return {
    markup: plan.frame ? drawn : strip,
    /** CSS for a `<style>` next to it: its scale, and the viewport width from which each of its parts is shown. */
    styles: plan.frame ? '' : breakpointStyles(drawn),
    symbols: streetSymbols(symbolsIn(drawn, prefix), prefix),
  }
}

/** Items by the width of the window from which they fit; a street in a frame shows all at once. */
function byBreakpoint(list: readonly Item[], { plan }: StreetLayout): [minWidth: number, group: Item[]][] {
  const groups = new Map<number, Item[]>()
  for (const item of list) {
    const minWidth = plan.frame ? 0 : breakpointFor(Math.max(-item.x, right(item)))
    if (minWidth < Number.POSITIVE_INFINITY) groups.set(minWidth, [...(groups.get(minWidth) ?? []), item])
  }
  return [...groups].sort(([a], [b]) => a - b)
}

const drawGroup = (group: readonly Item[], prefix: string) => group.map((item) => use(item, prefix)).join('')
const shownFrom = (minWidth: number, drawn: string) =>
  minWidth <= Math.min(...breakpoints) ? drawn : `<g class="st-from-${minWidth}">${drawn}</g>`

/** Items with their lit windows, each shown in windows where it fits. */
function drawByBreakpoint(list: readonly Item[], street: StreetLayout): string {
  return byBreakpoint(list, street)
    .map(([minWidth, group]) => shownFrom(minWidth, drawGroup(group, street.prefix) + lights(group)))
    .join('')
}

/** The row's houses with their service drops; where a house does not fit, a tree is on its lot. */
function drawHouses(street: StreetLayout): string {
  const { houses, poles, endTrees, prefix, plan } = street
  const tree = endTrees.find((id) => kitSymbol(id).width > MIN_LOT_WIDTH) ?? 'maple'
  return byBreakpoint(houses, street)
    .map(([minWidth, group]) => {
      const row = plan.wires === 'lightingUp' ? drawLightingUp(group, prefix) : drawGroup(group, prefix)
      const drawn = shownFrom(minWidth, row + drawDrops(group, poles) + lights(group))
      const lots = minWidth > Math.min(...breakpoints) ? drawLots(group, minWidth, tree, prefix) : ''
      return `${lots && `<g class="st-below-${minWidth}" opacity="${treeTones[0]}">${lots}</g>`}${drawn}`
    })
    .join('')
}

/** Draws houses that light up one after the other, by `--turn`. */
const drawLightingUp = (houses: readonly Item[], prefix: string) =>
  houses.map((house, turn) => `<g class="st-home" style="--turn:${turn}">${use(house, prefix)}</g>`).join('')

/** Draws a tree for each house, slightly off the centre of its lot. */
function drawLots(houses: readonly Item[], minWidth: number, tree: string, prefix: string): string {
  const { width } = kitSymbol(tree)
  return houses
    .filter((house) => house.width >= MIN_LOT_WIDTH)
    .map((house) => {
      const x = house.x + house.width / 2 - width / 2 + (hash(kitSymbol(house.id).seed + house.x) % 9) - 4
      return use({ id: tree, x, width, mirrored: hash(minWidth + kitSymbol(house.id).seed) % 2 === 1 }, prefix)
    })
    .join('')
}

/** The background: one repeated tile with its landmarks. */
function drawFar(street: StreetLayout): string {
  const { plan, prefix, reach } = street
  let tiles = ''
  for (let x = -5 * TILE_WIDTH; x < 5 * TILE_WIDTH; x += TILE_WIDTH) {
    if (x + TILE_WIDTH > -reach && x < reach) tiles += `<use href="#${prefix}${plan.horizon}" x="${x}"/>`
  }
  return drawByBreakpoint(placed(plan.landmark), street) + tiles + drawByBreakpoint(placed(plan.back), street)
}

/** Draws trees past both ends, sparser and paler with distance. */
function drawEnds({ name, prefix, from, to, reach, endTrees }: StreetLayout): string {
  let ends = ''
  for (const side of [-1, 1]) {
    const groups: string[] = treeTones.map(() => '')
    let x = side < 0 ? -from : to
    for (let at = 0; x < Math.min(reach, MAX_TREE_DISTANCE); at++) {
      const id = endTrees[(at + (side > 0 ? 1 : 0)) % endTrees.length] ?? 'elm'
      const chance = hash(name + side + at)
      const { width } = kitSymbol(id)
      const group = Math.min(treeTones.length - 1, Math.floor(at / TREES_PER_TONE))
      groups[group] += use({ id, width, x: side < 0 ? -x - width : x, mirrored: chance % 2 === 1 }, prefix)
      // Crowns overlap beside the houses. Farther out the gaps grow.
      x += width * (0.62 + (chance % 7) / 18) + at * 5
    }
    groups.forEach((group, tone) => {
      if (group) ends += `<g opacity="${treeTones[tone]}">${group}</g>`
    })
  }
  return ends
}

/** Trees or poles, as far as the drawing reaches. */
const drawWithinReach = (list: readonly Item[], { prefix, reach }: StreetLayout) =>
  drawGroup(
    list.filter((item) => Math.abs(item.x + item.width / 2) < reach + EDGE_MARGIN),
    prefix,
  )

/**
 * @param symbolIds those of one or several drawings
 * @param prefix prefix of the symbols' ids
 * @returns the `<symbol>`s, each once
 */
export function streetSymbols(symbolIds: Iterable<string>, prefix: string): string {
  return [...new Set(symbolIds)]
    .map(
      (id) =>
        `<symbol id="${prefix}${id}" overflow="visible">${kitSymbol(id).body.replaceAll('href="#', `href="#${prefix}`)}</symbol>`,
    )
    .join('')
}
