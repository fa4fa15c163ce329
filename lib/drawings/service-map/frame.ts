import { type Box, type GeoPoint, kilometresAt, type XY } from '@/lib/drawings/service-map/geometry'

/** Width of every drawing, in units: lines and names have the same size in all of them. */
export const width = 1000

/** The part of the country that a drawing shows. */
export type Frame = { readonly height: number; readonly unitsAt: (point: GeoPoint) => XY }

/** @returns a frame, from kilometres */
function frameOf([left, top, right, bottom]: Box): Frame {
  const scale = width / (right - left)
  return {
    height: Math.round((bottom - top) * scale),
    unitsAt: (point) => {
      const [x, y] = kilometresAt(point)
      return [(x - left) * scale, (y - top) * scale]
    },
  }
}

/**
 * @param points all that the drawing shows
 * @returns a frame around them, with room for the lake's name, the scale and the names at its edges
 */
export function frameAround(points: readonly GeoPoint[]): Frame {
  const all = points.map(kilometresAt)
  const [x, y] = [all.map((point) => point[0]), all.map((point) => point[1])]
  const room = (Math.max(...x) - Math.min(...x)) / 40
  return frameOf([
    Math.min(...x) - room,
    Math.min(...y) - 2 * room,
    Math.max(...x) + 4 * room,
    Math.max(...y) + 2 * room,
  ])
}

/** How much of a frame, in parts of its width, a page shows over and under the office: its head is not as high as wide. */
export const above = 0.24
export const below = 0.36

/**
 * @param office where the wire comes in
 * @param place the place that it leads to
 * @param least the smallest width, in kilometres
 * @returns a frame with both in it, wide enough for heads in which the office has its height in common with the page's wire
 */
export function frameFor(office: GeoPoint, place: GeoPoint, least: number): Frame {
  const [from, to] = [kilometresAt(office), kilometresAt(place)]
  const [right, down] = [to[0] - from[0], to[1] - from[1]]
  const across = Math.max(least, Math.abs(right) * 2, -down / (above - 0.06), down / (below - 0.06))
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return frameOf([x - across / 2, y - across * 0.29, x + across / 2, y + across * 0.29])
}
