import { fillText } from '@/lib/content/fill'
import { type LeadFormSettings, leadFormFor } from '@/lib/leads/form'
import { type PagePath, routes } from '@/lib/routes'
import { phoneFor } from '@/lib/site'
import { type PersonCardView, personCardView } from '@/lib/views/people'

/** Links that several screens use. */
const links = {
  home: routes.home(),
  contactForm: routes.contactForm(),
  emergency: routes.category('emergency'),
  blog: routes.blog(),
}

/** A page's request form, and the person beside it once the owner has named one. */
export type PageFormView = { settings: LeadFormSettings; personCard?: PersonCardView }

/**
 * @param path the page's root-relative path
 * @returns what most screens need: the path, the page's phone number and the site's main links
 */
export function pageContext(path: PagePath) {
  return { path, phone: phoneFor(path), links }
}

/**
 * @param path the page's root-relative path
 * @param seoTitle the page's title, tokens not filled yet
 * @param service the service's name, for an inquiry form
 * @returns the page's context, and the settings of its request form
 */
export function pageContextWithForm(path: PagePath, seoTitle: string, service?: string) {
  const settings = leadFormFor(path, fillText(seoTitle, path, false), service)
  const form: PageFormView = { settings, personCard: personCardView(path) }
  return { ...pageContext(path), form }
}
