import { useSyncExternalStore } from 'react'
import { type PostCategorySlug, postCategories } from '@/lib/blog/post-categories'

/** The filter, the search and the page number, as in the URL. */
export type ListState = { category: PostCategorySlug; query: string; page: number }

export const defaultListState: ListState = { category: 'all', query: '', page: 1 }

/** @returns the state that a URL's query string encodes; unknown values are ignored */
export function stateFrom(search: string): ListState {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  return {
    category: postCategories.find(({ slug }) => slug === params.get('category'))?.slug ?? 'all',
    query: params.get('q') ?? '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** @returns the shortest URL of a state: defaults are left out. `path` is the list's own */
export function listUrl(path: string, { category, query, page }: ListState): string {
  const params = new URLSearchParams()
  if (category !== 'all') params.set('category', category)
  if (query) params.set('q', query)
  if (page > 1) params.set('page', String(page))
  const search = params.toString()
  return search ? `${path}?${search}` : path
}

/** The list's state, shared by the search in the page's head and the list below it. The URL contains it too. */
let listState: ListState | null = null
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
const syncFromUrl = () => {
  const next = stateFrom(window.location.search)
  if (listState && listUrl('', listState) === listUrl('', next)) return
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

/** @returns the state that the URL contains; while pre-rendering and hydrating, the first page of all posts */
export function useListState(): ListState {
  return useSyncExternalStore(
    subscribe,
    () => listState ?? defaultListState,
    () => defaultListState,
  )
}

/** Shows another state. Chips and pagination push an entry of history, typing replaces it. */
export function setListState(next: ListState, path: string, history: 'push' | 'replace'): void {
  listState = next
  try {
    window.history[`${history}State`](null, '', listUrl(path, next))
  } catch {
    // Safari limits history changes to a hundred per 30 s. Filtering still works.
  }
  notify()
}
