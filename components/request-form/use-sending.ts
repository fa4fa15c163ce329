import type { FormEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormWords } from '@/content/interface'
import { clearIfSent, restoreDraft } from '@/lib/requests/drafts'
import { isReturn } from '@/lib/requests/is-return'
import { fingerprint, SENT_KEY, typedIn } from '@/lib/requests/sent-requests'
import { readFields, restoreFields } from '@/lib/typed-fields'

/**
 * After this many milliseconds without a navigation the form can be sent again, and a message says so. SLOW_MS of
 * scripts/request-inbox.ts is longer, REPEAT_MS is shorter.
 */
export const SUBMIT_TIMEOUT_MS = 15_000
/** A page that has not begun to leave after this many milliseconds is not the one that navigates: a new tab is. */
export const NEW_TAB_MS = 500

/**
 * Shows the state of a request that the browser posts. watch-requests.ts completes the request, keeps what was typed,
 * and refuses blank fields and a second press.
 * @returns whether it is being sent, what the form says about it or null, and the form's handlers
 */
export function useSending(form: RefObject<HTMLFormElement | null>, id: string) {
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined)
  const warnedOffline = useRef(false)
  /** Whether the last press was made with Shift, Ctrl or Command, which browsers send in a new tab. */
  const inNewTab = useRef(false)
  const [sending, setSending] = useState(false)
  const [status, setStatus] = useState<keyof FormWords['status'] | null>(null)
  const [textBeforeHydration] = useState(() => {
    if (typeof document === 'undefined') return null
    const node = document.getElementById(`${id}-name`)?.closest('form')
    return node && readFields(node)
  })

  const idle = useCallback((reason: keyof FormWords['status'] | null) => {
    clearTimeout(timeout.current)
    setSending(false)
    setStatus(reason)
  }, [])

  /** The form is idle again if the page is still there after this many milliseconds. */
  const waitUntilLeft = useCallback(
    (ms: number, reason: 'slow' | 'newTab') => {
      clearTimeout(timeout.current)
      setSending(true)
      setStatus(null)
      timeout.current = setTimeout(() => {
        if (reason === 'slow') console.error(`The request has not left the page after ${ms / 1000} seconds.`)
        idle(reason)
      }, ms)
    },
    [idle],
  )

  useEffect(() => {
    const node = form.current
    if (!node) return
    const restore = (isBack: boolean) => idle(restoreDraft(node, isBack) ? 'returned' : null)

    // Firefox restores the disabled state of buttons on reload, which React does not see.
    for (const button of node.querySelectorAll('button')) button.disabled = false
    if (textBeforeHydration) restoreFields(node, textBeforeHydration)
    restore(isReturn())
    // The boot script has restored it.
    if ('returned' in node.dataset) setStatus('returned')
    // The visitor pressed the button before hydration.
    const { text, at = 0 } = window.lastRequest ?? {}
    if (text === fingerprint(typedIn(node))) waitUntilLeft(at + SUBMIT_TIMEOUT_MS - performance.now(), 'slow')

    const listening = new AbortController()
    const { signal } = listening
    /** The back/forward cache restores the page as it was left, while sending. */
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) restore(true)
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === SENT_KEY && clearIfSent(node, false)) idle('sent')
    }
    window.addEventListener('pageshow', onPageShow, { signal })
    window.addEventListener('storage', onStorage, { signal })
    return () => {
      clearTimeout(timeout.current)
      listening.abort()
    }
  }, [form, idle, waitUntilLeft, textBeforeHydration])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // The browser only knows whether it has a network, not whether the form service can be reached.
    const isWarning = !navigator.onLine && !warnedOffline.current
    warnedOffline.current = isWarning
    if (isWarning) {
      event.preventDefault()
      console.error('The request was not sent: the browser says that it is offline.')
      setStatus('offline')
    } else if (inNewTab.current) {
      waitUntilLeft(NEW_TAB_MS, 'newTab')
      // Firefox ignores the key and leaves this page.
      const leaving = { once: true, signal: AbortSignal.timeout(NEW_TAB_MS) }
      window.addEventListener('beforeunload', () => waitUntilLeft(SUBMIT_TIMEOUT_MS, 'slow'), leaving)
    } else waitUntilLeft(SUBMIT_TIMEOUT_MS, 'slow')
  }

  function readModifiers(event: KeyboardEvent | MouseEvent) {
    // A click by keyboard has no modifiers of its own in some browsers: those of the key count.
    if (event.type === 'click' && event.detail === 0) return
    inNewTab.current = event.shiftKey || event.ctrlKey || event.metaKey
  }

  return {
    sending,
    status,
    handlers: { onSubmit, onClick: readModifiers, onKeyDown: readModifiers, onKeyUp: readModifiers },
  }
}
