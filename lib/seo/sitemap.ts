import type { MetadataRoute } from 'next'
import { changedOn, sitePosts } from '@/lib/blog/posts'
import { pageAt } from '@/lib/content/pages'
import { staticPaths } from '@/lib/content/registry'
import { pictureFor, pictureForFile } from '@/lib/images/pictures'
import { noindexPaths, routes } from '@/lib/routes'
import { seoFieldsOf } from '@/lib/seo/seo-fields'
import { absoluteUrl } from '@/lib/site'

/**
 * `lastModified` is never the build date, which search engines ignore (Google, build a sitemap).
 * @returns every page that search engines should list, and nothing else
 * @throws Error when a page of content is missing
 */
export function sitemapEntries(): MetadataRoute.Sitemap {
  const posts = sitePosts()
  const pages = staticPaths()
    .filter((path) => !noindexPaths.includes(path))
    .map((path) => {
      const { updatedOn, image } = seoFieldsOf(pageAt(path))
      return {
        url: absoluteUrl(path),
        ...(updatedOn ? { lastModified: updatedOn } : {}),
        ...(image ? { images: [absoluteUrl(pictureFor(image).fallback)] } : {}),
      }
    })
  return [
    ...pages,
    ...posts.map((post) => ({
      url: absoluteUrl(routes.post(post.slug)),
      lastModified: changedOn(post),
      images: [absoluteUrl(pictureForFile(post.featuredImage, '').fallback)],
    })),
  ]
}
