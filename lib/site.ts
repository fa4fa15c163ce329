import { business } from '@/content/business'
import type { Closure, Office, OfficeId, PhoneId, PhoneNumber } from '@/content/types'
import { isKeyOf, keysOf } from '@/lib/records'
import { isWithin, routes } from '@/lib/routes'
import { today } from '@/lib/today'

/** The site's address without a trailing slash: NEXT_PUBLIC_SITE_URL, or the placeholder of content/business.ts. */
export const siteUrl: string = (process.env.NEXT_PUBLIC_SITE_URL || business.siteUrl).replace(/\/+$/, '')

/** Where the request form posts: NEXT_PUBLIC_LEAD_ENDPOINT, or the form service with the lead inbox's address. */
export const leadEndpoint: string = process.env.NEXT_PUBLIC_LEAD_ENDPOINT || `${business.formService}${business.email}`

/** True for a preview or staging build (NEXT_PUBLIC_NOINDEX=1): every page is noindex. Never inferred. */
export const noindexBuild: boolean = process.env.NEXT_PUBLIC_NOINDEX === '1'

/**
 * @param path a root-relative path
 * @returns the absolute address, canonical form
 */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${path}`
}

/**
 * @param path a root-relative path
 * @returns the phone number for that page: Toronto's on /toronto and below, the default elsewhere
 */
export function phoneFor(path: string): PhoneNumber {
  return isWithin(path, routes.toronto()) ? business.torontoPhone : business.phone
}

const phones: Readonly<Record<PhoneId, PhoneNumber>> = { default: business.phone, toronto: business.torontoPhone }

/**
 * @param id an office
 * @returns that office's record with its own phone number
 * @throws Error when there is no such office, or its phone is none of the firm's
 */
export function office(id: OfficeId) {
  const found: Office | undefined = business.offices.find((o) => o.id === id)
  if (!found) throw new Error(`content/business.ts: offices: found none with id ${id}`)
  if (!isKeyOf(phones, found.phone)) {
    const expected = `one of ${keysOf(phones).join(', ')}`
    throw new Error(`content/business.ts: offices.${id}.phone: found ${String(found.phone)}, expected ${expected}`)
  }
  const phoneNumber = phones[found.phone]
  return { ...found, phoneNumber }
}

/**
 * @param path a root-relative path
 * @returns the office whose phone number that page shows
 * @throws Error when no office has it
 */
export function officeFor(path: string) {
  const own: PhoneId = phoneFor(path) === business.torontoPhone ? 'toronto' : 'default'
  const found = business.offices.find(({ phone }) => phone === own)
  if (!found) throw new Error(`content/business.ts: offices: found none with the phone ${own}`)
  return office(found.id)
}

/**
 * @param closures holidays, the firm's own where none are given
 * @param day YYYY-MM-DD
 * @returns those that are not over on that day
 */
export function closuresFrom(closures: readonly Closure[] = business.closures, day = today()): readonly Closure[] {
  return closures.filter(({ to }) => to >= day)
}

/** The licence line that Ontario requires on the website: "ECRA/ESA licence #…". */
export const licenceLine: string = `${business.licence.label} #${business.licence.number}`
