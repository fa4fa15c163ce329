import type { LocationPath, OfficeId } from '@/content/types'
import type { Href } from '@/lib/routes'

/** What the drawing shows of the content. */
export type MapContent = {
  readonly places: Readonly<
    Record<LocationPath, { readonly name: string; readonly href: Href; readonly office: OfficeId }>
  >
  readonly offices: readonly {
    readonly id: OfficeId
    readonly name: string
    readonly latitude: number
    readonly longitude: number
  }[]
  readonly torontoHref: Href
  readonly words: Readonly<Record<'lake' | 'north' | 'toronto' | 'office' | 'scale', string>>
}

/** A closer window on a drawing, for the head of a place's page. */
export type MapCrop = {
  /** Width to height. */
  readonly ratio: number
  /** How far down the window the place's office stands, 0 to 1: the feeder comes in at this height. */
  readonly line: number
  /** How far down the office may stand where the place and its neighbours lie above it: else water would fill the window. */
  readonly lowest?: number
  /** Where the office stands lower than `line`: how far before it the wire bends down (2.5rem), in parts of the width. */
  readonly bend?: number
  /** It stands at `line` all the same where less than this part of the window is water. */
  readonly minWater?: number
  /** Smallest width in units; more where the place is far from its office. */
  readonly minWidth: number
  /** The drawing's usual width on screen in CSS pixels: names stay legible at it. */
  readonly screenWidth: number
  /** Around what the window must hold, in units: left, right, top, bottom. */
  readonly padding: readonly [number, number, number, number]
  /** Edges without names, where the drawing fades or text stands, in parts of the window: left, right, top, bottom. */
  readonly insets: readonly [number, number, number, number]
}

export type MapOptions = {
  /** Prefix of the drawing's ids: two drawings on one page need two. */
  readonly id: string
  /** The place whose lamp, line and office are live. Without it both offices are. */
  readonly lit?: LocationPath
  /** Places whose names stay bright beside the lit one. */
  readonly near?: readonly LocationPath[]
  /** Shows the part around `lit` alone; without `lit` it has no meaning. */
  readonly crop?: MapCrop
}

export type MapDrawing = {
  viewBox: string
  markup: string
  /** Where each office stands in the window, from its left and top, 0 to 1. */
  offices: Record<OfficeId, { left: number; top: number }>
}
