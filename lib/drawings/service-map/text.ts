import { type Box, tenths } from '@/lib/drawings/service-map/geometry'
import type { XY } from '@/lib/drawings/service-map/plans'
import type { MapLabel } from '@/lib/drawings/service-map/points'
import { escapeMarkup } from '@/lib/escape-markup'

/** A text that stands alone, from its first baseline. */
export const write = (classes: string, [x, y]: XY, words: string) =>
  `<text class="${classes}" x="${tenths(x)}" y="${tenths(y)}">${escapeMarkup(words)}</text>`

/**
 * Letters of the display typeface are about 0.6 em wide, and an m or a w half as much again.
 * @param size of the text, in units
 * @returns the width of the longest line, in units
 */
export const widthOf = (lines: readonly string[], size: number) =>
  Math.max(...lines.map((line) => line.length * 0.6 + (line.match(/[mw]/gi)?.length ?? 0) * 0.3)) * size

/** From one baseline to the next, in units. */
export const leading = (size: number) => size + 1

/** @returns the room that lines take beside a point, which is the end of their first baseline that `side` names */
export function boxOf(side: MapLabel['at'], [x, y]: XY, lines: readonly string[], size: number): Box {
  const width = widthOf(lines, size)
  const left = side === 'right' ? x : side === 'left' ? x - width : x - width / 2
  return [left, y - size * 0.8, left + width, y + leading(size) * (lines.length - 1) + size * 0.22]
}
