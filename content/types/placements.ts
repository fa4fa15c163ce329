import type { EmergencyPath, ImageName, PriceId, ServicePath, TradeCategorySlug, TradePath } from '@/content/types/ids'

/** What a size of a scale drawing is drawn as. `surge` is a curve: the current while a motor starts. */
export type SizeShape = 'panel' | 'charger' | 'generator' | 'transformer' | 'switchboard' | 'blocks' | 'surge'

/** What stands between a service page's head and its form. */
export type ServicePart = 'highlight' | 'feature' | 'what' | 'drawing' | 'steps'

export type CategoryLook = {
  /** From top to bottom. The drawing is left out where the page shows it elsewhere. */
  readonly order: readonly ServicePart[]
  /** What the service is: across the page, under a lamp, on sheet metal, with its folds beside it, or far out on the wire. */
  readonly what: 'page' | 'lamp' | 'metal' | 'beside' | 'far'
  /** How it goes: along a wire, in rows, on plates, from dark to lit, or up a stair of bars. */
  readonly steps: 'line' | 'rows' | 'plates' | 'dimmer' | 'stair'
  /** What the request form and the questions stand on. */
  readonly ask: 'dark' | 'band'
  /** The words that decide a price: in a row, on a building's directory, on a nameplate, or on keypad buttons. */
  readonly words: 'row' | 'directory' | 'plate' | 'keys'
  /** Choices: rows that branch off the riser, or columns under one line. */
  readonly choices: 'rows' | 'columns'
}

/** What stands between an emergency page's head and its form: other faults, what a visit costs, the utilities' numbers. */
export type EmergencyPart = 'faults' | 'price' | 'utilities'

export type EmergencyLook = {
  /** What the first choice is drawn with. */
  readonly head: 'streets' | 'breaker' | 'drawing' | 'close-up'
  /** From top to bottom. Without `utilities`, their table is among the folds. */
  readonly order: readonly EmergencyPart[]
  /** The price's picture: right or left of it, or across the page behind it. */
  readonly price: 'right' | 'left' | 'across'
}

/** Decisions about pages that are not words. */
export type Placements = {
  /** Pages headed by a room that answers a keypad: drawn, or the page's own picture dimmed by a bedside remote. */
  readonly roomHeads: Partial<Record<TradePath, 'keypad' | 'bedside'>>
  /** The page headed by a row of windows with shades. */
  readonly shadesPage: TradePath
  /** How each category's service pages are arranged and set. */
  readonly categoryLooks: Readonly<Record<TradeCategorySlug, CategoryLook>>
  /** Pages that differ from their category. */
  readonly pageLooks: Partial<Record<TradePath, Partial<CategoryLook>>>
  /** What the sizes of a scale drawing are drawn as. */
  readonly sizeShapes: Partial<Record<TradePath, SizeShape>>
  /** Pages whose places stand under the drawing, across the page, and not beside it. */
  readonly stagePages: readonly TradePath[]
  /** Smart-home pages with the shared form; the others have an inquiry form that carries the service's name. */
  readonly sharedFormPages: readonly TradePath[]
  /** Beside the home page's testimonials. */
  readonly testimonialsPicture: ImageName
  /** How each emergency page is arranged: no two alike. */
  readonly emergencyLooks: Readonly<Record<EmergencyPath, EmergencyLook>>
  /** Where a price of the list is explained. */
  readonly pricePages: Readonly<Record<PriceId, ServicePath>>
  /** How many neighbourhoods stand on /toronto as cards; the rest are links. */
  readonly torontoCards: number
  /** How many questions of the home page show at first. */
  readonly questionsAtFirst: number
  /** From how many sections on a post has a table of contents. */
  readonly contentsFrom: number
}
