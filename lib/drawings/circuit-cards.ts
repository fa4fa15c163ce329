import { serviceWords } from '@/content/interface'
import type { ServiceContent, ServiceId, ServiceOrEmergencyId } from '@/content/schema'
import { priceRange } from '@/lib/content/formats'
import type { Page } from '@/lib/content/pages'
import { priceTerms, shownPrice } from '@/lib/content/price-terms'
import { summaryOf } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { siteContent } from '@/lib/content/site-content'
import { RANGE_DASH, setRanges, withFullStop } from '@/lib/content/typography'
import { type CutawayArt, circuitPath, serviceCutaways } from '@/lib/drawings/cutaway-views'
import { isEmergencyId, routes } from '@/lib/routes'

/** What a drawing shows of one service, and what the card beside it says, while its row is pointed at. */
export type CircuitCard = {
  /** The link of its row. */
  href: string
  name: string
  /** On the panel. */
  number?: number
  /** "50 A, 240 V, GFCI." */
  circuit?: string
  /** Sentences: the time, the price and its terms, or that there is a quote. */
  text: string
  /** `data-live` and `data-state` of the drawing. */
  live: string
  state: string
}

export type CircuitRow = { service: ServiceOrEmergencyId; name: string; number?: number }

/** How long the work takes. */
function timeOf({ facts }: ServiceContent): string | undefined {
  const fact = facts.find(({ isTime }) => isTime)
  return fact && setRanges(withFullStop(`${fact.value}: ${plainText(fact.label)}`))
}

/** A dash between two amounts. Its word joiners (U+2060) keep the range on one line. */
const UNBROKEN_DASH = [...RANGE_DASH].map((mark) => `${mark}\u2060`).join('')

/** The price with its terms, or that there is a quote. */
function priceOf({ headPrice }: ServiceContent): string {
  if (headPrice?.kind !== 'price') return `${serviceWords.quote}.`
  const price = shownPrice(headPrice.price)
  return `${priceRange(price, UNBROKEN_DASH)}. ${priceTerms([price], 'shortTerms')}`
}

function serviceCard(service: ServiceId, art: CutawayArt, page: Page) {
  const content: ServiceContent = renderCopy(siteContent().servicePages[service], page)
  const live = serviceCutaways()[service].art === art ? circuitPath(service) : []
  const isElsewhere = art === 'house' && live.length === 0
  const sentences = [isElsewhere ? serviceWords.notInHouse : undefined, timeOf(content), priceOf(content)]
  return {
    circuit: content.circuit && setRanges(withFullStop(content.circuit)),
    text: sentences.filter(Boolean).join(' '),
    live: live.join(' '),
    state: '',
  }
}

/** An emergency page: the fault in the house, and a sentence. */
function emergencyCard(service: ServiceOrEmergencyId, page: Page) {
  const { live, states } = serviceCutaways()[service]
  return {
    text: setRanges(plainText(renderCopy(summaryOf(service), page))),
    live: live.join(' '),
    state: (states ?? []).join(' '),
  }
}

/**
 * @param rows the rows of a list of services
 * @param art the drawing beside the list
 * @param page the page that shows them
 * @returns the card of each row
 */
export function circuitCards(rows: readonly CircuitRow[], art: CutawayArt, page: Page): CircuitCard[] {
  return rows.map(({ service, name, number }) => ({
    href: routes.page(service),
    name,
    number,
    ...(isEmergencyId(service) ? emergencyCard(service, page) : serviceCard(service, art, page)),
  }))
}
