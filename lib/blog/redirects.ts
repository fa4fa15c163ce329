import { getPosts } from '@/lib/blog/posts'
import { routes } from '@/lib/routes'

export type BlogRedirect = { source: string; destination: string; permanent: false }

/** In characters. Next allows a rule's source 4096; what the source has around the slugs takes little of it. */
const LONGEST_LIST = 3000

/**
 * Patterns that match every slug but the known ones.
 * @param slugs the known ones, all beginning with the prefix
 * @param prefix what the patterns' slugs begin with
 */
function patternsFor(slugs: readonly string[], prefix: string): string[] {
  const known = slugs.join('|')
  if (prefix && known.length <= LONGEST_LIST) return [`(?!(?:${known})(?:/|$))${prefix}[^/]*`]
  // Sorted, a hyphen comes first, where a set of characters takes it for itself.
  const nexts = [...new Set(slugs.map((slug) => slug.slice(prefix.length, prefix.length + 1)))].filter(Boolean).sort()
  return [
    ...nexts.flatMap((next) => {
      const longer = prefix + next
      return patternsFor(
        slugs.filter((slug) => slug.startsWith(longer)),
        longer,
      )
    }),
    `${prefix}[^${nexts.join('')}/][^/]*`,
    ...(prefix && !slugs.includes(prefix) ? [prefix] : []),
  ]
}

/**
 * An unknown blog slug leads to the list by a temporary redirect: the post may come.
 * The posts themselves stay pre-rendered, so the rules say which slugs are left alone.
 * @param slugs the slugs that have a page
 * @returns rules for next.config.ts; none while developing, where posts come and go
 */
export function redirectsFor(slugs: readonly string[]): BlogRedirect[] {
  return patternsFor(slugs, '').map((pattern) => ({
    source: `${routes.blog()}/:slug(${pattern})`,
    destination: routes.blog(),
    permanent: false,
  }))
}

/** The rules for the posts that this build makes pages of. */
export function blogRedirects(): BlogRedirect[] {
  return process.env.NODE_ENV === 'development' ? [] : redirectsFor(getPosts().map(({ slug }) => slug))
}
