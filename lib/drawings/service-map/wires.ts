import { along, type XY } from '@/lib/drawings/service-map/geometry'
import type { Dot } from '@/lib/drawings/service-map/names'

/** A piece of wire to a place, from its office or from the place before it. */
export type Piece = {
  readonly place: Dot
  readonly points: readonly XY[]
  readonly before: Piece | undefined
  /** Length of the wire from the office: the sum of straight lines between places, with `UPRIGHT_WEIGHT`. */
  readonly length: number
}

/** Weight of the wire before a new piece. 0: the shortest total wire. 1: the shortest wire to each place. */
const WIRE_WEIGHT = 0.2
/** Names are wide: lines to the side leave them more room than lines up or down. */
const UPRIGHT_WEIGHT = 1.5

/**
 * Connects the places of an office, one after the other. The next place has the lowest score: the length of its new
 * piece, and `WIRE_WEIGHT` of the wire before it.
 * @param office where the wire starts
 * @param places the places on it
 * @param isWater whether a point is in the lake: of two bends, a line takes the one with less water and more room for names
 * @returns a piece for each place
 */
export function wiresFrom(office: XY, places: readonly Dot[], isWater: (point: XY) => boolean): Piece[] {
  const pieces: Piece[] = []
  const rest = new Set(places)
  while (rest.size > 0) {
    const ends = [undefined, ...pieces]
    const [next] = [...rest]
      .flatMap((place) =>
        ends.map((before) => {
          const [from, lengthBefore] = before ? [before.place.at, before.length] : [office, 0]
          const added = Math.hypot(from[0] - place.at[0], UPRIGHT_WEIGHT * (from[1] - place.at[1]))
          return { place, before, length: lengthBefore + added, score: added + WIRE_WEIGHT * lengthBefore }
        }),
      )
      .sort((a, b) => a.score - b.score)
    if (!next) break
    const { place, before, length } = next
    const from = before?.place.at ?? office
    const others = places.filter(({ at }) => at !== from && at !== place.at)
    pieces.push({ place, before, length, points: bend(from, place.at, isWater, others) })
    rest.delete(place)
  }
  return pieces
}

/** Half of the box beside a dot in which its name may be, in units. */
const NAME_REACH = { x: 95, y: 9 } as const

/** A line with one straight part, horizontal or vertical, and one diagonal part, of two the one with more room. */
function bend(from: XY, to: XY, isWater: (point: XY) => boolean, others: readonly Dot[]): XY[] {
  const [right, down] = [to[0] - from[0], to[1] - from[1]]
  const less = Math.min(Math.abs(right), Math.abs(down))
  const slope = [Math.sign(right) * less, Math.sign(down) * less] as const
  const lines = [
    [from, [to[0] - slope[0], to[1] - slope[1]], to],
    [from, [from[0] + slope[0], from[1] + slope[1]], to],
  ] as const satisfies XY[][]
  const isBesideDot = ([x, y]: XY) =>
    others.some(({ at }) => Math.abs(at[0] - x) < NAME_REACH.x && Math.abs(at[1] - y) < NAME_REACH.y)
  const blocked = (line: readonly XY[]) => {
    const points = along(line, 4)
    return 3 * points.filter(isWater).length + points.filter(isBesideDot).length
  }
  return [...(blocked(lines[0]) <= blocked(lines[1]) ? lines[0] : lines[1])]
}

/** @returns the pieces from the office to this one */
export function piecesTo(piece: Piece | undefined): Piece[] {
  return piece ? [...piecesTo(piece.before), piece] : []
}
