import { sitemapEntries } from '@/lib/seo/sitemap'

export const dynamic = 'force-static'

/** The pages of /sitemap.xml, for search engines. */
export default sitemapEntries
