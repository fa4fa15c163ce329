import { reasonTitles, serviceCards } from '@/content/cards'
import { utilities } from '@/content/utilities'
import { locationTrail } from '@/lib/chrome/breadcrumbs'
import { fill, fillText, typeset } from '@/lib/content/fill'
import { locationLink } from '@/lib/content/links'
import { locationPages } from '@/lib/content/locations'
import type { Fact, LocationPage, LocationPath, ReasonId, ServiceCardId, Utility } from '@/lib/content/types'
import { locationName, routes } from '@/lib/routes'
import { office } from '@/lib/site'
import { pageContextWithForm } from '@/lib/views/page-context'

/**
 * @param path a GTA town or a Toronto neighbourhood
 * @returns what LocationScreen shows
 */
export function locationView(path: LocationPath) {
  const href = routes.location(path)
  const source: LocationPage = locationPages[path]
  const page = fill(source, href)
  const { form, ...context } = pageContextWithForm(href, source.seoTitle)
  const near = office(source.office)
  const far = office(source.office === 'toronto' ? 'woodbridge' : 'toronto')
  const utility: Utility = utilities[source.utility]
  const facts: Fact[] = [
    { label: 'Nearest office', value: `${near.name}, ${near.street}` },
    { label: 'Office hours', value: near.hours.label },
    { label: 'Emergencies', value: '24/7' },
    { label: 'Utility', value: utility.name },
    {
      label: 'Power out?',
      value: utility.outagePhone
        ? `${fillText(`{outage:${source.utility}}`, href)}, or the [outage page](${utility.outagePage})`
        : `See the [${utility.name} outage page](${utility.outagePage})`,
    },
  ]
  const neighbours = source.neighbours.map(locationLink)
  const half = Math.ceil(neighbours.length / 2)
  return {
    ...context,
    locationName: locationName(path),
    heroDescription: page.heroDescription,
    isGTA: path.startsWith('gta/'),
    h1: page.h1,
    breadcrumbs: locationTrail(path),
    facts: facts.map((fact) => ({ ...fact, value: typeset(fact.value) })),
    feeder: {
      from: { name: near.name, street: near.street },
      to: { name: far.name, street: far.street },
      places: [...neighbours.slice(0, half), locationLink(path), ...neighbours.slice(half)],
      currentHref: href,
    },
    sections: page.sections,
    services: {
      heading: page.services.heading,
      lead: page.services.lead,
      items: (Object.keys(serviceCards) as ServiceCardId[]).map((id) => {
        const card = serviceCards[id]
        return {
          name: card.name,
          href: 'service' in card ? routes.service(card.service) : routes.category(card.category),
          text: page.services.cards[id],
          symbol: card.symbol,
        }
      }),
    },
    reasons: {
      heading: page.reasons.heading,
      items: (Object.keys(reasonTitles) as ReasonId[]).map((id) => ({
        title: reasonTitles[id],
        text: page.reasons.items[id],
      })),
    },
    questions: page.questions,
    form: { settings: form, ...page.form },
  }
}
