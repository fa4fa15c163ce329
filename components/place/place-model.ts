import { serviceWords } from '@/content/interface'
import type { PlaceId, ServiceCardId, ServiceCardLinks, Utility } from '@/content/schema'
import { linkTo, withinSentence } from '@/lib/content/links'
import { pricesIn, priceTerms, shownPrice } from '@/lib/content/price-terms'
import { nameOf, summaryOf } from '@/lib/content/registry'
import { fillSiteTokens, renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { townRules } from '@/lib/content/town-rules'
import { smartPunctuation } from '@/lib/content/typography'
import { keysOf } from '@/lib/objects'
import { isTown, routes } from '@/lib/routes'
import { officeFor } from '@/lib/site'

/**
 * @param place a GTA town or a Toronto neighbourhood
 * @returns what its page shows
 */
export function placeModel(place: PlaceId) {
  const { reasonTitles, serviceCards, placeText, utilities, placePages } = siteContent()
  const path = routes.page(place)
  const source: (typeof placePages)[PlaceId] = placePages[place]
  const page = renderCopy(source, path)
  const name = smartPunctuation(nameOf(place))
  // The hours of the office that the page shows, even if another office is nearer.
  const { hours } = officeFor(path)
  const tokens = (id: typeof source.utility) => {
    const { name: utility, outagePage, shutOff }: Utility = utilities[id]
    return {
      place: withinSentence(name),
      hours: hours.label,
      utility,
      outage: fillSiteTokens(`{outage:${id}}`, path),
      'outage-page': `[${placeText.utility.outagePage}](${outagePage})`,
      'shut-off': (!source.otherUtility && shutOff?.notice) || placeText.utility.shutOff,
    }
  }
  // `townRules` fills the rules.
  const { rules: _, ...sharedText } = placeText
  const shared = renderCopy(sharedText, path, tokens(source.utility))
  const first = { id: source.utility, area: page.utilityArea }
  const served = page.otherUtility ? [first, page.otherUtility] : [first]
  const utilityParagraphs = served.flatMap(({ id, area }) => {
    const { shutOff, largerService }: Utility = utilities[id]
    const outage = renderCopy(placeText.utility.outage, path, tokens(id))
    const steps = [shutOff?.terms, largerService?.needs, largerService?.takes].flatMap((sentence) => sentence ?? [])
    return [area ? `**${area}.** ${outage}` : outage, ...(steps.length > 0 ? [smartPunctuation(steps.join(' '))] : [])]
  })
  /** Whether each utility says how long a larger service takes. */
  const isLargerKnown = served.every(({ id }) => {
    const { largerService }: Utility = utilities[id]
    return largerService?.takes
  })
  const { heading, larger, whoDoesWhat } = shared.utility
  const cards = keysOf(serviceCards).map((id) => {
    const card: ServiceCardLinks[ServiceCardId] = serviceCards[id]
    return source.quotedCards.includes(id) ? { id, ...card, price: undefined, note: undefined } : { id, ...card }
  })
  /** A job does not repeat the price of a card. */
  const pricesOfCards = cards.flatMap(({ price }) => price ?? [])
  const { come, reach, cost } = shared.answers
  return {
    path,
    name,
    /** Pages of neighbourhoods link to the form of /contact. */
    hasForm: isTown(place),
    page,
    /** Text that all places share. */
    shared,
    answers: [
      { question: come.question, answer: page.answers.come },
      reach,
      {
        question: cost.question,
        answer: page.answers.cost,
        small: priceTerms(pricesIn(source.answers.cost), 'shortTerms'),
      },
    ],
    prices: pricesOfCards.map(shownPrice),
    formLead: `${page.form.lead} ${shared.form.papers}`,
    reasons: keysOf(reasonTitles).map((id) => ({
      title: smartPunctuation(reasonTitles[id]),
      text: (id === 'local-experts' && page.localExperts) || shared.reasons[id],
    })),
    services: renderCopy(cards, path).map(({ id, ...card }) => {
      const linked = 'service' in card ? card.service : card.category
      const href = routes.page(linked)
      const text = page.serviceCards[id] ?? renderCopy(summaryOf(linked), path)
      const price = card.price && shownPrice(card.price)
      const note = card.note ?? (price ? undefined : serviceWords.quote)
      return { title: card.name, href, text, price, note }
    }),
    typicalJobs: page.typicalJobs?.map(({ title, text, service, price }) => ({
      title,
      paragraphs: [text],
      href: routes.page(service),
      price: price && !pricesOfCards.includes(price) ? shownPrice(price) : undefined,
    })),
    notes: [
      ...page.facts.map(({ title, text }) => ({ title, paragraphs: [text] })),
      ...page.notes.map(({ heading, paragraphs }) => ({ title: heading, paragraphs })),
      ...townRules(place, path),
      {
        title: heading,
        paragraphs: [...utilityParagraphs, isLargerKnown ? whoDoesWhat : `${larger} ${whoDoesWhat}`],
      },
    ],
    nearby: source.neighbours.map(linkTo),
  }
}
