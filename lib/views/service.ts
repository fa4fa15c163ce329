import { catalogue } from '@/content/catalogue'
import { panelUpgradeTestimonials } from '@/content/testimonials'
import { serviceTrail } from '@/lib/chrome/breadcrumbs'
import { fill, typeset } from '@/lib/content/fill'
import { serviceLink } from '@/lib/content/links'
import { priceList } from '@/lib/content/prices'
import { servicePages, type TradePath } from '@/lib/content/services'
import type { ServicePage, ServicePath } from '@/lib/content/types'
import { pictureFor } from '@/lib/images/pictures'
import { routes, serviceName, servicePathsOf, splitServicePath } from '@/lib/routes'
import { pageContextWithForm } from '@/lib/views/page-context'

/** Smart-home pages with an inquiry form of their own; the thermostat page shows the shared form. */
const inquiryExcept: ServicePath = 'smart-home/smart-thermostats'

/**
 * @param path a trade service
 * @returns what ServiceScreen shows; `testimonials` only where the page has a carousel
 */
export function serviceView(path: TradePath) {
  const href = routes.service(path)
  const source: ServicePage = servicePages[path]
  const { category } = splitServicePath(path)
  const inquiry = category === 'smart-home' && path !== inquiryExcept
  const name = typeset(serviceName(path))
  return {
    ...pageContextWithForm(href, source.seoTitle, inquiry ? serviceName(path) : undefined),
    page: fill(source, href),
    breadcrumbs: serviceTrail(path),
    category: { label: typeset(catalogue[category].name), href: routes.category(category) },
    ...(source.image ? { picture: pictureFor(source.image) } : {}),
    prices: priceList(source.cost.prices),
    ...(inquiry ? { formHeading: `Ask about ${name}` } : {}),
    siblings: servicePathsOf(category).map((sibling) => ({ ...serviceLink(sibling), current: sibling === path })),
    related: source.related.map(serviceLink),
    testimonials: path === 'residential/panel-upgrades' ? fill(panelUpgradeTestimonials, href) : [],
    /** Lighting control pages show the working keypad. */
    keypad: path === 'smart-home/lutron-homeworks' || path === 'smart-home/radiora-3',
  }
}
