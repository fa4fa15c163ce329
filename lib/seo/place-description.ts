import { layoutWords, seoWords } from '@/content/interface'
import type { PlacePath } from '@/content/schema'
import { gtaPaths, placeName, placePages, torontoPaths } from '@/lib/content/registry'
import { fillSiteTokens } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { fillTokens } from '@/lib/fill-tokens'
import { routes } from '@/lib/routes'

/**
 * The description of a place page: a sentence about the place, then every city served.
 * @param path a place
 * @returns plain text
 */
export function placeDescription(path: PlacePath): string {
  const description = plainText(fillSiteTokens(placePages[path].metaDescription, routes.place(path), false))
  // Toronto is on the list. Its districts are not, because they would leave no room for towns.
  const districts = torontoPaths.map(placeName)
  const towns = gtaPaths.map(placeName).filter((name) => !districts.includes(name))
  const cities = [layoutWords.pages.toronto, ...towns]
  return `${description} ${fillTokens(seoWords.serving, { towns: cities.join(', ') })}`
}
