import { objectOf } from '@/lib/objects'
import { readStorage, writeStorage } from '@/lib/requests/browser-storage'
import { formField, type RequestFieldName, requestFieldNames } from '@/lib/requests/fields'

// Which texts were sent. All tabs of the site know it, by a fingerprint: the text itself is not kept.

/** What a visitor typed into a request form. */
export type Typed = Record<RequestFieldName, string>

/** sessionStorage key of the text that this tab is sending. */
const SENDING_KEY = 'request-sending'
/** localStorage key of the texts that pages are sending which have not been left: into a new tab, perhaps. */
const OPEN_KEY = 'requests-open'
/** Key of the texts that were sent, the newest first. In both storages, since one may be blocked or full. */
export const SENT_KEY = 'requests-sent'
const MAX_SENT = 20
/** A page that was closed by force does not take its text from the list. In milliseconds. */
const MAX_OPEN_MS = 5 * 60 * 1000

/** A fingerprint, and when its text was posted or arrived, in milliseconds since the epoch. */
type Entry = { text: string; at: number }

const shared = () => localStorage
const session = () => sessionStorage

/** @returns what a form's fields contain */
export const typedIn = (form: HTMLFormElement): Typed =>
  objectOf(requestFieldNames, (name) => formField(form, name)?.value ?? '')

/** @returns a short text that identifies a text */
export function fingerprint(typed: Typed): string {
  const text = JSON.stringify(typed)
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0
  return `${text.length}:${hash}`
}

/** @returns a stored list; empty if it is damaged */
function readList(storage: () => Storage, key: string): Entry[] {
  try {
    const list: (Entry | null)[] = JSON.parse(readStorage(storage, key) ?? '[]')
    return list.filter((entry) => entry !== null)
  } catch {
    return []
  }
}

/** Changes the list of texts that pages are sending which have not been left. */
function changeOpen(change: (list: Entry[]) => Entry[]): void {
  const list = change(readList(shared, OPEN_KEY))
  writeStorage(shared, OPEN_KEY, list.length > 0 ? JSON.stringify(list) : null)
}

/** Notes the text that the browser is about to post. */
export function markSending(text: string): void {
  writeStorage(session, SENDING_KEY, text)
  changeOpen((list) => [...list, { text, at: Date.now() }])
}

/** The page is left: the next page of this tab says whether its text was sent, and no other tab does. */
export function leaveSending(): void {
  const text = readStorage(session, SENDING_KEY)
  changeOpen((list) => list.filter((entry) => entry.text !== text))
}

/** A page other than the thank-you page is shown: nothing is being sent any more. */
export const forgetSending = (): void => writeStorage(session, SENDING_KEY, null)

/**
 * On the thank-you page: the text of this tab has been sent. A press with Shift or Ctrl shows it in a new tab, which
 * has no text of its own: then it is the only one that a page is sending without having been left.
 * @returns the fingerprint of the text, null if it is not known. The `storage` event tells the other tabs
 */
export function markSent(): string | null {
  const now = Date.now()
  const open = readList(shared, OPEN_KEY).filter(({ at }) => now - at < MAX_OPEN_MS)
  const [only] = open.length === 1 ? open : []
  const text = readStorage(session, SENDING_KEY) ?? only?.text
  if (!text) return null
  for (const storage of [shared, session]) {
    const sent = [{ text, at: now }, ...readList(storage, SENT_KEY)].slice(0, MAX_SENT)
    writeStorage(storage, SENT_KEY, JSON.stringify(sent))
  }
  changeOpen((list) => list.filter((entry) => entry.text !== text))
  forgetSending()
  return text
}

/** @returns whether a text was sent after `at`, milliseconds since the epoch; 0 if nobody knows */
export function wasSent(typed: Typed, at: number): boolean {
  const text = fingerprint(typed)
  const sent = [...readList(shared, SENT_KEY), ...readList(session, SENT_KEY)]
  return sent.some((entry) => entry.text === text && entry.at >= at)
}
