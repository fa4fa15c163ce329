import { currentAttribution, storeAttribution } from '@/lib/requests/attribution-storage'
import { cleanLine } from '@/lib/requests/clean-text'
import { pushEvent } from '@/lib/requests/data-layer'
import { forgetDrafts, restoreDraft, saveDraft } from '@/lib/requests/drafts'
import { HONEYPOT_FIELD, refuseBlanks } from '@/lib/requests/fields'
import { isReturn } from '@/lib/requests/is-return'
import { requestSubject, subjectField } from '@/lib/requests/posted-fields'
import { fingerprint, forgetSending, leaveSending, markSending, markSent, typedIn } from '@/lib/requests/sent-requests'

declare global {
  interface Window {
    /** The last request of this page: the fingerprint of its text, and when it was posted (`performance.now()`). */
    lastRequest?: { text: string; at: number } | undefined
  }
}

/** How long the same text is not sent again from the same page, in milliseconds. Shorter than SUBMIT_TIMEOUT_MS. */
export const REPEAT_MS = 14_000
/** The attribute of an element of the thank-you page. */
const RECEIVED = 'data-request-received'

/** @returns the form that an event comes from, if it posts: only request forms do */
function requestFormOf({ target }: Event): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest('form') : null
  return form?.method === 'post' ? form : null
}

/** Cleans the visitor's fields, and adds the subject and the attribution. The fields on the page do not change. */
function completeRequest(data: FormData): void {
  const textOf = (name: string) => String(data.get(name) ?? '')
  const name = cleanLine(textOf('name'))
  data.set('name', name)
  data.set('phone', cleanLine(textOf('phone')).replace(/[\u200c\u200d]/g, ''))
  data.set(subjectField, requestSubject(name, textOf('service') || undefined, textOf(HONEYPOT_FIELD) !== ''))
  for (const [field, value] of Object.entries(currentAttribution())) data.set(field, value)
}

/** The request is sent without what fails, rather than not at all. */
function attempt(task: () => void): void {
  try {
    task()
  } catch (error) {
    console.error('The extra fields of the request could not be collected.', error)
  }
}

/** Notes on the thank-you page that the text was sent. Another page means that nothing is being sent. */
function readArrival(): void {
  const isThankYou = document.querySelector(`[${RECEIVED}]`) !== null
  const text = isThankYou && !isReturn() ? markSent() : null
  if (text) forgetDrafts(text)
  if (!isThankYou) forgetSending()
}

function isRepeat(form: HTMLFormElement): boolean {
  const { text, at = 0 } = window.lastRequest ?? {}
  return text === fingerprint(typedIn(form)) && performance.now() - at < REPEAT_MS
}

/**
 * What every request needs, whether the islands' script has run or not: the campaign of the landing, the subject, the
 * events of requests and photos, the draft, that no field is blank, and that one press sends one request.
 * @returns stops watching
 */
export function watchRequests(): () => void {
  storeAttribution()
  readArrival()
  for (const form of document.forms)
    if (form.method === 'post' && restoreDraft(form, isReturn())) form.dataset.returned = ''
  const listening = new AbortController()
  const { signal } = listening

  /** The first of all listeners: refuses blank fields, and a second press while the browser still sends the first. */
  const refuse = (event: SubmitEvent) => {
    const form = requestFormOf(event)
    if (!form || (!isRepeat(form) && !refuseBlanks(form))) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  /** The last of all listeners: the form has not refused the request. */
  const onSend = (event: SubmitEvent) => {
    const form = requestFormOf(event)
    if (!form || event.defaultPrevented) return
    saveDraft(form)
    window.lastRequest = { text: fingerprint(typedIn(form)), at: performance.now() }
    markSending(window.lastRequest.text)
    // Not `form.name`, which is the field of that name.
    const formName = form.getAttribute('name') ?? ''
    attempt(() => pushEvent({ event: 'form_submit', form_name: formName, ...currentAttribution() }))
  }
  const onFormData = (event: FormDataEvent) => {
    if (requestFormOf(event)) attempt(() => completeRequest(event.formData))
  }
  const onInput = (event: Event) => {
    const form = requestFormOf(event)
    if (form) saveDraft(form)
  }
  /** A link by which a visitor sends photos (components/ui/photo-link.tsx). */
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-photos]')
    if (link) pushEvent({ event: 'send_photo', method: link.dataset.photos ?? '' })
  }
  /** The back/forward cache restores the page as it was left: the request may be sent again. */
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    window.lastRequest = undefined
    forgetSending()
  }
  window.addEventListener('submit', refuse, { capture: true, signal })
  window.addEventListener('submit', onSend, { signal })
  window.addEventListener('formdata', onFormData, { signal })
  window.addEventListener('input', onInput, { signal })
  window.addEventListener('click', onClick, { signal })
  window.addEventListener('pageshow', onPageShow, { signal })
  window.addEventListener('pagehide', leaveSending, { signal })
  return () => listening.abort()
}
