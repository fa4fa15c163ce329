// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BlogFinder, BlogResults } from '@/components/blog/blog-filter.client'
import { categoryNames } from '@/lib/blog/categories'
import { addressOf, defaultListState, matchingPosts, type PostRecord, pageOf, stateFrom } from '@/lib/blog/list'

const record = (n: number): PostRecord => ({
  slug: `post-${n}`,
  title: `Post ${n} isn’t short`,
  excerpt: n === 3 ? 'All about “Dimmers”' : 'Other words',
  category: categoryNames[n % 5] ?? 'Safety',
  date: '2021-05-02',
  readTime: '7 min read',
  image: ['fuse-box', '0123abcd', 1600],
})
const many = (count: number) => Array.from({ length: count }, (_, n) => record(n + 1))

describe('the rule of the filter', () => {
  const find = (query: string, category = 'all' as const) =>
    matchingPosts(many(10), { category, query, page: 1 }).map(({ slug }) => slug)

  it('finds text in title or excerpt, in any letter case', () => {
    expect(find('DIMMERS')).toEqual(['post-3'])
    expect(find('post 7')).toEqual(['post-7'])
    expect(find('nothing such')).toEqual([])
    expect(find('  ')).toHaveLength(10)
  })
  it('matches straight quotes against curly ones', () => expect(find("isn't")).toHaveLength(10))
  it('finds "Wi-Fi" however it is hyphenated', () => {
    const posts = [{ ...record(1), title: 'Switches on Wi-Fi' }]
    for (const query of ['wifi', 'Wi-Fi', 'wi\u2011fi'])
      expect(matchingPosts(posts, { category: 'all', query, page: 1 }), query).toHaveLength(1)
    expect(matchingPosts(posts, { category: 'all', query: 'hi-fi', page: 1 })).toEqual([])
  })
  it('filters by category slug', () => {
    expect(matchingPosts(many(10), { category: 'smart-home', query: '', page: 1 }).map(({ slug }) => slug)).toEqual([
      'post-5',
      'post-10',
    ])
  })
  it('returns pages of nine, and the last page for a number past the end', () => {
    expect(pageOf(many(9), 1).pages).toBe(1)
    expect(pageOf(many(10), 1).pages).toBe(2)
    expect(pageOf(many(10), 99)).toMatchObject({ page: 2, posts: [{ slug: 'post-10' }] })
    expect(pageOf([], 1)).toMatchObject({ page: 1, pages: 1, total: 0 })
  })
})

describe('the address', () => {
  it('round-trips the filter state', () => {
    const state = { category: 'outdoor', query: 'a & b? ü ', page: 3 } as const
    expect(stateFrom(addressOf('/blog', state).replace('/blog', ''))).toEqual(state)
    expect(addressOf('/blog', defaultListState)).toBe('/blog')
  })
  it.each(['?category=none', '?page=0', '?page=-1', '?page=x', '?page=1e9', '?utm_source=mail'])(
    'ignores %s',
    (search) => {
      expect(stateFrom(search)).toEqual(defaultListState)
    },
  )
})

/** Words of another site: what the list says is content. */
const words = {
  heading: 'Pieces',
  search: 'Search pieces',
  placeholder: 'Search',
  categories: 'Kinds',
  readMore: 'Read on about {name}',
  readMoreOf: 'in “{name}”',
  empty: 'Nothing here.',
  showAll: 'Show all',
  pages: 'Pages',
  page: 'Page {name}',
  loading: 'Loading',
  failed: 'The search could not load.',
  none: 'No pieces',
  one: '1 piece',
  many: '{name} pieces',
  found: 'found for “{name}”',
  within: 'in {name}',
  pageOf: 'page {name} of {pages}',
} as never

