import type { Metadata } from 'next'
import { seoWords } from '@/content/interface'
import { getPost } from '@/lib/blog/posts'
import { type Page, pageAt } from '@/lib/content/pages'
import { type CopyPage, fillPlainTokens } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { fillTokens } from '@/lib/fill-tokens'
import { noindexPaths, routes } from '@/lib/routes'
import { seoFieldsOf } from '@/lib/seo/seo-fields'
import { zonedDate } from '@/lib/seo/zoned-date'
import { absoluteUrl, noindexBuild } from '@/lib/site'

/** Size of share images in pixels (aspect ratio of og:image, 1.91:1). */
export const shareImageSize = { width: 1200, height: 630 } as const

/** @returns copy as one plain line: tokens filled, ordinary spaces. An unknown token is an error */
export function headText(text: string, page: CopyPage): string {
  return fillPlainTokens(text, page).replace(/\s+/g, ' ').trim()
}

/** @returns the words on a page's share image: its h1, or the title of a post */
export function shareImageWords(page: Page): string {
  return headText(seoFieldsOf(page).h1, page)
}

/** @returns the dates of a post as a share shows them; undefined for other pages */
function articleDates(page: Page): { publishedTime: string; modifiedTime?: string } | undefined {
  if (page.kind !== 'post') return undefined
  const { publishDate, updatedDate } = getPost(page.id)
  return { publishedTime: zonedDate(publishDate), modifiedTime: updatedDate && zonedDate(updatedDate) }
}

/**
 * All page metadata is made here. Next does not merge `openGraph` and `twitter`: if a page sets one field of them, the
 * other fields of the layout are lost.
 * @returns the metadata, with these two objects complete
 * @throws Error when a token is unknown
 */
export function pageMetadata(page: Page): Metadata {
  const { business } = siteContent()
  const { path } = page
  const { seoTitle, metaDescription } = seoFieldsOf(page)
  const title = headText(seoTitle, page)
  const description = headText(metaDescription, page)
  const dates = articleDates(page)
  // The not-found page has no URL and no share image: it shows that of the home page.
  const url = path === '/404' ? undefined : absoluteUrl(path)
  const pictured = path === '/404' ? pageAt(routes.home()) : page
  const image = {
    url: absoluteUrl(routes.shareImage(pictured.path)),
    ...shareImageSize,
    alt: fillTokens(seoWords.shareImage, { title: shareImageWords(pictured) }),
  }
  const shared = { title, description, url, siteName: business.name, locale: 'en_CA', images: [image] }
  return {
    title: { absolute: title },
    description,
    alternates: {
      canonical: url,
      types: {
        'application/atom+xml': [
          { url: absoluteUrl(routes.feed()), title: fillTokens(seoWords.feed, { business: business.name }) },
        ],
      },
    },
    openGraph: dates
      ? {
          ...shared,
          type: 'article',
          authors: [absoluteUrl(routes.about())],
          ...dates,
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    // iOS would turn digits, such as the licence number, into phone links. Every phone number is a link already.
    formatDetection: { telephone: false, date: false, address: false, email: false },
    ...(path === '/404' || noindexBuild || noindexPaths.includes(path)
      ? { robots: { index: false, follow: true } }
      : {}),
  }
}
