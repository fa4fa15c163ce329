import type { ListState } from '@/components/blog/list-state'
import type { BlogListWords } from '@/content/interface'
import { postCategories, postCategorySlugOf } from '@/lib/blog/post-categories'
import type { PostRecord } from '@/lib/blog/posts'
import { fillTokens } from '@/lib/fill-tokens'

/** Posts per page: one, a row of two, then rows of three (post-card.tsx). A multiple of three fills the last row. */
export const PAGE_SIZE = 9

/**
 * Letter case, accents, curly quotes, kinds of dashes and no-break spaces make no difference to a search.
 * @param dash what replaces dashes: nothing ("wifi" finds "Wi-Fi") or a space ("knob and tube" finds "knob-and-tube")
 */
function plain(text: string, dash: '' | ' '): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s*[\p{Pd}\u2212]\s*/gu, dash)
    .replace(/\s+/g, ' ')
    .toLowerCase()
}

const contains = (text: string, query: string) =>
  (['', ' '] as const).some((dash) => plain(text, dash).includes(plain(query, dash).trim()))

/** @returns the posts of a category or of "all", in order, with the query in title or excerpt */
export function matchingPosts(posts: readonly PostRecord[], { category, query }: ListState): readonly PostRecord[] {
  return posts.filter(
    (post) =>
      (category === 'all' || postCategorySlugOf[post.category] === category) &&
      [post.title, post.excerpt].some((text) => contains(text, query)),
  )
}

type ListPage = { posts: readonly PostRecord[]; page: number; pages: number; total: number }

/** @returns a page of matches, given in list order. After the last page it is the last one */
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

/** @returns the text of the live region after the list has changed */
export function announcement(
  { total, page, pages }: ListPage,
  { category, query }: ListState,
  words: BlogListWords,
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
