import { business } from '@/content/business'
import { formService } from '@/content/form-service'
import type { Closure, Office, OfficeId, PhoneNumber } from '@/content/schema'
// Imported first: throws an error if a fact is invalid.
import '@/lib/content/files'
import { openingHours, phoneNumber, streetLine } from '@/lib/content/formats'
import { keysOf } from '@/lib/records'
import { isWithin, resolvePath } from '@/lib/routes'
import { today } from '@/lib/today'

/** The site's address without a trailing slash: NEXT_PUBLIC_SITE_URL, or the placeholder of content/business.ts. */
export const siteUrl: string = (process.env.NEXT_PUBLIC_SITE_URL || business.siteUrl).replace(/\/+$/, '')

/** Where the request form posts: NEXT_PUBLIC_LEAD_ENDPOINT, or that of the form service. */
export const leadEndpoint: string =
  process.env.NEXT_PUBLIC_LEAD_ENDPOINT || formService.endpoint.replace('{email}', business.email)

/** True for a preview or staging build (NEXT_PUBLIC_NOINDEX=1): every page is noindex. Never inferred. */
export const noindexBuild: boolean = process.env.NEXT_PUBLIC_NOINDEX === '1'

/**
 * @param path a root-relative path
 * @returns the absolute address, canonical form
 */
export function absoluteUrl(path: string): string {
  return `${siteUrl}${path}`
}

/** An office's facts, and values that are computed from them. */
function officeOf(id: OfficeId) {
  const facts: Office = business.offices[id]
  return {
    id,
    name: facts.city,
    city: facts.city,
    streetName: facts.street,
    /** Street with the number of the building. */
    street: streetLine(facts),
    geo: facts.geo,
    phone: phoneNumber(facts.phone),
    hours: openingHours(facts.hours),
    /** The pages that show it, with those below them. The first office has none: all other pages show it. */
    answers: facts.answers ?? [],
  }
}

export type OfficeRecord = ReturnType<typeof officeOf>

const [main, ...others] = keysOf(business.offices).map(officeOf)
if (!main) throw new Error('content/business.ts: offices: found none, expected one or more')

/** Every office. The first one is the address of the business. */
export const offices: readonly [OfficeRecord, ...OfficeRecord[]] = [main, ...others]

/** The pages that name an office, the deepest paths first. */
const answered = offices
  .flatMap((office) => office.answers.map((page) => ({ page: resolvePath(page), office })))
  .sort((a, b) => b.page.length - a.page.length)

/**
 * @param path a root-relative path
 * @returns the office whose phone number and hours that page shows
 */
export function officeFor(path: string): OfficeRecord {
  return answered.find(({ page }) => isWithin(path, page))?.office ?? offices[0]
}

/**
 * @param path a root-relative path
 * @returns the phone number of that page's office
 */
export function phoneFor(path: string): PhoneNumber {
  return officeFor(path).phone
}

/**
 * @param closures closures; those of the business by default
 * @param day YYYY-MM-DD
 * @returns the closures that end on that day or later
 */
export function closuresFrom(closures: readonly Closure[] = business.closures, day = today()): readonly Closure[] {
  return closures.filter(({ to }) => to >= day)
}

/** The licence line that Ontario requires on the website: "ECRA/ESA licence #…". */
export const licenceLine: string = `${business.licence.label} #${business.licence.number}`
