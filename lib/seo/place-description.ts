import { layoutWords, seoWords } from '@/content/interface'
import type { PlaceId } from '@/content/schema'
import { nameOf, neighbourhoodIds, placePages, townIds } from '@/lib/content/registry'
import { fillPlainTokens } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { fillTokens } from '@/lib/fill-tokens'
import { routes } from '@/lib/routes'

/**
 * The description of a place page: a sentence about the place, then every city served.
 * @param id a place
 * @returns plain text
 */
export function placeDescription(id: PlaceId): string {
  const description = plainText(fillPlainTokens(placePages[id].metaDescription, routes.page(id)))
  // Toronto is on the list. Its districts are not, because they would leave no room for towns.
  const districts = neighbourhoodIds.map(nameOf)
  const towns = townIds.map(nameOf).filter((name) => !districts.includes(name))
  const cities = [layoutWords.pages.toronto, ...towns]
  return `${description} ${fillTokens(seoWords.serving, { towns: cities.join(', ') })}`
}
