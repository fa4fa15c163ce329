import { page as aboutPage } from '@/content/pages/about'
import { page as blogPage } from '@/content/pages/blog'
import { page as contactPage } from '@/content/pages/contact'
import { page as homePage } from '@/content/pages/home'
import { page as privacyPage } from '@/content/pages/privacy'
import { page as thankYouPage } from '@/content/pages/thank-you'
import { page as torontoPage } from '@/content/pages/toronto'
import type { LocationPath, SeoFields } from '@/content/types'
import { locationPages } from '@/lib/content/locations'
import { categoryPages, emergencyCategoryPage, emergencyPages, servicePages } from '@/lib/content/services'
import { routes } from '@/lib/routes'
import { locationDescription } from '@/lib/seo/location-description'

/** What search results, share images and the sitemap say of a page. Tokens are not filled yet. */
export type Head = Pick<SeoFields, 'seoTitle' | 'metaDescription' | 'updatedOn'> & { path: string; h1: string }

const pages: Record<string, Omit<Head, 'path' | 'h1'> & { h1: string | { display: string; sub: string } }> = {
  [routes.home()]: homePage,
  [routes.about()]: aboutPage,
  [routes.contact()]: contactPage,
  [routes.toronto()]: torontoPage,
  [routes.blog()]: blogPage,
  [routes.privacy()]: privacyPage,
  [routes.thankYou()]: thankYouPage,
  [routes.category('emergency')]: emergencyCategoryPage,
  ...Object.fromEntries(
    Object.entries({ ...categoryPages, ...servicePages, ...emergencyPages }).map(([path, page]) => [`/${path}`, page]),
  ),
  ...Object.fromEntries(
    Object.entries(locationPages).map(([path, page]) => [
      `/${path}`,
      { ...page, metaDescription: locationDescription(path as LocationPath) },
    ]),
  ),
}

/**
 * @param path a page's root-relative path; posts have their own front matter instead
 * @throws Error when no page of content stands at that path
 */
export function headOf(path: string): Head {
  const page = pages[path]
  if (!page) throw new Error(`no page of content stands at ${path}`)
  const { seoTitle, metaDescription, updatedOn, h1 } = page
  return { path, seoTitle, metaDescription, updatedOn, h1: typeof h1 === 'string' ? h1 : h1.display }
}
