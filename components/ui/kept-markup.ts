/**
 * Markup that stands in the pages' HTML and in no page's data. React renders a page twice in one process, to data and
 * from them to HTML, by two copies of this module: the global object is what they share.
 */
const shared = globalThis as typeof globalThis & { keptMarkup?: Map<string, string> }

/**
 * @param name what it is asked for by, different for different markup
 * @param markup HTML or SVG
 */
export function keepMarkup(name: string, markup: string): void {
  shared.keptMarkup ??= new Map()
  shared.keptMarkup.set(name, markup)
}

/** @returns the markup of that name: the kept one; in a browser, where none is kept, what stands in the page; else '' */
export function keptMarkup(name: string): string {
  const kept = shared.keptMarkup?.get(name)
  if (kept !== undefined || typeof document === 'undefined') return kept ?? ''
  return document.querySelector(`[data-markup="${name}"]`)?.innerHTML ?? ''
}
