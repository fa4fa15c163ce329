import type { Circuit, Question, WireStep } from '@/content/schema'
import { breakerPanel, circuitNumbers, type Panel } from '@/lib/content/breaker-panel'
import { byLabel, type LinkItem, linkTo } from '@/lib/content/links'
import type { SiteContent } from '@/lib/content/load-content'
import { type Page, pageAt } from '@/lib/content/pages'
import { type ShownPrice, shownPrice } from '@/lib/content/price-terms'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { type ShownTestimonial, testimonialsOn } from '@/lib/content/testimonials'
import { type CircuitCard, circuitCards } from '@/lib/drawings/circuit-cards'
import { type CutawayView, homeCutaway, switchedCircuits } from '@/lib/drawings/cutaway-views'
import type { PictureSource } from '@/lib/images/picture-sources'
import { pictureFor } from '@/lib/images/pictures'
import { keysOf } from '@/lib/objects'
import { type Href, routes } from '@/lib/routes'

export type HomeModel = {
  page: Page
  copy: SiteContent['singlePages']['home']
  reviews: { rating: string; stars: number; count: string }
  panel: Panel
  house: CutawayView
  /** The number of each circuit on the panel. */
  numbers: Partial<Record<Circuit, number>>
  /** The card of each row of the panel. */
  cards: CircuitCard[]
  testimonials: ShownTestimonial[]
  picture: PictureSource
  /** The price list, the lowest first. */
  prices: { work: string; price: ShownPrice; href?: Href }[]
  /** What happens after a call. */
  afterCall: readonly WireStep[]
  faqs: readonly Question[]
  areas: LinkItem[]
}

/** @returns what the home page shows */
export function homeModel(): HomeModel {
  const { claims, faqs, prices, homeTestimonials, townIds } = siteContent()
  const page = pageAt(routes.home())
  const copy = renderCopy(siteContent().singlePages.home, page)
  const panel = breakerPanel(switchedCircuits)
  const rows = [...panel.left, ...panel.right].flatMap(({ services }) => services)
  return {
    page,
    copy,
    reviews: {
      rating: claims.ratingHome.value,
      stars: Number.parseFloat(claims.ratingHome.value),
      count: claims.reviewsHome.value,
    },
    panel,
    house: homeCutaway,
    numbers: circuitNumbers(panel),
    cards: circuitCards(
      rows.map(({ label, ...row }) => ({ ...row, name: label })),
      homeCutaway.art,
      page,
    ),
    testimonials: testimonialsOn(homeTestimonials, page),
    picture: pictureFor(copy.testimonials.picture),
    prices: keysOf(prices)
      .map(shownPrice)
      .sort((a, b) => (a.high ?? a.low) - (b.high ?? b.low))
      .map((price) => ({ work: price.work, price, href: price.page && routes.page(price.page) })),
    afterCall: renderCopy(siteContent().singlePages['thank-you'].next.items, page).map(({ title, text, before }) => ({
      title,
      text: before ?? text,
    })),
    faqs: renderCopy(faqs, page),
    areas: townIds.map(linkTo).sort(byLabel),
  }
}
