import { claims } from '@/content/claims'
import { faqs } from '@/content/faqs'
import { page as homePage } from '@/content/pages/home'
import { prices } from '@/content/prices'
import type { Price } from '@/content/schema'
import { homeTestimonials } from '@/content/testimonials'
import { circuitNumbers, homePanel } from '@/lib/chrome/panel'
import { fill } from '@/lib/content/fill'
import { priceRange } from '@/lib/content/formats'
import { locationLink } from '@/lib/content/links'
import { priceTerms } from '@/lib/content/price-terms'
import { gtaPaths, torontoPaths } from '@/lib/content/registry'
import { homeCutaway } from '@/lib/drawings/circuits'
import { pictureFor } from '@/lib/images/pictures'
import { keysOf } from '@/lib/records'
import { routes } from '@/lib/routes'
import { pageContextWithForm } from '@/lib/views/page-context'
import { promisesView } from '@/lib/views/promises'
import { testimonialsView } from '@/lib/views/testimonials'

/** How many questions show at first. */
export const questionsAtFirst = 6

/** @returns what HomePage shows */
export function homeView() {
  const path = routes.home()
  const page = fill(homePage, path)
  const panel = homePanel()
  return {
    ...pageContextWithForm(path, homePage.seoTitle),
    page,
    reviews: {
      rating: claims.ratingHome.value,
      stars: Number.parseFloat(claims.ratingHome.value),
      count: claims.reviewsHome.value,
    },
    panel,
    house: homeCutaway,
    numbers: circuitNumbers(panel),
    testimonials: testimonialsView(homeTestimonials, path),
    picture: pictureFor(homePage.testimonials.picture),
    prices: keysOf(prices)
      .map((id): Price => prices[id])
      .sort((a, b) => (a.high ?? a.low) - (b.high ?? b.low))
      .map((price) => ({ work: price.work, range: priceRange(price), href: price.page && routes.service(price.page) })),
    priceTerms: priceTerms(keysOf(prices)),
    promises: promisesView(path),
    faqs: fill(faqs, path),
    questionsAtFirst,
    areas: gtaPaths.map(locationLink).sort((a, b) => a.label.localeCompare(b.label, 'en-CA')),
    toronto: { href: routes.toronto(), count: String(torontoPaths.length) },
  }
}

export type HomeView = ReturnType<typeof homeView>
