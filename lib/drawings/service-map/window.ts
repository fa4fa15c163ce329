import type { LocationPath } from '@/content/types'
import { area, type Box, clip } from '@/lib/drawings/service-map/geometry'
import type { MapLayout } from '@/lib/drawings/service-map/layout'
import type { XY } from '@/lib/drawings/service-map/plans'
import type { MapContent, MapCrop, MapOptions } from '@/lib/drawings/service-map/types'

/** What a closer window is laid around. */
export type Focus = {
  readonly crop: MapCrop
  readonly place: LocationPath
  readonly name: string
  readonly lamp: XY
  /** Where its office stands. */
  readonly office: XY
  /** Places whose names come before those of others. */
  readonly near: readonly LocationPath[]
}

/** The part of a layout that is seen, in units, and the size of what is drawn in it. */
export type MapWindow = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Where names may stand: all but the crop's insets. */
  readonly inner: Box
  /** Names, lamps and squares grow where the window is wide, so that they stay legible. */
  readonly magnification: number
  /** Size of a name. */
  readonly text: number
  /** Radius of a lamp. */
  readonly lamp: number
  /** Half the side of an office. */
  readonly square: number
}

/** A map with a window laid on it: all that names need to find their room. */
export type MapView = {
  readonly content: MapContent
  readonly layout: MapLayout
  /** Undefined where the whole drawing is shown. */
  readonly focus: Focus | undefined
  readonly window: MapWindow
}

/** A window's left and top edge, width and height. */
type Frame = Pick<MapWindow, 'x' | 'y' | 'width' | 'height'>

/**
 * @returns what the window is laid around; undefined where the whole drawing is shown
 * @throws Error when the lit place is not on the drawing
 */
export function focusOf(layout: MapLayout, content: MapContent, options: MapOptions): Focus | undefined {
  const { crop, lit, near = [] } = options
  if (!crop || !lit) return undefined
  const lamp = layout.lamps.get(lit)
  if (!lamp) throw new Error(`map ${layout.key}: ${lit} is not on it`)
  const { name, office } = content.places[lit]
  return { crop, place: lit, name, lamp, office: layout.offices[office], near }
}

/** @returns the whole drawing, or the part that holds the lit place with its name, and its office */
export function windowOf(layout: MapLayout, focus: Focus | undefined): MapWindow {
  const { plan, height } = layout
  if (!focus) {
    const everywhere: Box = [-Infinity, -Infinity, Infinity, Infinity]
    return { x: 0, y: 0, width: plan.width, height, inner: everywhere, magnification: 1, ...sizesOf(layout, 1) }
  }
  const { crop } = focus
  const magnificationOf = (frame: Frame) => Math.max(1, (14.5 * frame.width) / crop.screenWidth / plan.text)
  let frame = frameOf(layout, focus, 1)
  // A wider window makes the name larger, which may want a wider window.
  for (let round = 0; round < 3; round++) frame = frameOf(layout, focus, magnificationOf(frame))
  const magnification = magnificationOf(frame)
  const whole = {
    x: Math.round(frame.x),
    y: Math.round(frame.y),
    width: Math.round(frame.width),
    height: Math.round(frame.height),
  }
  return { ...whole, inner: innerOf(whole, crop), magnification, ...sizesOf(layout, magnification) }
}

/**
 * @param magnification how much larger than the plan's the names are
 * @returns the smallest window that holds what it must
 */
function frameOf(layout: MapLayout, focus: Focus, magnification: number): Frame {
  const { crop, lamp, office } = focus
  const [padLeft, padRight, padTop, padBottom] = crop.padding
  const [insetLeft, insetRight, insetTop, insetBottom] = crop.insets
  const name = focus.name.length * layout.plan.text * magnification * 0.62 + 24
  const left = Math.min(office[0] - padLeft, lamp[0] - Math.max(padLeft, name))
  const right = Math.max(office[0] + padRight, lamp[0] + Math.max(padRight, name))
  const up = Math.max(0, office[1] - lamp[1]) + padTop
  const down = Math.max(0, lamp[1] - office[1]) + padBottom
  const minHeight = Math.max(
    crop.minWidth / crop.ratio,
    (right - left) / (1 - insetLeft - insetRight) / crop.ratio,
    down / (1 - crop.line - insetBottom),
  )
  /** A window of this height, in which the office stands at `line`. */
  const frameAt = (height: number, line: number): Frame => {
    const width = height * crop.ratio
    const middle = (left + right) / 2 + (width * (insetRight - insetLeft)) / 2
    return { x: middle - width / 2, y: office[1] - height * line, width, height }
  }
  const high = frameAt(Math.max(minHeight, up / (crop.line - insetTop)), crop.line)
  const limit = waterIn(layout, high) < (crop.minWater ?? 0) ? crop.line : (crop.lowest ?? crop.line)
  // A lower office leaves more room above it, so the window may be smaller.
  const below = Math.max(0, ...lampsOf(layout, focus).map(([, y]) => y - office[1])) + padBottom
  const low = Math.max(minHeight, up / (limit - insetTop), (up + below) / (1 - insetTop - insetBottom))
  const height = Math.min(high.height, low)
  const line = Math.max(crop.line, Math.min(limit, 1 - insetBottom - below / height))
  return frameAt(height, line)
}

/** Lamps of the lit place and those near it, where this drawing shows them. */
const lampsOf = ({ lamps }: MapLayout, { place, near }: Focus): XY[] =>
  [place, ...near].flatMap((path) => {
    const lamp = lamps.get(path)
    return lamp ? [lamp] : []
  })

/** How much of a window is water, 0 to 1. */
function waterIn({ water }: MapLayout, { x, y, width, height }: Frame): number {
  const parts = water.map((ring) => clip(ring, [x, y, x + width, y + height]))
  return parts.reduce((sum, part) => sum + area(part), 0) / (width * height)
}

function innerOf({ x, y, width, height }: Frame, { insets: [left, right, top, bottom] }: MapCrop): Box {
  return [x + width * left, y + height * top, x + width * (1 - right), y + height * (1 - bottom)]
}

function sizesOf({ plan }: MapLayout, magnification: number) {
  const most = Math.min(magnification, 1.4)
  return { text: plan.text * magnification, lamp: plan.lamp * most, square: plan.square * most }
}
