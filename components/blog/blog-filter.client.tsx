'use client'

// Longer than most: search, filter and pages are one state in one address, which two parts of the page share.

import { useSearchParams } from 'next/navigation'
import { type MouseEvent, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
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
  unpackRecords,
} from '@/lib/blog/list'
import type { BlogListWords } from '@/lib/content/words'
import styles from './blog-filter.module.css'

/*
 * The list's search, chips, cards and pages. They are a client leaf because every key filters at once and the choice
 * lives in the address. What is pre-rendered is the first page of all posts; CSS hides the controls without JavaScript.
 */

/** The visitor's choice, shared by the search in the page's head and the list below it. */
let choice: ListState | null = null
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const reread = () => {
  const next = stateFrom(window.location.search)
  if (choice && addressOf('', choice) === addressOf('', next)) return
  choice = next
  tell()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    choice = stateFrom(window.location.search)
    window.addEventListener('popstate', reread)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      window.removeEventListener('popstate', reread)
      choice = null
    }
  }
}

function useChoice(): ListState {
  return useSyncExternalStore(
    subscribe,
    () => choice ?? defaultListState,
    () => defaultListState,
  )
}

/** A chip or a page is a step that Back undoes; typing only rewrites the current one. */
function choose(next: ListState, path: string, step: boolean) {
  choice = next
  try {
    window.history[step ? 'pushState' : 'replaceState'](null, '', addressOf(path, next))
  } catch {
    // Safari refuses more than a hundred changes in half a minute. The list filters all the same.
  }
  tell()
}

/**
 * Follows the address when the router changes it, as the menu's link to the whole list does. It shows nothing, so that
 * only it waits for the browser; the list itself is pre-rendered.
 */
function AddressWatcher() {
  const params = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the parameters is what it waits for
  useEffect(reread, [params])
  return null
}

/** The records past those in the page, fetched once, as soon as somebody reaches for the search. */
let index: Promise<PostRecord[]> | null = null
function loadIndex(href: string): Promise<PostRecord[]> {
  index ??= fetch(href).then(async (response) => {
    if (!response.ok) throw new Error(`${href}: ${response.status}`)
    return unpackRecords(await response.json())
  })
  index.catch(() => {
    index = null
  })
  return index
}

/** What a chip keeps from the edge of the screen, in pixels. */
const MARGIN = 18

/** True for a click that means "here": not in a new tab or window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export type BlogFinderProps = {
  path: '/blog'
  words: BlogListWords
  /** Where all records are, when the page does not hold them all. */
  indexHref?: string
}

/** Search box and category chips. */
export function BlogFinder({ path, words, indexHref }: BlogFinderProps) {
  const state = useChoice()
  const input = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLElement>(null)
  const ready = () => {
    // A failure is reported by the list, which asks again.
    if (indexHref) loadIndex(indexHref).catch(() => {})
  }

  useEffect(() => {
    // What was typed before this code arrived, or filled in again by the browser on reload.
    const typed = input.current?.value ?? ''
    const now = stateFrom(window.location.search)
    if (typed && typed !== now.query) choose({ ...now, query: typed, page: 1 }, path, false)
  }, [path])

  // On a phone the chips are a row that scrolls: an address may name one that is out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the category is what marks a chip
  useEffect(() => {
    const row = chips.current
    const chip = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && chip) row.scrollLeft = chip.offsetLeft + chip.offsetWidth + MARGIN - row.clientWidth
  }, [state.category])

  return (
    <search className={styles.finder} onPointerEnter={ready} onFocus={ready}>
      <Suspense>
        <AddressWatcher />
      </Suspense>
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
          onChange={(event) => choose({ ...state, query: event.target.value, page: 1 }, path, false)}
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
                  onClick={(event) => {
                    if (!isPlain(event)) return
                    event.preventDefault()
                    if (slug !== state.category) choose(next, path, true)
                  }}
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

/** The cards of one page of results, what a screen reader hears of them, and the page buttons. */
export function BlogResults({ path, words, indexHref, records, total }: BlogResultsProps) {
  const state = useChoice()
  const list = useRef<HTMLDivElement>(null)
  const [all, setAll] = useState<readonly PostRecord[] | null>(indexHref ? null : records)
  const [failed, setFailed] = useState(false)
  const filtered = state.category !== 'all' || state.query.trim() !== ''
  // Unfiltered pages that the page's own records reach need no more.
  const wanting = !all && (filtered || pageOf(records, state.page).page < state.page)

  // Every change of the choice asks again after a failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` is what changes
  useEffect(() => {
    if (!wanting || !indexHref) return
    let current = true
    loadIndex(indexHref).then(
      (posts) => current && setAll(posts),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [wanting, indexHref, state])

  // Until the records are there, what shows is the first page of all posts.
  const shown = wanting ? defaultListState : state
  const view = pageOf(matchingPosts(all ?? records, shown), shown.page)
  const count = all || filtered ? view.total : total
  const pages = all ? view.pages : pageOf(Array.from({ length: total }), 1).pages
  const result = { ...view, total: count, pages }
  const status = !wanting ? announcement(result, shown, words) : failed ? words.failed : words.loading

  return (
    <div ref={list} className={styles.results} tabIndex={-1} aria-busy={wanting && !failed}>
      <p role="status" className={wanting && failed ? styles.notice : 'vh'}>
        {status}
      </p>
      {result.posts.length > 0 ? (
        <ul className={styles.posts}>
          {result.posts.map((post, position) => (
            <PostCard key={post.slug} post={post} href={`${path}/${post.slug}`} position={position} words={words} />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>{words.empty}</p>
          {filtered && (
            <a
              href={path}
              onClick={(event) => {
                if (!isPlain(event)) return
                event.preventDefault()
                choose(defaultListState, path, true)
              }}
            >
              {words.showAll}
            </a>
          )}
        </div>
      )}
      {result.pages > 1 && (
        <nav className={styles.pager} aria-label={words.pages}>
          {Array.from({ length: result.pages }, (_, number) => number + 1).map((page) => (
            <a
              key={page}
              href={addressOf(path, { ...shown, page })}
              aria-label={words.page.replace('{name}', String(page))}
              aria-current={page === result.page ? 'page' : undefined}
              onClick={(event) => {
                if (!isPlain(event)) return
                event.preventDefault()
                if (page === result.page) return
                choose({ ...state, page }, path, true)
                list.current?.focus({ preventScroll: true })
                list.current?.scrollIntoView()
              }}
            >
              {page}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}
