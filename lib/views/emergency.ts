import { placements } from '@/content/placements'
import { prices } from '@/content/prices'
import type { EmergencyPage, EmergencyPath } from '@/content/types'
import { categoryTrail, serviceTrail } from '@/lib/chrome/breadcrumbs'
import { fill, fillText } from '@/lib/content/fill'
import { categoryLink, type LinkItem, serviceLink } from '@/lib/content/links'
import { priceTerms } from '@/lib/content/price-terms'
import { emergencyCategoryPage, emergencyPages } from '@/lib/content/services'
import { uiWords } from '@/lib/content/words'
import { serviceCutaways } from '@/lib/drawings/circuits'
import { fillTemplate } from '@/lib/fill-template'
import { pictureFor } from '@/lib/images/pictures'
import { routes, type StaticPath, servicePathsOf } from '@/lib/routes'
import { officeFor } from '@/lib/site'
import { pageContextWithForm } from '@/lib/views/page-context'
import { promisesView } from '@/lib/views/promises'

const paths = servicePathsOf('emergency')

/** Of a danger's wording a choice shows what to do; its heading says the rest. "Wire down: stay away" is "Stay away". */
function choiceLine(line: string, href: StaticPath): string {
  if (!line.startsWith('{danger-short:')) return line
  return fillText(line, href).replace(/^[^:.?]+: (.)/, (_, first: string) => first.toUpperCase())
}

/** What EmergencyScreen shows of any emergency page. */
function emergencyPageView(href: StaticPath, source: EmergencyPage) {
  const items = source.choices.items.map((choice) => ({ ...choice, line: choiceLine(choice.line, href) }))
  const page = fill({ ...source, choices: { ...source.choices, items } }, href)
  const [first, ...others] = source.cost.prices
  const { paragraphs } = page.cost
  // The first paragraph (what changes the price) is always folded. With several prices the second one is folded too.
  const shown = others.length > 0 ? [] : paragraphs.slice(1, 2)
  return {
    ...pageContextWithForm(href, source.seoTitle),
    page,
    promises: promisesView(href),
    cost: {
      heading: page.cost.heading,
      range: first ? prices[first].range : '',
      note: [priceTerms(first ? [first] : []), ...shown].join(' '),
      others: others.map((id) => ({ work: prices[id].work, range: prices[id].range, terms: priceTerms([id]) })),
      more: paragraphs.filter((paragraph) => !shown.includes(paragraph)),
    },
  }
}

/** How far into the day a time is, from 0 to 1. */
const dayFraction = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return (hour * 60 + minute) / (24 * 60)
}

/** @returns what EmergencyScreen shows on /emergency */
export function emergencyView() {
  const href = routes.category('emergency')
  const { opens, closes, label } = officeFor(href).hours
  return {
    ...emergencyPageView(href, emergencyCategoryPage),
    breadcrumbs: categoryTrail('emergency'),
    /** When the office whose number the page shows is open, in words and as parts of a day. */
    officeDay: { hours: label, opens: dayFraction(opens), closes: dayFraction(closes) },
    // Phone crops at all widths, since these figures are small.
    pages: paths.map((path) => ({
      label: uiWords.emergency.names[path],
      href: routes.service(path),
      view: { ...serviceCutaways[path], wide: serviceCutaways[path].phone },
    })),
    ways: [...emergencyCategoryPage.related.map(serviceLink), contactLink],
  }
}

/**
 * @param path an emergency page
 * @returns what EmergencyServiceScreen shows
 */
export function emergencyServiceView(path: EmergencyPath) {
  const source: EmergencyPage = emergencyPages[path]
  const { label, href } = categoryLink('emergency')
  return {
    ...emergencyPageView(routes.service(path), source),
    breadcrumbs: serviceTrail(path),
    look: placements.emergencyLooks[path],
    drawing: serviceCutaways[path],
    picture: source.image && pictureFor(source.image),
    ways: [
      { label: fillTemplate(uiWords.common.back, { name: label }), href },
      ...paths.filter((sibling) => sibling !== path).map(serviceLink),
      ...source.related.map(serviceLink),
      contactLink,
    ],
  }
}

const contactLink: LinkItem = { label: uiWords.common.contact, href: routes.contact() }

export type EmergencyPageView = ReturnType<typeof emergencyPageView> & { ways: LinkItem[]; breadcrumbs: LinkItem[] }
export type EmergencyView = ReturnType<typeof emergencyView>
export type EmergencyServiceView = ReturnType<typeof emergencyServiceView>
