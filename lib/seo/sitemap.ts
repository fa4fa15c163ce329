import type { MetadataRoute } from 'next'
import { page as aboutPage } from '@/content/pages/about'
import type { ImageName } from '@/content/types'
import { changedOn, getPosts } from '@/lib/blog/posts'
import { categoryPages, emergencyCategoryPage, emergencyPages, servicePages } from '@/lib/content/services'
import { pictureFor, pictureForFile } from '@/lib/images/pictures'
import { noindexPaths, routes, staticPaths } from '@/lib/routes'
import { seoFieldsOf } from '@/lib/seo/page-registry'
import { absoluteUrl } from '@/lib/site'

/** The photograph of each page that has one. */
const pageImages: Record<string, ImageName | undefined> = {
  [routes.about()]: aboutPage.image,
  [routes.category('emergency')]: emergencyCategoryPage.image,
  ...Object.fromEntries(
    Object.entries({ ...categoryPages, ...servicePages, ...emergencyPages }).map(([path, page]) => [
      `/${path}`,
      'image' in page ? page.image : undefined,
    ]),
  ),
}

/**
 * Every page that search engines should list, and nothing else. The list of posts is as old as its newest post.
 * `lastModified` is never the build date, which search engines ignore (Google, build a sitemap).
 * @throws Error when a page of content is missing
 */
export function sitemapEntries(): MetadataRoute.Sitemap {
  const posts = getPosts()
  const newest = posts[0]?.publishDate ?? ''
  const pages = staticPaths()
    .filter((path) => !noindexPaths.includes(path))
    .map((path) => {
      const { updatedOn } = seoFieldsOf(path)
      const image = pageImages[path]
      return {
        url: absoluteUrl(path),
        lastModified: path === routes.blog() && newest > updatedOn ? newest : updatedOn,
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
