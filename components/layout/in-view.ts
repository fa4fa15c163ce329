/** Matches every request form of a page. */
export const REQUEST_FORMS = '[data-request-form]'

/**
 * Calls `onChange` with the number of the elements that are in the viewport, at first and after each change; never on
 * a page without such elements.
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
