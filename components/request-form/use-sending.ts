import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FormWords } from '@/content/interface'
import type { Attribution } from '@/lib/requests/attribution'
import { currentAttribution } from '@/lib/requests/attribution-storage'
import { pushEvent } from '@/lib/requests/data-layer'
import { readOnScreen, restoreDraft, restoreOnScreen, saveDraft } from '@/lib/requests/drafts'
import { HONEYPOT_FIELD, refuseBlanks } from '@/lib/requests/fields'
import { requestSubject, subjectField } from '@/lib/requests/posted-fields'
import type { RequestFormSettings } from '@/lib/requests/request-form-settings'

/**
 * After this many milliseconds without a navigation the form can be sent again, and a message says so. SLOW_MS of
 * scripts/request-inbox.ts is longer.
 */
export const SUBMIT_TIMEOUT_MS = 15_000

/**
 * Sends the form once: the browser posts it, this hook adds the subject and the attribution, and reports if the page
 * stays. Drafts are kept until the form is sent, and restored when the visitor returns.
 * @param form the form
 * @param id its id
 * @param settings what it posts besides the visitor's input
 * @returns whether it is being sent, why it was not sent or null, and the form's handlers
 */
export function useSending(form: RefObject<HTMLFormElement | null>, id: string, settings: RequestFormSettings) {
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Set at once, unlike `sending`: a second click may come before React disables the button.
  const submitted = useRef(false)
  const attribution = useRef<Attribution>(undefined)
  const [sending, setSending] = useState(false)
  const [notSent, setNotSent] = useState<keyof FormWords['notSent'] | null>(null)
  const [textBeforeHydration] = useState(() => readOnScreen(id))
  const { formName, service } = settings
  const draftKey = `${settings.pageUrl}#${id}`
  const nextPath = new URL(settings.next).pathname

  const idle = useCallback(() => {
    clearTimeout(timeout.current)
    submitted.current = false
    setSending(false)
  }, [])

  useEffect(() => {
    const node = form.current
    if (!node) return
    const restore = () => setNotSent(restoreDraft(node, draftKey, nextPath) ? 'returned' : null)

    /** The back/forward cache restores the page as it was left, while sending. */
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      idle()
      restore()
    }

    /** Adds the subject and the attribution to the submitted data. The fields on the page do not change. */
    const onFormData = ({ formData }: FormDataEvent) => {
      const suspect = Boolean(formData.get(HONEYPOT_FIELD))
      formData.set(subjectField, requestSubject(String(formData.get('name')), service, suspect))
      for (const [name, value] of Object.entries(attribution.current ?? {})) formData.set(name, value)
    }

    // Firefox restores the disabled state of buttons on reload, which React does not see.
    for (const button of node.querySelectorAll('button')) button.disabled = false
    if (textBeforeHydration) restoreOnScreen(node, textBeforeHydration)
    restore()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pageshow', onPageShow, { signal })
    node.addEventListener('formdata', onFormData, { signal })
    return () => {
      clearTimeout(timeout.current)
      listening.abort()
    }
  }, [form, draftKey, nextPath, service, idle, textBeforeHydration])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (submitted.current || refuseBlanks(event.currentTarget)) return event.preventDefault()
    saveDraft(event.currentTarget, draftKey, navigator.onLine ? nextPath : undefined)
    if (!navigator.onLine) {
      event.preventDefault()
      console.error('The request was not sent: the browser is offline.')
      setNotSent('offline')
      return
    }
    submitted.current = true
    setSending(true)
    setNotSent(null)
    try {
      attribution.current = currentAttribution()
      pushEvent({ event: 'form_submit', form_name: formName, ...attribution.current })
    } catch (error) {
      // Send the request without attribution rather than not at all.
      console.error('The extra fields of the request could not be collected.', error)
    }
    timeout.current = setTimeout(() => {
      console.error(`The request has not left the page after ${SUBMIT_TIMEOUT_MS / 1000} seconds.`)
      idle()
      setNotSent('slow')
    }, SUBMIT_TIMEOUT_MS)
  }

  const saveOnInput = (event: FormEvent<HTMLFormElement>) => saveDraft(event.currentTarget, draftKey)
  return { sending, notSent, onSubmit, saveOnInput }
}
