import { building } from '@/lib/drawings/street/kit'
import { halves, kindsIn, lights, use } from '@/lib/drawings/street/markup'
import { layOut, right } from '@/lib/drawings/street/row'

export type HouseDrawing = {
  markup: string
  kinds: readonly string[]
  viewBox: string
  width: number
  height: number
  /** Where a name stands over the main building: units right of the drawing's middle, and above its foot. */
  label: { right: number; above: number }
}

/**
 * Draws the one or two buildings of a street that stand for it on a card.
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
  const main = houses.reduce((a, b) => (b.width > a.width ? b : a))
  // A drawing of several like parts carries its name over its middle; else it stands over the main building.
  const alone = main.width >= width * 0.54
  // A plant's chimney is thin: the name stands over its roof.
  const mainHeight = main.id === 'plant' ? 62 : building(main.id).height
  const drawn = items.map((item) => use(item, prefix)).join('')
  return {
    markup: `<g class="st">${drawn}</g>${lights(items)}`,
    kinds: kindsIn(drawn, prefix),
    viewBox: `${halves(left)} ${-height} ${halves(width)} ${height}`,
    width: Number((width * scale).toFixed(1)),
    height: Number((height * scale).toFixed(1)),
    label: alone
      ? { right: (main.x + main.width / 2 - left - width / 2) * scale, above: (mainHeight + 2) * scale }
      : { right: 0, above: height * scale },
  }
}
