/** Matches every request form of a page. */
export const REQUEST_FORMS = '[data-request-form]'

/**
 * @param selector the elements to watch
 * @param onChange gets the number of these elements in the viewport, at first and after each change; it is not called
 *   on a page without such elements
 * @returns a function that stops watching
 */
export function watchInView(selector: string, onChange: (count: number) => void): () => void {
  const inView = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    onChange(inView.size)
  })
  for (const element of document.querySelectorAll(selector)) observer.observe(element)
  return () => observer.disconnect()
}
