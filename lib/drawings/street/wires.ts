import { first, last } from '@/lib/drawings/lists'
import { building } from '@/lib/drawings/street/kit'
import { halves } from '@/lib/drawings/street/markup'
import type { Item } from '@/lib/drawings/street/row'

/** Units between two poles outside the row. */
const pace = 230

/** The poles of a street. */
export type Poles = {
  /** Those of its row: houses are connected to them. */
  readonly own: readonly Item[]
  /** All, from left to right: the row's own, then on at a steady pace past both ends. */
  readonly line: readonly Item[]
  /** It has a trolley wire: streetcars run in it. */
  readonly trolley: boolean
}

type Row = { readonly name: string; readonly items: readonly Item[]; readonly reach: number }

/**
 * @returns the poles from one end of the drawing to the other
 * @throws Error when the row has none
 */
export function polesOf({ name, items, reach }: Row): Poles {
  const own = items.filter((item) => building(item.id).pole)
  if (own.length === 0) throw new Error(`${name}: a street needs a pole`)
  const trolley = own.some((pole) => pole.id === 'car')
  const more = (x: number): Item => ({ id: trolley ? 'car' : 'pol', x, width: 6, mirrored: false, lit: [], thin: 4 })
  const line = [...own].sort((a, b) => a.x - b.x)
  while (first(line).x > -reach) line.unshift(more(first(line).x - pace))
  while (last(line).x < reach) line.push(more(last(line).x + pace))
  return { own, line, trolley }
}

/** The wires from pole to pole. */
export function drawWires({ line, trolley }: Poles): string {
  const run = (dx: number, y: number, sag: number) =>
    line
      .map((pole, at) => {
        const previous = line[at - 1]
        if (!previous) return `M${halves(pole.x + 3 + dx)} ${y}`
        const span = pole.x - previous.x
        return `q${halves(span / 2)} ${halves(span * sag)} ${halves(span)} 0`
      })
      .join('')
  return (
    `<path class="st-heavy st-wire" d="${run(-13, -128, 0.1)}${run(13, -128, 0.085)}${run(0, -101, 0.12)}"/>` +
    (trolley ? '<path class="st-heavy st-trolley" d="M-1999-50H1999"/>' : '')
  )
}

/** Service drops: from a pole to the mast of the house beside it. */
export function drawDrops(houses: readonly Item[], { own }: Poles): string {
  let spans = ''
  let masts = ''
  for (const house of houses) {
    const { mast } = building(house.id)
    if (!mast) continue
    const [offset = 0, roof = 0, top = 0] = mast
    const x = house.x + (house.mirrored ? house.width - offset : offset)
    const pole = own.find((candidate) => {
      const distance = Math.abs(candidate.x + 3 - x)
      return distance < 46 && distance > 7
    })
    if (!pole) continue
    masts += `M${halves(x)} ${roof}V${top}`
    spans += `M${halves(pole.x + 3)}-101Q${halves((pole.x + 3 + x) / 2)} ${halves((-101 + top) / 2 + 9)} ${halves(x)} ${top}`
  }
  return spans && `<path class="st-heavy st-wire" d="${spans}"/><path class="st-heavy" d="${masts}" stroke-width="2"/>`
}
