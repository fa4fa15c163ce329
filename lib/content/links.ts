import { layoutWords } from '@/content/interface'
import type { PageId } from '@/content/schema'
import { nameOf, townIds } from '@/lib/content/registry'
import { smartPunctuation } from '@/lib/content/typography'
import { type Href, routes } from '@/lib/routes'

/** A link in a list, a menu or breadcrumbs: its label and its href. */
export type LinkItem = { label: string; href: Href }

/** @returns true when a link's text does not say where it goes */
export function isVagueLinkText(label: string): boolean {
  return /^(?:(?:click )?here|(?:(?:learn|read|find out) )?more|link|this(?: page)?)$/i.test(label.trim())
}

/** Single pages, and the lists of areas. */
export const pageLinks = {
  home: { label: layoutWords.pages.home, href: routes.home() },
  toronto: { label: layoutWords.pages.toronto, href: routes.toronto() },
  areas: { label: layoutWords.pages.areas, href: routes.areas() },
  allAreas: { label: layoutWords.pages.allAreas, href: routes.areas() },
  about: { label: layoutWords.pages.about, href: routes.about() },
  blog: { label: layoutWords.pages.blog, href: routes.blog() },
  contact: { label: layoutWords.pages.contact, href: routes.contact() },
  privacy: { label: layoutWords.pages.privacy, href: routes.privacy() },
  thankYou: { label: layoutWords.pages.thankYou, href: routes.thankYou() },
} as const satisfies Record<keyof typeof layoutWords.pages, LinkItem>

/** @returns the link to a page, with its name */
export function linkTo(id: PageId): LinkItem {
  return { label: smartPunctuation(nameOf(id)), href: routes.page(id) }
}

/** Compares two links by their label, for `sort`. */
export const byLabel = (a: LinkItem, b: LinkItem) => a.label.localeCompare(b.label, 'en-CA')

/** @returns every GTA town and Toronto, by name */
export function areaLinks(): LinkItem[] {
  return [...townIds.map(linkTo), pageLinks.toronto].sort(byLabel)
}
