import { readStorage, writeStorage } from '@/lib/requests/browser-storage'
import { formField, requestFieldNames } from '@/lib/requests/fields'
import { fingerprint, type Typed, typedIn, wasSent } from '@/lib/requests/sent-requests'

/** Prefix of draft keys in sessionStorage. */
const DRAFT_PREFIX = 'request-draft:'

/** What sessionStorage has of a form, as JSON. `at` is when it was typed, in milliseconds since the epoch. */
type Draft = { typed: Typed; at: number }

const isEmpty = (typed: Typed) => requestFieldNames.every((name) => !typed[name])

/** @returns the form's draft; null if there is none or if it cannot be read */
function readDraft(key: string): Draft | null {
  try {
    const { typed, at }: Partial<Draft> = JSON.parse(readStorage(() => sessionStorage, DRAFT_PREFIX + key) ?? '{}')
    if (typeof at !== 'number' || !requestFieldNames.every((name) => typeof typed?.[name] === 'string')) return null
    return { typed: typed as Typed, at }
  } catch {
    return null
  }
}

function writeDraft(key: string, draft: Draft | null): void {
  writeStorage(() => sessionStorage, DRAFT_PREFIX + key, draft && JSON.stringify(draft))
}

/** @returns the key of a form's draft: its page, and the id of its heading */
const draftKey = (form: HTMLFormElement): string => `${location.pathname}#${form.getAttribute('aria-labelledby') ?? ''}`

/** Saves the form's values for this tab. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = typedIn(form)
  writeDraft(draftKey(form), isEmpty(typed) ? null : { typed, at: Date.now() })
}

/**
 * Empties a form whose text was sent, from this tab or another one, and forgets its draft. A text that was typed again
 * after it was sent stays.
 * @param isReturn whether the browser has restored the text of the form: then nobody knows when it was typed
 * @returns whether the form was emptied
 */
export function clearIfSent(form: HTMLFormElement, isReturn: boolean): boolean {
  const key = draftKey(form)
  const typed = typedIn(form)
  const draft = readDraft(key)
  const isDraft = draft !== null && fingerprint(draft.typed) === fingerprint(typed)
  const typedAt = isDraft ? draft.at : isReturn ? 0 : Date.now()
  const isCleared = !isEmpty(typed) && wasSent(typed, typedAt)
  if (isCleared) form.reset()
  if (draft && wasSent(draft.typed, draft.at)) writeDraft(key, null)
  return isCleared
}

/**
 * Restores the unsent text of a form on load or return, and clears text that was sent but that the browser has
 * restored. The draft is newer than what the browser restores, and older than what was typed before the scripts ran.
 * @param isReturn whether the browser may have restored the text of the form
 * @returns whether the form now contains the text of an earlier visit
 */
export function restoreDraft(form: HTMLFormElement, isReturn: boolean): boolean {
  clearIfSent(form, isReturn)
  const draft = readDraft(draftKey(form))
  const isTypedNow = draft !== null && !isReturn && fingerprint(draft.typed) === fingerprint(typedIn(form))
  if (!draft || isTypedNow) {
    saveDraft(form)
    return false
  }
  for (const name of requestFieldNames) {
    const input = formField(form, name)
    if (input && (isReturn || !input.value)) input.value = draft.typed[name]
  }
  return true
}

/** Forgets the drafts of this tab with a text that was sent. */
export function forgetDrafts(text: string): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (!name.startsWith(DRAFT_PREFIX)) continue
      const key = name.slice(DRAFT_PREFIX.length)
      const draft = readDraft(key)
      if (draft && fingerprint(draft.typed) === text) writeDraft(key, null)
    }
  } catch {
    // Without storage there is nothing to forget.
  }
}
