import type { GeoPoint } from '@/lib/content/defaults'
import { type Box, kilometresAt, type XY } from '@/lib/drawings/service-map/geometry'

/** Width of every map, in units, so that lines and names have one size. */
export const MAP_WIDTH = 1000

/** The area that a map shows. */
export type Frame = {
  readonly height: number
  /** Units of one kilometre. */
  readonly scale: number
  readonly unitsAt: (point: GeoPoint) => XY
}

/** @returns the frame of a box in kilometres */
function frameOf([left, top, right, bottom]: Box): Frame {
  const scale = MAP_WIDTH / (right - left)
  return {
    height: Math.round((bottom - top) * scale),
    scale,
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

/** The page's head shows this much of a frame above and below the office, as shares of the frame's width. */
export const ABOVE = 0.24
export const BELOW = 0.36
/** Room above and below a place for its name, as a share of the frame's width. */
const NAME_ROOM = 0.06
/** Half of a frame's height, as a share of its width. */
const HALF_HEIGHT = 0.29

/**
 * @param office the start of the wire
 * @param place the end of the wire
 * @param minWidth the smallest width, in kilometres
 * @returns a frame around both, wide enough for a head in which the office is at the height of the page's wire
 */
export function frameFor(office: GeoPoint, place: GeoPoint, minWidth: number): Frame {
  const [from, to] = [kilometresAt(office), kilometresAt(place)]
  const [right, down] = [to[0] - from[0], to[1] - from[1]]
  const across = Math.max(minWidth, Math.abs(right) * 2, -down / (ABOVE - NAME_ROOM), down / (BELOW - NAME_ROOM))
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return frameOf([x - across / 2, y - across * HALF_HEIGHT, x + across / 2, y + across * HALF_HEIGHT])
}
