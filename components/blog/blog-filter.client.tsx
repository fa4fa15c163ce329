'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import {
  defaultListState,
  type ListState,
  listUrl,
  setListState,
  stateFrom,
  useListState,
} from '@/components/blog/list-state'
import { PostCard } from '@/components/blog/post-card'
import { loadIndex } from '@/components/blog/post-index'
import { announcement, matchingPosts, resultsPage } from '@/components/blog/post-list'
import { Icon } from '@/components/ui/icon'
import type { BlogListWords } from '@/content/interface'
import { postCategories } from '@/lib/blog/post-categories'
import type { PostRecord } from '@/lib/blog/posts'
import { fillTokens } from '@/lib/fill-tokens'
import styles from './blog-filter.module.css'

/*
 * Search, filter chips, cards and pagination of the list. Client components, because they filter at each keystroke and
 * keep the state in the URL. The first page of all posts is pre-rendered. CSS hides the controls without JavaScript.
 */

/** Scroll margin of a chip, in pixels. */
const MARGIN = 18

/** @returns a click handler that acts instead of the link, except for clicks that open a new tab or window */
const insteadOfLink = (act: () => unknown) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}

type BlogFilterProps = {
  path: '/blog'
  words: BlogListWords
  /** The URL of all records, when the page does not embed them all. */
  indexHref?: string
}

/** Search box and category chips. */
export function BlogFilter({ path, words, indexHref }: BlogFilterProps) {
  const state = useListState()
  const input = useRef<HTMLInputElement>(null)
  const preloadRecords = () => {
    // A failure is reported by the list, which retries.
    if (indexHref) loadIndex(indexHref).catch(() => {})
  }

  useEffect(() => {
    // Text typed before hydration, or restored by the browser on reload.
    const typed = input.current?.value ?? ''
    const now = stateFrom(window.location.search)
    if (typed && typed !== now.query) setListState({ ...now, query: typed, page: 1 }, path, false)
  }, [path])

  return (
    <search className={styles.filter} onPointerEnter={preloadRecords} onFocus={preloadRecords}>
      <form
        className={styles.search}
        action={path}
        onSubmit={(event) => {
          // The list is filtered already at each letter.
          event.preventDefault()
          input.current?.focus()
        }}
      >
        <label className="visually-hidden" htmlFor="blog-search">
          {words.search}
        </label>
        <input
          ref={input}
          id="blog-search"
          name="q"
          type="search"
          placeholder={words.placeholder}
          autoComplete="off"
          maxLength={100}
          value={state.query}
          onChange={(event) => setListState({ ...state, query: event.target.value, page: 1 }, path, false)}
        />
        <button type="submit" aria-label={words.find}>
          <Icon name="search" />
        </button>
      </form>
      <Chips state={state} path={path} words={words} />
    </search>
  )
}

/** The chips that filter by category. */
function Chips({ state, path, words }: Pick<BlogFilterProps, 'path' | 'words'> & { state: ListState }) {
  const chips = useRef<HTMLElement>(null)

  // On phones the chips are a scrolling row: bring the current one into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the category is what marks a chip
  useEffect(() => {
    const row = chips.current
    const chip = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && chip) row.scrollLeft = chip.offsetLeft + chip.offsetWidth + MARGIN - row.clientWidth
  }, [state.category])

  return (
    <nav ref={chips} className={styles.chips} aria-label={words.categories}>
      <ul>
        {postCategories.map(({ slug, name }) => {
          const next = { ...state, category: slug, page: 1 }
          return (
            <li key={slug}>
              <a
                href={listUrl(path, next)}
                aria-current={slug === state.category ? 'true' : undefined}
                onClick={insteadOfLink(() => {
                  if (slug !== state.category) setListState(next, path, true)
                })}
              >
                {name ?? words.allCategories}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type BlogResultsProps = BlogFilterProps & {
  /** The embedded posts: all, or the newest if `indexHref` is set. */
  records: readonly PostRecord[]
  total: number
}

/** The cards of one page of results, the live region, and the pagination. */
export function BlogResults({ path, words, indexHref, records, total }: BlogResultsProps) {
  const state = useListState()
  const list = useRef<HTMLDivElement>(null)
  const filtered = state.category !== 'all' || state.query.trim() !== ''
  const { all, waiting, failed } = useRecords(records, indexHref, state, filtered)

  // Until the records are loaded, the first page of all posts is shown.
  const shown = waiting ? defaultListState : state
  const view = resultsPage(matchingPosts(all ?? records, shown), shown.page)
  const count = all || filtered ? view.total : total
  const pages = all ? view.pages : resultsPage(Array.from({ length: total }), 1).pages
  const result = { ...view, total: count, pages }
  const status = !waiting ? announcement(result, shown, words) : failed ? words.failed : words.loading

  return (
    <div ref={list} className={styles.results} data-print-plain="" tabIndex={-1} aria-busy={waiting && !failed}>
      <p role="status" className={waiting && failed ? styles.notice : 'visually-hidden'}>
        {status}
      </p>
      {result.posts.length > 0 ? (
        <ul className={styles.posts} data-print-plain="">
          {result.posts.map((post, position) => (
            <PostCard key={post.slug} post={post} href={`${path}/${post.slug}`} position={position} words={words} />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>{words.empty}</p>
          {filtered && (
            <a href={path} onClick={insteadOfLink(() => setListState(defaultListState, path, true))}>
              {words.showAll}
            </a>
          )}
        </div>
      )}
      {result.pages > 1 && (
        <Pager
          current={result.page}
          pages={result.pages}
          words={words}
          hrefOf={(page) => listUrl(path, { ...shown, page })}
          open={(page) => {
            setListState({ ...state, page }, path, true)
            list.current?.focus({ preventScroll: true })
            list.current?.scrollIntoView()
          }}
        />
      )}
    </div>
  )
}

type PagerProps = {
  current: number
  pages: number
  words: BlogListWords
  hrefOf: (page: number) => string
  open: (page: number) => void
}

/** Numbered links, one for each page. */
function Pager({ current, pages, words, hrefOf, open }: PagerProps) {
  return (
    <nav className={styles.pager} data-no-print="" aria-label={words.pages}>
      {Array.from({ length: pages }, (_, number) => number + 1).map((page) => (
        <a
          key={page}
          href={hrefOf(page)}
          aria-label={fillTokens(words.page, { page })}
          aria-current={page === current ? 'page' : undefined}
          onClick={insteadOfLink(() => page !== current && open(page))}
        >
          {page}
        </a>
      ))}
    </nav>
  )
}

/** Returns all records once they are loaded, and whether a state waits for them. */
function useRecords(
  records: readonly PostRecord[],
  indexHref: string | undefined,
  state: ListState,
  filtered: boolean,
): { all: readonly PostRecord[] | null; waiting: boolean; failed: boolean } {
  const [all, setAll] = useState<readonly PostRecord[] | null>(indexHref ? null : records)
  const [failed, setFailed] = useState(false)
  // Unfiltered pages within the embedded records need no fetch.
  const waiting = !all && (filtered || resultsPage(records, state.page).page < state.page)

  // Every change of state retries after a failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` is what changes
  useEffect(() => {
    if (!waiting || !indexHref) return
    let current = true
    setFailed(false)
    loadIndex(indexHref).then(
      (posts) => current && setAll(posts),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [waiting, indexHref, state])

  return { all, waiting, failed }
}
