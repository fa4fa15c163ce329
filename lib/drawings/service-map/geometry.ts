import type { GeoPoint } from '@/lib/content/defaults'

export type XY = readonly [x: number, y: number]
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/**
 * @param point WGS 84 degrees
 * @returns kilometres, to the right and down: equirectangular at 43.7 degrees north, with north up
 */
export const kilometresAt = ({ latitude, longitude }: GeoPoint): XY => [
  longitude * 111.32 * Math.cos((43.7 * Math.PI) / 180),
  -latitude * 111.13,
]

/** @returns a number for markup, rounded to a tenth of a unit */
export const tenths = (value: number) => String(Math.round(value * 10) / 10)

/** @returns path data through the points */
export const svgPath = (points: readonly XY[]) =>
  `M${points.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join('L')}`.replaceAll(' -', '-')

export const distance = (a: XY, b: XY) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** @returns the square box around a point */
export const around = ([x, y]: XY, half: number): Box => [x - half, y - half, x + half, y + half]

export const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** @returns points along a line, at most `step` apart, with both its ends */
export function along(points: readonly XY[], step: number): XY[] {
  return points.flatMap((to, at) => {
    const from = points[at - 1]
    if (!from) return [to]
    const parts = Math.max(1, Math.ceil(distance(from, to) / step))
    return Array.from({ length: parts }, (_, part): XY => {
      const share = (part + 1) / parts
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    })
  })
}

/** @returns the edges of a closed line, each from one point to the next */
const edgesOf = (ring: readonly XY[]) => ring.map((to, at): [from: XY, to: XY] => [ring.at(at - 1) ?? to, to])

/** @returns true when a point is inside a closed line: a ray from it crosses the line an odd number of times */
export function isInside([x, y]: XY, ring: readonly XY[]): boolean {
  let inside = false
  for (const [[fromX, fromY], [toX, toY]] of edgesOf(ring)) {
    const crossesHeight = fromY > y !== toY > y
    const xAtHeight = fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)
    if (crossesHeight && x < xAtHeight) inside = !inside
  }
  return inside
}

/** One side of a box: the axis that it cuts, where, and the direction of the inside. */
type Side = readonly [axis: 0 | 1, limit: number, direction: 1 | -1]

/** @returns the part of a polygon on the inner side of a line */
function clipAt(polygon: readonly XY[], [axis, limit, direction]: Side): XY[] {
  const isWithin = (point: XY) => direction * (point[axis] - limit) >= 0
  const kept: XY[] = []
  for (const [from, to] of edgesOf(polygon)) {
    if (isWithin(from) !== isWithin(to)) {
      const share = (limit - from[axis]) / (to[axis] - from[axis])
      kept.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])])
    }
    if (isWithin(to)) kept.push(to)
  }
  return kept
}

/** @returns the part of a polygon that lies in a box (Sutherland and Hodgman: one side after the other) */
export function clip(polygon: readonly XY[], [left, top, right, bottom]: Box): XY[] {
  const sides: readonly Side[] = [
    [0, left, 1],
    [1, top, 1],
    [0, right, -1],
    [1, bottom, -1],
  ]
  let points = [...polygon]
  for (const side of sides) points = clipAt(points, side)
  return points
}
