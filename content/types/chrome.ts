/** Pages that the header, the footer and the phone menu may list besides services and places. */
export type ListedPage = 'about' | 'blog' | 'contact' | 'privacy'

export type Navigation = {
  readonly badges: readonly string[]
  readonly areasMenu: { readonly label: string; readonly all: string }
  /** After the menus of the header. */
  readonly headerPages: readonly ListedPage[]
  /** In the footer, and at the end of the phone menu. */
  readonly footerPages: readonly ListedPage[]
}
