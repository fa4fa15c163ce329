import { building } from '@/lib/drawings/street/kit'
import { halves, kindsIn, lights, use } from '@/lib/drawings/street/markup'
import { layOut, right } from '@/lib/drawings/street/row'

export type HouseDrawing = {
  markup: string
  kinds: readonly string[]
  viewBox: string
  width: number
  height: number
}

/**
 * Draws the one or two buildings of a street that represent it on a card.
 * @param row the buildings, in the grammar of a street's row
 * @param prefix of the symbols' ids, as given to `streetSymbols`
 * @param scale CSS pixels of one unit
 */
export function drawHouse(row: string, prefix: string, scale: number): HouseDrawing {
  const { houses, trees } = layOut('~', row)
  const items = [...trees, ...houses]
  const left = Math.min(...items.map((item) => item.x)) - 6
  const width = Math.max(...items.map(right)) + 6 - left
  const height = Math.max(...items.map((item) => building(item.id).height)) + 2
  const drawn = items.map((item) => use(item, prefix)).join('')
  return {
    markup: `<g class="st">${drawn}</g>${lights(items)}`,
    kinds: kindsIn(drawn, prefix),
    viewBox: `${halves(left)} ${-height} ${halves(width)} ${height}`,
    width: Number((width * scale).toFixed(1)),
    height: Number((height * scale).toFixed(1)),
  }
}
