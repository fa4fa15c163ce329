import type { XY } from '@/lib/drawings/service-map/plans'

/** The drawing is turned so that the concession roads (Steeles, Bloor, the 401 in Durham) lie level. */
const turn = (17 * Math.PI) / 180
/** Centre of the projection: the Yonge Street office, whatever the offices are. */
const centre = { latitude: 43.70512, longitude: -79.39836 }

/**
 * Equirectangular at 43.7 degrees north, turned by 17 degrees.
 * @param latitude WGS 84 degrees
 * @param longitude WGS 84 degrees
 * @returns kilometres along and across the concession roads from the centre of the projection
 */
export function project(latitude: number, longitude: number): XY {
  const east = (longitude - centre.longitude) * 111.32 * Math.cos((43.7 * Math.PI) / 180)
  const north = (latitude - centre.latitude) * 111.13
  return [east * Math.cos(turn) + north * Math.sin(turn), -east * Math.sin(turn) + north * Math.cos(turn)]
}

/** A number as markup writes it: to a tenth of a unit. */
export const tenths = (value: number) => String(Math.round(value * 10) / 10)
/** A point as path data writes it. */
export const point = ([x, y]: XY) => `${tenths(x)} ${tenths(y)}`

/** A relative step as path data writes it, from tenths. */
const step = (dx: number, dy: number) => `${dx / 10}${dy < 0 ? '' : ' '}${dy / 10}`

/** A path in relative steps of a tenth of a unit, without drift. */
export function path(points: readonly XY[], closed = false): string {
  // Where the pen stands, in tenths.
  let [penX, penY] = [0, 0]
  let data = ''
  points.forEach(([x, y], at) => {
    const [toX, toY] = [Math.round(x * 10), Math.round(y * 10)]
    if (at && toX === penX && toY === penY) return
    const [dx, dy] = [toX - penX, toY - penY]
    if (at === 0) data += `M${toX / 10} ${toY / 10}`
    else if (dy === 0) data += `h${dx / 10}`
    else if (dx === 0) data += `v${dy / 10}`
    else data += `l${step(dx, dy)}`
    ;[penX, penY] = [toX, toY]
  })
  return data + (closed ? 'z' : '')
}

/** Sutherland-Hodgman: a polygon's part inside a box of left, top, right, bottom. */
export function clip(polygon: readonly XY[], box: readonly [number, number, number, number]): XY[] {
  const sides = [
    [0, box[0], 1],
    [1, box[1], 1],
    [0, box[2], -1],
    [1, box[3], -1],
  ] as const
  return sides.reduce<XY[]>(
    (points, [axis, limit, sign]) =>
      points.flatMap((to, at) => {
        const from = points.at(at - 1) ?? to
        const isWithin = (point: XY) => sign * (point[axis] - limit) >= 0
        const out: XY[] = []
        if (isWithin(to) !== isWithin(from)) {
          const part = (limit - from[axis]) / (to[axis] - from[axis])
          out.push([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])])
        }
        if (isWithin(to)) out.push(to)
        return out
      }),
    [...polygon],
  )
}

/** A polygon's area, in square units. */
export const area = (polygon: readonly XY[]) =>
  Math.abs(
    polygon.reduce((sum, [x, y], at) => {
      const [beforeX, beforeY] = polygon.at(at - 1) ?? [x, y]
      return sum + (beforeX * y - x * beforeY) / 2
    }, 0),
  )

/**
 * A line with its corners softened, in relative steps of a tenth of a unit. Its bends are the points, its joints lie
 * midway between them, so each bend is the reflection of the one before and need not be written (SVG's `t`). A joint is
 * rounded for the bend that follows it: no bend is more than a tenth off.
 * @throws where there are fewer than two points
 */
export function soft(points: readonly XY[]): string {
  const [start, ...rest] = points.map(([x, y]): XY => [Math.round(x * 10), Math.round(y * 10)])
  const end = rest.pop()
  if (!start || !end) throw new Error('a line needs two points')
  let [penX, penY] = start
  let [bendX, bendY] = rest[0] ?? end
  let data = `M${penX / 10} ${penY / 10}`
  rest.forEach((_, at) => {
    const [nextX, nextY] = rest[at + 1] ?? end
    const [jointX, jointY] = [Math.round((bendX + nextX) / 2), Math.round((bendY + nextY) / 2)]
    const toJoint = step(jointX - penX, jointY - penY)
    data += at ? `t${toJoint}` : `q${step(bendX - penX, bendY - penY)} ${toJoint}`
    ;[penX, penY, bendX, bendY] = [jointX, jointY, 2 * jointX - bendX, 2 * jointY - bendY]
  })
  return `${data}l${step(end[0] - penX, end[1] - penY)}`
}

export type Box = readonly [left: number, top: number, right: number, bottom: number]
/** The square box around a point. */
export const around = ([x, y]: XY, half: number): Box => [x - half, y - half, x + half, y + half]
/** Whether two boxes touch, or nearly: names need some air beside them. */
export const overlap = (a: Box, b: Box, air = 5) => a[0] < b[2] + air && b[0] < a[2] + air && a[1] < b[3] && b[1] < a[3]
/** Whether a box lies in another and touches none of its sides. */
export const inside = (box: Box, frame: Box) =>
  box[0] > frame[0] && box[1] > frame[1] && box[2] < frame[2] && box[3] < frame[3]
/** Whether a level, upright or sloping piece of wire runs through a box. */
export function crosses([from, to]: readonly [XY, XY], box: Box): boolean {
  const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 4))
  for (let at = 0; at <= parts; at++) {
    const x = from[0] + ((to[0] - from[0]) * at) / parts
    const y = from[1] + ((to[1] - from[1]) * at) / parts
    if (x > box[0] && x < box[2] && y > box[1] && y < box[3]) return true
  }
  return false
}