function List({ count, indexHref }: { count: number; indexHref?: string }) {
  const records = many(count)
  return (
    <>
      <BlogFinder path="/blog" words={words} indexHref={indexHref} />
      <BlogResults
        path="/blog"
        words={words}
        indexHref={indexHref}
        records={indexHref ? records.slice(0, 12) : records}
        total={count}
      />
    </>
  )
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

describe('the list', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/blog')
    Element.prototype.scrollIntoView = vi.fn()
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it('renders the first page on the server, whatever the query says', () => {
    window.history.replaceState(null, '', '/blog?q=dimmers')
    const html = renderToString(<List count={10} />)
    expect(html.match(/<h3/g)).toHaveLength(9)
    expect(html).toContain('10 pieces, page 1 of 2')
  })

  it('filters on every key press, updates the address and announces the result', async () => {
    render(<List count={10} />)
    const before = window.history.length
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search pieces' }), 'dim')
    expect(titles()).toEqual(['Post 3 isn’t short'])
    expect(window.location.search).toBe('?q=dim')
    expect(window.history.length).toBe(before)
    expect(screen.getByRole('status').textContent).toBe('1 piece found for “dim”')
  })

  it('goes back to page 1 when the category changes, and marks the chip', async () => {
    window.history.replaceState(null, '', '/blog?page=2')
    render(<List count={10} />)
    expect(titles()).toEqual(['Post 10 isn’t short'])
    await userEvent.click(screen.getByRole('link', { name: 'Outdoor' }))
    expect(window.location.search).toBe('?category=outdoor')
    expect(screen.getByRole('link', { name: 'Outdoor' }).getAttribute('aria-current')).toBe('true')
    expect(titles()).toEqual(['Post 1 isn’t short', 'Post 6 isn’t short'])
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  it('restores the previous filter on Back', async () => {
    render(<List count={10} />)
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    expect(titles()).toHaveLength(1)
    window.history.replaceState(null, '', '/blog')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(titles()).toHaveLength(9))
  })

  it('announces that nothing was found, and offers a reset', async () => {
    window.history.replaceState(null, '', '/blog?q=zzz&category=safety')
    render(<List count={10} />)
    expect(screen.getByText('Nothing here.')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('No pieces found for “zzz” in Safety')
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }))
    expect(titles()).toHaveLength(9)
  })

  it('has no page buttons for nine posts, and renders with no posts', () => {
    render(<List count={9} />)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
    cleanup()
    render(<List count={0} />)
    expect(screen.getByText('Nothing here.')).toBeTruthy()
  })

  it('does not intercept clicks that open a new tab', async () => {
    render(<List count={10} />)
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('link', { name: 'Outdoor' }))
    expect(titles()).toHaveLength(9)
  })

  it('each card’s link text names its post', () => {
    render(<List count={1} />)
    const card = within(screen.getAllByRole('listitem').find((item) => item.querySelector('h3')) as HTMLElement)
    expect(card.getByRole('link', { name: 'Read on about Outdoor in “Post 1 isn’t short”' }).getAttribute('href')).toBe(
      '/blog/post-1',
    )
    expect(card.getByText('May 2, 2021').getAttribute('datetime')).toBe('2021-05-02')
    expect(card.getByText('7 min read')).toBeTruthy()
  })

  it('fetches the rest of a long list on demand, and reports a failed fetch', async () => {
    let reply: (response: Response) => void = () => {}
    const answer = vi.fn<() => Promise<Response>>(() => Promise.reject(new Error('offline')))
    vi.stubGlobal('fetch', answer)
    render(<List count={500} indexHref="/blog-index.json" />)
    expect(screen.getByRole('link', { name: 'Page 56' })).toBeTruthy()
    expect(answer).not.toHaveBeenCalled()
    const box = screen.getByRole('searchbox')
    await userEvent.click(box)
    await userEvent.type(box, 'p')
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('could not load'))
    expect(titles()).toHaveLength(9)
    const second = new Promise<Response>((resolve) => {
      reply = resolve
    })
    answer.mockReturnValue(second)
    await userEvent.type(box, 'ost 499')
    expect(screen.getByRole('status').textContent, 'during the second attempt').toBe('Loading')
    reply(Response.json(many(500)))
    await waitFor(() => expect(titles()).toEqual(['Post 499 isn’t short']))
  })
})
