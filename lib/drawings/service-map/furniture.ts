import { first, last } from '@/lib/drawings/lists'
import { area, type Box, clip, crosses, inside, overlap, path, tenths } from '@/lib/drawings/service-map/geometry'
import type { MapDraft } from '@/lib/drawings/service-map/labels'
import type { MapLayout } from '@/lib/drawings/service-map/layout'
import type { XY } from '@/lib/drawings/service-map/plans'
import { widthOf, write } from '@/lib/drawings/service-map/text'
import { fillTemplate } from '@/lib/fill-template'

/** @returns what lies under the wiring (names of roads and lake, ferry, scale) and over it (offices, Toronto, breaks) */
export function drawFurniture(draft: MapDraft): { under: string; over: string } {
  const { focus, labels } = draft
  const link = torontoLink(draft)
  const taken = link ? [...labels.taken, link.box] : labels.taken
  const offices = labels.offices.map(({ side, baseline, words }) =>
    write(side === 'left' ? 'office-name end' : 'office-name', baseline, words),
  )
  return {
    under: drawRoadNumbers(draft) + drawLakeName(draft, taken) + drawFerry(draft) + (focus ? '' : drawScale(draft)),
    over: offices.join('') + (link?.markup ?? '') + drawBreaks(draft),
  }
}

/** In a closer window a number stands only where it crosses nothing. */
function drawRoadNumbers({ layout, window, labels, focus }: MapDraft): string {
  const { magnification, inner } = window
  return (layout.plan.furniture.roads ?? [])
    .map(([number, latitude, longitude]) => {
      const [x, y] = layout.unitsAt(latitude, longitude)
      const sign: Box = [x - 16 * magnification, y - 8 * magnification, x + 16 * magnification, y + 8 * magnification]
      const isHidden =
        focus &&
        (!inside(sign, inner) ||
          labels.wires.some((wire) => crosses(wire, sign)) ||
          labels.taken.some((other) => overlap(sign, other)))
      return isHidden ? '' : write('note middle', [x, y + 4], number)
    })
    .join('')
}

/** The link to /toronto, where its name has its usual size. */
function torontoLink({ layout, window, content }: MapDraft): { markup: string; box: Box } | undefined {
  const { toronto } = layout.plan.furniture
  if (!toronto || window.magnification >= 1.05) return undefined
  const at = layout.unitsOf(toronto.at)
  const [left, top] = [at[0] - 6, at[1] - 19]
  const box: Box = [left, top, left + toronto.width * window.magnification, at[1] + 9]
  if (!inside(box, window.inner)) return undefined
  const target = `<rect class="target" x="${tenths(left)}" y="${tenths(top)}" width="${toronto.width}" height="28"/>`
  const name = write('on-water', at, content.words.toronto)
  return { markup: `<a href="${content.torontoHref}" tabindex="-1">${target}${name}</a>`, box }
}

/** The lake's name: at its usual place or, in a closer window, where there is open water. */
function drawLakeName({ layout, window, content, focus }: MapDraft, taken: readonly Box[]): string {
  const width = widthOf([content.words.lake], window.text) * 1.6
  const boxAt = ([x, y]: XY): Box => [x, y - 26 * window.magnification, x + width, y + 4]
  const isFree = (spot: XY) => inside(boxAt(spot), window.inner) && !taken.some((other) => overlap(boxAt(spot), other))
  const usual = layout.unitsOf(layout.plan.furniture.lake)
  const others = [0.62, 0.55, 0.68, 0.5].flatMap((across) =>
    [0.72, 0.64, 0.8].map((down): XY => [window.x + window.width * across, window.y + window.height * down]),
  )
  const inWater = focus ? others.find((spot) => isFree(spot) && isWater(layout, boxAt(spot))) : undefined
  const spot = isFree(usual) ? usual : inWater
  return spot ? write('lake-name', spot, content.words.lake) : ''
}

/** Whether a box lies in one piece of water. */
const isWater = ({ water }: MapLayout, box: Box) =>
  water.some((ring) => area(clip(ring, box)) > 0.999 * (box[2] - box[0]) * (box[3] - box[1]))

/** The ferry's line, with the boat two thirds of the way. */
function drawFerry({ layout }: MapDraft): string {
  const { ferry } = layout.plan.furniture
  if (!ferry) return ''
  const piers = ferry.map(([latitude, longitude]) => layout.unitsAt(latitude, longitude))
  const [from, to] = [first(piers), last(piers)]
  return (
    `<path class="ferry" d="${path([from, to])}"/>` +
    `<circle class="boat" cx="${tenths((from[0] + 2 * to[0]) / 3)}" cy="${tenths((from[1] + 2 * to[1]) / 3)}" r="2.5"/>`
  )
}

/** Break symbols on the lines to lamps that do not stand where they are. */
function drawBreaks({ layout: { plan, size, unitsOf } }: MapDraft): string {
  return (plan.breaks ?? [])
    .map((at) => {
      const [x, y] = unitsOf(at)
      const isUpright = size === 'phone' ? at[0] !== 0 : at[0] === 0
      const line = isUpright
        ? `M${tenths(x - 6)} ${tenths(y + 1)}l12-5v6l-12 5z`
        : `M${tenths(x - 1)} ${tenths(y - 6)}l-5 12h6l5-12z`
      return `<path class="break" d="${line}"/>`
    })
    .join('')
}

/** Scale and north arrow, on the whole drawing. */
function drawScale({ layout: { plan, size, scale }, content: { words } }: MapDraft): string {
  const turned = size === 'phone'
  const { at, kilometres, north } = plan.furniture.scale
  const length = kilometres * scale
  const caption = fillTemplate(words.scale, { length: kilometres })
  return (
    `<g class="scale" transform="translate(${at[0]} ${at[1]})"><path d="M0-5v10M0 0h${tenths(length)}m0-5v10"/>` +
    `${turned ? write('note middle', [length / 2, 18], caption) : write('note', [length + 8, 4], caption)}` +
    `<g transform="translate(${north[0]} ${north[1]})"><path transform="rotate(${turned ? -73 : 17})" d="M0 13V-3M-9-3H9M-5.5-8h11M-2-13h4"/>` +
    `${write('note middle', turned ? [-22, -2] : [9, -21], words.north)}</g></g>`
  )
}
