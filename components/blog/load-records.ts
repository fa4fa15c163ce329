import type { PostRecord } from '@/lib/blog/posts'

let records: Promise<PostRecord[]> | null = null

/**
 * Fetches all records once, when a search, a category or a later page first needs them. After a failure the next call
 * fetches again.
 * @param href the URL of /blog-index.json
 * @returns every post's record
 * @throws Error (rejects) when the URL does not answer with them
 */
export function loadRecords(href: string): Promise<PostRecord[]> {
  records ??= fetch(href)
    .then(async (response): Promise<PostRecord[]> => {
      if (!response.ok) throw new Error(`${href}: ${response.status}`)
      return response.json()
    })
    .catch((error: unknown) => {
      records = null
      throw error
    })
  return records
}
