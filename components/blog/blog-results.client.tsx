'use client'

import { useRef } from 'react'
import type { BlogFilterProps } from '@/components/blog/blog-filter.client'
import { insteadOfLink } from '@/components/blog/instead-of-link'
import { defaultListState, type ListState, listUrl, setListState, useListState } from '@/components/blog/list-state'
import { PostCard } from '@/components/blog/post-card'
import { announcement, matchingPosts, resultsPage } from '@/components/blog/search-posts'
import type { BlogListWords } from '@/content/interface'
import type { PostRecord } from '@/lib/blog/posts'
import { fillTokens } from '@/lib/fill-tokens'
import styles from './blog-results.module.css'
import chip from './chip.module.css'

type BlogResultsProps = BlogFilterProps & {
  /** Every post, newest first. */
  records: readonly PostRecord[]
}

/** Cards, live region and pagination of a page of results. The first page of all posts is pre-rendered. */
export function BlogResults({ path, words, records }: BlogResultsProps) {
  const state = useListState()
  const list = useRef<HTMLDivElement>(null)
  const filtered = state.category !== 'all' || state.query.trim() !== ''
  const result = resultsPage(matchingPosts(records, state), state.page)

  function open(next: ListState) {
    setListState(next, path, 'push')
    // The link that was followed may be gone.
    list.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={list} className={styles.results} data-print-plain="" tabIndex={-1}>
      <p role="status" className="visually-hidden">
        {announcement(result, state, words)}
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
          hrefOf={(page) => listUrl(path, { ...state, page })}
          open={(page) => {
            open({ ...state, page })
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
