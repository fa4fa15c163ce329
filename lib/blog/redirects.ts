import { getPosts } from '@/lib/blog/posts'
import { routes } from '@/lib/routes'

export type BlogRedirect = { source: string; destination: string; permanent: false }

/**
 * An unknown blog slug leads to the list by a temporary redirect: the post may come.
 * The posts themselves stay pre-rendered, so the rules say which slugs are left alone. One rule for each first
 * character keeps every rule far below the 4096 characters that Next allows a source.
 * @param slugs the slugs that have a page
 * @returns rules for next.config.ts; none while developing, where posts come and go
 */
export function redirectsFor(slugs: readonly string[]): BlogRedirect[] {
  const firsts = [...new Set(slugs.map((slug) => slug.charAt(0)))].sort()
  const rule = (pattern: string): BlogRedirect => ({
    source: `${routes.blog()}/:slug(${pattern})`,
    destination: routes.blog(),
    permanent: false,
  })
  return [
    ...firsts.map((first) => {
      const known = slugs.filter((slug) => slug.startsWith(first)).join('|')
      return rule(`(?!(?:${known})(?:/|$))${first}[^/]*`)
    }),
    rule(firsts.length > 0 ? `[^${firsts.join('')}/][^/]*` : '[^/]+'),
  ]
}

/** The rules for the posts that this build makes pages of. */
export function blogRedirects(): BlogRedirect[] {
  return process.env.NODE_ENV === 'development' ? [] : redirectsFor(getPosts().map(({ slug }) => slug))
}
