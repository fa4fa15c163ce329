import type { business } from '@/content/business'
import type { ServicePath } from '@/content/types/ids'

export type {
  Business,
  Closure,
  FormFields,
  FormService,
  Office,
  Price,
  Utility,
  Weekday,
} from '@/content/schema/facts'

/**
 * A string with inline Markdown (**bold**, [link](/path)) and tokens:
 * {phone} {business} {licence} {email} {price:ID} {price-from:ID} {claim:ID} {outage:UTILITY} {street:OFFICE} {danger:ID}
 * {danger-short:ID}, on the privacy page {form-service:ID}.
 * `lib/content/rich-text.ts` turns it into elements, `plainText` into text.
 */
export type RichText = string

/** A number as it is shown and as it is dialled, computed from the one that is typed. */
export type PhoneNumber = { readonly display: string; readonly e164: string; readonly note?: string }

export type OfficeId = keyof (typeof business)['offices']

export type Claim = { readonly value: string; readonly shows: string }

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
