import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import type { FormWords } from '@/content/interface'
import { fillTokens } from '@/lib/fill-tokens'
import { fieldLimits, fitPhone, limitHint, type RequestFieldName, requestFieldNames } from '@/lib/requests/fields'

/** What the form says below a field. */
export type FieldNotes = {
  /** What is missing. */
  error?: string
  /** What was truncated. */
  cut?: string
  /** How many characters are left. */
  hint?: string
}

type Notes = Partial<Record<RequestFieldName, FieldNotes>>

/** Changes some of a field's notes; the others stay. */
const note = (name: keyof Notes, more: FieldNotes) => (all: Notes) => ({ ...all, [name]: { ...all[name], ...more } })

/** @returns the field that an event comes from; null for buttons and the honeypot */
function fieldOf(event: Event | FormEvent) {
  const input = event.target
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return null
  const name = requestFieldNames.find((known) => known === input.name)
  return name ? { input, name } : null
}

/**
 * Replaces the text of the phone field by a long number, shortened. An insertion can be undone; after a change by
 * script, Undo takes back an edit of another field.
 * @returns whether something was cut
 */
function insertPhone(input: HTMLInputElement | HTMLTextAreaElement, long: string): boolean {
  const { value, cut } = fitPhone(long)
  input.select()
  if (!document.execCommand?.('insertText', false, value)) {
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return cut
}

/**
 * Shows notes below the fields while they are filled in, and shortens phone numbers that are too long.
 * @returns the notes of each field, and the form's handlers
 */
export function useFieldNotes(form: RefObject<HTMLFormElement | null>, words: FormWords) {
  const [notes, setNotes] = useState<Notes>({})

  useEffect(() => {
    /**
     * Browsers silently truncate insertions at maxlength: shorten a phone number, show a note for other fields.
     * Keyboards of phones insert a suggested number, copied text and dictated text as several characters at once.
     */
    const onBeforeInput = (event: InputEvent) => {
      const field = fieldOf(event)
      if (!field || !event.data || !/^insert(Text|FromPaste|FromDrop|ReplacementText)$/.test(event.inputType)) return
      const { input, name } = field
      // A single key is not truncated: it does nothing, and the hint says so. A phone number can be shortened.
      if (name !== 'phone' && event.inputType === 'insertText' && event.data.length === 1) return
      const start = input.selectionStart ?? input.value.length
      // A field counts a line end of Windows, which is two characters, as one.
      const inserted = event.data.replaceAll('\r\n', '\n')
      const value = input.value.slice(0, start) + inserted + input.value.slice(input.selectionEnd ?? start)
      const limit = fieldLimits[name]
      if (value.length <= limit) return
      if (name === 'phone') {
        event.preventDefault()
        // At once: the next key may come before a timer.
        if (insertPhone(input, value)) setNotes(note(name, { cut: fillTokens(words.phoneCut, { limit }) }))
        return
      }
      const cut = fillTokens(words.cut, { limit })
      // Deferred until after the insertion's own input event, which clears older notes.
      setTimeout(() => setNotes(note(name, { cut })))
    }

    // React's own onBeforeInput is another event.
    const node = form.current
    node?.addEventListener('beforeinput', onBeforeInput)
    return () => node?.removeEventListener('beforeinput', onBeforeInput)
  }, [form, words])

  function onInput(event: FormEvent) {
    const field = fieldOf(event)
    if (!field) return
    const { input, name } = field
    let cut: string | undefined
    // Only script insertion and autofill can exceed maxlength.
    if (name === 'phone' && input.value.length > fieldLimits.phone) {
      const fitted = fitPhone(input.value)
      input.value = fitted.value
      if (fitted.cut) cut = fillTokens(words.phoneCut, { limit: fieldLimits.phone })
    }
    const figures = limitHint(name, input.value.length)
    setNotes(note(name, { cut, hint: figures && fillTokens(words.left, figures) }))
    if (input.validity.valid) setNotes(note(name, { error: undefined }))
  }

  /** Shows the message below the field instead of the browser's bubble. The first invalid field gets the focus. */
  function onInvalid(event: FormEvent) {
    event.preventDefault()
    const field = fieldOf(event)
    if (field) setNotes(note(field.name, { error: words.missing[field.name] }))
    if (event.currentTarget.querySelector(':is(input, textarea):invalid') === event.target) field?.input.focus()
  }

  return { notes, onInput, onInvalid }
}
