import type { LocationPath } from '@/content/types'
import { first } from '@/lib/drawings/lists'
import { around, type Box, crosses, inside, overlap } from '@/lib/drawings/service-map/geometry'
import type { Wire } from '@/lib/drawings/service-map/layout'
import type { XY } from '@/lib/drawings/service-map/plans'
import { type MapLabel, mapPoints } from '@/lib/drawings/service-map/points'
import { boxOf, widthOf } from '@/lib/drawings/service-map/text'
import type { Focus, MapView, MapWindow } from '@/lib/drawings/service-map/window'
import { fillTemplate } from '@/lib/fill-template'

/** A place's name beside its lamp, in units. */
export type PlaceLabel = {
  readonly lines: readonly string[]
  /** The first baseline, at the side that `label.at` names. */
  readonly baseline: XY
  readonly box: Box
  readonly label: MapLabel
}

/** An office's name beside its square. */
type OfficeLabel = {
  readonly words: string
  readonly baseline: XY
  readonly side: 'left' | 'right'
  readonly box: Box
}

/** What the window has room for. */
export type MapLabels = {
  /** Names that are shown. */
  readonly places: ReadonlyMap<LocationPath, PlaceLabel>
  readonly offices: readonly OfficeLabel[]
  /** Places whose lamps the lit name covers. */
  readonly covered: ReadonlySet<LocationPath>
  /** Where no more names may stand; on the whole drawing all have their room. */
  readonly taken: readonly Box[]
  /** The layout's wires and the page's own. */
  readonly wires: readonly Wire[]
}

/** All that is decided before anything is drawn over the ground. */
export type MapDraft = MapView & {
  readonly labels: MapLabels
  readonly lit: LocationPath | undefined
  readonly near: readonly LocationPath[]
}

/**
 * The whole drawing shows every name where `points.ts` puts it. In a closer window the lit name may move to another side
 * of its lamp, and another name that would be cut or covered is left out; its lamp stays.
 * @returns the names that are shown, and the room that is taken
 */
export function labelsOf(view: MapView): MapLabels {
  const { layout, window, focus } = view
  const places = new Map([...layout.lamps].map(([place, lamp]) => [place, placeLabel(place, lamp, view)]))
  const offices = officeLabels(view)
  if (!focus) return { places, offices, covered: new Set(), taken: [], wires: layout.wires }

  const wires = [...layout.wires, ...pageWire(window, focus)]
  const taken: Box[] = []
  const isFree = freeRoom(view, wires, taken)
  /** Takes a name's room where it is free, and says whether it was. */
  const claim = (box: Box, own?: LocationPath) => {
    const free = isFree(box, own)
    if (free) taken.push(box)
    return free
  }

  // The lit name is always shown; then the offices, the places near it, and the others.
  const sides = [placeLabel(focus.place, focus.lamp, view), ...otherSides(focus, view)]
  const lit = sides.find(({ box }) => isFree(box, focus.place)) ?? leastCovering(sides, wires, view)
  taken.push(lit.box, ...underPageWire(window, focus))
  const shownOffices = offices.filter(({ box }) => claim(box))
  const shown = new Map([[focus.place, lit]])
  for (const place of new Set([...focus.near, ...places.keys()])) {
    const label = places.get(place)
    if (place !== focus.place && label && claim(label.box, place)) shown.set(place, label)
  }
  const covered = [...layout.lamps]
    .filter(([place, at]) => place !== focus.place && overlap(lit.box, around(at, window.lamp), 0.4 * window.text))
    .map(([place]) => place)
  return { places: shown, offices: shownOffices, covered: new Set(covered), taken, wires }
}

/**
 * @param taken the boxes of the names that stand already; may grow
 * @returns whether a name, of a place or of an office, may stand in a box: whole, and clear of names, offices, wires and
 *   of lamps but its own
 */
function freeRoom({ layout, window }: MapView, wires: readonly Wire[], taken: readonly Box[]) {
  const squares = Object.values(layout.offices).map((at) => around(at, window.square))
  const lamps = [...layout.lamps].map(([place, at]) => ({ place, box: around(at, window.lamp) }))
  return (box: Box, own?: LocationPath) =>
    inside(box, window.inner) &&
    !taken.some((other) => overlap(box, other, 0.6 * window.text)) &&
    !squares.some((square) => overlap(box, square)) &&
    !lamps.some((lamp) => lamp.place !== own && overlap(box, lamp.box, 0.4 * window.text)) &&
    !wires.some((wire) => crosses(wire, box))
}

