import { prices } from '@/content/prices'
import type { EmergencyCategoryPage, EmergencyChoice, EmergencyPage, EmergencyPath } from '@/content/schema'
import { categoryTrail, serviceTrail } from '@/lib/chrome/breadcrumbs'
import { fill, fillText } from '@/lib/content/fill'
import { priceRange } from '@/lib/content/formats'
import { categoryLink, type LinkItem, serviceLink } from '@/lib/content/links'
import { priceTerms } from '@/lib/content/price-terms'
import { emergencyCategoryPage, emergencyPages } from '@/lib/content/registry'
import { uiWords } from '@/lib/content/words'
import { serviceCutaways } from '@/lib/drawings/circuits'
import { fillTemplate } from '@/lib/fill-template'
import { type Href, routes, type StaticPath } from '@/lib/routes'
import { pageContextWithForm } from '@/lib/views/page-context'
import { promisesView } from '@/lib/views/promises'
import { proofView } from '@/lib/views/proof'

/** Of a danger's wording a choice shows what to do; its heading says the rest. "Wire down: stay away" is "Stay away". */
function choiceLine(line: string, href: StaticPath): string {
  if (!line.startsWith('{danger-short:')) return line
  return fillText(line, href).replace(/^[^:.?]+: (.)/, (_, first: string) => first.toUpperCase())
}

/** What to do first is said without the words of the heading over it. */
const shortened = <T extends { readonly line: string }>(item: T, href: StaticPath): T => ({
  ...item,
  line: choiceLine(item.line, href),
})

/** A page with its tokens filled. */
function filled<T extends EmergencyPage>(href: StaticPath, source: T): T {
  const items = source.choices.items.map((choice) => shortened(choice, href))
  return fill({ ...source, choices: { ...source.choices, items } }, href)
}

/** What any emergency page shows. */
function emergencyPageView<T extends EmergencyPage>(href: StaticPath, source: T) {
  const page = filled(href, source)
  const [first, ...others] = source.cost.prices
  return {
    ...pageContextWithForm(href, source.seoTitle),
    page,
    proof: proofView(href),
    questions: [...page.questions, { question: page.callUs.heading, answer: page.callUs.paragraphs.join(' ') }],
    promises: promisesView(href),
    cost: {
      heading: page.cost.heading,
      range: first ? priceRange(prices[first]) : '',
      others: others.map((id) => ({ work: prices[id].work, range: priceRange(prices[id]), terms: priceTerms([id]) })),
      paragraphs: [priceTerms(first ? [first] : []), ...page.cost.paragraphs],
    },
  }
}

const outagePath = 'emergency/power-outage' satisfies EmergencyPath

/** @throws Error when the page has no such steps */
function hrefOf({ page, id }: EmergencyCategoryPage['links'][number]['to']): Href {
  if (!id) return routes.service(page)
  const { choices, sequences }: EmergencyPage = emergencyPages[page]
  if (![...choices.items, ...sequences.items].some((steps) => steps.id === id))
    throw new Error(`/emergency links to ${page}#${id}: the page has no steps of this id`)
  return `${routes.service(page)}#${id}`
}

/** Who is called first, in the order of the page. */
const firsts: readonly EmergencyChoice['first'][] = ['911', 'utility', 'us']

/** @returns what EmergencyPage shows on /emergency */
export function emergencyView() {
  const href = routes.category('emergency')
  const view = emergencyPageView(href, emergencyCategoryPage)
  const links = emergencyCategoryPage.links.map(({ to, ...words }) => ({
    ...fill(shortened(words, href), href),
    href: hrefOf(to),
  }))
  return {
    ...view,
    breadcrumbs: categoryTrail('emergency'),
    /** The most common call, before the others. */
    outage: {
      ...view.page.outage,
      href: routes.service(outagePath) as Href,
      ways: filled<EmergencyPage>(href, emergencyPages[outagePath]).choices.items,
      drawing: serviceCutaways[outagePath],
    },
    groups: firsts.map((first) => ({
      label: uiWords.emergency.firsts[first] as string,
      choices: view.page.choices.items.filter((choice) => choice.first === first),
      links: links.filter((link) => link.first === first),
    })),
    ways: [...emergencyCategoryPage.related.map(serviceLink), contactLink],
  }
}

/**
 * @param path an emergency page
 * @returns what EmergencyServicePage shows
 */
export function emergencyServiceView(path: EmergencyPath) {
  const source: EmergencyPage = emergencyPages[path]
  const { label, href } = categoryLink('emergency')
  const view = emergencyPageView(routes.service(path), source)
  const { ready } = view.page
  return {
    ...view,
    questions: [...view.questions, { question: ready.heading, answer: ready.items.join(' ') }],
    breadcrumbs: serviceTrail(path),
    /** Where the fault is; none where the choices have streets. */
    drawing: source.choices.items.some(({ art }) => art) ? undefined : serviceCutaways[path],
    ways: [
      { label: fillTemplate(uiWords.common.back, { name: label }), href },
      ...source.related.map(serviceLink),
      contactLink,
    ],
  }
}

const contactLink: LinkItem = { label: uiWords.common.contact, href: routes.contact() }

export type EmergencyPageView = ReturnType<typeof emergencyPageView> & { ways: LinkItem[]; breadcrumbs: LinkItem[] }
export type EmergencyView = ReturnType<typeof emergencyView>
export type EmergencyServiceView = ReturnType<typeof emergencyServiceView>
