import { readStorage, writeStorage } from '@/lib/leads/browser-storage'
import { LIMITS } from '@/lib/leads/fields'

/** Keys of form text in sessionStorage start with this. */
const DRAFT_PREFIX = 'lead-draft:'

export type LeadFieldName = keyof typeof LIMITS
export const leadFieldNames = Object.keys(LIMITS) as LeadFieldName[]

type Typed = Record<LeadFieldName, string>

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement | null

function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(leadFieldNames.map((name) => [name, field(form, name)?.value ?? ''])) as Typed
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
 */
export function keepDraft(form: HTMLFormElement, key: string): void {
  const typed = typedIn(form)
  const empty = leadFieldNames.every((name) => !typed[name])
  writeStorage(() => sessionStorage, DRAFT_PREFIX + key, empty ? null : JSON.stringify(typed))
}

/**
 * Puts the form right for a visitor who comes (back) to it. Text that was not sent is put back where a field is empty;
 * text that was sent, and that the browser itself has put back, is taken out again.
 * @param key the form's own key
 * @returns whether text that was kept as unsent stands in the form now
 */
export function restoreDraft(form: HTMLFormElement, key: string): boolean {
  const draft = readStorage(() => sessionStorage, DRAFT_PREFIX + key)
  const typed = JSON.stringify(typedIn(form))
  if (draft === fingerprint(typed)) {
    form.reset()
    return false
  }
  try {
    const kept = JSON.parse(draft ?? '{}') as Partial<Record<string, unknown>> | null
    for (const name of leadFieldNames) {
      const input = field(form, name)
      const value = kept?.[name]
      if (input && !input.value && typeof value === 'string') input.value = value
    }
  } catch {
    // Not ours, or damaged: what stands in the form is what there is, and takes its place.
  }
  keepDraft(form, key)
  return Boolean(draft?.startsWith('{')) && leadFieldNames.some((name) => field(form, name)?.value)
}

/** Forgets all unsent text of this tab, once it has been sent. A fingerprint stays, for `restoreDraft`. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const draft = sessionStorage.getItem(key)
      if (key.startsWith(DRAFT_PREFIX) && draft?.startsWith('{')) sessionStorage.setItem(key, fingerprint(draft))
    }
  } catch {
    // Without storage there is nothing to forget.
  }
}
