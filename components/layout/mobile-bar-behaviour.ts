import { REQUEST_FORMS, watchInView } from '@/components/layout/in-view'

/** Call buttons in the page: those of components/ui/button, and elements marked with data-call. */
const CALL_BUTTONS = 'main :is(a[href^="tel:"][data-variant], [data-call])'

/** Hides the mobile bar while a form or one of the page's call buttons is in view. Without JavaScript the bar stays. */
export function hideMobileBar(): () => void {
  const bar = document.querySelector('[data-mobile-bar]')
  return watchInView(`${REQUEST_FORMS}, ${CALL_BUTTONS}`, (count) => bar?.toggleAttribute('data-away', count > 0))
}
