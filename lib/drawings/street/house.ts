import { kitSymbol } from '@/lib/drawings/street/kit'
import { halves, lights, symbolsIn, use } from '@/lib/drawings/street/markup'
import { layOut, right } from '@/lib/drawings/street/row'

/**
 * @param row one or two buildings that represent a street on a card, in the syntax of a street row (`StreetPlan`)
 * @param prefix prefix of the symbols' ids, as given to `streetSymbols`
 * @param scale CSS pixels of one unit
 * @returns the drawing
 */
export function drawHouse(row: string, prefix: string, scale: number) {
  const { houses, trees } = layOut('~', row)
  const items = [...trees, ...houses]
  const left = Math.min(...items.map((item) => item.x)) - 6
  const width = Math.max(...items.map(right)) + 6 - left
  const height = Math.max(...items.map((item) => kitSymbol(item.id).height)) + 2
  const drawn = items.map((item) => use(item, prefix)).join('')
  return {
    markup: `<g class="st">${drawn}</g>${lights(items)}`,
    symbolIds: symbolsIn(drawn, prefix),
    viewBox: `${halves(left)} ${-height} ${halves(width)} ${height}`,
    width: Number((width * scale).toFixed(1)),
    height: Number((height * scale).toFixed(1)),
  }
}
