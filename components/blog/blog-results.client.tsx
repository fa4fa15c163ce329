'use client'

import { useEffect, useRef, useState } from 'react'
import type { BlogFilterProps } from '@/components/blog/blog-filter.client'
import { insteadOfLink } from '@/components/blog/instead-of-link'
import { defaultListState, type ListState, listUrl, setListState, useListState } from '@/components/blog/list-state'
import { loadRecords } from '@/components/blog/load-records'
import { PostCard } from '@/components/blog/post-card'
import { announcement, matchingPosts, PAGE_SIZE, pageCount, resultsPage } from '@/components/blog/search-posts'
import type { BlogListWords } from '@/content/interface'
import type { PostRecord } from '@/lib/blog/posts'
import { fillTokens } from '@/lib/fill-tokens'
import styles from './blog-results.module.css'
import chip from './chip.module.css'

type BlogResultsProps = BlogFilterProps & {
  /** The embedded posts: all, or the newest if `recordsHref` is set. */
  records: readonly PostRecord[]
  total: number
}

/** Cards, live region and pagination of a page of results. The first page of all posts is pre-rendered. */
export function BlogResults({ path, words, recordsHref, records, total }: BlogResultsProps) {
  const state = useListState()
  const list = useRef<HTMLDivElement>(null)
  const filtered = state.category !== 'all' || state.query.trim() !== ''
  const { all, waiting, failed } = useRecords(records, recordsHref, state, filtered)

  // Until the records are loaded, the first page of all posts is shown.
  const shown = waiting ? defaultListState : state
  const view = resultsPage(matchingPosts(all ?? records, shown), shown.page)
  const result = all ? view : { ...view, total, pages: pageCount(total) }
  const status = !waiting ? announcement(result, shown, words) : failed ? words.failed : words.loading

  function open(next: ListState) {
    setListState(next, path, 'push')
    // The link that was followed may be gone.
    list.current?.focus({ preventScroll: true })
  }

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
            <a href={path} onClick={insteadOfLink(() => open(defaultListState))}>
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
            open({ ...shown, page })
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
          className={chip.chip}
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

/** @returns all records once they are loaded, and whether the list waits for them */
function useRecords(
  records: readonly PostRecord[],
  recordsHref: string | undefined,
  state: ListState,
  filtered: boolean,
): { all: readonly PostRecord[] | null; waiting: boolean; failed: boolean } {
  const [all, setAll] = useState<readonly PostRecord[] | null>(recordsHref ? null : records)
  const [failed, setFailed] = useState(false)
  // Unfiltered pages that are whole within the embedded records need no fetch.
  const waiting = !all && (filtered || records.length < state.page * PAGE_SIZE)

  // Every change of state retries after a failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` is what changes
  useEffect(() => {
    if (!waiting || !recordsHref) return
    let current = true
    setFailed(false)
    loadRecords(recordsHref).then(
      (posts) => current && setAll(posts),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [waiting, recordsHref, state])

  return { all, waiting, failed }
}
