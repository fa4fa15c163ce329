import { page as torontoPage } from '@/content/pages/toronto'
import { pageTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { locationLink } from '@/lib/content/links'
import { locationPages } from '@/lib/content/locations'
import type { LocationPage } from '@/lib/content/types'
import { locationName, routes, torontoPaths } from '@/lib/routes'
import { officeCards } from '@/lib/views/offices'
import { pageContextWithForm } from '@/lib/views/page-context'

/** @returns what TorontoScreen shows: the first 18 neighbourhoods as cards, the rest as links */
export function torontoView() {
  const path = routes.toronto()
  return {
    ...pageContextWithForm(path, torontoPage.seoTitle),
    page: fill(torontoPage, path),
    breadcrumbs: pageTrail('Toronto', path),
    cards: torontoPaths.slice(0, 18).map((place) => ({
      name: locationName(place),
      href: routes.location(place),
      excerpt: fill((locationPages[place] as LocationPage).excerpt, path),
    })),
    more: torontoPaths.slice(18).map(locationLink),
    // The city's own office first.
    offices: officeCards().reverse(),
  }
}
