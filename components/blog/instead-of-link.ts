import type { MouseEvent } from 'react'

/** @returns a click handler that acts instead of the link, except for clicks that open a new tab or window */
export const insteadOfLink = (act: () => unknown) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}
