import { layoutWords, seoWords } from '@/content/interface'
import type { ImageName, PlaceId, SeoFields } from '@/content/schema'
import { blogChangedOn } from '@/lib/blog/posts'
import { singlePageNames } from '@/lib/content/load-content'
import { nameOf } from '@/lib/content/registry'
import { fillPlainTokens } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { fromContent, siteContent } from '@/lib/content/site-content'
import { fillTokens } from '@/lib/fill-tokens'
import { keysOf, objectOf } from '@/lib/objects'
import { type ContentPath, pathOf, routes } from '@/lib/routes'

/** A page's fields for search results, share images and the sitemap, with unfilled tokens. */
type PageSeo = Pick<SeoFields, 'seoTitle' | 'metaDescription'> & { h1: string; updatedOn?: string; image?: ImageName }

type Source = Omit<PageSeo, 'h1'> & { h1: string | { display: string; sub: string } }

/** Pages by their path. The types of the keys do not know slugs. */
function byPath<Id extends string, V>(pagesById: Readonly<Record<Id, V>>): Record<`/${Id}`, V> {
  return Object.fromEntries(Object.entries<V>(pagesById).map(([id, page]) => [pathOf(id), page])) as never
}

/**
 * The description of a place page: a sentence about the place, then Toronto and every town.
 * @param id a place
 * @returns plain text
 */
export function placeDescription(id: PlaceId): string {
  const { neighbourhoodIds, placePages, townIds } = siteContent()
  const description = plainText(fillPlainTokens(placePages[id].metaDescription, routes.page(id)))
  // A town that is a neighbourhood of Toronto, too, is not on the list: there is no room for all.
  const neighbourhoods = neighbourhoodIds.map(nameOf)
  const towns = townIds.map(nameOf).filter((name) => !neighbourhoods.includes(name))
  return `${description} ${fillTokens(seoWords.serving, { towns: [layoutWords.pages.toronto, ...towns].join(', ') })}`
}

/** Every page of content by its path. A missing entry is a type error. */
const pages = fromContent((content): Readonly<Record<ContentPath, Source>> => {
  const { singlePages, categoryPages, servicePages, emergencyPages, placePages } = content
  const places = objectOf(keysOf(placePages), (id) => ({ ...placePages[id], metaDescription: placeDescription(id) }))
  return {
    ...objectOf(keysOf(singlePageNames), (path) => singlePages[singlePageNames[path]]),
    '/emergency': content.emergencyIndexPage,
    ...byPath({ ...categoryPages, ...servicePages, ...emergencyPages }),
    ...byPath(places),
  }
})

/**
 * @param path a page
 * @returns its title as plain text
 */
export function pageTitle(path: ContentPath): string {
  return fillPlainTokens(pages()[path].seoTitle, path)
}

/** @returns the fields of a page; those of a post are in its front matter */
export function seoFieldsOf(path: ContentPath): PageSeo {
  const { seoTitle, metaDescription, image, h1, ...page } = pages()[path]
  const updatedOn = path === routes.blog() ? blogChangedOn() : page.updatedOn
  return { seoTitle, metaDescription, updatedOn, image, h1: typeof h1 === 'string' ? h1 : h1.display }
}
