import { type ContentFiles, contentFiles, loadContent, type SiteContent } from '@/lib/content/load-content'
import { ContentError } from '@/lib/content/problems'

let current: SiteContent | undefined

/**
 * @returns the content of the site, loaded at the first call
 * @throws ContentError when the content has problems
 */
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
 * For tests: the site has this content from now on.
 * @param changes what some files export instead; without it, the content of the files again
 * @throws ContentError when the content has problems
 */
export function replaceContent(changes?: Partial<Record<keyof ContentFiles, unknown>>): void {
  current = changes && validContent({ ...contentFiles, ...changes } as ContentFiles)
}

/**
 * @param compute a value that depends on the content
 * @returns a function that computes it once for the content of the site
 */
export function fromContent<T>(compute: (content: SiteContent) => T): () => T {
  const values = new WeakMap<SiteContent, { value: T }>()
  return () => {
    const content = siteContent()
    const known = values.get(content) ?? { value: compute(content) }
    values.set(content, known)
    return known.value
  }
}
