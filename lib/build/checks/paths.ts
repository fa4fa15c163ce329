import type { Business } from '@/content/schema'
import type { ContentCheck } from '@/lib/build/checks/content-check'
import { removedPage } from '@/lib/build/checks/removed-pages'
import { publishedPaths } from '@/lib/build/hosting/published'
import { type Redirect, siteRedirects } from '@/lib/build/hosting/redirects'
import { contentFile } from '@/lib/content/load-content'
import { type FieldMismatch, fieldLine, problemsIn } from '@/lib/content/parse-content'
import { didYouMean, lineProblem, type Problem } from '@/lib/content/problems'
import { earlierPaths, staticPaths } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { keysOf } from '@/lib/objects'
import { idAtPath, isPostPath, isWithin, resolveHref } from '@/lib/routes'

const REDIRECTS_FILE = 'content/redirects.ts'

/** The file that has a redirect, and its field: `oldPaths` of a page, or a line in the list of redirects. */
function originOf({ source, destination }: Redirect): { file: string; field: string } {
  const isEarlier = earlierPaths().some(([earlier, current]) => earlier === source && current === destination)
  return isEarlier
    ? { file: contentFile(idAtPath(destination)), field: 'oldPaths' }
    : { file: REDIRECTS_FILE, field: source }
}

/** @returns each source that is a page but a post, is listed twice, or is not a valid path */
export function redirectProblems(root: string, redirects: readonly Redirect[], pages: readonly string[]): Problem[] {
  return redirects.flatMap((redirect, index): Problem[] => {
    const { source } = redirect
    const { file, field } = originOf(redirect)
    const problem = (found: string, expected: string) => [
      { file, ...lineProblem(fieldLine(root, file, [field]), source, found, expected) },
    ]
    if (pages.includes(source)) return problem('a page', 'an address without a page')
    if (redirects.findIndex((other) => other.source === source) < index)
      return problem(
        'a second line for it',
        'one line for each address. The build makes the redirects under /services itself',
      )
    if (!/^(\/[a-z0-9-]+)+$/.test(source))
      return problem(source, 'small letters, digits and hyphens, no slash at the end')
    return []
  })
}

/**
 * @param published the path of every page that was ever built
 * @param pages every page but the posts
 * @returns each path that would be missing, except posts: hosts redirect a missing post to the blog
 */
export function vanishedPaths(
  published: readonly string[],
  redirects: readonly Redirect[] = siteRedirects(),
  pages: readonly string[] = staticPaths(),
): string[] {
  const known = new Set([...pages, ...redirects.map(({ source }) => source)])
  return published.filter((path) => !known.has(path) && !isPostPath(path))
}

/** Reports wrong redirects, and paths that were once published and now have neither a page nor a redirect. */
export const redirectsAndPaths: ContentCheck = ({ root }) => {
  const pages = staticPaths()
  const vanished = vanishedPaths(publishedPaths(root))
  return [...redirectProblems(root, siteRedirects(), pages), ...vanished.map((path) => removedPage(root, path, pages))]
}

/** @returns each page of an office's `pages` that does not exist or that two offices name */
export function wrongOfficePages(offices: Business['offices'], pages: readonly string[]): FieldMismatch[] {
  const named = keysOf(offices).flatMap((id) => (offices[id]?.pages ?? []).map((page) => ({ id, page })))
  return named.flatMap(({ id, page }, index) => {
    const path = ['offices', id, 'pages']
    const other = named.slice(0, index).find((earlier) => earlier.page === page)
    if (other) return [{ path, found: `${page}, as ${other.id} has it`, expected: 'pages of one office' }]
    if (pages.some((known) => isWithin(known, resolveHref(page)))) return []
    return [{ path, found: page, expected: 'a page of this site', hint: didYouMean(page, pages) }]
  })
}

/** @returns problems in `pages` of the offices, by which a page would show another office's number */
export const officePageProblems = (root: string): Problem[] =>
  problemsIn(
    root,
    'content/business.ts',
    wrongOfficePages(siteContent().business.offices, staticPaths()),
    siteContent().business,
  )
