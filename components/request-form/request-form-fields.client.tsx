'use client'

import { type TextareaHTMLAttributes, useRef } from 'react'
import { type FieldNotes, useFieldNotes } from '@/components/request-form/use-field-notes'
import { useSending } from '@/components/request-form/use-sending'
import button from '@/components/ui/button.module.css'
import type { FormWords } from '@/content/interface'
import type { PhoneNumber } from '@/content/schema'
import { fieldLimits, HONEYPOT_FIELD, type RequestFieldName } from '@/lib/requests/fields'
import { hiddenFields } from '@/lib/requests/posted-fields'
import type { RequestFormSettings } from '@/lib/requests/request-form-settings'
import styles from './request-form.module.css'

type RequestFormFieldsProps = {
  id: string
  settings: RequestFormSettings
  example: string
  words: FormWords
}

/**
 * A native form whose hidden fields are complete in the pre-rendered HTML. Fields are uncontrolled, so that text typed
 * before hydration is kept. It is a client component: use-sending.ts shows the state of the request,
 * use-field-notes.ts shows errors and shortens long phone numbers.
 */
export function RequestFormFields({ id, settings, example, words }: RequestFormFieldsProps) {
  const form = useRef<HTMLFormElement>(null)
  const { notes, onInput, onInvalid } = useFieldNotes(form, words)
  const { sending, status, handlers } = useSending(form, id)
  const { phone } = settings
  const about = (name: RequestFieldName) => ({
    id: `${id}-${name}`,
    name,
    label: words.labels[name],
    ...notes[name],
  })

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={settings.action}
      name={settings.formName}
      aria-labelledby={`${id}-title`}
      {...handlers}
      onInput={onInput}
      onInvalid={onInvalid}
    >
      <p className={styles.required}>{words.required}</p>
      <div className={styles.nameAndPhone}>
        <Field {...about('name')} autoComplete="name" dir="auto" />
        <Field {...about('phone')} type="tel" autoComplete="tel" dir="ltr" />
      </div>
      <Field {...about('message')} dir="auto" rows={3} placeholder={example} />
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor={`${id}-${HONEYPOT_FIELD}`}>{words.honeypot}</label>
        <input id={`${id}-${HONEYPOT_FIELD}`} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      {Object.entries(hiddenFields(settings)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.status} role="status">
        {status && <Status key={status} text={words.status[status]} phone={phone} />}
      </p>
      <button className={button.button} data-variant="send" type="submit" disabled={sending}>
        {sending ? words.sending : words.send}
      </button>
      <p className={styles.privacyNote}>
        {words.use} <a href={settings.privacyHref}>{words.privacy}</a>
      </p>
    </form>
  )
}

type FieldProps = FieldNotes &
  Pick<TextareaHTMLAttributes<HTMLElement>, 'autoComplete' | 'dir' | 'placeholder' | 'rows'> & {
    id: string
    name: RequestFieldName
    label: string
    type?: 'tel'
  }

/** A required field with its label above and its notes below. With `rows` it is a text area. */
function Field({ id, name, label, hint, error, cut, ...attributes }: FieldProps) {
  // TypeScript checks the props of one tag, not of two.
  const Control = (attributes.rows ? 'textarea' : 'input') as 'input'
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} <span aria-hidden="true">*</span>
      </label>
      <Control
        id={id}
        name={name}
        className={styles.input}
        maxLength={fieldLimits[name]}
        required
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={error ? true : undefined}
        {...attributes}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error ?? cut}
      </p>
    </div>
  )
}

/**
 * A text that may have {phone}. One element: translation by the browser replaces text nodes, and
 * React cannot remove those itself.
 */
function Status({ text, phone }: { text: string; phone: PhoneNumber }) {
  const [before, after] = text.split('{phone}')
  return (
    <span>
      {before}
      {after !== undefined && <a href={`tel:${phone.e164}`}>{phone.display}</a>}
      {after}
    </span>
  )
}
