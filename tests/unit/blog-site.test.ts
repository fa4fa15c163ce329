import { beforeAll, describe, expect, it, vi } from 'vitest'
import { today } from '@/lib/today'
import { distinctFields, postFile } from '../fixtures/blog-folder'
import { siteWith } from '../fixtures/site'

const long = `An extension cord is made for an evening. See [panels](/residential/panel-upgrades), [panels again](/residential/panel-upgrades) and [the contact page](/contact).

## Check the cord

Feel it. ![A box](fuse-box)

## Indoors & out

Read the label.

## When a new outlet is better

Ask.

**Call {phone}** to ask about an outlet.
`
const empty = siteWith({})
const site = siteWith({
  'newest.md': postFile({ publishDate: "'2025-03-01'" }, long),
  'middle.md': postFile({ ...distinctFields(2, 'fuse-box'), publishDate: "'2025-02-01'" }),
  'oldest.md': postFile({ ...distinctFields(3, 'hot-tub-deck'), publishDate: "'2025-01-01'" }),
})

async function load() {
  return {
    ...(await import('@/lib/blog/posts')),
    ...(await import('@/lib/blog/feed')),
    ...(await import('@/components/blog/blog-model')),
    ...(await import('@/lib/site')),
  }
}

describe('a blog', () => {
  let blog: Awaited<ReturnType<typeof load>>
  beforeAll(async () => {
    site.enter()
    blog = await load()
  })

  it('lists its posts newest first, and links every one without JavaScript', () => {
    expect(blog.getPosts().map(({ slug }) => slug)).toEqual(['newest', 'middle', 'oldest'])
    expect(blog.blogModel().all.map(({ href }) => href)).toEqual(['/blog/newest', '/blog/middle', '/blog/oldest'])
  })

  it('links a post to the previous and the next in list order', () => {
    expect(blog.neighboursOf('newest')).toMatchObject({ previous: undefined, next: { slug: 'middle' } })
    expect(blog.neighboursOf('middle')).toMatchObject({ previous: { slug: 'newest' }, next: { slug: 'oldest' } })
    expect(blog.neighboursOf('oldest').next).toBeUndefined()
  })

  it('links a post to each related service once', () => {
    expect(blog.postModel('newest').services.map(({ href }) => href)).toEqual(['/residential/panel-upgrades'])
  })

  it('gives a long post a table of contents whose entries are its headings', () => {
    const { contents, html } = blog.postModel('newest').body
    expect(contents.map(({ text }) => text.replace(/\s/g, ' '))).toEqual([
      'Check the cord',
      'Indoors & out',
      'When a new outlet is better',
    ])
    for (const { id } of contents) expect(html).toContain(`<h2 id="${id}">`)
    expect(blog.postModel('middle').body.contents).toEqual([])
  })

  it('rejects an unknown slug', () => {
    expect(() => blog.getPost('none')).toThrow('content/blog/none.md: no such post')
  })

  it('has a feed with every post in full and absolute addresses only, dated by its newest post', () => {
    const feed = blog.atomFeed({ title: 'A & B', subtitle: 'Words', author: 'Us', updatedOn: '2020-01-01' })
    expect(feed.match(/<entry>/g)).toHaveLength(3)
    expect(feed).toContain('<title>A &amp; B</title>')
    expect(feed).toContain('Read the label.')
    expect(feed).not.toMatch(/(href|src)=&quot;\//)
    expect(feed.match(/<updated>([^<]+)/)?.[1]).toBe('2025-03-01T12:00:00Z')
  })
})

describe('a blog without posts', () => {
  it('has an empty list, and a feed dated by its page', async () => {
    empty.enter()
    const { getPosts, atomFeed, blogModel } = await load()
    expect(getPosts()).toEqual([])
    expect(blogModel().all).toEqual([])
    expect(atomFeed({ title: 'T', subtitle: 'S', author: 'A', updatedOn: '2020-01-01' })).toContain(
      '<updated>2020-01-01T12:00:00Z</updated>',
    )
  })
})

describe('today', () => {
  it('is the day in Toronto, or the one that is set', () => {
    vi.useFakeTimers({ now: new Date('2026-03-09T03:30:00Z') })
    expect(today()).toBe('2026-03-08')
    vi.useRealTimers()
    vi.stubEnv('BLOG_TODAY', '2026-05-01')
    expect(today()).toBe('2026-05-01')
    vi.stubEnv('BLOG_TODAY', 'May 1')
    expect(today).toThrow('BLOG_TODAY: found May 1, expected YYYY-MM-DD')
    vi.unstubAllEnvs()
  })
})
