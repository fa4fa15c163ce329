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
