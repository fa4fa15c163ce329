import { layoutWords } from '@/content/interface'
import type { PageId } from '@/content/schema'
import { nameOf } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { smartPunctuation } from '@/lib/content/typography'
import { keysOf, objectOf } from '@/lib/objects'
import { type Href, routes } from '@/lib/routes'

/** A link in a list, a menu or breadcrumbs: its label and its href. */
export type LinkItem = { label: string; href: Href }

/** Single pages, and the lists of areas. */
export const pageLinks = objectOf(keysOf(layoutWords.pages), (page): LinkItem => {
  const href = routes[page === 'allAreas' ? 'areas' : page]()
  return { label: layoutWords.pages[page], href }
})

/** @returns the link to a page, with its name */
export function linkTo(id: PageId): LinkItem {
  return { label: smartPunctuation(nameOf(id)), href: routes.page(id) }
}

/** @returns a place's name as it is written within a sentence: "the Annex" */
export const withinSentence = (place: string) => place.replace(/^The /, 'the ')

/** Compares two links by their label, for `sort`. */
export const byLabel = (a: LinkItem, b: LinkItem) => a.label.localeCompare(b.label, 'en-CA')

/** @returns every GTA town and Toronto, by name */
export function areaLinks(): LinkItem[] {
  const { townIds } = siteContent()
  return [...townIds.map(linkTo), pageLinks.toronto].sort(byLabel)
}
