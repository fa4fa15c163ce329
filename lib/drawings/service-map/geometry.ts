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

/** @returns true when a point is inside a closed line */
export const isInside = ([x, y]: XY, ring: readonly XY[]) =>
  ring.reduce((odd, [toX, toY], at) => {
    const [fromX, fromY] = ring.at(at - 1) ?? [toX, toY]
    return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX ? !odd : odd
  }, false)

/** Sutherland-Hodgman. @returns the part of a polygon that lies in a box */
export function clip(polygon: readonly XY[], box: Box): XY[] {
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
        const share = (limit - from[axis]) / (to[axis] - from[axis])
        const cut: XY = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
        return [...(isWithin(to) === isWithin(from) ? [] : [cut]), ...(isWithin(to) ? [to] : [])]
      }),
    [...polygon],
  )
}
