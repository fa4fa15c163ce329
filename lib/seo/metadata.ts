import type { Metadata } from 'next'
import { seoWords } from '@/content/interface'
import type { SeoFields, StaticPath } from '@/content/schema'
import { getPost } from '@/lib/blog/posts'
import { fillPlainTokens } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { fillTokens } from '@/lib/fill-tokens'
import {
  type ContentPath,
  isPostPath,
  noindexPaths,
  type PagePath,
  type PostPath,
  postSlug,
  routes,
} from '@/lib/routes'
import { seoFieldsOf } from '@/lib/seo/seo-fields'
import { zonedDate } from '@/lib/seo/zoned-date'
import { absoluteUrl, noindexBuild } from '@/lib/site'

/** Size of share images in pixels (aspect ratio of og:image, 1.91:1). */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Input of a page's metadata. Title and description are as written in content: they may contain tokens. */
type MetadataInput = Pick<SeoFields, 'seoTitle' | 'metaDescription'> & {
  /** The page's root-relative path. */
  path: PagePath
  /** Publish date of an article: YYYY-MM-DD. */
  publishDate?: string
  /** Date of the last change of an article: YYYY-MM-DD. */
  updatedDate?: string
}

/**
 * @param text copy as written
 * @param path the page that it is on
 * @returns one plain line: tokens filled, ordinary spaces
 * @throws Error when a token is unknown
 */
export function headText(text: string, path: string): string {
  return fillPlainTokens(text, path).replace(/\s+/g, ' ').trim()
}

/** @returns the words on a page's share image: its h1, or the title of a post */
export function shareImageWords(path: StaticPath | PostPath): string {
  return headText(isPostPath(path) ? getPost(postSlug(path)).title : seoFieldsOf(path).h1, path)
}

/**
 * All page metadata is made here. Next does not merge `openGraph` and `twitter`: if a page sets one field of them, the
 * other fields of the layout are lost.
 * @returns the metadata, with these two objects complete
 * @throws Error when a token is unknown or the date is invalid
 */
export function metadataFor({ path, seoTitle, metaDescription, publishDate, updatedDate }: MetadataInput): Metadata {
  const { business } = siteContent()
  const title = headText(seoTitle, path)
  const description = headText(metaDescription, path)
  // The not-found page has no URL and no share image: it shows that of the home page.
  const url = path === '/404' ? undefined : absoluteUrl(path)
  const pictured = path === '/404' ? routes.home() : path
  const image = {
    url: absoluteUrl(routes.shareImage(pictured)),
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
    openGraph: publishDate
      ? {
          ...shared,
          type: 'article',
          authors: [absoluteUrl(routes.about())],
          publishedTime: zonedDate(publishDate),
          modifiedTime: updatedDate && zonedDate(updatedDate),
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

/**
 * @param path a page of content; not a post
 * @returns its metadata
 */
export function pageMetadata(path: ContentPath): Metadata {
  return metadataFor({ path, ...seoFieldsOf(path) })
}

/**
 * @param slug one of the posts' slugs
 * @returns the post's metadata
 * @throws Error when there is no such post
 */
export function postMetadata(slug: string): Metadata {
  return metadataFor({ path: routes.post(slug), ...getPost(slug) })
}
