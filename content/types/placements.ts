import type { ImageName, PriceId, ServicePath, TradeCategorySlug, TradePath } from '@/content/types/ids'

/** What a size of a scale drawing is drawn as. `surge` is a curve: the current while a motor starts. */
export type SizeShape = 'panel' | 'charger' | 'generator' | 'transformer' | 'switchboard' | 'blocks' | 'surge'

/** Decisions about pages that are not words. */
export type Placements = {
  /** The page whose head shows a room that answers a keypad. */
  readonly roomPage: TradePath
  /** What the sizes of a scale drawing are drawn as. */
  readonly sizeShapes: Partial<Record<TradePath, SizeShape>>
  /** The same on category pages. */
  readonly categoryShapes: Partial<Record<TradeCategorySlug, SizeShape>>
  /** Smart-home pages with the shared form; the others have an inquiry form that carries the service's name. */
  readonly sharedFormPages: readonly TradePath[]
  /** Beside the home page's testimonials. */
  readonly testimonialsPicture: ImageName
  /** Where a price of the list is explained. */
  readonly pricePages: Readonly<Record<PriceId, ServicePath>>
  /** How many neighbourhoods stand on /toronto as cards; the rest are links. */
  readonly torontoCards: number
  /** How many questions of the home page show at first. */
  readonly questionsAtFirst: number
  /** From how many sections on a post has a table of contents. */
  readonly contentsFrom: number
}
