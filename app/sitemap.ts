import type { MetadataRoute } from 'next'
import { sitemapEntries } from '@/lib/seo/sitemap'

export const dynamic = 'force-static'

/** /sitemap.xml */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries()
}
