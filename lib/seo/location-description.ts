import type { LocationPath } from '@/content/types'
import { fillText } from '@/lib/content/fill'
import { locationPages } from '@/lib/content/locations'
import { plainText } from '@/lib/content/rich-text'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import { gtaPaths, locationName, routes } from '@/lib/routes'

/**
 * The description of a location page: its own sentence, then the cities served, as the specification asks.
 * @param path a place
 * @returns plain text
 */
export function locationDescription(path: LocationPath): string {
  const own = plainText(fillText(locationPages[path].metaDescription, routes.location(path), false))
  const cities = [uiWords.chrome.pages.toronto, ...gtaPaths.map(locationName)].slice(0, 25)
  return `${own} ${fillTemplate(uiWords.seo.serving, { name: cities.join(', ') })}`
}
