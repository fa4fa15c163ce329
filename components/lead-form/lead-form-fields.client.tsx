'use client'

import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { attributionFields, collectAttribution, STORAGE_KEY } from '@/lib/attribution'
import { DRAFT_PREFIX, readStorage, writeStorage } from '@/lib/browser-storage'
import { pushEvent } from '@/lib/data-layer'
import { fitPhone, LIMITS } from '@/lib/lead-fields'
import type { LeadFormSettings } from '@/lib/lead-form'
import styles from './lead-form.module.css'

/** A submit that has not left the page after this long goes back to idle and says so. */
const PATIENCE_MS = 15_000
const HINT_FROM = 900

type FieldName = keyof typeof LIMITS
const fieldNames = Object.keys(LIMITS) as FieldName[]
const labels: Record<FieldName, string> = { name: 'Name', phone: 'Phone', message: 'Brief description' }
const problems: Record<FieldName, string> = {
  name: 'Enter your name.',
  phone: 'Enter a phone number so that we can call you back.',
  message: 'Tell us in a few words what you need.',
}

type Problem = 'offline' | 'slow' | 'returned' | null

/**
 * The form's fields. A real native form: the hidden fields are complete in the pre-rendered HTML.
 * The client part fills in attribution, keeps what was typed, and says what went wrong.
 */
