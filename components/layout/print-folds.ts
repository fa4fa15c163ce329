/**
 * Opens the closed folds of the page while it is printed, in browsers whose styles cannot (app/print.css): Chrome
 * before 131, Firefox before 143, Safari before 18.4.
 */
export function openFoldsForPrint(): () => void {
  if (CSS.supports('selector(::details-content)')) return () => {}
  let opened: HTMLDetailsElement[] = []
  const open = () => {
    opened.push(...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])'))
    for (const fold of opened) fold.open = true
  }
  const close = () => {
    for (const fold of opened) fold.open = false
    opened = []
  }
  window.addEventListener('beforeprint', open)
  window.addEventListener('afterprint', close)
  return () => {
    window.removeEventListener('beforeprint', open)
    window.removeEventListener('afterprint', close)
  }
}
