import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BlogFilter } from '@/components/blog/blog-filter.client'
import { BlogResults } from '@/components/blog/blog-results.client'
import { defaultListState, listUrl, stateFrom } from '@/components/blog/list-state'
import { matchingPosts, PAGE_SIZE, resultsPage } from '@/components/blog/search-posts'
import { blogWords } from '@/content/interface'
import type { PostRecord } from '@/lib/blog/posts'
import { fillTokens } from '@/lib/fill-tokens'

const categories = ['Smart Home', 'Outdoor', 'Residential', 'Safety', 'Troubleshooting'] as const
const excerpts: Record<number, string> = {
  3: 'All about “Dimmers”',
  4: 'A Café with crème bru\u0302le\u0301e',
  5: 'Knob-and-tube wiring',
  6: 'From 100\u200a–\u200a200 amps',
}
const record = (n: number): PostRecord => ({
  slug: `post-${n}`,
  title: `Post ${n} isn’t short on Wi-Fi`,
  excerpt: excerpts[n] ?? 'Other words',
  category: categories[n % categories.length] ?? 'Safety',
  date: '2021-05-02',
  updated: '2026-03-03',
  readTime: '7 min read',
  image: ['fuse-box', '0123abcd', 1600],
})
const many = (count: number) => Array.from({ length: count }, (_, n) => record(n + 1))
const titleOf = (n: number) => record(n).title

describe('the filter', () => {
  it.each([
    ['DIMMERS', 'all', 1],
    ['post 7', 'all', 1],
    ['nothing such', 'all', 0],
    ['  ', 'all', 10],
    // Quotes may be straight, and hyphens of any kind or missing.
    ["isn't", 'all', 10],
    ['wifi', 'all', 10],
    ['wi\u2011fi', 'all', 10],
    ['wi fi', 'all', 10],
    ['hi-fi', 'all', 0],
    // Accents and kinds of dashes make no difference, in the query and in the text.
    ['cafe', 'all', 1],
    ['cafe\u0301', 'all', 1],
    ['WI\u2013F\u00cf', 'all', 10],
    ['creme brulee', 'all', 1],
    ['knob and tube', 'all', 1],
    ['knob-and tube', 'all', 1],
    ['100-200', 'all', 1],
    ['100 \u2014 200 amps', 'all', 1],
    ['100200', 'all', 1],
    ['tube wire', 'all', 0],
    ['', 'smart-home', 2],
  ] as const)('finds for "%s" in %s %i of ten posts', (query, category, count) =>
    expect(matchingPosts(many(10), { category, query, page: 1 })).toHaveLength(count),
  )

  it('returns pages of one size, and the last page for a number past the end', () => {
    const [full, more] = [many(PAGE_SIZE), many(PAGE_SIZE + 1)]
    expect(resultsPage(full, 1)).toMatchObject({ pages: 1, posts: full })
    expect(resultsPage(more, 99)).toMatchObject({ page: 2, pages: 2, posts: more.slice(PAGE_SIZE) })
    expect(resultsPage([], 1)).toMatchObject({ page: 1, pages: 1, total: 0 })
  })
})

describe('the URL', () => {
  it('round-trips the filter state', () => {
    const state = { category: 'outdoor', query: 'a & b? ü ', page: 3 } as const
    expect(stateFrom(listUrl('/blog', state).replace('/blog', ''))).toEqual(state)
    expect(listUrl('/blog', defaultListState)).toBe('/blog')
  })

  it.each(['?category=none', '?page=0', '?page=x', '?page=1e9', '?utm_source=mail'])('ignores %s', (search) =>
    expect(stateFrom(search)).toEqual(defaultListState),
  )
})

const words = blogWords.list

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const link = (name: string) => screen.getByRole('link', { name })
const pageLink = (number: number) => link(fillTokens(words.page, { page: number }))
const pageLinks = () => screen.queryByRole('navigation', { name: words.pages })
const status = () => screen.getByRole('status').textContent

describe('the list', () => {
  /** Renders the list at this URL. */
  function show(count: number, search = '') {
    window.history.replaceState(null, '', `/blog${search}`)
    return render(
      <>
        <BlogFilter path="/blog" words={words} />
        <BlogResults path="/blog" words={words} records={many(count)} />
      </>,
    )
  }
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn()
  })

  it('returns to page 1 when the category changes, and marks the chip', async () => {
    show(PAGE_SIZE + 1, '?page=2')
    expect(titles()).toEqual([titleOf(PAGE_SIZE + 1)])
    await userEvent.click(link('Outdoor'))
    expect(window.location.search).toBe('?category=outdoor')
    expect(link('Outdoor').getAttribute('aria-current')).toBe('true')
    const outdoor = many(PAGE_SIZE + 1).filter(({ category }) => category === 'Outdoor')
    expect(titles()).toEqual(outdoor.map(({ title }) => title))
    expect(pageLinks()).toBeNull()
  })

  it('announces an empty result with a reset link, and has no page links for one page of posts', async () => {
    show(PAGE_SIZE, '?q=zzz&category=safety')
    expect(screen.getByText(words.empty)).toBeTruthy()
    const found = fillTokens(words.found, { query: 'zzz' })
    expect(status()).toBe(`${words.none} ${found} ${fillTokens(words.within, { category: 'Safety' })}`)
    await userEvent.click(link(words.showAll))
    expect(titles()).toHaveLength(PAGE_SIZE)
    expect(document.activeElement, 'the list').toBe(screen.getByRole('status').parentElement)
    expect(pageLinks()).toBeNull()
    cleanup()
    show(0)
    expect(screen.getByText(words.empty)).toBeTruthy()
  })

  it.each([true, false])('Enter in the search leaves the field on a touch screen only: %s', async (touch) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: touch && query.includes('coarse') }))
    show(3)
    const box = screen.getByRole('searchbox')
    await userEvent.type(box, 'post{Enter}')
    expect(document.activeElement === box).toBe(!touch)
    expect(box.getAttribute('enterkeyhint')).toBe('search')
  })

  it('shows the posts of a page whose number is pressed', async () => {
    show(500)
    await userEvent.click(pageLink(Math.ceil(500 / PAGE_SIZE)))
    expect(titles().at(-1)).toBe(titleOf(500))
    expect(document.activeElement, 'the list').toBe(screen.getByRole('status').parentElement)
  })

  it('does not intercept clicks that open a new tab', async () => {
    show(PAGE_SIZE + 1)
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(link('Outdoor'))
    expect(titles()).toHaveLength(PAGE_SIZE)
  })

  it('has the title of the post in the link text of each card', () => {
    show(1)
    const card = within(screen.getAllByRole('listitem').find((item) => item.querySelector('h3')) as HTMLElement)
    const more = [
      fillTokens(words.readMore, { category: 'Outdoor' }),
      fillTokens(words.readMoreOf, { title: titleOf(1) }),
    ]
    expect(card.getByRole('link', { name: more.join(' ') }).getAttribute('href')).toBe('/blog/post-1')
    expect(card.getByText('May 2, 2021').getAttribute('datetime')).toBe('2021-05-02')
    expect(card.getByText('March 3, 2026').getAttribute('datetime')).toBe('2026-03-03')
    expect(card.getByText('7 min read')).toBeTruthy()
  })
})
