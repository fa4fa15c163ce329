import type { PhoneNumber } from '@/content/types'
import { fillText } from '@/lib/content/fill'
import { type LeadFormSettings, leadFormFor } from '@/lib/leads/form'
import { type Href, type PagePath, routes } from '@/lib/routes'
import { phoneFor } from '@/lib/site'
import { type PersonCardView, personCardView } from '@/lib/views/owner'

/** Links that several screens use. */
export type SiteLinks = {
  home: Href
  contact: Href
  contactForm: Href
  emergency: Href
  blog: '/blog'
}

/** Common props of screens: the path, the page's phone number and the site's main links. */
export type PageContext = { path: PagePath; phone: PhoneNumber; links: SiteLinks }

const links: SiteLinks = {
  home: routes.home(),
  contact: routes.contact(),
  contactForm: routes.contactForm(),
  emergency: routes.category('emergency'),
  blog: routes.blog(),
}

/** A page's request form, and the person beside it once the owner has named one. */
export type PageFormView = { settings: LeadFormSettings; personCard?: PersonCardView }

/** @param path the page's root-relative path */
export function pageContext(path: PagePath): PageContext {
  return { path, phone: phoneFor(path), links }
}

/**
 * @param path the page's root-relative path
 * @param seoTitle the page's title, tokens not filled yet
 * @param service the service's name, for an inquiry form
 * @returns the page's context, and the settings of its request form
 */
export function pageContextWithForm(
  path: PagePath,
  seoTitle: string,
  service?: string,
): PageContext & { form: PageFormView } {
  return {
    ...pageContext(path),
    form: { settings: leadFormFor(path, fillText(seoTitle, path, false), service), personCard: personCardView(path) },
  }
}
