import type { LocationPath, OfficeId } from '@/content/types'
import { first, last } from '@/lib/drawings/lists'
import { around, inside, path, point, tenths } from '@/lib/drawings/service-map/geometry'
import type { MapDraft, PlaceLabel } from '@/lib/drawings/service-map/labels'
import type { Piece } from '@/lib/drawings/service-map/layout'
import type { XY } from '@/lib/drawings/service-map/plans'
import { leading } from '@/lib/drawings/service-map/text'
import { escapeMarkup } from '@/lib/escape-markup'

/** @returns each office with its feeders, and the lamps and names of its places */
export function drawWiring(draft: MapDraft): string {
  return draft.content.offices.map(({ id }) => drawOffice(draft, id)).join('')
}

function drawOffice(draft: MapDraft, office: OfficeId): string {
  const { content, layout, lit, window } = draft
  const feeders = layout.feeders.filter((feeder) => feeder.office === office)
  if (feeders.length === 0) return ''
  const at = layout.offices[office]
  const side = 2 * window.square
  // In a closer window the other office, at its edge, would be a square cut in half: the lines lead on to it.
  const isOwn = lit && content.places[lit].office === office
  const isWhole = isOwn || inside(around(at, window.square), window.inner)
  const sign = `<path class="office" d="M${tenths(at[0] - window.square)} ${tenths(at[1] - window.square)}h${tenths(side)}v${tenths(side)}h-${tenths(side)}z"/>`
  const isOn = feeders.some(({ start }) => feeds(start, lit))
  const pieces = feeders.map(({ start }) => drawPiece(draft, start)).join('')
  return `<g class="plant${isOn ? ' on' : ''}">${pieces}${isWhole ? sign : ''}</g>`
}

/** A piece of a feeder around all that hangs on it: what contains the lit place carries its current. */
function drawPiece(draft: MapDraft, piece: Piece): string {
  const { lit, near } = draft
  const { place, points, next } = piece
  const state = !place ? '' : place === lit ? ' lit' : near.includes(place) ? ' near' : ''
  const line = `<path class="wire" d="${path(points)}"/>`
  const tap = place ? drawTap(draft, place, last(points)) : ''
  const more = next.map((after) => drawPiece(draft, after)).join('')
  return `<g class="piece${state}${feeds(piece, lit) ? ' on' : ''}">${line}${tap}${more}</g>`
}

/** Whether the lit place hangs on a piece, or on one after it. */
const feeds = ({ place, next }: Piece, lit: LocationPath | undefined): boolean =>
  lit !== undefined && (place === lit || next.some((piece) => feeds(piece, lit)))

/** A place's lamp with the line that leads to it and, where it is shown, its name; nothing where the lit name stands. */
function drawTap(draft: MapDraft, place: LocationPath, foot: XY): string {
  const { content, labels, layout, window } = draft
  const at = layout.lamps.get(place)
  if (!at || labels.covered.has(place)) return ''
  const wire = drawLine(foot, at, window.lamp)
  const lamp = drawLamp(at, window.lamp)
  const label = labels.places.get(place)
  if (!label) return `<g>${wire}${lamp}</g>`
  return (
    `<a href="${content.places[place].href}" tabindex="-1">${drawTarget(label, at, draft)}` +
    `${drawLeader(label, at, window.text)}${wire}${lamp}${drawName(label, window.text)}</a>`
  )
}

/** From the feeder to the lamp's edge. */
function drawLine(foot: XY, lamp: XY, radius: number): string {
  const [dx, dy] = [lamp[0] - foot[0], lamp[1] - foot[1]]
  const length = Math.hypot(dx, dy)
  if (length <= radius) return ''
  const edge: XY = [lamp[0] - (dx / length) * radius, lamp[1] - (dy / length) * radius]
  return `<path class="wire" d="${path([foot, edge])}"/>`
}

/** A circle with a cross: the symbol of a lamp. */
function drawLamp([x, y]: XY, radius: number): string {
  // The cross ends on the circle: half a side of the square that lies in it.
  const half = radius * Math.SQRT1_2
  const [r, across, side] = [tenths(radius), tenths(2 * radius), tenths(2 * half)]
  const circle = `a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0`
  const cross = `m${tenths(radius - half)}-${tenths(half)}l${side} ${side}m0-${side}l-${side} ${side}`
  return `<path class="lamp" d="M${tenths(x - radius)} ${tenths(y)}${circle}${cross}"/>`
}

/** What the pointer hits: lamp and name, with some air. */
function drawTarget({ lines, baseline, box }: PlaceLabel, [x, y]: XY, { window }: MapDraft): string {
  const { lamp, text } = window
  const bottom = baseline[1] + leading(text) * (lines.length - 1) + 5
  const left = Math.round(Math.min(box[0], x - lamp) - 4)
  const top = Math.round(Math.min(baseline[1] - text, y - lamp) - 4)
  const width = Math.round(Math.max(box[2], x + lamp) + 4) - left
  const height = Math.round(Math.max(bottom, y + lamp) + 4) - top
  return `<rect class="target" x="${left}" y="${top}" width="${width}" height="${Math.max(24, height)}"/>`
}

/** A thin line from the lamp to a name that stands apart. */
function drawLeader({ label, lines, baseline: [x, y] }: PlaceLabel, lamp: XY, text: number): string {
  if (!label.leader) return ''
  const beside = tenths(x + (label.at === 'right' ? -4 : 4))
  const lower = leading(text) * (lines.length - 1)
  if (label.leader === 'straight') {
    return `<path class="leader" d="M${point(lamp)}L${beside} ${tenths(y - 4.5 + lower / 2)}"/>`
  }
  const isUpright = Math.abs(label.y) > Math.abs(label.x)
  const end = isUpright ? `V${tenths(y + (label.y < 0 ? 4 + lower : -11))}` : `H${beside}`
  return `<path class="leader" d="M${point(lamp)}${end}"/>`
}

function drawName({ label, lines, baseline: [x, y] }: PlaceLabel, text: number): string {
  const classes = [label.at === 'left' && 'end', label.at === 'middle' && 'middle', label.water && 'on-water']
    .filter(Boolean)
    .join(' ')
  const words =
    lines.length === 1
      ? escapeMarkup(first(lines))
      : lines
          .map(
            (line, at) =>
              `<tspan x="${tenths(x)}"${at ? ` dy="${tenths(leading(text))}"` : ''}>${escapeMarkup(line)}</tspan>`,
          )
          .join('')
  return `<text${classes && ` class="${classes}"`} x="${tenths(x)}" y="${tenths(y)}">${words}</text>`
}
