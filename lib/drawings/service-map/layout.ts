import type { LocationPath, OfficeId } from '@/content/types'
import geography from '@/lib/drawings/art/geography.json'
import { first, last } from '@/lib/drawings/lists'
import { project } from '@/lib/drawings/service-map/geometry'
import { type FeederNode, type MapKey, type MapPlan, maps, type XY } from '@/lib/drawings/service-map/plans'
import { mapPoints } from '@/lib/drawings/service-map/points'
import type { MapContent } from '@/lib/drawings/service-map/types'
import { keysOf, recordOf } from '@/lib/records'

/** A piece of wire. */
export type Wire = readonly [from: XY, to: XY]

/** A `FeederNode` in units. */
export type Piece = {
  /** From the end of the piece before. */
  readonly points: readonly XY[]
  /** The place whose lamp hangs on its last point. */
  readonly place: LocationPath | null
  readonly next: readonly Piece[]
}

/** A map in its units, before a window is laid on it. */
export type MapLayout = {
  readonly key: MapKey
  readonly plan: MapPlan
  readonly size: 'wide' | 'phone'
  readonly height: number
  /** Units of a kilometre. */
  readonly scale: number
  /** From kilometres along and across (`project`). */
  readonly unitsOf: (kilometres: XY) => XY
  readonly unitsAt: (latitude: number, longitude: number) => XY
  readonly offices: Readonly<Record<OfficeId, XY>>
  readonly feeders: readonly { readonly office: OfficeId; readonly start: Piece }[]
  /** In the order of the feeders. */
  readonly lamps: ReadonlyMap<LocationPath, XY>
  /** All that the feeders and the lines to the lamps consist of. */
  readonly wires: readonly Wire[]
  /** Closed lines around water. */
  readonly water: readonly (readonly XY[])[]
  readonly roads: readonly (readonly XY[])[]
}

/**
 * @param key which drawing
 * @param content names, offices and words
 * @returns where everything stands
 * @throws Error when a place hangs on another office's feeder than its page names, or on none
 */
export function layoutOf(key: MapKey, content: MapContent): MapLayout {
  const plan: MapPlan = maps[key]
  checkOffices(key, plan, content)
  const size = key.endsWith('phone') ? 'phone' : 'wide'
  const { scale, height, unitsOf } = projectionOf(plan, size === 'phone')
  const unitsAt = (latitude: number, longitude: number) => unitsOf(project(latitude, longitude))
  /** A line of geography.json, whose points have their longitude first. */
  const lineOf = (points: readonly number[][]) =>
    points.map(([longitude = 0, latitude = 0]) => unitsAt(latitude, longitude))
  const lampAt = (place: LocationPath): XY => {
    const moved = plan.moved?.[place]
    const { latitude, longitude } = mapPoints[place]
    return moved ? unitsOf(moved) : unitsAt(latitude, longitude)
  }
  const officeAt = (id: OfficeId): XY => {
    const office = content.offices.find((candidate) => candidate.id === id)
    if (!office) throw new Error(`no office "${id}"`)
    return unitsAt(office.latitude, office.longitude)
  }
  const pieceOf = ({ to, place, next }: FeederNode, from: XY): Piece => {
    const points = to.map(unitsOf)
    const end = place ? footOf(lampAt(place), last(points)) : last(points)
    return { points: [from, ...points.slice(0, -1), end], place, next: next.map((node) => pieceOf(node, end)) }
  }

  const feeders = plan.feeders.map(([office, node]) => ({ office, start: pieceOf(node, officeAt(office)) }))
  const pieces = feeders.flatMap(({ start }) => withNext(start))
  const lamps = new Map(pieces.flatMap(({ place }) => (place ? [[place, lampAt(place)] as const] : [])))
  const wires = pieces.flatMap(({ points, place }) => {
    const lamp = place && lamps.get(place)
    return wiresAlong(lamp ? [...points, lamp] : points)
  })
  return {
    key,
    plan,
    size,
    height,
    scale,
    unitsOf,
    unitsAt,
    offices: recordOf(
      content.offices.map(({ id }) => id),
      officeAt,
    ),
    feeders,
    lamps,
    wires,
    water: geography.water[key].map(lineOf),
    roads: Object.values(geography.roads).map(lineOf),
  }
}

/** Every place of a drawing hangs on a feeder of its own office. */
function checkOffices(key: MapKey, { feeders }: MapPlan, { places }: MapContent): void {
  const hangsOn = new Map(
    feeders.flatMap(([office, node]) => withNext(node).map(({ place }) => [place, office] as const)),
  )
  const area = `${key.replace('-phone', '')}/`
  for (const place of keysOf(places).filter((path) => path.startsWith(area))) {
    const { office } = places[place]
    if (hangsOn.get(place) !== office) {
      throw new Error(
        `map ${key}: ${place} hangs on ${hangsOn.get(place) ?? 'no feeder'}, its page names the office ${office}: ` +
          'change its feeder in lib/drawings/service-map/plans.ts',
      )
    }
  }
}

/** From kilometres to units: the plan's part of the country fills its width. `turned` is a quarter turn: east is up. */
function projectionOf({ along: [west, east], across: [south, north], width }: MapPlan, turned: boolean) {
  const scale = width / (turned ? north - south : east - west)
  return {
    scale,
    height: Math.round((turned ? east - west : north - south) * scale),
    unitsOf: ([along, across]: XY): XY => {
      const fromNorth = (north - across) * scale
      return turned ? [fromNorth, (east - along) * scale] : [(along - west) * scale, fromNorth]
    },
  }
}

/** The line to a lamp is square to its feeder: brings the feeder's end level with the lamp, where it nearly is. */
function footOf(lamp: XY, [x, y]: XY): XY {
  const [dx, dy] = [Math.abs(lamp[0] - x), Math.abs(lamp[1] - y)]
  if (dx < 0.35 * dy) return [lamp[0], y]
  return dy < 0.35 * dx ? [x, lamp[1]] : [x, y]
}

/** A piece of a feeder and all that hangs on it, in the order of the drawing. */
function withNext<Node extends { readonly next: readonly Node[] }>(node: Node): Node[] {
  return [node, ...node.next.flatMap(withNext)]
}

const wiresAlong = (points: readonly XY[]): Wire[] => points.slice(1).map((to, at) => [points[at] ?? first(points), to])
