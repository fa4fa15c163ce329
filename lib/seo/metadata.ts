import type { Metadata } from 'next'
import { business } from '@/content/business'
import { seoWords } from '@/content/interface'
import { page as notFoundPage } from '@/content/pages/not-found'
import type { StaticPath } from '@/content/schema'
import { getPost } from '@/lib/blog/posts'
import { fillPlainTokens } from '@/lib/content/render-copy'
import { fillTokens } from '@/lib/fill-tokens'
import { noindexPaths, type PagePath, routes } from '@/lib/routes'
import { seoFieldsOf } from '@/lib/seo/seo-fields'
import { zonedDate } from '@/lib/seo/zoned-date'
import { absoluteUrl, noindexBuild } from '@/lib/site'

/** Size of share images in pixels (aspect ratio of og:image, 1.91:1). */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Input of a page's metadata. */
type MetadataInput = {
  /** The page's root-relative path. */
  path: PagePath
  /** As written in content: may contain tokens. */
  title: string
  description: string
  /** Publish date of an article: YYYY-MM-DD. */
  publishedTime?: string
  /** Date of the last change of an article: YYYY-MM-DD. */
  modifiedTime?: string
  /** True on the not-found page only, which has no URL. */
  isNotFound?: boolean
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

/**
 * All page metadata is made here. Next does not merge `openGraph` and `twitter`: if a page sets one field of them, the
 * other fields of the layout are lost.
 * @returns the metadata, with these two objects complete
 * @throws Error when a token is unknown or the date is invalid
 */
export function metadataFor(input: MetadataInput): Metadata {
  const { path, publishedTime, modifiedTime, isNotFound } = input
  const title = headText(input.title, path)
  const description = headText(input.description, path)
  const url = isNotFound ? undefined : absoluteUrl(path)
  const image = {
    url: absoluteUrl(routes.shareImage(path)),
    ...shareImageSize,
    alt: fillTokens(seoWords.shareImage, { title }),
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
    openGraph: publishedTime
      ? {
          ...shared,
          type: 'article',
          authors: [absoluteUrl(routes.about())],
          publishedTime: zonedDate(publishedTime),
          modifiedTime: modifiedTime && zonedDate(modifiedTime),
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
    // iOS would turn digits, such as the licence number, into phone links. Every phone number is a link already.
    formatDetection: { telephone: false, date: false, address: false, email: false },
    ...(isNotFound || noindexBuild || noindexPaths.includes(path) ? { robots: { index: false, follow: true } } : {}),
  }
}

/**
 * @param path a page of content; not a post
 * @returns its metadata
 */
export function pageMetadata(path: StaticPath): Metadata {
  const { seoTitle: title, metaDescription: description } = seoFieldsOf(path)
  return metadataFor({ path, title, description })
}

/**
 * @param slug one of the posts' slugs
 * @returns the post's metadata
 * @throws Error when there is no such post
 */
export function postMetadata(slug: string): Metadata {
  const { seoTitle, metaDescription, publishDate, updatedDate } = getPost(slug)
  return metadataFor({
    path: routes.post(slug),
    title: seoTitle,
    description: metaDescription,
    publishedTime: publishDate,
    modifiedTime: updatedDate,
  })
}

/** @returns the not-found page's metadata, without a canonical URL */
export function notFoundMetadata(): Metadata {
  const { seoTitle: title, metaDescription: description } = notFoundPage
  // It has no share image, so it takes that of the home page.
  return metadataFor({ path: routes.home(), title, description, isNotFound: true })
}
