import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { Byline } from '@/components/blog/byline'
import { distinctFields, postFile } from '../fixtures/blog-folder'
import { siteWith } from '../fixtures/site'

const site = siteWith({
  'changed.md': postFile({ updatedDate: "'2026-03-03'" }),
  'same.md': postFile({ ...distinctFields(2, 'fuse-box'), publishDate: "'2024-02-01'", author: "'Maria'" }),
})

/** Loaded in the fixture's folder: its posts are the site's. */
async function load() {
  const { postModel } = await import('@/components/blog/blog-model')
  const { graphFor } = await import('@/lib/seo/json-ld/pages')
  const { sitemapEntries } = await import('@/lib/seo/sitemap')
  const { atomFeed } = await import('@/lib/blog/feed')
  const { routes } = await import('@/lib/routes')
  return { postModel, graphFor, sitemapEntries, atomFeed, routes }
}

describe('a post that was changed', () => {
  let built: Awaited<ReturnType<typeof load>>
  beforeAll(async () => {
    site.enter()
    built = await load()
  })

  const bylineOf = (slug: string) => renderToStaticMarkup(<Byline {...built.postModel(slug).byline} />)
  const articleOf = (slug: string) =>
    JSON.parse(JSON.stringify(built.graphFor(built.routes.post(slug))))['@graph'].find(
      (node: { '@type': string }) => node['@type'] === 'BlogPosting',
    )
  const lastModified = (slug: string) =>
    built.sitemapEntries().find(({ url }) => url.endsWith(built.routes.post(slug)))?.lastModified

  it('shows the updated date in its byline next to the publish date', () => {
    const words = bylineOf('changed')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
    expect(words).toContain('January 15, 2024')
    expect(words).toContain('Updated March 3, 2026')
    expect(bylineOf('changed')).toContain('<time dateTime="2026-03-03">')
    expect(bylineOf('same')).not.toContain('Updated')
  })

  it('has both dates in its structured data', () => {
    expect(articleOf('changed')).toMatchObject({
      datePublished: '2024-01-15T00:00:00-05:00',
      dateModified: '2026-03-03T00:00:00-05:00',
    })
    expect(articleOf('same')).toMatchObject({ dateModified: '2024-02-01T00:00:00-05:00' })
  })

  it('is by the firm in its structured data, or by whom it names', () => {
    expect(articleOf('changed').author).toEqual({ '@id': expect.stringContaining('#') })
    expect(articleOf('same').author).toEqual({ '@type': 'Person', name: 'Maria' })
  })

  it('uses the updated date in the sitemap and the feed, and keeps its place in the list', () => {
    expect(lastModified('changed')).toBe('2026-03-03')
    expect(lastModified('same')).toBe('2024-02-01')
    const feed = built.atomFeed({ title: 'T', subtitle: 'S', author: 'A', updatedOn: '2020-01-01' })
    expect([...feed.matchAll(/<updated>([^T<]+)/g)].map(([, day]) => day)).toEqual([
      '2026-03-03',
      '2024-02-01',
      '2026-03-03',
    ])
    expect(built.postModel('changed').neighbours.previous?.href).toBe('/blog/same')
  })
})
