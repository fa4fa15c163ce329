import { type ContentFiles, contentFiles, loadContent, type SiteContent } from '@/lib/content/load-content'
import { ContentError } from '@/lib/content/problems'

let current: SiteContent | undefined

/** @returns the site's content, loaded at the first call. Throws ContentError on problems */
export function siteContent(): SiteContent {
  current ??= validContent()
  return current
}

function validContent(files?: ContentFiles): SiteContent {
  const { content, problems } = loadContent(files)
  if (!content) throw new ContentError(problems)
  return content
}

/**
 * For tests: from now on the site has these exports in place of those of the files; without `changes`, those again.
 * @throws ContentError when the content has problems
 */
export function replaceContent(changes?: Partial<Record<keyof ContentFiles, unknown>>): void {
  current = changes && validContent({ ...contentFiles, ...changes } as ContentFiles)
}

/** @returns a function that computes a value once for the content of the site */
export function fromContent<T>(compute: (content: SiteContent) => T): () => T {
  const values = new WeakMap<SiteContent, { value: T }>()
  return () => {
    const content = siteContent()
    const known = values.get(content) ?? { value: compute(content) }
    values.set(content, known)
    return known.value
  }
}
