import { type PostCategorySlug, postCategories, postCategorySlugOf } from '@/lib/blog/post-categories'
import type { PostRecord } from '@/lib/blog/posts'
import { fillTokens } from '@/lib/fill-tokens'

/** The filter, the search and the page number, as in the URL. */
export type ListState = { category: PostCategorySlug; query: string; page: number }

export const PAGE_SIZE = 9
export const defaultListState: ListState = { category: 'all', query: '', page: 1 }

/**
 * @param search the URL's query string; unknown values are ignored
 * @returns the state that it encodes
 */
export function stateFrom(search: string): ListState {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  return {
    category: postCategories.find(({ slug }) => slug === params.get('category'))?.slug ?? 'all',
    query: params.get('q') ?? '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/**
 * @param path the list's own path
 * @returns the shortest URL of a state: defaults are left out
 */
export function listUrl(path: string, { category, query, page }: ListState): string {
  const params = new URLSearchParams()
  if (category !== 'all') params.set('category', category)
  if (query) params.set('q', query)
  if (page > 1) params.set('page', String(page))
  const search = params.toString()
  return search ? `${path}?${search}` : path
}

/** Letter case, curly quotes, hyphens and no-break spaces make no difference to a search: "wifi" finds "Wi-Fi". */
function plain(text: string): string {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[-\u2010\u2011]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
}

/** Normalized search texts, cached per record: with many posts, normalizing is most of the work of a keystroke. */
const searched = new WeakMap<PostRecord, readonly [title: string, excerpt: string]>()
function searchedIn(post: PostRecord): readonly [title: string, excerpt: string] {
  let texts = searched.get(post)
  if (!texts) {
    texts = [plain(post.title), plain(post.excerpt)]
    searched.set(post, texts)
  }
  return texts
}

/**
 * A post matches if the category is "all" or the post's, and its title or excerpt contains the query.
 * @returns the posts that match, in list order
 */
export function matchingPosts(posts: readonly PostRecord[], { category, query }: ListState): readonly PostRecord[] {
  const wanted = plain(query).trim()
  return posts.filter(
    (post) =>
      (category === 'all' || postCategorySlugOf[post.category] === category) &&
      searchedIn(post).some((text) => text.includes(wanted)),
  )
}

type ListPage = { posts: readonly PostRecord[]; page: number; pages: number; total: number }

/**
 * @param matches all posts that match, in list order
 * @param page the requested page; clamped to the last one
 * @returns the posts of that page, its number, the number of pages and of matches
 */
export function resultsPage(matches: readonly PostRecord[], page: number): ListPage {
  const pages = Math.max(1, Math.ceil(matches.length / PAGE_SIZE))
  const current = Math.min(page, pages)
  return {
    posts: matches.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE),
    page: current,
    pages,
    total: matches.length,
  }
}

/** Templates of `announcement`. */
type AnnouncementWords = Readonly<Record<'none' | 'one' | 'many' | 'found' | 'within' | 'pageOf', string>>

/** @returns the text of the live region after the list has changed */
export function announcement(
  { total, page, pages }: ListPage,
  { category, query }: ListState,
  words: AnnouncementWords,
): string {
  const name = postCategories.find(({ slug }) => slug === category)?.name ?? ''
  const found = [
    total > 1 ? fillTokens(words.many, { count: total }) : total === 1 ? words.one : words.none,
    query.trim() && fillTokens(words.found, { query: query.trim() }),
    category !== 'all' && fillTokens(words.within, { category: name }),
  ]
  return [found.filter(Boolean).join(' '), pages > 1 && fillTokens(words.pageOf, { page, pages })]
    .filter(Boolean)
    .join(', ')
}
