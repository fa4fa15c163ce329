import { layoutWords, seoWords } from '@/content/interface'
import type { ImageName, PlaceId, SeoFields } from '@/content/schema'
import { blogChangedOn, changedOn, getPost } from '@/lib/blog/posts'
import { type Page, pageAt } from '@/lib/content/pages'
import { nameOf } from '@/lib/content/registry'
import { fillPlainTokens } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { siteContent } from '@/lib/content/site-content'
import { fillTokens } from '@/lib/fill-tokens'
import { routes } from '@/lib/routes'

/** A page's fields for search results, share images and the sitemap, with unfilled tokens. */
type PageSeo = Pick<SeoFields, 'seoTitle' | 'metaDescription'> & { h1: string; updatedOn?: string; image?: ImageName }

/** The home page's h1 has two lines. */
type SinglePageFields = Omit<PageSeo, 'h1'> & { h1: string | { display: string } }

/** @returns the description of a place page: a sentence about it, then Toronto and every town */
export function placeDescription(id: PlaceId): string {
  const { neighbourhoodIds, placePages, townIds } = siteContent()
  const description = plainText(fillPlainTokens(placePages[id].metaDescription, pageAt(routes.page(id))))
  // A town that is a neighbourhood of Toronto, too, is not on the list: there is no room for all.
  const neighbourhoods = neighbourhoodIds.map(nameOf)
  const towns = townIds.map(nameOf).filter((name) => !neighbourhoods.includes(name))
  return `${description} ${fillTokens(seoWords.serving, { towns: [layoutWords.pages.toronto, ...towns].join(', ') })}`
}

/** @returns the fields of a page */
export function seoFieldsOf(page: Page): PageSeo {
  const content = siteContent()
  switch (page.kind) {
    case 'single': {
      const fields: SinglePageFields = content.singlePages[page.id]
      const h1 = typeof fields.h1 === 'string' ? fields.h1 : fields.h1.display
      return { ...fields, h1, updatedOn: page.id === 'blog' ? blogChangedOn() : fields.updatedOn }
    }
    case 'category':
      return content.categoryPages[page.id]
    case 'emergency-index':
      return content.emergencyIndexPage
    case 'service':
      return content.servicePages[page.id]
    case 'emergency':
      return content.emergencyPages[page.id]
    case 'place':
      return { ...content.placePages[page.id], metaDescription: placeDescription(page.id) }
    case 'post': {
      const post = getPost(page.id)
      return {
        seoTitle: post.seoTitle,
        metaDescription: post.metaDescription,
        h1: post.title,
        updatedOn: changedOn(post),
      }
    }
  }
}

/** @returns the title of a page as plain text */
export const pageTitle = (page: Page): string => fillPlainTokens(seoFieldsOf(page).seoTitle, page)
