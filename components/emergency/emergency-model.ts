import { commonWords, emergencyWords } from '@/content/interface'
import type { EmergencyContent, EmergencyId, Situation, StaticPath } from '@/content/schema'
import { type LinkItem, linkTo } from '@/lib/content/links'
import { shownPrice } from '@/lib/content/price-terms'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { serviceCutaways } from '@/lib/drawings/cutaway-views'
import { fillTokens } from '@/lib/fill-tokens'
import { type Href, routes } from '@/lib/routes'
import { phoneFor } from '@/lib/site'

/** What any emergency page shows. */
function sharedModel<T extends EmergencyContent>(path: StaticPath, source: T) {
  const page = renderCopy(source, path)
  return {
    path,
    phone: phoneFor(path),
    page,
    /** The questions, and last how we work, which has several paragraphs. */
    questions: [
      ...page.questions.map(({ question, answer }) => ({ heading: question, paragraphs: [answer] })),
      page.callUs,
    ],
    cost: { ...page.cost, prices: source.cost.prices.map(shownPrice) },
  }
}

/** Whom to call first, in the order of the page. */
const callOrder: readonly Situation['callFirst'][] = ['911', 'utility', 'us']

const contactLink: LinkItem = { label: commonWords.contact, href: routes.contact() }

/** @returns what /emergency shows */
export function emergencyIndexModel() {
  const { emergencyIndexPage, emergencyPages } = siteContent()
  const path = routes.page('emergency')
  const model = sharedModel(path, emergencyIndexPage)
  const outagePage = emergencyIndexPage.outage.page
  const links = emergencyIndexPage.linksToSituations.map(({ to, ...text }) => ({
    ...renderCopy(text, path),
    href: to.id ? `${routes.page(to.page)}#${to.id}` : routes.page(to.page),
  }))
  return {
    ...model,
    /** The most common call, before the others; undefined after its page was removed. */
    outage: outagePage && {
      heading: model.page.outage.heading,
      firstStep: model.page.outage.firstStep,
      href: routes.page(outagePage) as Href,
      situations: renderCopy(emergencyPages[outagePage].situations.items, path),
      drawing: serviceCutaways()[outagePage],
    },
    groups: callOrder
      .map((first) => ({
        label: emergencyWords.whomToCallFirst[first] as string,
        situations: model.page.situations.items.filter((situation) => situation.callFirst === first),
        links: links.filter((link) => link.callFirst === first),
      }))
      .filter(({ situations, links }) => situations.length + links.length > 0),
    links: [...emergencyIndexPage.related.map(linkTo), contactLink],
  }
}

/**
 * @param emergency an emergency page
 * @returns what its page shows
 */
export function emergencyPageModel(emergency: EmergencyId) {
  const { emergencyPages } = siteContent()
  const source: EmergencyContent = emergencyPages[emergency]
  const { label, href } = linkTo('emergency')
  const model = sharedModel(routes.page(emergency), source)
  return {
    ...model,
    /** The drawing of the fault; undefined when the situations have streets. */
    drawing: source.situations.items.some(({ street }) => street) ? undefined : serviceCutaways()[emergency],
    links: [{ label: fillTokens(commonWords.back, { name: label }), href }, ...source.related.map(linkTo), contactLink],
  }
}

export type EmergencyModel = ReturnType<typeof sharedModel> & { links: LinkItem[] }
export type EmergencyIndexModel = ReturnType<typeof emergencyIndexModel>
