import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { setRanges } from '@/lib/content/typography'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import type { OpeningTimes } from '@/lib/hours'
import { type Href, routes } from '@/lib/routes'
import { closuresFrom, officeFor } from '@/lib/site'

export type ProofView = {
  /** `check`: the words of the link to ESA's list. */
  licence: { label: string; check: string; checkAt: string }
  reviews: { rating: string; href: Href }
  since: string
  hours: { label: string; times: OpeningTimes }
}

/**
 * @param path the page: its office's hours are shown
 * @returns what ProofStrip shows; the rating is the one of the page's structured data
 */
export function proofView(path: string): ProofView {
  const words = uiWords.proof
  const { days, opens, closes, label } = officeFor(path).hours
  const closures = closuresFrom().map(({ from, to }) => ({ from, to }))
  return {
    licence: {
      label: business.licence.label,
      check: fillTemplate(words.check, { number: business.licence.number }),
      checkAt: business.licence.checkAt,
    },
    reviews: {
      rating: fillTemplate(words.rating, {
        rating: claims.ratingStructuredData.value,
        count: claims.reviewsStructuredData.value,
      }),
      href: `${routes.home()}#testimonials`,
    },
    since: fillTemplate(words.since, { year: claims.sinceServices.value }),
    hours: { label: setRanges(label), times: { days, opens, closes, closures } },
  }
}
