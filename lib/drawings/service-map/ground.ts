import { type Box, clip, path, soft } from '@/lib/drawings/service-map/geometry'
import type { MapLayout } from '@/lib/drawings/service-map/layout'
import type { XY } from '@/lib/drawings/service-map/plans'

/**
 * @param id prefix of the drawing's ids
 * @returns water and roads, which lie under everything else; the roads fade in at the top, where a heading may stand
 */
export function drawGround(layout: MapLayout, id: string): string {
  return (
    `<defs><linearGradient id="${id}g" x1=".1" y1="0" x2=".65" y2="1"><stop class="water-light"/><stop class="water-dark" offset="1"/></linearGradient>` +
    `<linearGradient id="${id}r" gradientUnits="userSpaceOnUse" x2="0" y1="20" y2="110"><stop class="road-end"/><stop class="road-on" offset="1"/></linearGradient>` +
    `<path id="${id}w" d="${waterPath(layout)}"/><clipPath id="${id}c"><use href="#${id}w"/></clipPath></defs>` +
    `<path class="road" stroke="url(#${id}r)" d="${roadPath(layout)}"/><use href="#${id}w" class="water" fill="url(#${id}g)"/>` +
    `<g clip-path="url(#${id}c)">${[1, 2, 3].map((band) => `<use href="#${id}w" class="depth depth-${band}"/>`).join('')}</g>` +
    `<use href="#${id}w" class="shore"/>`
  )
}

/** Water runs off the drawing to its right and below it, where the page clips it. */
function waterPath({ plan, height, size, water }: MapLayout): string {
  const box: Box = [size === 'phone' ? -40 : -plan.bleed, -60, plan.width + plan.bleed, height + 420]
  return water
    .map((ring) => clip(ring, box))
    .filter((ring) => ring.length > 2)
    .map((ring) => path(ring, true))
    .join('')
}

/** Each road from the first of its points that is close to the drawing to the last, and one point more at both ends. */
function roadPath({ plan, height, roads }: MapLayout): string {
  const isClose = ([x, y]: XY) => x > -60 && x < plan.width + plan.bleed && y > -60 && y < height + 60
  return roads
    .map((road) => {
      const from = road.findIndex(isClose)
      return from < 0 ? '' : soft(road.slice(Math.max(0, from - 1), road.findLastIndex(isClose) + 2))
    })
    .join('')
}