/** A place's name where `points.ts` puts it. */
function placeLabel(place: LocationPath, lamp: XY, { layout, window, content }: MapView): PlaceLabel {
  const { magnification, text } = window
  const label = mapPoints[place][layout.size]
  const { name } = content.places[place]
  const lines = label.lines ? [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)] : [name]
  const baseline: XY = [lamp[0] + label.x * magnification, lamp[1] + label.y * magnification]
  return { lines, baseline, label, box: boxOf(label.at, baseline, lines, text) }
}

/** The names of the offices that the plan names, in the order of the offices. */
function officeLabels({ layout, window: { magnification, text }, content }: MapView) {
  return content.offices.flatMap(({ id, name }): OfficeLabel[] => {
    const named = layout.plan.furniture.offices?.find(([office]) => office === id)
    if (!named) return []
    const [, dx, dy, side] = named
    const [x, y] = layout.offices[id]
    const baseline: XY = [x + dx * magnification, y + dy * magnification]
    const words = fillTemplate(content.words.office, { office: name })
    const width = widthOf([words], text) * 0.9
    const left = side === 'left' ? baseline[0] - width : baseline[0]
    return [{ words, baseline, side, box: [left, baseline[1] - text, left + width, baseline[1] + 4] }]
  })
}

/** The lit name on other sides of its lamp: in a window of another size it may have to stand there. */
function otherSides(focus: Focus, { layout, window: { lamp, text } }: MapView): PlaceLabel[] {
  const { water } = mapPoints[focus.place][layout.size]
  const [x, y] = focus.lamp
  const gap = lamp + 7
  const sides: [MapLabel['at'], XY][] = [
    ['right', [x + gap, y + text * 0.32]],
    ['left', [x - gap, y + text * 0.32]],
    ['middle', [x, y + gap + text * 0.75]],
    ['middle', [x, y - gap]],
    ['right', [x + gap, y + gap + text * 0.6]],
    ['left', [x - gap, y + gap + text * 0.6]],
  ]
  const lines = [focus.name]
  return sides.map(([at, baseline]) => ({
    lines,
    baseline,
    label: { at, x: 0, y: 0, ...(water && { water }) },
    box: boxOf(at, baseline, lines, text),
  }))
}

/**
 * Where no side is free, the lit name stands where, moved along by a few letters, it covers the fewest wires and lamps:
 * the lamps are then left out, save its own, which it keeps clear of.
 */
function leastCovering(sides: readonly PlaceLabel[], wires: readonly Wire[], { layout, window, focus }: MapView) {
  const own = focus && around(focus.lamp, window.lamp)
  const others = [...layout.lamps].flatMap(([path, at]) => (path === focus?.place ? [] : [around(at, window.lamp)]))
  const coveredBy = ({ box }: PlaceLabel) =>
    wires.filter((wire) => crosses(wire, box)).length + others.filter((lamp) => overlap(box, lamp)).length
  const moved = [0, 0.5, 1, 1.5, 2, 2.5]
    .flatMap((by) => [-by, by])
    .flatMap((by) =>
      sides.map((side): PlaceLabel => {
        const baseline: XY = [side.baseline[0] + by * window.text, side.baseline[1]]
        return { ...side, baseline, box: boxOf(side.label.at, baseline, side.lines, window.text) }
      }),
    )
    .filter(({ box }) => inside(box, window.inner) && !(own && overlap(box, own)))
  return moved.toSorted((a, b) => coveredBy(a) - coveredBy(b))[0] ?? first(sides)
}

/** The page's own wire, from the riser to the office, where it is straight. */
const pageWire = ({ x }: MapWindow, { crop, office }: Focus): Wire[] => (crop.bend ? [] : [[[x, office[1]], office]])

/** Where it bends, it comes in over the window: no name under it. */
function underPageWire({ x, y, width, height }: MapWindow, { crop, office }: Focus): Box[] {
  if (!crop.bend) return []
  const [wire, bend] = [y + height * crop.line, office[0] - width * crop.bend]
  return [
    [x, wire - 4, bend + 4, wire + 4],
    [bend - 4, wire, bend + 4, office[1]],
  ]
}
