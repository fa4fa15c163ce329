import type { CategorySlug, GtaSlug, ServicePath } from '@/content/types/ids'

/** The handwritten label of a service on the panel: 20 characters at most. */
export type PanelLabels = Readonly<Record<ServicePath, string>>

/** Pages that the header, the footer and the phone menu may list besides services and places. */
export type ListedPage = 'about' | 'blog' | 'contact' | 'privacy'

export type Navigation = {
  readonly badges: readonly string[]
  readonly menus: readonly {
    readonly label: string
    /** Each with the words of the link to all of it. */
    readonly groups: readonly { readonly category: CategorySlug; readonly all: string }[]
  }[]
  /** The two columns of the panel, on the home page and in the phone menu: every category once. */
  readonly panel: { readonly left: readonly CategorySlug[]; readonly right: readonly CategorySlug[] }
  readonly areasMenu: { readonly label: string; readonly all: string; readonly areas: readonly GtaSlug[] }
  readonly topBarAreas: readonly GtaSlug[]
  readonly footerAreas: readonly GtaSlug[]
  /** After the menus of the header. */
  readonly headerPages: readonly ListedPage[]
  /** In the footer, and at the end of the phone menu. */
  readonly footerPages: readonly ListedPage[]
}
