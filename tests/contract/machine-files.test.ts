import { expect, it } from 'vitest'
import robots from '@/app/robots'
import { changedOn, sitePosts } from '@/lib/blog/posts'
import { priceRange } from '@/lib/content/formats'
import { areaLinks } from '@/lib/content/links'
import { pageAt } from '@/lib/content/pages'
import { staticPaths } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { noindexPaths, routes } from '@/lib/routes'
import { llmsText } from '@/lib/seo/llms'
import { seoFieldsOf } from '@/lib/seo/seo-fields'
import { sitemapEntries } from '@/lib/seo/sitemap'
import { absoluteUrl, offices } from '@/lib/site'

it('the sitemap has the date of the last change of each page', () => {
  const entries = sitemapEntries()
  const dateOf = (path: string) => entries.find(({ url }) => url === absoluteUrl(path))?.lastModified
  const paths = staticPaths().filter((path) => !noindexPaths.includes(path))
  for (const path of paths) expect(dateOf(path), path).toBe(seoFieldsOf(pageAt(path)).updatedOn)
  for (const post of sitePosts()) expect(dateOf(routes.post(post.slug))).toBe(changedOn(post))
})

it('robots.txt allows every crawler and names the sitemap', () =>
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') }))

it('llms.txt lists phones, prices, services, areas and articles', () => {
  const text = llmsText()
  for (const { phone } of offices()) expect(text).toContain(phone.display)
  for (const price of Object.values(siteContent().prices)) expect(text).toContain(`${price.work}: ${priceRange(price)}`)
  for (const id of siteContent().serviceAndEmergencyIds) expect(text).toContain(`(${absoluteUrl(routes.page(id))})`)
  for (const { slug } of sitePosts()) expect(text).toContain(`(${absoluteUrl(routes.post(slug))})`)
  for (const { label, href } of areaLinks()) expect(text).toContain(`[${label}](${absoluteUrl(href)})`)
})
