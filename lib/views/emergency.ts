import { categoryTrail, serviceTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { serviceLink } from '@/lib/content/links'
import { priceList } from '@/lib/content/prices'
import { type EmergencyPath, emergencyCategoryPage, emergencyPages } from '@/lib/content/services'
import type { EmergencyPage } from '@/lib/content/types'
import { pictureFor } from '@/lib/images/pictures'
import { routes, servicePathsOf } from '@/lib/routes'
import { pageContextWithForm } from '@/lib/views/page-context'

/**
 * @param path an emergency page, or null for /emergency itself
 * @returns what EmergencyScreen shows
 */
export function emergencyView(path: EmergencyPath | null) {
  const href = path ? routes.service(path) : routes.category('emergency')
  const source: EmergencyPage = path ? emergencyPages[path] : emergencyCategoryPage
  return {
    ...pageContextWithForm(href, source.seoTitle),
    page: fill(source, href),
    breadcrumbs: path ? serviceTrail(path) : categoryTrail('emergency'),
    ...(source.image ? { picture: pictureFor(source.image) } : {}),
    prices: priceList(source.cost.prices),
    siblings: [
      { label: 'Emergency: who to call first', href: routes.category('emergency') },
      ...servicePathsOf('emergency').map(serviceLink),
    ],
    related: source.related.map(serviceLink),
  }
}
