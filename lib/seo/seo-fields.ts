import { layoutWords, seoWords } from '@/content/interface'
import type { ImageName, PlaceId, SeoFields, StaticPath } from '@/content/schema'
import {
  categoryPages,
  emergencyIndexPage,
  emergencyPages,
  nameOf,
  neighbourhoodIds,
  placePages,
  servicePages,
  townIds,
} from '@/lib/content/registry'
import { fillPlainTokens } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { singlePages } from '@/lib/content/validate-content'
import { fillTokens } from '@/lib/fill-tokens'
import { keysOf, objectOf } from '@/lib/objects'
import { pathOf, routes } from '@/lib/routes'

/** A page's fields for search results, share images and the sitemap, with unfilled tokens. */
type PageSeo = Pick<SeoFields, 'seoTitle' | 'metaDescription'> & { h1: string; updatedOn?: string; image?: ImageName }

type Source = Omit<PageSeo, 'h1'> & { h1: string | { display: string; sub: string } }

/** Pages by their path. The types of the keys do not know slugs. */
function byPath<Id extends string, V>(pagesById: Readonly<Record<Id, V>>): Record<`/${Id}`, V> {
  return Object.fromEntries(Object.entries<V>(pagesById).map(([id, page]) => [pathOf(id), page])) as never
}

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

/** Every page of content by its path. A missing entry is a type error. */
const pages: Readonly<Record<StaticPath | '/404', Source>> = {
  ...objectOf(keysOf(singlePages), (path) => singlePages[path].content),
  '/emergency': emergencyIndexPage,
  ...byPath({ ...categoryPages, ...servicePages, ...emergencyPages }),
  ...byPath(
    objectOf([...townIds, ...neighbourhoodIds], (id) => ({ ...placePages[id], metaDescription: placeDescription(id) })),
  ),
}

/**
 * @param path a page
 * @returns its title as plain text
 */
export function pageTitle(path: StaticPath | '/404'): string {
  return fillPlainTokens(pages[path].seoTitle, path)
}

/** @returns the fields of a page; those of a post are in its front matter */
export function seoFieldsOf(path: StaticPath | '/404'): PageSeo {
  const { seoTitle, metaDescription, updatedOn, image, h1 } = pages[path]
  return { seoTitle, metaDescription, updatedOn, image, h1: typeof h1 === 'string' ? h1 : h1.display }
}
