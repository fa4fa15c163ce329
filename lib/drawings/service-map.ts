import { drawFurniture } from '@/lib/drawings/service-map/furniture'
import { tenths } from '@/lib/drawings/service-map/geometry'
import { drawGround } from '@/lib/drawings/service-map/ground'
import { labelsOf } from '@/lib/drawings/service-map/labels'
import { layoutOf } from '@/lib/drawings/service-map/layout'
import type { MapKey } from '@/lib/drawings/service-map/plans'
import type { MapContent, MapDrawing, MapOptions } from '@/lib/drawings/service-map/types'
import { focusOf, windowOf } from '@/lib/drawings/service-map/window'
import { drawWiring } from '@/lib/drawings/service-map/wiring'
import { recordOf } from '@/lib/records'

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
  const view = { content, layout, focus, window }
  const draft = { ...view, labels: labelsOf(view), lit, near }

  const { under, over } = drawFurniture(draft)
  const markup = drawGround(layout, id) + under + drawWiring(draft) + over
  return {
    viewBox: `${window.x} ${window.y} ${window.width} ${window.height}`,
    // One name for the text's size: CSS cannot know how much the window has grown.
    markup: window.magnification > 1 ? `<g font-size="${tenths(window.text)}">${markup}</g>` : markup,
    offices: recordOf(
      content.offices.map((office) => office.id),
      (office) => {
        const [x, y] = layout.offices[office]
        return { left: (x - window.x) / window.width, top: (y - window.y) / window.height }
      },
    ),
  }
}