export function LeadFormFields({ id, settings, example }: { id: string; settings: LeadFormSettings; example: string }) {
  const form = useRef<HTMLFormElement>(null)
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>(null)
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [hints, setHints] = useState<Partial<Record<FieldName, string>>>({})
  const draftKey = `${DRAFT_PREFIX}${settings.pageUrl}#${id}`
  const { phone, service } = settings

  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null

  useEffect(() => {
    const restore = () => {
      const draft = readStorage(() => sessionStorage, draftKey)
      if (!draft) return
      try {
        const typed = JSON.parse(draft) as Record<string, unknown>
        for (const name of fieldNames) {
          const input = form.current?.elements.namedItem(name) as HTMLInputElement | null
          const value = typed[name]
          if (input && !input.value && typeof value === 'string') input.value = value
        }
      } catch {
        writeStorage(() => sessionStorage, draftKey, null)
      }
    }
    const onPageShow = (event: PageTransitionEvent) => {
      clearTimeout(patience.current)
      setSending(false)
      if (!event.persisted) return
      // Back from the thank-you page, which forgets drafts: forget what still stands here too.
      if (sent.current && !readStorage(() => sessionStorage, draftKey)) {
        form.current?.reset()
        setProblem(null)
      } else if (sent.current) setProblem('returned')
      sent.current = false
    }
    restore()
    window.addEventListener('pageshow', onPageShow)
    return () => {
      clearTimeout(patience.current)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [draftKey])

  function keepDraft() {
    const typed = Object.fromEntries(fieldNames.map((name) => [name, field(name)?.value ?? '']))
    const empty = Object.values(typed).every((value) => !value)
    writeStorage(() => sessionStorage, draftKey, empty ? null : JSON.stringify(typed))
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const input = event.target as HTMLInputElement
    const name = input.name as FieldName
    if (!fieldNames.includes(name)) return
    if (input.validity.valid) setErrors((all) => ({ ...all, [name]: undefined }))
    const left = LIMITS[name] - input.value.length
    const near = name === 'message' ? input.value.length >= HINT_FROM : left <= 0
    setHints((all) => ({ ...all, [name]: near ? `${left} of ${LIMITS[name]} characters left.` : undefined }))
    keepDraft()
  }

  /** Browsers cut what is pasted at maxlength without a word: make a phone number fit, and say so for the rest. */
  function onPaste(event: ClipboardEvent<HTMLFormElement>) {
    const input = event.target as HTMLInputElement
    const name = input.name as FieldName
    if (!fieldNames.includes(name)) return
    const pasted = event.clipboardData.getData('text')
    const start = input.selectionStart ?? input.value.length
    const end = input.selectionEnd ?? start
    const whole = input.value.slice(0, start) + pasted + input.value.slice(end)
    if (whole.length <= LIMITS[name]) return
    if (name === 'phone') {
      event.preventDefault()
      const fitted = fitPhone(whole)
      input.value = fitted.value
      setHints((all) => ({
        ...all,
        phone: fitted.cut ? `Only ${LIMITS.phone} characters fit. Please check the number.` : undefined,
      }))
      keepDraft()
      return
    }
    const cut = `Only the first ${LIMITS[name]} characters fit; the rest was left out.`
    setTimeout(() => setHints((all) => ({ ...all, [name]: cut })))
  }

  function onInvalid(event: FormEvent<HTMLFormElement>) {
    const name = (event.target as HTMLInputElement).name as FieldName
    if (fieldNames.includes(name)) setErrors((all) => ({ ...all, [name]: problems[name] }))
  }

  function fillHiddenFields() {
    const set = (name: string, value: string) => {
      const input = field(name)
      if (input) input.value = value
    }
    const name = field('name')?.value.trim()
    const subject = service ? `${name || 'New Lead'}: ${service}` : name || 'New Lead'
    set('_subject', `${field('website')?.value ? '[Possible spam] ' : ''}${subject}`)
    const attribution = collectAttribution({
      url: window.location.href,
      title: document.title,
      referrer: document.referrer,
      stored: readStorage(() => localStorage, STORAGE_KEY),
      now: Date.now(),
    })
    for (const key of attributionFields) set(key, attribution[key])
    pushEvent({ event: 'form_submit', form_name: settings.formName, ...attribution })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (sending || sent.current) {
      event.preventDefault()
      return
    }
    keepDraft()
    if (!navigator.onLine) {
      event.preventDefault()
      setProblem('offline')
      return
    }
    try {
      fillHiddenFields()
    } catch (error) {
      // The visitor's own words come first: the lead goes out without the extras.
      console.error('The extra fields of the request could not be collected.', error)
    }
    sent.current = true
    setSending(true)
    setProblem(null)
    patience.current = setTimeout(() => {
      console.error('The request has not left the page after 15 seconds.')
      sent.current = false
      setSending(false)
      setProblem('slow')
    }, PATIENCE_MS)
  }

  const describe = (name: FieldName) => `${id}-${name}-hint ${id}-${name}-error`
  const common = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    className: styles.input,
    maxLength: LIMITS[name],
    required: true,
    'aria-describedby': describe(name),
    'aria-invalid': errors[name] ? true : undefined,
  })
  const around = (name: FieldName, control: React.ReactNode) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>
        {labels[name]} <span aria-hidden="true">*</span>
      </label>
      {control}
      <p className={styles.hint} id={`${id}-${name}-hint`} aria-live="polite">
        {hints[name]}
      </p>
      <p className={styles.error} id={`${id}-${name}-error`} aria-live="polite">
        {errors[name]}
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
      name={settings.formName}
      aria-labelledby={`${id}-title`}
      onSubmit={onSubmit}
      onInput={onInput}
      onPaste={onPaste}
      onInvalid={onInvalid}
    >
      <p className={styles.message} role="alert">
        {problem === 'offline' && 'You are offline, so this has not been sent. What you typed is kept. '}
        {problem === 'slow' && 'This is taking long and may not have been sent. What you typed is kept. Try again, or '}
        {problem === 'returned' && 'Not sent yet? What you typed is still here. Try again, or '}
        {problem && (
          <>
            {problem === 'offline' ? 'Call ' : 'call '}
            <a href={`tel:${phone.e164}`}>{phone.display}</a>.
          </>
        )}
      </p>
      <div className={styles.two}>
        {around('name', <input {...common('name')} autoComplete="name" />)}
        {around('phone', <input {...common('phone')} type="tel" autoComplete="tel" />)}
      </div>
      {around('message', <textarea {...common('message')} rows={3} placeholder={example} />)}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this field empty</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="_next" value={settings.next} />
      <input type="hidden" name="_captcha" value="false" />
      <input type="hidden" name="_subject" defaultValue={service ? `New Lead: ${service}` : 'New Lead'} />
      {service && <input type="hidden" name="service" value={service} />}
      <input type="hidden" name="page_source_url" defaultValue={settings.pageUrl} />
      <input type="hidden" name="page_source_title" defaultValue={settings.pageTitle} />
      {attributionFields.slice(2).map((name) => (
        <input key={name} type="hidden" name={name} defaultValue="" />
      ))}
      <button className={styles.submit} type="submit" disabled={sending}>
        {sending ? 'Sending...' : 'Send request'}
      </button>
      <p className={styles.fine}>
        Fields marked * are required. We use your details only to answer this request.{' '}
        <a href={settings.privacyHref}>How we treat your data</a>
      </p>
    </form>
  )
}
