import { reasonTitles, serviceCards } from '@/content/cards'
import { words } from '@/content/locations/words'
import { prices } from '@/content/prices'
import type { LocationPage, LocationPath, Utility } from '@/content/types'
import { utilities } from '@/content/utilities'
import { locationTrail } from '@/lib/chrome/breadcrumbs'
import { fill, mapStrings } from '@/lib/content/fill'
import { locationLink } from '@/lib/content/links'
import { locationPages } from '@/lib/content/locations'
import { pricesIn, priceTerms } from '@/lib/content/price-terms'
import { fillTemplate } from '@/lib/fill-template'
import { keysOf } from '@/lib/records'
import { locationName, routes } from '@/lib/routes'
import { officeFor } from '@/lib/site'
import { jobsView } from '@/lib/views/jobs'
import { pageContextWithForm } from '@/lib/views/page-context'
import { promisesView } from '@/lib/views/promises'

/**
 * @param path a GTA town or a Toronto neighbourhood
 * @returns what LocationScreen shows
 */
export function locationView(path: LocationPath) {
  const href = routes.location(path)
  const source: LocationPage = locationPages[path]
  const page = fill(source, href)
  const isGTA = path.startsWith('gta/')
  const name = locationName(path)
  // GTA pages show the towns' hours, Toronto pages the city's, whichever office is nearer.
  const { hours } = officeFor(href)
  const utility: Utility = utilities[source.utility]
  const own = fill(
    mapStrings(words, (text) =>
      fillTemplate(text, { place: name.replace(/^The /, 'the '), hours: hours.label, utility: utility.name }),
    ),
    href,
  )
  const { answers } = own
  return {
    ...pageContextWithForm(href, source.seoTitle),
    place: path,
    name,
    isGTA,
    page,
    breadcrumbs: locationTrail(path),
    answers: [
      { question: answers.come, answer: page.answers.come },
      { question: answers.soon, answer: answers.soonAnswer },
      { question: answers.cost, answer: page.answers.cost, small: priceTerms(pricesIn(source.answers.cost)) },
      { question: answers.licensed, answer: answers.licensedAnswer },
    ],
    jobs: page.jobs.items.map(({ title, text, service, price }) => ({
      title,
      text,
      href: routes.service(service),
      price: price && { range: prices[price].range, terms: priceTerms([price]) },
    })),
    services: keysOf(serviceCards).map((id) => {
      const card = serviceCards[id]
      return {
        name: card.name,
        rating: card.rating,
        href: 'service' in card ? routes.service(card.service) : routes.category(card.category),
        text: page.services.cards[id],
      }
    }),
    reasons: keysOf(reasonTitles).map((id) => ({
      title: reasonTitles[id],
      text: page.reasons.items[id],
    })),
    powerCompany: {
      heading: own.utility.heading,
      ask: own.utility.ask,
      phone: utility.outagePhone,
      outagePage: { label: own.utility.outagePage, href: utility.outagePage },
      more: own.utility.more,
    },
    finished: jobsView(path),
    promises: promisesView(href),
    nearby: { heading: own.nearby, places: source.neighbours.map(locationLink), near: source.neighbours },
    questionsHeading: own.questions,
  }
}

export type LocationView = ReturnType<typeof locationView>
