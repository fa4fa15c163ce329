import { page as torontoPage } from '@/content/pages/toronto'
import { placements } from '@/content/placements'
import { pageTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { locationLink } from '@/lib/content/links'
import { locationPages } from '@/lib/content/locations'
import { locationName, routes, torontoPaths } from '@/lib/routes'
import { officeCards } from '@/lib/views/offices'
import { pageContextWithForm } from '@/lib/views/page-context'

/** @returns what TorontoPage shows: the first neighbourhoods as cards (content/placements.ts), the rest as links */
export function torontoView() {
  const path = routes.toronto()
  return {
    ...pageContextWithForm(path, torontoPage.seoTitle),
    page: fill(torontoPage, path),
    breadcrumbs: pageTrail('toronto'),
    cards: torontoPaths.slice(0, placements.torontoCards).map((place) => ({
      place,
      name: locationName(place),
      href: routes.location(place),
      excerpt: fill(locationPages[place].excerpt, path),
    })),
    more: torontoPaths.slice(placements.torontoCards).map(locationLink),
    offices: officeCards(path),
  }
}

export type TorontoView = ReturnType<typeof torontoView>
