import { type MouseEvent, useSyncExternalStore } from 'react'
import { defaultListState, type ListState, listUrl, stateFrom } from '@/components/blog/post-list'

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

/**
 * @param next the new state
 * @param path the list's own path
 * @param pushEntry whether to push a history entry: chips and pagination do, typing replaces the current one
 */
export function setListState(next: ListState, path: string, pushEntry: boolean): void {
  listState = next
  try {
    window.history[pushEntry ? 'pushState' : 'replaceState'](null, '', listUrl(path, next))
  } catch {
    // Safari limits history changes to a hundred per 30 s. Filtering still works.
  }
  notify()
}

/** @returns a click handler that acts instead of the link, except for clicks that open a new tab or window */
export const insteadOfLink = (act: () => unknown) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}
