import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { business } from '@/content/business'
import { atomFeed } from '@/lib/blog/feed'
import { readFolder } from '@/lib/blog/folder'
import { getPosts, neighboursOf, renderPost } from '@/lib/blog/posts'
import { blogListView, blogPostView } from '@/lib/views/blog'
import { blogFolder } from '../fixtures/blog-folder'

const posts = getPosts()

describe('the posts of the site', () => {
  it('are the ten of the specification, newest first', () => {
    const ten = [
      ['Smart Home', '2025-08-17'],
      ['Smart Home', '2024-10-23'],
      ['Outdoor', '2023-06-19'],
      ['Outdoor', '2023-06-14'],
      ['Smart Home', '2021-06-03'],
      ['Troubleshooting', '2021-05-02'],
      ['Outdoor', '2021-03-04'],
      ['Residential', '2021-01-12'],
      ['Safety', '2020-08-20'],
      ['Smart Home', '2020-07-03'],
    ]
    expect(posts.slice(-10).map(({ category, publishDate }) => [category, publishDate])).toEqual(ten)
  })

  it.each(posts.map((post) => [post.slug, post] as const))(
    '%s is 900 words or more and ends with the phone line',
    (_slug, post) => {
      const { html } = renderPost(post)
      const words = html
        .replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean)
      expect(words.length).toBeGreaterThanOrEqual(900)
      const ending = html.slice(html.lastIndexOf('<aside>'))
      expect(ending).toContain(`href="tel:${business.phone.e164}"`)
      expect(ending.trimEnd()).toMatch(/<\/aside>$/)
    },
  )

  it.each(posts.map((post) => [post.slug, post] as const))(
    '%s renders the same bytes again, without a token left',
    (_slug, post) => {
      const { html } = renderPost(post)
      expect(renderPost(post).html).toBe(html)
      expect(html).not.toMatch(/\{[a-z]/)
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  it('have the one before and the one after in list order as neighbours', () => {
    const [first, second, third] = posts
    expect(neighboursOf(first?.slug ?? '')).toEqual({ previous: undefined, next: second })
    expect(neighboursOf(second?.slug ?? '')).toEqual({ previous: first, next: third })
    expect(neighboursOf(posts.at(-1)?.slug ?? '').next).toBeUndefined()
  })
})

describe('views', () => {
  it('a post links on to the services it speaks of, each once', () => {
    const { services } = blogPostView('flickering-lights-causes')
    const hrefs = services.map(({ href }) => href)
    expect(hrefs).toContain('/emergency/breaker-trips')
    expect(new Set(hrefs).size).toBe(hrefs.length)
  })

  it('a long post has a table of contents whose entries are its headings', () => {
    const { body } = blogPostView('flickering-lights-causes')
    expect(body.contents.length).toBeGreaterThan(2)
    for (const { id } of body.contents) expect(body.html).toContain(`<h2 id="${id}">`)
  })

  it('the list names every post, so that each can be reached without JavaScript', () => {
    expect(blogListView().all.map(({ href }) => href)).toEqual(posts.map(({ slug }) => `/blog/${slug}`))
  })
})

describe('the feed', () => {
  const feed = atomFeed({ title: 'A & B', subtitle: 'Words', author: business.name, updatedOn: '2026-01-01' })

  it('holds every post in full, with absolute addresses only', () => {
    expect(feed.match(/<entry>/g)).toHaveLength(posts.length)
    expect(feed).toContain('<title>A &amp; B</title>')
    expect(feed).toContain('What a visit looks like')
    expect(feed).not.toMatch(/(href|src)=&quot;\//)
  })

  it('is dated by its newest post', () => {
    expect(feed.match(/<updated>([^<]+)/)?.[1]).toBe(`${posts[0]?.publishDate}T12:00:00Z`)
  })
})

describe('the guide for writers', () => {
  const guide = readFileSync('content/blog/README.md', 'utf8')

  it('has an example that passes the check as it stands, and when it is published', () => {
    const example = /```markdown\n(.*?)```/s.exec(guide)?.[1] ?? ''
    for (const text of [example, example.replace('draft: true\n', '')]) {
      expect(readFolder(blogFolder({ 'extension-cords.md': text }), '2026-06-01').problems).toEqual([])
    }
  })
})

describe('today', () => {
  it('is the day in Toronto', async () => {
    const { today } = await import('@/lib/blog/clock')
    vi.useFakeTimers({ now: new Date('2026-03-09T03:30:00Z') })
    expect(today()).toBe('2026-03-08')
    vi.useRealTimers()
  })
})
