import type { ServicePath } from '@/content/types/ids'

/**
 * A string with inline Markdown (**bold**, [link](/path)) and tokens:
 * {phone} {business} {licence} {email} {price:ID} {price-from:ID} {claim:ID} {outage:UTILITY} {street:OFFICE} {danger:ID}
 * {danger-short:ID}.
 * `lib/content/rich-text.ts` turns it into elements, `plainText` into text.
 */
export type RichText = string

export type PhoneNumber = { readonly display: string; readonly e164: string; readonly note?: string }

export type OfficeId = 'toronto' | 'woodbridge'

export type PhoneId = 'default' | 'toronto'

export type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

export type Office = {
  readonly id: OfficeId
  readonly name: string
  /** The line of the address, its number included. */
  readonly street: string
  /** The street as sentences name it, by the token {street:ID}: without number or unit. */
  readonly streetName: string
  readonly city: string
  readonly region: string
  readonly country: string
  readonly geo: { readonly latitude: number; readonly longitude: number }
  readonly phone: PhoneId
  readonly hours: {
    /** For search engines: the days, and 24-hour local times. */
    readonly days: readonly Day[]
    readonly opens: string
    readonly closes: string
    /** For visitors: the same, as you would say it. */
    readonly label: string
  }
}

/** A holiday: the offices are closed, the emergency phone is answered all the same. */
export type Closure = {
  /** The first and the last day, YYYY-MM-DD. */
  readonly from: string
  readonly to: string
  /** For visitors: the same, as you would say it: 'Closed December 24 to 26'. */
  readonly label: string
}

export type Business = {
  readonly name: string
  readonly tagline: string
  readonly phone: PhoneNumber
  readonly torontoPhone: PhoneNumber
  readonly email: string
  /** A second inbox for each request, or empty. Anyone can read it in the HTML: a role's address, not a person's. */
  readonly copyEmail: string
  readonly formService: string
  readonly siteUrl: string
  /** `checkAt`: where anybody can look the number up. */
  readonly licence: { readonly label: string; readonly number: string; readonly checkAt: `https://${string}` }
  /** The first is the firm's own address for search engines. */
  readonly offices: readonly Office[]
  /** Both offices' holidays. Those that are over are left out by the next build. */
  readonly closures: readonly Closure[]
  readonly paymentAccepted: readonly string[]
  readonly currency: string
}

export type Claim = { readonly value: string; readonly shows: string }

export type Price = {
  readonly work: string
  /** As shown, in Canadian dollars before HST. */
  readonly range: string
  readonly low: number
  readonly high: number
  /** True where the specification ends the range with a plus sign. */
  readonly openEnded: boolean
  readonly unit: 'visit' | 'job' | 'light'
  /** A sentence beside the price: what it leaves out. */
  readonly excludes?: string
}

export type Catalogue = Record<string, { readonly name: string; readonly services: Readonly<Record<string, string>> }>

export type Utility = {
  readonly name: string
  readonly outagePhone?: PhoneNumber
  readonly outagePage: `https://${string}`
  /** YYYY-MM-DD: the day a person last opened the outage page; empty until somebody has. */
  readonly checkedOn: string
}

export type SiteImage = {
  readonly alt: string
  /** What stays in view where the picture is cut, across and down: '65% 40%'. The middle by default. */
  readonly focus?: string
}

/** One danger's reviewed wording: `short` for a card or a table, `full` for a sentence of its own. */
export type Danger = { readonly short: RichText; readonly full: RichText }

export type Testimonial = {
  readonly name: string
  readonly location: string
  /** What they speak of, and are signed with: they stand on its page too, unless it is an emergency's. */
  readonly service: ServicePath
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly text: string
  /** YYYY-MM-DD: when it was said. Kept for the firm's own records; no page shows it. */
  readonly date: string
  /** True while the words are an example and not a customer's. */
  readonly sample: boolean
}

export type SocialLink = {
  readonly href: string
  readonly label: string
  readonly icon: 'facebook' | 'instagram' | 'youtube'
}
