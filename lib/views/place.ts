import { reasonTitles, serviceCards } from '@/content/cards'
import { words } from '@/content/pages/place'
import { prices } from '@/content/prices'
import type { LocationPath, ServiceCardId, ServiceCardLinks, Utility } from '@/content/schema'
import { utilities } from '@/content/utilities'
import { locationTrail } from '@/lib/chrome/breadcrumbs'
import { fill, mapStrings } from '@/lib/content/fill'
import { outagePhone, priceRange } from '@/lib/content/formats'
import { locationLink } from '@/lib/content/links'
import { pricesIn, priceTerms } from '@/lib/content/price-terms'
import { categorySummary, type LocationPage, locationName, locationPages, servicePage } from '@/lib/content/registry'
import { fillTemplate } from '@/lib/fill-template'
import { keysOf } from '@/lib/records'
import { routes } from '@/lib/routes'
import { officeFor } from '@/lib/site'
import { jobsView } from '@/lib/views/jobs'
import { pageContextWithForm } from '@/lib/views/page-context'
import { promisesView } from '@/lib/views/promises'

/** Prices of the six services: a job does not repeat them. */
const pricedInList = new Set<string>(
  keysOf(serviceCards).flatMap((id) => {
    const card: ServiceCardLinks[ServiceCardId] = serviceCards[id]
    return card.price ?? []
  }),
)

/** What a card leads to, in a sentence. */
function summaryOf(card: ServiceCardLinks[ServiceCardId]): string {
  if (!('service' in card)) return categorySummary(card.category)
  const { lead, summary = lead } = servicePage(card.service)
  return summary
}

/**
 * @param path a GTA town or a Toronto neighbourhood
 * @returns what PlacePage shows
 */
export function placeView(path: LocationPath) {
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
  const { answers: local } = page
  return {
    ...pageContextWithForm(href, source.seoTitle),
    place: path,
    name,
    isGTA,
    page,
    breadcrumbs: locationTrail(path),
    answers: [
      { question: answers.come, answer: local.come },
      { question: answers.soon, answer: answers.soonAnswer },
      { question: answers.cost, answer: local.cost, small: priceTerms(pricesIn(source.answers.cost)) },
    ],
    reasons: {
      heading: own.reasonsHeading,
      items: keysOf(reasonTitles).map((id) => ({ title: reasonTitles[id], text: page.reasons.items[id] })),
    },
    servicesHeading: own.services,
    pricesNote: own.prices,
    services: keysOf(serviceCards).map((id) => {
      const card: ServiceCardLinks[ServiceCardId] = serviceCards[id]
      const href = 'service' in card ? routes.service(card.service) : routes.category(card.category)
      const text = page.services.cards[id] ?? fill(summaryOf(card), href)
      if (!card.price) return { title: card.name, href, text, price: card.note, inWords: true }
      return { title: card.name, href, text, price: priceRange(prices[card.price]), note: card.note }
    }),
    jobs: page.jobs && {
      heading: own.jobs,
      items: page.jobs.items.map(({ title, text, service, price }) => ({
        title,
        paragraphs: [text],
        href: routes.service(service),
        price:
          price && !pricedInList.has(price)
            ? { range: priceRange(prices[price]), terms: priceTerms([price]) }
            : undefined,
      })),
    },
    notesHeading: own.facts,
    notes: [
      ...page.facts.items.map(({ title, text }) => ({ title, paragraphs: [text] })),
      ...page.more.map(({ heading, paragraphs }) => ({ title: heading, paragraphs })),
    ],
    utility: {
      heading: own.utility.heading,
      ask: own.utility.ask,
      phone: outagePhone(utility),
      outagePage: { label: own.utility.outagePage, href: utility.outagePage },
      more: own.utility.more,
    },
    finished: jobsView(path),
    promises: promisesView(href),
    nearby: { heading: own.nearby, places: source.neighbours.map(locationLink) },
    questionsHeading: own.questions,
    formHeading: own.form.heading,
  }
}

export type PlaceView = ReturnType<typeof placeView>
