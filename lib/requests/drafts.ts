import { objectOf } from '@/lib/objects'
import { readStorage, writeStorage } from '@/lib/requests/browser-storage'
import { formField, type RequestFieldName, requestFieldNames } from '@/lib/requests/fields'

/** Prefix of draft keys in sessionStorage. */
const DRAFT_PREFIX = 'request-draft:'

type Typed = Record<RequestFieldName, string>

/** What sessionStorage has of a form, as JSON: `typed` or `sent`. */
type Draft = {
  typed?: Typed
  /** The result of `entryAhead` at submit. It is removed when the visitor returns without having sent the request. */
  aheadAtSubmit?: string
  /** The fingerprint of a text that was sent. */
  sent?: string
}

/** @returns the form's draft; an empty one if there is none or if it cannot be read */
function readDraft(key: string): Draft {
  try {
    return JSON.parse(readStorage(() => sessionStorage, DRAFT_PREFIX + key) ?? 'null') ?? {}
  } catch {
    return {}
  }
}

function writeDraft(key: string, draft: Draft | null): void {
  writeStorage(() => sessionStorage, DRAFT_PREFIX + key, draft && JSON.stringify(draft))
}

function typedIn(form: HTMLFormElement): Typed {
  return objectOf(requestFieldNames, (name) => formField(form, name)?.value ?? '')
}

/** The values of a form's fields, and the id of the element that has the focus. */
type OnScreen = { typed: Typed; focused: string }

/**
 * Reads a form's fields before React renders them: React empties them if the browser has translated the page.
 * @param id the form's id
 * @returns null while pre-rendering
 */
export function readOnScreen(id: string): OnScreen | null {
  if (typeof document === 'undefined') return null
  const textOf = (node: Element | null) => (node && 'value' in node ? String(node.value) : '')
  return {
    typed: objectOf(requestFieldNames, (name) => textOf(document.getElementById(`${id}-${name}`))),
    focused: document.activeElement?.id ?? '',
  }
}

/** Restores the text and the focus of a form that was rendered again. */
export function restoreOnScreen(form: HTMLFormElement, { typed, focused }: OnScreen): void {
  for (const name of requestFieldNames) {
    const input = formField(form, name)
    if (!input) continue
    if (!input.value) input.value = typed[name]
    if (input.id === focused && document.activeElement === document.body) input.focus({ preventScroll: true })
  }
}

/** Identifies a sent text without storing it. */
function fingerprint(typed: Typed): string {
  const text = JSON.stringify(typed)
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0
  return `${text.length}:${hash}`
}

/**
 * Saves the form's values for this tab.
 * @param key the form's own key
 * @param nextPath the path of /thank-you while the browser is sending the form; undefined otherwise
 */
export function saveDraft(form: HTMLFormElement, key: string, nextPath?: string): void {
  const typed = typedIn(form)
  const empty = requestFieldNames.every((name) => !typed[name])
  writeDraft(key, empty ? null : { typed, aheadAtSubmit: nextPath && entryAhead(nextPath) })
}

/**
 * @returns the key of the entry with this path ahead of this page in the tab's history, or ''. If it differs from the
 *   key that was stored at submit, the visitor has come back from /thank-you
 */
function entryAhead(path: string): string {
  // Without the Navigation API nothing is known: the draft stays.
  if (typeof navigation === 'undefined') return ''
  const at = navigation.currentEntry?.index ?? Number.POSITIVE_INFINITY
  return navigation.entries().find(({ index, url }) => index > at && url && new URL(url).pathname === path)?.key ?? ''
}

/**
 * Restores the form on load or return: fills empty fields with unsent text, and clears text that was
 * sent but that the browser has restored.
 * @param key the form's own key
 * @param nextPath the path of /thank-you. That page clears drafts itself once its scripts run; a visitor who returns
 *   from it before that has sent the request as well
 * @returns whether the form now contains unsent text from storage
 */
export function restoreDraft(form: HTMLFormElement, key: string, nextPath: string): boolean {
  const { aheadAtSubmit } = readDraft(key)
  const ahead = entryAhead(nextPath)
  if (aheadAtSubmit !== undefined && ahead && ahead !== aheadAtSubmit) clearDrafts()
  const draft = readDraft(key)
  if (draft.sent === fingerprint(typedIn(form))) {
    form.reset()
    return false
  }
  for (const name of requestFieldNames) {
    const input = formField(form, name)
    const value: unknown = draft.typed?.[name]
    if (input && !input.value && typeof value === 'string') input.value = value
  }
  saveDraft(form, key)
  return Boolean(draft.typed) && requestFieldNames.some((name) => formField(form, name)?.value)
}

/** Clears all drafts of this tab once they were sent. A fingerprint stays, for `restoreDraft`. */
export function clearDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (!name.startsWith(DRAFT_PREFIX)) continue
      const key = name.slice(DRAFT_PREFIX.length)
      const { typed } = readDraft(key)
      if (typed) writeDraft(key, { sent: fingerprint(typed) })
    }
  } catch {
    // Without storage there is nothing to clear.
  }
}
