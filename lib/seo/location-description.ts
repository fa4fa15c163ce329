import type { LocationPath } from '@/content/schema'
import { fillText } from '@/lib/content/fill'
import { gtaPaths, locationName, locationPages, torontoPaths } from '@/lib/content/registry'
import { plainText } from '@/lib/content/rich-text'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import { routes } from '@/lib/routes'

/**
 * The description of a location page: its own sentence, then every city served, as the specification asks.
 * @param path a place
 * @returns plain text
 */
export function locationDescription(path: LocationPath): string {
  const own = plainText(fillText(locationPages[path].metaDescription, routes.location(path), false))
  // Toronto is on the list, so its districts need not be: they would push towns off it.
  const districts = torontoPaths.map(locationName)
  const towns = gtaPaths.map(locationName).filter((name) => !districts.includes(name))
  const cities = [uiWords.chrome.pages.toronto, ...towns]
  return `${own} ${fillTemplate(uiWords.seo.serving, { name: cities.join(', ') })}`
}
