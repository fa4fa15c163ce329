import { kitSymbol } from '@/lib/drawings/street/kit'
import { halves, lights, symbolsIn, use } from '@/lib/drawings/street/markup'
import { layOut, right } from '@/lib/drawings/street/row'

/** Id prefix of the symbols that the houses of a page share, for `streetSymbols`. */
export const HOUSE_PREFIX = 'st-'
/** CSS pixels of one unit. A two-storey house is about 90 units tall. */
const SCALE = 0.8

/**
 * @param row one or two buildings that represent a street on a card, in the syntax of a street row (`StreetPlan`)
 * @returns the drawing
 */
export function drawHouse(row: string) {
  // The name is the seed of the lit windows: another one changes every card of /toronto.
  const { houses, trees } = layOut('~', row)
  const items = [...trees, ...houses]
  const left = Math.min(...items.map((item) => item.x)) - 6
  const width = Math.max(...items.map(right)) + 6 - left
  const height = Math.max(...items.map((item) => kitSymbol(item.id).height)) + 2
  const drawn = items.map((item) => use(item, HOUSE_PREFIX)).join('')
  return {
    markup: `<g class="st">${drawn}</g>${lights(items)}`,
    symbolIds: symbolsIn(drawn, HOUSE_PREFIX),
    viewBox: `${halves(left)} ${-height} ${halves(width)} ${height}`,
    width: Number((width * SCALE).toFixed(1)),
    height: Number((height * SCALE).toFixed(1)),
  }
}
