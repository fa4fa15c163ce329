import { breakerPanel, circuitNumbers } from '@/lib/content/breaker-panel'
import { byLabel, linkTo } from '@/lib/content/links'
import { shownPrice } from '@/lib/content/price-terms'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { testimonialsOn } from '@/lib/content/testimonials'
import { homeCutaway, switchedCircuits } from '@/lib/drawings/cutaway-views'
import { pictureFor } from '@/lib/images/pictures'
import { keysOf } from '@/lib/objects'
import { routes } from '@/lib/routes'

/** @returns what the home page shows */
export function homeModel() {
  const { claims, faqs, prices, homeTestimonials, townIds } = siteContent()
  const { home: homePage } = siteContent().singlePages
  const path = routes.home()
  const page = renderCopy(homePage, path)
  const panel = breakerPanel(switchedCircuits)
  return {
    page,
    reviews: {
      rating: claims.ratingHome.value,
      stars: Number.parseFloat(claims.ratingHome.value),
      count: claims.reviewsHome.value,
    },
    panel,
    house: homeCutaway,
    numbers: circuitNumbers(panel),
    testimonials: testimonialsOn(homeTestimonials, path),
    picture: pictureFor(homePage.testimonials.picture),
    prices: keysOf(prices)
      .map(shownPrice)
      .sort((a, b) => (a.high ?? a.low) - (b.high ?? b.low))
      .map((price) => ({ work: price.work, price, href: price.page && routes.page(price.page) })),
    faqs: renderCopy(faqs, path),
    areas: townIds.map(linkTo).sort(byLabel),
  }
}

export type HomeModel = ReturnType<typeof homeModel>
