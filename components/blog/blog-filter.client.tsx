'use client'

import { useEffect, useRef } from 'react'
import { insteadOfLink } from '@/components/blog/instead-of-link'
import { type ListState, listUrl, setListState, stateFrom, useListState } from '@/components/blog/list-state'
import { Icon } from '@/components/ui/icon'
import type { BlogListWords } from '@/content/interface'
import { postCategories } from '@/lib/blog/post-categories'
import styles from './blog-filter.module.css'
import chip from './chip.module.css'

/** Space beside the current chip, in pixels. */
const CHIP_MARGIN = 18

export type BlogFilterProps = {
  path: '/blog'
  words: BlogListWords
}

/** Search box and category chips: in the browser, because they filter at each keystroke and change the URL. */
export function BlogFilter({ path, words }: BlogFilterProps) {
  const state = useListState()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // Text typed before hydration, or restored by the browser on reload.
    const typed = input.current?.value ?? ''
    const now = stateFrom(window.location.search)
    if (typed && typed !== now.query) setListState({ ...now, query: typed, page: 1 }, path, 'replace')
  }, [path])

  return (
    <search className={styles.filter} data-no-print="">
      <form
        className={styles.search}
        action={path}
        onSubmit={(event) => {
          // The list is filtered already at each letter. A screen keyboard closes, so that the results show.
          event.preventDefault()
          if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur()
          else input.current?.focus()
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
          enterKeyHint="search"
          maxLength={100}
          value={state.query}
          onChange={(event) => setListState({ ...state, query: event.target.value, page: 1 }, path, 'replace')}
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
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !current) return
    const [chip, view] = [current.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft +=
      Math.max(0, chip.right + CHIP_MARGIN - view.right) + Math.min(0, chip.left - CHIP_MARGIN - view.left)
  }, [state.category])

  return (
    <nav ref={chips} className={styles.chips} aria-label={words.categories}>
      <ul>
        {postCategories.map(({ slug, name }) => {
          const next = { ...state, category: slug, page: 1 }
          return (
            <li key={slug}>
              <a
                className={chip.chip}
                href={listUrl(path, next)}
                aria-current={slug === state.category ? 'true' : undefined}
                onClick={insteadOfLink(() => {
                  if (slug !== state.category) setListState(next, path, 'push')
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
