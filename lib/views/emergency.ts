import { placements } from '@/content/placements'
import { categoryTrail, serviceTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { categoryLink, type LinkItem, serviceLink } from '@/lib/content/links'
import { priceList } from '@/lib/content/prices'
import { type EmergencyPath, emergencyCategoryPage, emergencyPages } from '@/lib/content/services'
import type { EmergencyPage } from '@/lib/content/types'
import { uiWords } from '@/lib/content/words'
import { serviceSections } from '@/lib/drawings/circuits'
import { pictureFor } from '@/lib/images/pictures'
import { routes, servicePathsOf } from '@/lib/routes'
import { pageContextWithForm } from '@/lib/views/page-context'

const paths = servicePathsOf('emergency') as EmergencyPath[]

/** What EmergencyScreen shows of any emergency page. */
function emergencyPageView(href: string, source: EmergencyPage) {
  const page = fill(source, href)
  const [first, ...others] = priceList(source.cost.prices)
  const [range, ...rest] = page.cost.paragraphs
  return {
    ...pageContextWithForm(href, source.seoTitle),
    page,
    /** When to call 911: the number stands over it, large. */
    danger: page.danger.replace(/^911 f/, 'F'),
    cost: {
      heading: page.cost.heading,
      range: first?.range ?? '',
      note: [uiWords.emergency.costNote, ...rest.slice(0, 1)].join(' '),
      others: others.map(({ work, range: other }) => ({ work, range: other })),
      more: [range, ...rest.slice(1)].filter((paragraph) => paragraph !== undefined),
    },
  }
}

/** @returns what EmergencyScreen shows on /emergency */
export function emergencyView() {
  const href = routes.category('emergency')
  return {
    ...emergencyPageView(href, emergencyCategoryPage),
    breadcrumbs: categoryTrail('emergency'),
    pages: paths.map((path) => ({
      label: uiWords.emergency.names[path],
      href: routes.service(path),
      view: serviceSections[path],
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
    head: placements.emergencyHeads[path],
    drawing: serviceSections[path],
    picture: source.image && pictureFor(source.image),
    ways: [
      { label: uiWords.common.back.replace('{name}', label), href },
      ...paths.filter((sibling) => sibling !== path).map(serviceLink),
      ...source.related.map(serviceLink),
      contactLink,
    ],
  }
}

const contactLink: LinkItem = { label: uiWords.common.contact, href: routes.contact() }
