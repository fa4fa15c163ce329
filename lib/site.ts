import { photoWords } from '@/content/interface'
import type { Closure, OfficeContent, OfficeId, PhoneNumber } from '@/content/schema'
import { type OpeningHours, openingHours, phoneNumber } from '@/lib/content/formats'
import { fromContent, siteContent } from '@/lib/content/site-content'
import { keysOf } from '@/lib/objects'
import { today } from '@/lib/today'

/** @returns the site's URL without a trailing slash: NEXT_PUBLIC_SITE_URL, or that of content/business.ts */
export const siteUrl = (): string =>
  (process.env.NEXT_PUBLIC_SITE_URL || siteContent().business.siteUrl).replace(/\/+$/, '')

/** @returns where the request form posts: NEXT_PUBLIC_LEAD_ENDPOINT, or the address of the form service */
export function requestEndpoint(): string {
  const { business, formService } = siteContent()
  return process.env.NEXT_PUBLIC_LEAD_ENDPOINT || formService.endpoint.replace('{email}', business.email)
}

/** True for a preview or staging build (NEXT_PUBLIC_NOINDEX=1): every page is noindex. Never inferred. */
export const noindexBuild: boolean = process.env.NEXT_PUBLIC_NOINDEX === '1'

/** @returns the absolute, canonical URL of a root-relative path */
export function absoluteUrl(path: string): string {
  return `${siteUrl()}${path}`
}

/** An office's facts, and values that are computed from them. */
export type Office = {
  id: OfficeId
  /** Visitors know the office by it. */
  city: string
  /** Street with the number of the building, where there is one. */
  street: string
  geo: OfficeContent['geo']
  phone: PhoneNumber
  /** A number for text messages with pictures. */
  textNumber?: PhoneNumber
  hours: OpeningHours
  /** The pages whose phone is its own, with those below them. All pages that no office lists have the first's. */
  pages: readonly string[]
}

function officeOf(id: OfficeId, facts: OfficeContent): Office {
  return {
    id,
    city: facts.city,
    street: facts.building ? `${facts.building} ${facts.street}` : facts.street,
    geo: facts.geo,
    phone: phoneNumber(facts.phone),
    textNumber: facts.textNumber ? phoneNumber(facts.textNumber) : undefined,
    hours: openingHours(facts.hours),
    pages: facts.pages ?? [],
  }
}

/** Every office. The first one is that of all pages that no office lists. */
export const offices = fromContent(({ business }) => {
  const all = keysOf(business.offices).map((id) => officeOf(id, business.offices[id]))
  // The schema requires an office.
  return all as [Office, ...Office[]]
})

/** @returns an email for photos and papers, with its subject */
export const photoMail = (): string =>
  `mailto:${siteContent().business.email}?subject=${encodeURIComponent(photoWords.subject)}`

/** @returns where a visitor sends photos and papers: to the office's text number, or by email */
export function photoAddress({ textNumber }: Office): string {
  return textNumber ? `sms:${textNumber.e164}` : photoMail()
}

/** @returns whether a link's address is that of {photos}, on any page */
export function isPhotoAddress(href: string): boolean {
  return href === photoMail() || offices().some(({ textNumber }) => textNumber && href === `sms:${textNumber.e164}`)
}

/** @returns the closures of the business that end on a day (YYYY-MM-DD) or later */
export function closuresFrom(day = today()): readonly Closure[] {
  const closures: readonly Closure[] = siteContent().business.closures
  return closures.filter(({ to }) => to >= day)
}

/** @returns the ways to pay: "cash, credit card or debit card" */
export const paymentList = (): string =>
  new Intl.ListFormat('en-CA', { type: 'disjunction' }).format(siteContent().business.payments)

/** @returns the licence line that Ontario requires on the website: "ECRA/ESA licence #…" */
export function licenceLine(): string {
  const { label, number } = siteContent().business.licence
  return `${label} #${number}`
}
