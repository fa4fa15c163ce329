import type { CategorySlug, LocationPath, ServicePath } from '@/content/types/ids'

/** The path of any page except posts: a path that does not exist does not compile. */
export type StaticPath =
  | '/'
  | '/about'
  | '/contact'
  | '/privacy'
  | '/thank-you'
  | '/blog'
  | '/toronto'
  | `/${CategorySlug}`
  | `/${ServicePath}`
  | `/${LocationPath}`

/** Addresses that are no page any more. `temporary` where a page may be there again. */
export type Redirects = Readonly<
  Record<`/${string}`, { readonly to: StaticPath | `${StaticPath}#${string}`; readonly temporary?: true }>
>
