import { drawFurniture } from '@/lib/drawings/service-map/furniture'
import { n } from '@/lib/drawings/service-map/geometry'
import { drawGround } from '@/lib/drawings/service-map/ground'
import { labelsOf } from '@/lib/drawings/service-map/labels'
import { layoutOf } from '@/lib/drawings/service-map/layout'
import type { MapKey } from '@/lib/drawings/service-map/plans'
import type { MapContent, MapDrawing, MapOptions } from '@/lib/drawings/service-map/types'
import { focusOf, windowOf } from '@/lib/drawings/service-map/window'
import { drawWiring } from '@/lib/drawings/service-map/wiring'
import { recordOf } from '@/lib/records'

/*
 * Class names are letters, since each stands on up to fifty elements inline: names would make home 3.6 kB longer, or
 * 0.17 kB gzipped (2026-11-23). Ground: k water (k0 and k1 its gradient), b1 to b3 its depths along the shore, z the
 * shoreline, r roads. Wiring: t a tap with all that hangs on it, a a lamp whose name is not shown, w wire, l lamp, q office, c the
 * leader to a name, h what the pointer hits. Names: n of a road, f of an office, y of the lake, o on water; m and e set
 * them from their middle and end. Furniture: g the scale, v and u the ferry's line and boat, x a break in a line.
 */

/**
 * Draws one of the four maps of the service area. What stands where (layout), the part that is seen (window) and the names
 * it has room for (labels) are decided first, each from the ones before; then each part is drawn from all three.
 * Pieces of a feeder are nested groups: what contains the lit place carries its current, and has the class `on`.
 * @param key which drawing
 * @param content names, offices and words
 * @returns the drawing; its links are for the pointer only, since the page's own list of places is what is read out
 * @throws Error when a place hangs on another office's feeder than its page names, or on none
 */
export function drawServiceMap(key: MapKey, content: MapContent, options: MapOptions): MapDrawing {
  const { id, lit, near = [] } = options
  const layout = layoutOf(key, content)
  const focus = focusOf(layout, content, options)
  const window = windowOf(layout, focus)
  const labels = labelsOf(layout, window, content, focus)
  const draft = { content, layout, focus, window, labels, lit, near }

  const { under, over } = drawFurniture(draft)
  const markup = drawGround(layout, id) + under + drawWiring(draft) + over
  return {
    viewBox: `${window.x} ${window.y} ${window.width} ${window.height}`,
    // One name for the text's size: CSS cannot know how much the window has grown.
    markup: window.grow > 1 ? `<g font-size="${n(window.text)}">${markup}</g>` : markup,
    offices: recordOf(
      content.offices.map((office) => office.id),
      (office) => {
        const [x, y] = layout.offices[office]
        return { left: (x - window.x) / window.width, top: (y - window.y) / window.height }
      },
    ),
  }
}
