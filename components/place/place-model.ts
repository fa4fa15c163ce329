import { serviceWords } from '@/content/interface'
import type { PlaceContent, ServiceCardId, ServiceCardLinks, Utility } from '@/content/schema'
import { linkTo, withinSentence } from '@/lib/content/links'
import type { PageOfKind } from '@/lib/content/pages'
import { pricesIn, priceTerms, shownPrice } from '@/lib/content/price-terms'
import { nameOf, summaryOf } from '@/lib/content/registry'
import { fillSiteTokens, renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { townRules } from '@/lib/content/town-rules'
import { smartPunctuation } from '@/lib/content/typography'
import { keysOf } from '@/lib/objects'
import { isTown, routes } from '@/lib/routes'

/** @returns what the page of a GTA town or a Toronto neighbourhood shows */
export function placeModel(page: PageOfKind<'place'>) {
  const { reasonTitles, serviceCards, placeText, utilities, placePages } = siteContent()
  const copy: PlaceContent = renderCopy(placePages[page.id], page)
  const name = smartPunctuation(nameOf(page.id))
  // The hours of the office that the page shows, even if another office is nearer.
  const { hours } = page.office
  const tokens = (id: PlaceContent['utility']) => {
    const { name: utility, shutOff }: Utility = utilities[id]
    return {
      place: withinSentence(name),
      hours: hours.label,
      utility,
      'shut-off': (!copy.otherUtility && shutOff?.notice) || placeText.utility.shutOff,
    }
  }
  // `townRules` fills the rules.
  const { rules: _, ...sharedText } = placeText
  const shared = renderCopy(sharedText, page, tokens(copy.utility))
  const first = { id: copy.utility, area: copy.utilityArea }
  const served = copy.otherUtility ? [first, copy.otherUtility] : [first]
  const servedBy = served.map(({ id, area }) => {
    const { outagePage, shutOff, largerService }: Utility = utilities[id]
    const outage = renderCopy(placeText.utility.outage, page, tokens(id))
    const steps = [shutOff?.terms, largerService?.needs, largerService?.takes].flatMap((sentence) => sentence ?? [])
    return {
      outage: area ? `**${area}.** ${outage}` : outage,
      number: fillSiteTokens(`{outage:${id}}`, page),
      outagePage,
      steps: smartPunctuation(steps.join(' ')),
    }
  })
  /** Whether each utility says how long a larger service takes. */
  const isLargerKnown = served.every(({ id }) => {
    const { largerService }: Utility = utilities[id]
    return largerService?.takes
  })
  const { larger, whoDoesWhat } = shared.utility
  // A warning is never folded.
  const warns = placePages[page.id].notes.map(({ paragraphs }) => paragraphs.some((text) => text.includes('{danger')))
  const notes = copy.notes.map(({ heading, paragraphs }) => ({ title: heading, paragraphs }))
  const cards = keysOf(serviceCards).map((id) => {
    const card: ServiceCardLinks[ServiceCardId] = serviceCards[id]
    return copy.quotedCards.includes(id) ? { id, ...card, price: undefined, note: undefined } : { id, ...card }
  })
  /** A job does not repeat the price of a card. */
  const pricesOfCards = cards.flatMap(({ price }) => price ?? [])
  const { come, reach, cost } = shared.answers
  return {
    name,
    /** Pages of neighbourhoods link to the form of /contact. */
    hasForm: isTown(page.id),
    copy,
    /** Text that all places share. */
    shared,
    answers: [
      { question: come.question, answer: copy.answers.come },
      reach,
      {
        question: cost.question,
        answer: copy.answers.cost,
        small: priceTerms(pricesIn(placePages[page.id].answers.cost), 'shortTerms'),
      },
    ],
    prices: pricesOfCards.map(shownPrice),
    formLead: `${copy.form.lead} ${shared.form.papers}`,
    reasons: keysOf(reasonTitles).map((id) => ({
      title: smartPunctuation(reasonTitles[id]),
      text: (id === 'local-experts' && copy.localExperts) || shared.reasons[id],
    })),
    services: renderCopy(cards, page).map(({ id, ...card }) => {
      const linked = 'service' in card ? card.service : card.category
      const href = routes.page(linked)
      const text = copy.serviceCards[id] ?? renderCopy(summaryOf(linked), page)
      const price = card.price && shownPrice(card.price)
      const note = card.note ?? (price ? undefined : serviceWords.quote)
      return { title: card.name, href, text, price, note }
    }),
    typicalJobs: copy.typicalJobs?.map(({ title, text, service, price }) => ({
      title,
      paragraphs: [text],
      href: routes.page(service),
      price: price && !pricesOfCards.includes(price) ? shownPrice(price) : undefined,
    })),
    facts: copy.facts.map(({ title, text }) => ({ title, paragraphs: [text] })),
    warnings: notes.filter((_, at) => warns[at]),
    folds: [...notes.filter((_, at) => !warns[at]), ...townRules(page)],
    utilities: servedBy,
    largerService: isLargerKnown ? whoDoesWhat : `${larger} ${whoDoesWhat}`,
    nearby: copy.neighbours.map(linkTo),
  }
}
