import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AllPosts } from '@/components/blog/all-posts'
import { Byline } from '@/components/blog/byline'
import { postModel } from '@/components/blog/post-model'
import { business } from '@/content/business'
import { serviceIds } from '@/content/ids.gen'
import { page } from '@/content/pages/blog'
import { atomFeed } from '@/lib/blog/feed'
import { getPost, neighboursOf, sitePosts } from '@/lib/blog/posts'
import { pageAt, pageOfKind } from '@/lib/content/pages'
import { replaceContent } from '@/lib/content/site-content'
import { escapeMarkup } from '@/lib/escape-markup'
import { routes } from '@/lib/routes'
import { graphFor } from '@/lib/seo/json-ld/graphs'
import { pageMetadata } from '@/lib/seo/metadata'
import { sitemapEntries } from '@/lib/seo/sitemap'
import { today } from '@/lib/today'
import { blogFolder, distinctFields, fixturePictures, postFile } from '../fixtures/blog-folder'

const [service] = serviceIds
const long = `An extension cord is made for an evening. See [it](/${service}), [it again](/${service}) and [the contact page](/contact).

Feel it. ![A box](fuse-box)

Read the label.

**Call {phone}** to ask about an outlet.
`
const posts = {
  'newest.md': postFile({ publishDate: "'2025-03-01'" }, long),
  'middle.md': postFile({ ...distinctFields(2, 'fuse-box'), publishDate: "'2025-02-01'", author: "'Maria & Lee'" }),
  'oldest.md': postFile({
    ...distinctFields(3, 'hot-tub-deck'),
    publishDate: "'2025-01-01'",
    updatedDate: "'2026-03-03'",
  }),
}

/** The site has these posts until the test ends, and the pictures of the site and of the fixtures. */
function siteWith(posts: Record<string, string>): void {
  const root = blogFolder(posts, {})
  for (const images of ['content/images', fixturePictures])
    cpSync(images, join(root, 'content/images'), { recursive: true })
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  replaceContent({})
}
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  replaceContent()
})

describe('a blog', () => {
  beforeEach(() => siteWith(posts))
  const postModelOf = (slug: string) => postModel(pageOfKind(routes.post(slug), 'post'))

  it('lists its posts newest first, and links every one without JavaScript', () => {
    expect(sitePosts().map(({ slug }) => slug)).toEqual(['newest', 'middle', 'oldest'])
    const html = renderToStaticMarkup(<AllPosts posts={sitePosts()} />)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual(['/blog/newest', '/blog/middle', '/blog/oldest'])
    expect(() => getPost('none')).toThrow('content/blog/none.md')
  })

  it('links a post to the previous and the next in list order, and to each related service once', () => {
    expect(neighboursOf('newest')).toMatchObject({ previous: undefined, next: { slug: 'middle' } })
    expect(neighboursOf('middle')).toMatchObject({ previous: { slug: 'newest' }, next: { slug: 'oldest' } })
    expect(neighboursOf('oldest').next).toBeUndefined()
    expect(postModelOf('newest').services.map(({ href }) => href)).toEqual([`/${service}`])
  })

  it('has a feed with the full posts, absolute URLs and the date of the last change', () => {
    const feed = atomFeed()
    expect(feed).toContain(`<title>${escapeMarkup(business.name)}: `)
    expect(feed).toContain('<name>Maria &amp; Lee</name>')
    expect(feed).toContain('Read the label.')
    expect(feed).not.toMatch(/(href|src)=&quot;\//)
    const days = [...feed.matchAll(/<updated>([^T<]+)/g)].map(([, day]) => day)
    expect(days.slice(1)).toEqual(['2025-03-01', '2025-02-01', '2026-03-03'])
  })

  it('has the dates and the author of a post in its byline, structured data and sitemap', () => {
    const bylineOf = (slug: string) => renderToStaticMarkup(<Byline {...postModelOf(slug).byline} />)
    const timesOf = (slug: string) => [...bylineOf(slug).matchAll(/<time dateTime="([^"]+)"/g)].map(([, day]) => day)
    expect(timesOf('oldest')).toEqual(['2025-01-01', '2026-03-03'])
    expect(timesOf('middle')).toEqual(['2025-02-01'])
    const articleOf = (slug: string): unknown =>
      JSON.parse(JSON.stringify(graphFor(pageAt(routes.post(slug)))))['@graph'].find(
        (node: { '@type': string }) => node['@type'] === 'BlogPosting',
      )
    expect(articleOf('oldest')).toMatchObject({
      datePublished: '2025-01-01T00:00:00-05:00',
      dateModified: '2026-03-03T00:00:00-05:00',
      author: { '@id': expect.stringContaining('#') },
      headline: expect.any(String),
    })
    const shared = (slug: string) => pageMetadata(pageAt(routes.post(slug))).openGraph
    const [publishedTime, modifiedTime] = ['2025-01-01T00:00:00-05:00', '2026-03-03T00:00:00-05:00']
    expect(shared('oldest')).toMatchObject({ type: 'article', publishedTime, modifiedTime })
    expect(shared('middle')).toMatchObject({ modifiedTime: undefined })
    const author = { '@type': 'Person', name: 'Maria & Lee' }
    expect(articleOf('middle')).toMatchObject({ dateModified: '2025-02-01T00:00:00-05:00', author })
    const modified = sitemapEntries().filter(({ url }) => /(middle|oldest)$/.test(url))
    expect(modified.map(({ lastModified }) => lastModified)).toEqual(['2025-02-01', '2026-03-03'])
  })
})

it('a blog without posts has an empty list, and a feed with the date of its page', () => {
  siteWith({})
  expect(sitePosts()).toEqual([])
  expect(atomFeed()).toContain(`<updated>${page.updatedOn}T12:00:00Z</updated>`)
})

it('a site has no post with wrong fields', () => {
  const boats = { ...distinctFields(4, 'fuse-box'), category: "'Boats'" }
  siteWith({ ...posts, 'boats.md': postFile(boats) })
  expect(sitePosts().map(({ slug }) => slug)).toEqual(['newest', 'middle', 'oldest'])
})

it.each([
  ['its own last change', '2000-01-01', page.updatedOn],
  ['the last change of a public post', '2099-01-02', '2099-01-02'],
])('the list of posts has one date everywhere: %s', (_what, updatedDate, expected) => {
  vi.stubEnv('SITE_TODAY', '2099-01-03')
  const planned = { ...distinctFields(2, 'fuse-box'), publishDate: "'2099-02-01'" }
  siteWith({
    'cords.md': postFile({ publishDate: "'1999-01-01'", updatedDate: `'${updatedDate}'` }, long),
    'planned.md': postFile(planned),
  })
  expect(sitemapEntries().find(({ url }) => url.endsWith('/blog'))?.lastModified).toBe(expected)
  expect(JSON.stringify(graphFor(pageAt('/blog')))).toContain(`"dateModified":"${expected}T`)
  expect(atomFeed()).toContain(`<updated>${expected}T12:00:00Z</updated>\n  <author>`)
})

it('today is the day in Toronto, or the value of SITE_TODAY', () => {
  vi.useFakeTimers({ now: new Date('2026-03-09T03:30:00Z') })
  expect(today()).toBe('2026-03-08')
  vi.useRealTimers()
  vi.stubEnv('SITE_TODAY', '2026-05-01')
  expect(today()).toBe('2026-05-01')
  vi.stubEnv('SITE_TODAY', 'May 1')
  expect(today).toThrow('SITE_TODAY')
})
