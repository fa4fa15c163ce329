import { describe, expect, it } from 'vitest'
import { soft } from '@/lib/drawings/service-map/geometry'
import type { XY } from '@/lib/drawings/service-map/plans'

/** The bends of a line that `soft` wrote, as a browser works them out. */
function bendsOf(path: string): XY[] {
  const steps = [...path.matchAll(/([Mqtl])([^Mqtl]*)/g)].map(([, letter, numbers = '']) => ({
    letter,
    n: [...numbers.matchAll(/-?[\d.]+/g)].map(Number),
  }))
  const bends: XY[] = []
  let [x, y] = [0, 0]
  for (const { letter, n } of steps) {
    const [a = 0, b = 0, c = 0, d = 0] = n
    if (letter === 'q') bends.push([x + a, y + b])
    if (letter === 't') {
      const [bx, by] = bends.at(-1) ?? [x, y]
      bends.push([2 * x - bx, 2 * y - by])
    }
    ;[x, y] = letter === 'q' ? [x + c, y + d] : [x + a, y + b]
  }
  return bends
}

describe('soft', () => {
  it('bends at every point of a long line, at most a tenth of a unit off', () => {
    const points = Array.from({ length: 200 }, (_, at): XY => [at * 3.337, 40 * Math.sin(at / 7) + (at % 3) * 1.713])
    const bends = bendsOf(soft(points))
    expect(bends).toHaveLength(points.length - 2)
    for (const [at, [x, y]] of bends.entries()) {
      const [px, py] = points[at + 1] ?? [0, 0]
      expect(Math.hypot(x - px, y - py), String(at)).toBeLessThan(0.2)
    }
  })

  it('is straight between two points', () => {
    expect(
      soft([
        [0, 0],
        [3, -4.04],
      ]),
    ).toBe('M0 0l3-4')
  })
})
