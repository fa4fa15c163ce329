import { page as torontoPage } from '@/content/pages/toronto'
import type { LocationPath } from '@/content/schema'
import { pageTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { locationLink } from '@/lib/content/links'
import { locationName, locationPages, torontoPaths } from '@/lib/content/registry'
import { routes } from '@/lib/routes'
import { officeCards } from '@/lib/views/offices'
import { pageContextWithForm } from '@/lib/views/page-context'

/** How many neighbourhoods are cards. */
export const cardsAtMost = 18

function excerptOf(place: LocationPath): string {
  const { heroDescription, excerpt = heroDescription } = locationPages[place]
  return excerpt
}

/** @returns what TorontoPage shows: the first neighbourhoods as cards the rest as links */
export function torontoView() {
  const path = routes.toronto()
  return {
    ...pageContextWithForm(path, torontoPage.seoTitle),
    page: fill(torontoPage, path),
    breadcrumbs: pageTrail('toronto'),
    cards: torontoPaths.slice(0, cardsAtMost).map((place) => ({
      place,
      name: locationName(place),
      href: routes.location(place),
      excerpt: fill(excerptOf(place), path),
    })),
    more: torontoPaths.slice(cardsAtMost).map(locationLink),
    offices: officeCards(path),
  }
}

export type TorontoView = ReturnType<typeof torontoView>
