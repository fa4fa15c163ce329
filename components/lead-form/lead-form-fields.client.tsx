'use client'

import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import button from '@/components/ui/button.module.css'
import type { FormWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import { type Attribution, attributionFields } from '@/lib/leads/attribution'
import { currentAttribution } from '@/lib/leads/attribution-record'
import { pushEvent } from '@/lib/leads/data-layer'
import {
  type LeadFieldName,
  leadFieldNames,
  readOnScreen,
  refuseBlanks,
  restoreDraft,
  restoreOnScreen,
  saveDraft,
} from '@/lib/leads/drafts'
import { fitPhone, LIMITS, leadSubject, limitHint } from '@/lib/leads/fields'
import type { LeadFormSettings } from '@/lib/leads/form'
import styles from './lead-form.module.css'

/** A submit that has not navigated after this many milliseconds resets the form and shows a message. */
const SUBMIT_TIMEOUT_MS = 15_000

type Notes = Partial<Record<LeadFieldName, string>>

function fieldOf(
  event: Event | FormEvent,
): { input: HTMLInputElement | HTMLTextAreaElement; name: LeadFieldName } | null {
  const input = event.target
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return null
  const name = leadFieldNames.find((known) => known === input.name)
  return name ? { input, name } : null
}

export type LeadFormFieldsProps = {
  id: string
  settings: LeadFormSettings
  example: string
  words: FormWords
}

/**
 * A native form whose hidden fields are complete in the pre-rendered HTML.
 * The client part adds the attribution, saves drafts (fields are uncontrolled: input from before
 * hydration is kept), shortens long phone numbers, and shows errors.
 */
export function LeadFormFields({ id, settings, example, words }: LeadFormFieldsProps) {
  const form = useRef<HTMLFormElement>(null)
  const submitTimeout = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(false)
  const extras = useRef<Attribution>(undefined)
  const [sending, setSending] = useState(false)
  const [situation, setSituation] = useState<keyof FormWords['situations'] | null>(null)
  const [errors, setErrors] = useState<Notes>({})
  const [cuts, setCuts] = useState<Notes>({})
  const [hints, setHints] = useState<Notes>({})
  const [before] = useState(() => readOnScreen(id))
  const draftKey = `${settings.pageUrl}#${id}`
  const { formName, phone, service, next } = settings
  const nextPath = new URL(next).pathname

  const idle = useCallback(() => {
    clearTimeout(submitTimeout.current)
    sent.current = false
    setSending(false)
  }, [])

  useEffect(() => {
    const node = form.current
    if (!node) return
    const restore = () => setSituation(restoreDraft(node, draftKey, nextPath) ? 'returned' : null)

    /** The back/forward cache restores the page as it was left, while sending. */
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      idle()
      restore()
    }

    /** Browsers silently truncate insertions at maxlength: shorten a phone number, show a note for other fields. */
    const onBeforeInput = (event: InputEvent) => {
      const field = fieldOf(event)
      if (!field || !event.data || !/^insert(FromPaste|FromDrop|ReplacementText)$/.test(event.inputType)) return
      const { input, name } = field
      const start = input.selectionStart ?? input.value.length
      const whole = input.value.slice(0, start) + event.data + input.value.slice(input.selectionEnd ?? start)
      if (whole.length <= LIMITS[name]) return
      if (name === 'phone') {
        event.preventDefault()
        input.value = whole
        input.dispatchEvent(new Event('input', { bubbles: true }))
        return
      }
      const note = fillTemplate(words.cut, { limit: LIMITS[name] })
      // Deferred until after the insertion's own input event, which clears older notes.
      setTimeout(() => setCuts((all) => ({ ...all, [name]: note })))
    }

    /** Adds the attribution to the submitted data without changing any field. */
    const onFormData = ({ formData }: FormDataEvent) => {
      const suspect = Boolean(formData.get('website'))
      formData.set('_subject', leadSubject(String(formData.get('name')), service, suspect))
      for (const [name, value] of Object.entries(extras.current ?? {})) formData.set(name, value)
    }

    // Firefox restores the disabled state of buttons on reload, which React does not see.
    for (const button of node.querySelectorAll('button')) button.disabled = false
    if (before) restoreOnScreen(node, before)
    restore()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pageshow', onPageShow, { signal })
    node.addEventListener('beforeinput', onBeforeInput, { signal })
    node.addEventListener('formdata', onFormData, { signal })
    return () => {
      clearTimeout(submitTimeout.current)
      listening.abort()
    }
  }, [draftKey, nextPath, service, words, idle, before])

  function onInput(event: FormEvent<HTMLFormElement>) {
    const field = fieldOf(event)
    if (!field) return
    const { input, name } = field
    let cut: string | undefined
    // Only script insertion and autofill can exceed maxlength.
    if (name === 'phone' && input.value.length > LIMITS.phone) {
      const fitted = fitPhone(input.value)
      input.value = fitted.value
      if (fitted.cut) cut = fillTemplate(words.phoneCut, { limit: LIMITS.phone })
    }
    setCuts((all) => ({ ...all, [name]: cut }))
    if (input.validity.valid) setErrors((all) => ({ ...all, [name]: undefined }))
    setHints((all) => ({ ...all, [name]: limitHint(name, input.value.length, words.left) }))
    saveDraft(event.currentTarget, draftKey)
  }

  /** Below the field, instead of a bubble over the next field's message; the first one gets the focus all the same. */
  function onInvalid(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = fieldOf(event)
    if (field) setErrors((all) => ({ ...all, [field.name]: words.missing[field.name] }))
    if (event.currentTarget.querySelector(':is(input, textarea):invalid') === event.target) field?.input.focus()
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (sent.current || refuseBlanks(event.currentTarget)) return event.preventDefault()
    saveDraft(event.currentTarget, draftKey, navigator.onLine ? nextPath : undefined)
    if (!navigator.onLine) {
      event.preventDefault()
      console.error('The request was not sent: the browser is offline.')
      setSituation('offline')
      return
    }
    sent.current = true
    setSending(true)
    setSituation(null)
    try {
      extras.current = currentAttribution()
      pushEvent({ event: 'form_submit', form_name: formName, ...extras.current })
    } catch (error) {
      // Send the lead without attribution rather than not at all.
      console.error('The extra fields of the request could not be collected.', error)
    }
    submitTimeout.current = setTimeout(() => {
      console.error('The request has not left the page after 15 seconds.')
      idle()
      setSituation('slow')
    }, SUBMIT_TIMEOUT_MS)
  }

  /** Attribution that is known at build time. */
  const known: Partial<Attribution> = { page_source_url: settings.pageUrl, page_source_title: settings.pageTitle }
  const common = (name: LeadFieldName) => ({
    id: `${id}-${name}`,
    name,
    className: styles.input,
    maxLength: LIMITS[name],
    required: true,
    'aria-describedby': `${id}-${name}-hint ${id}-${name}-error`,
    'aria-invalid': errors[name] ? true : undefined,
  })
  const renderField = (name: LeadFieldName, control: ReactNode) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>
        {words.labels[name]} <span aria-hidden="true">*</span>
      </label>
      {control}
      <p className={styles.hint} id={`${id}-${name}-hint`}>
        {hints[name]}
      </p>
      <p className={styles.error} id={`${id}-${name}-error`} aria-live="polite">
        {errors[name] ?? cuts[name]}
      </p>
    </div>
  )

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={settings.action}
      name={formName}
      aria-labelledby={`${id}-title`}
      onSubmit={onSubmit}
      onInput={onInput}
      onInvalid={onInvalid}
    >
      <div className={styles.two}>
        {renderField('name', <input {...common('name')} autoComplete="name" />)}
        {renderField('phone', <input {...common('phone')} type="tel" autoComplete="tel" />)}
      </div>
      {renderField('message', <textarea {...common('message')} rows={3} placeholder={example} />)}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>{words.trap}</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="_next" value={settings.next} />
      <input type="hidden" name="_captcha" value="false" />
      <input type="hidden" name="_subject" value={settings.subject} />
      {service && <input type="hidden" name="service" value={service} />}
      {attributionFields.map((name) => (
        <input key={name} type="hidden" name={name} value={known[name] ?? ''} />
      ))}
      <p className={styles.message} role="status">
        {/* One element: translation by the browser replaces text nodes, and React cannot remove those itself. */}
        {situation && (
          <span key={situation}>
            {words.situations[situation]}
            <a href={`tel:${phone.e164}`}>{phone.display}</a>.
          </span>
        )}
      </p>
      <button className={button.button} data-variant="live" type="submit" disabled={sending}>
        {sending ? words.sending : words.send}
      </button>
      <p className={styles.fine}>
        {words.required} <a href={settings.privacyHref}>{words.privacy}</a>
      </p>
    </form>
  )
}
