import { kitSymbol } from '@/lib/drawings/street/kit'
import { first, last } from '@/lib/drawings/street/lists'
import { halves } from '@/lib/drawings/street/markup'
import { HALF_POLE, type Item, itemAt, poleKind } from '@/lib/drawings/street/row'

/** Units between two poles outside the row. */
const POLE_SPACING = 230

type Row = { readonly name: string; readonly poles: readonly Item[]; readonly reach: number }

/**
 * @returns the row's poles from left to right, and evenly spaced poles to both ends of the drawing
 * @throws Error when the row has none
 */
export function lineOfPoles({ name, poles, reach }: Row): readonly Item[] {
  if (poles.length === 0) throw new Error(`${name}: a street needs a pole`)
  const id = poleKind(poles)
  const line = [...poles]
  while (first(line).x > -reach) line.unshift(itemAt(first(line).x - POLE_SPACING, id))
  while (last(line).x < reach) line.push(itemAt(last(line).x + POLE_SPACING, id))
  return line
}

/** The height of the lower wire, at which the service drops begin, in units. */
const LOWER_WIRE = -101

/** @returns the wires from pole to pole, and the trolley wire of a street with trolley poles */
export function drawWires(line: readonly Item[]): string {
  const run = (dx: number, y: number, sag: number) =>
    line
      .map((pole, at) => {
        const previous = line[at - 1]
        if (!previous) return `M${halves(pole.x + HALF_POLE + dx)} ${y}`
        const span = pole.x - previous.x
        return `q${halves(span / 2)} ${halves(span * sag)} ${halves(span)} 0`
      })
      .join('')
  return (
    `<path class="st-heavy st-wire" d="${run(-13, -128, 0.1)}${run(13, -128, 0.085)}${run(0, LOWER_WIRE, 0.12)}"/>` +
    (poleKind(line) === 'trolley-pole' ? '<path class="st-heavy st-trolley" d="M-1999-50H1999"/>' : '')
  )
}

/** How far a drop hangs, in units. */
const DROP_SAG = 9
/** A drop is longer than the first and shorter than the second, in units. */
const MIN_DROP = 7
const MAX_DROP = 46

/** @returns the service drops, from a pole of the row to the mast of the house beside it */
export function drawDrops(houses: readonly Item[], poles: readonly Item[]): string {
  let spans = ''
  let masts = ''
  for (const house of houses) {
    const { mast } = kitSymbol(house.id)
    if (!mast) continue
    const [offset = 0, roof = 0, top = 0] = mast
    const x = house.x + (house.mirrored ? house.width - offset : offset)
    const pole = poles.find((candidate) => {
      const distance = Math.abs(candidate.x + HALF_POLE - x)
      return distance > MIN_DROP && distance < MAX_DROP
    })
    if (!pole) continue
    masts += `M${halves(x)} ${roof}V${top}`
    const from = pole.x + HALF_POLE
    const [middle, sag] = [(from + x) / 2, (LOWER_WIRE + top) / 2 + DROP_SAG]
    spans += `M${halves(from)}${LOWER_WIRE}Q${halves(middle)} ${halves(sag)} ${halves(x)} ${top}`
  }
  return spans && `<path class="st-heavy st-wire" d="${spans}"/><path class="st-heavy" d="${masts}" stroke-width="2"/>`
}
