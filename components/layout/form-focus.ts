/** Links to the request form on the same page focus its first field; without JavaScript they only scroll there. */
export function focusForm(): () => void {
  const onClick = (event: MouseEvent) => {
    // The same as routes.formOnPage(), whose import would put all content into the script.
    const link = event.target instanceof Element && event.target.closest('a[href="#quote"]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const form = document.getElementById('quote')
    const field = form?.querySelector<HTMLElement>('input:not([type="hidden"])')
    if (!form || !field) return
    event.preventDefault()
    // Lays out the whole page first (app/lazy-layout.css), so that no height changes during the scroll.
    document.documentElement.dataset.fullLayout = ''
    form.scrollIntoView()
    field.focus({ preventScroll: true })
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
