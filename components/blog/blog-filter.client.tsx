'use client'

// Longer than most: search, filter and pagination are one state in the URL, shared by two parts of the page.

import { type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { PostCard } from '@/components/blog/post-card'
import { Icon } from '@/components/ui/icon'
import { blogCategories } from '@/lib/blog/categories'
import {
  addressOf,
  announcement,
  defaultListState,
  type ListState,
  matchingPosts,
  type PostRecord,
  pageOf,
  stateFrom,
} from '@/lib/blog/list'
import type { BlogListWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import styles from './blog-filter.module.css'

/*
 * The list's search, filter chips, cards and pagination. Client components because each keystroke filters and the state
 * is in the URL. The first page of all posts is pre-rendered; CSS hides the controls without JavaScript.
 */

/** The list's state, shared by the search in the page's head and the list below it. */
let listState: ListState | null = null
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
const syncFromUrl = () => {
  const next = stateFrom(window.location.search)
  if (listState && addressOf('', listState) === addressOf('', next)) return
  listState = next
  notify()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    listState = stateFrom(window.location.search)
    window.addEventListener('popstate', syncFromUrl)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      window.removeEventListener('popstate', syncFromUrl)
      listState = null
    }
  }
}

function useListState(): ListState {
  return useSyncExternalStore(
    subscribe,
    () => listState ?? defaultListState,
    () => defaultListState,
  )
}

/** Chips and pagination push a history entry; typing replaces the current one. */
function setListState(next: ListState, path: string, step: boolean) {
  listState = next
  try {
    window.history[step ? 'pushState' : 'replaceState'](null, '', addressOf(path, next))
  } catch {
    // Safari limits history changes to a hundred per 30 s. Filtering still works.
  }
  notify()
}

/** All records, fetched once on the first interaction with the search. */
let index: Promise<PostRecord[]> | null = null
function loadIndex(href: string): Promise<PostRecord[]> {
  index ??= fetch(href).then(async (response) => {
    if (!response.ok) throw new Error(`${href}: ${response.status}`)
    return response.json()
  })
  index.catch(() => {
    index = null
  })
  return index
}

/** Scroll margin of a chip, in pixels. */
const MARGIN = 18

/** A click handler that acts instead of the link, except for clicks that open a new tab or window. */
const insteadOfLink = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}

export type BlogFinderProps = {
  path: '/blog'
  words: BlogListWords
  /** The URL of all records, when the page does not embed them all. */
  indexHref?: string
}

/** Search box and category chips. */
export function BlogFinder({ path, words, indexHref }: BlogFinderProps) {
  const state = useListState()
  const input = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLElement>(null)
  const ready = () => {
    // A failure is reported by the list, which retries.
    if (indexHref) loadIndex(indexHref).catch(() => {})
  }

  useEffect(() => {
    // Input from before hydration, or restored by the browser on reload.
    const typed = input.current?.value ?? ''
    const now = stateFrom(window.location.search)
    if (typed && typed !== now.query) setListState({ ...now, query: typed, page: 1 }, path, false)
  }, [path])

  // On phones the chips are a scrolling row: bring the current one into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the category is what marks a chip
  useEffect(() => {
    const row = chips.current
    const chip = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && chip) row.scrollLeft = chip.offsetLeft + chip.offsetWidth + MARGIN - row.clientWidth
  }, [state.category])

  return (
    <search className={styles.finder} onPointerEnter={ready} onFocus={ready}>
      <form className={styles.search} action={path} onSubmit={(event) => event.preventDefault()}>
        <label className="vh" htmlFor="blog-search">
          {words.search}
        </label>
        <Icon name="search" />
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
      </form>
      <nav ref={chips} className={styles.chips} aria-label={words.categories}>
        <ul>
          {blogCategories.map(({ slug, name }) => {
            const next = { ...state, category: slug, page: 1 }
            return (
              <li key={slug}>
                <a
                  href={addressOf(path, next)}
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
    </search>
  )
}

export type BlogResultsProps = BlogFinderProps & {
  /** The newest posts; all of them, unless `indexHref` is set. */
  records: readonly PostRecord[]
  total: number
}

/** The cards of one page of results, the live region, and the pagination. */
export function BlogResults({ path, words, indexHref, records, total }: BlogResultsProps) {
  const state = useListState()
  const list = useRef<HTMLDivElement>(null)
  const [all, setAll] = useState<readonly PostRecord[] | null>(indexHref ? null : records)
  const [failed, setFailed] = useState(false)
  const filtered = state.category !== 'all' || state.query.trim() !== ''
  // Unfiltered pages within the embedded records need no fetch.
  const needsIndex = !all && (filtered || pageOf(records, state.page).page < state.page)

  // Every change of state retries after a failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` is what changes
  useEffect(() => {
    if (!needsIndex || !indexHref) return
    let current = true
    loadIndex(indexHref).then(
      (posts) => current && setAll(posts),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [needsIndex, indexHref, state])

  // Until the records are loaded, the first page of all posts is shown.
  const shown = needsIndex ? defaultListState : state
  const view = pageOf(matchingPosts(all ?? records, shown), shown.page)
  const count = all || filtered ? view.total : total
  const pages = all ? view.pages : pageOf(Array.from({ length: total }), 1).pages
  const result = { ...view, total: count, pages }
  const status = !needsIndex ? announcement(result, shown, words) : failed ? words.failed : words.loading

  return (
    <div ref={list} className={styles.results} data-print-plain="" tabIndex={-1} aria-busy={needsIndex && !failed}>
      <p role="status" className={needsIndex && failed ? styles.notice : 'vh'}>
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
        <nav className={styles.pager} data-no-print="" aria-label={words.pages}>
          {Array.from({ length: result.pages }, (_, number) => number + 1).map((page) => (
            <a
              key={page}
              href={addressOf(path, { ...shown, page })}
              aria-label={fillTemplate(words.page, { name: page })}
              aria-current={page === result.page ? 'page' : undefined}
              onClick={insteadOfLink(() => {
                if (page === result.page) return
                setListState({ ...state, page }, path, true)
                list.current?.focus({ preventScroll: true })
                list.current?.scrollIntoView()
              })}
            >
              {page}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}
