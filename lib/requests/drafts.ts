import { recordOf } from '@/lib/records'
import { readStorage, writeStorage } from '@/lib/requests/browser-storage'
import { formField, type RequestFieldName, requestFieldNames } from '@/lib/requests/fields'

/** Prefix of draft keys in sessionStorage. */
const DRAFT_PREFIX = 'lead-draft:'
/** First character of a draft from submit until /thank-you. The key from `entryAhead` and the JSON follow it. */
const SUBMITTED = '>'

/** The JSON of a draft, without the mark and the key of a submitted one. */
const draftJson = (draft: string) => draft.slice(Math.max(draft.indexOf('{'), 1))

type Typed = Record<RequestFieldName, string>

function typedIn(form: HTMLFormElement): Typed {
  return recordOf(requestFieldNames, (name) => formField(form, name)?.value ?? '')
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
    typed: recordOf(requestFieldNames, (name) => textOf(document.getElementById(`${id}-${name}`))),
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
function fingerprint(text: string): string {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0
  return `sent:${text.length}:${hash}`
}

/**
 * Saves the form's values for this tab.
 * @param key the form's own key
 * @param nextPath the path of /thank-you while the browser is sending the form; undefined otherwise
 */
export function saveDraft(form: HTMLFormElement, key: string, nextPath?: string): void {
  const typed = typedIn(form)
  const empty = requestFieldNames.every((name) => !typed[name])
  const mark = nextPath === undefined ? '' : SUBMITTED + entryAhead(nextPath)
  writeStorage(() => sessionStorage, DRAFT_PREFIX + key, empty ? null : mark + JSON.stringify(typed))
}

/**
 * @returns the key of the entry with this path ahead of this page in the tab's history, or ''. If it differs from the
 *   key that was stored at submit, the visitor has come back from /thank-you
 */
function entryAhead(path: string): string {
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
  let draft = readStorage(() => sessionStorage, DRAFT_PREFIX + key)
  if (draft?.startsWith(SUBMITTED)) {
    const ahead = entryAhead(nextPath)
    if (ahead && !draft.startsWith(SUBMITTED + ahead)) clearDrafts()
    else writeStorage(() => sessionStorage, DRAFT_PREFIX + key, draftJson(draft))
    draft = readStorage(() => sessionStorage, DRAFT_PREFIX + key)
  }
  const typed = JSON.stringify(typedIn(form))
  if (draft === fingerprint(typed)) {
    form.reset()
    return false
  }
  try {
    const saved: Partial<Record<string, unknown>> | null = JSON.parse(draft ?? '{}')
    for (const name of requestFieldNames) {
      const input = formField(form, name)
      const value = saved?.[name]
      if (input && !input.value && typeof value === 'string') input.value = value
    }
  } catch {
    // Invalid JSON: replaced below by the current values.
  }
  saveDraft(form, key)
  return Boolean(draft?.startsWith('{')) && requestFieldNames.some((name) => formField(form, name)?.value)
}

/** Clears all drafts of this tab once they were sent. A fingerprint stays, for `restoreDraft`. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const draft = sessionStorage.getItem(key)
      const text = draft?.startsWith(SUBMITTED) ? draftJson(draft) : draft
      if (key.startsWith(DRAFT_PREFIX) && text?.startsWith('{')) sessionStorage.setItem(key, fingerprint(text))
    }
  } catch {
    // Without storage there is nothing to clear.
  }
}
