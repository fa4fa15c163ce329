import { readStorage, writeStorage } from '@/lib/leads/browser-storage'
import { LIMITS } from '@/lib/leads/fields'
import { keysOf, recordOf } from '@/lib/records'

/** Keys of form text in sessionStorage start with this. */
const DRAFT_PREFIX = 'lead-draft:'
/** Text that went out with a submit starts with this until the next page has said that it arrived. */
const SUBMITTED = '>'

export type LeadFieldName = keyof typeof LIMITS
export const leadFieldNames = keysOf(LIMITS)

type Typed = Record<LeadFieldName, string>

function field(form: HTMLFormElement, name: LeadFieldName): HTMLInputElement | HTMLTextAreaElement | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null
}

function typedIn(form: HTMLFormElement): Typed {
  return recordOf(leadFieldNames, (name) => field(form, name)?.value ?? '')
}

/** Tells one text from another without keeping either. */
function fingerprint(text: string): string {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0
  return `sent:${text.length}:${hash}`
}

/**
 * Keeps what stands in the form, in this tab only.
 * @param key the form's own key
 * @param submitted true while the browser is sending it
 */
export function saveDraft(form: HTMLFormElement, key: string, submitted = false): void {
  const typed = typedIn(form)
  const empty = leadFieldNames.every((name) => !typed[name])
  const kept = (submitted ? SUBMITTED : '') + JSON.stringify(typed)
  writeStorage(() => sessionStorage, DRAFT_PREFIX + key, empty ? null : kept)
}

/** Whether this tab has been on a page that lies ahead of this one in its history: where a visitor came back from. */
function cameBackFrom(path: string): boolean {
  if (typeof navigation === 'undefined') return false
  const at = navigation.currentEntry?.index ?? Number.POSITIVE_INFINITY
  return navigation.entries().some(({ index, url }) => index > at && url && new URL(url).pathname === path)
}

/**
 * Puts the form right for a visitor who comes (back) to it. Text that was not sent is put back where a field is empty;
 * text that was sent, and that the browser itself has put back, is taken out again.
 * @param key the form's own key
 * @param nextPath the page that follows a sent request. It forgets the text itself, if its scripts get to run: a visitor
 *   who comes back from it before that has sent it all the same
 * @returns whether text that was kept as unsent stands in the form now
 */
export function restoreDraft(form: HTMLFormElement, key: string, nextPath: string): boolean {
  let draft = readStorage(() => sessionStorage, DRAFT_PREFIX + key)
  if (draft?.startsWith(SUBMITTED)) {
    if (cameBackFrom(nextPath)) clearDrafts()
    else writeStorage(() => sessionStorage, DRAFT_PREFIX + key, draft.slice(SUBMITTED.length))
    draft = readStorage(() => sessionStorage, DRAFT_PREFIX + key)
  }
  const typed = JSON.stringify(typedIn(form))
  if (draft === fingerprint(typed)) {
    form.reset()
    return false
  }
  try {
    const kept: Partial<Record<string, unknown>> | null = JSON.parse(draft ?? '{}')
    for (const name of leadFieldNames) {
      const input = field(form, name)
      const value = kept?.[name]
      if (input && !input.value && typeof value === 'string') input.value = value
    }
  } catch {
    // Not ours, or damaged: what stands in the form is what there is, and takes its place.
  }
  saveDraft(form, key)
  return Boolean(draft?.startsWith('{')) && leadFieldNames.some((name) => field(form, name)?.value)
}

/** Forgets all unsent text of this tab, once it has been sent. A fingerprint stays, for `restoreDraft`. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const draft = sessionStorage.getItem(key)
      const text = draft?.startsWith(SUBMITTED) ? draft.slice(SUBMITTED.length) : draft
      if (key.startsWith(DRAFT_PREFIX) && text?.startsWith('{')) sessionStorage.setItem(key, fingerprint(text))
    }
  } catch {
    // Without storage there is nothing to forget.
  }
}
