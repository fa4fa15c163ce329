import type { Fold, FormCopy, Step } from '@/content/schema/text'
import type { RichText } from '@/content/types/facts'
import type { CategorySlug, ImageName } from '@/content/types/ids'

/** What every page of content has for search results and its own head. */
export type SeoFields = {
  /** 30 to 60 characters, unique: service or trade, place, a reason; the brand last or not at all. May use tokens. */
  readonly seoTitle: string
  /** 110 to 160 characters, unique. */
  readonly metaDescription: string
  /** Unique. Names the trade or the service and, where it is true, the place. Plain words. */
  readonly h1: string
  /** One or two sentences under the h1, 25 words at most. */
  readonly lead: RichText
  /** YYYY-MM-DD: the day the words last changed; the sitemap's lastmod. */
  readonly updatedOn: string
}

export type HomePage = Omit<SeoFields, 'h1' | 'lead'> & {
  /** Both are inside the h1. Every " & " in the display part ends a line, drawn as a lamp; the part may do without. */
  readonly h1: { readonly display: string; readonly sub: string }
  /** Short plates under the hero's call button. */
  readonly badges: readonly string[]
  /** What the work costs, in a line under the plates: prices by their tokens. */
  readonly cost: RichText
  /** The panel: every service, in six headed groups. */
  readonly panel: { readonly heading: string; readonly lead: RichText }
  /** The house beside the panel: its words while all is on, and while a switch is off. */
  readonly house: { readonly on: string; readonly off: string; readonly alt: string }
  /** Six cells: a value set large, a label, a note. */
  readonly trust: {
    readonly heading: string
    readonly cells: readonly { readonly label: RichText; readonly value: RichText; readonly note: RichText }[]
  }
  /** The note completes the rating, set large above it. */
  readonly testimonials: { readonly heading: string; readonly note: RichText; readonly picture: ImageName }
  readonly prices: { readonly heading: string; readonly note: RichText }
  readonly faq: { readonly heading: string; readonly lead: RichText }
  readonly areas: { readonly heading: string; readonly lead: RichText }
  readonly form: FormCopy
}

export type AboutPage = SeoFields & {
  /** Beside the head: the number, and how to check it. */
  readonly licence: { readonly heading: string; readonly steps: readonly RichText[]; readonly list: string }
  /** Bands, darkest first: what is in the walls of each time, today last. */
  readonly years: {
    readonly heading: string
    readonly lead: RichText
    readonly items: readonly { readonly year: string; readonly title: string; readonly text: RichText }[]
  }
  /** The four specified stats. */
  readonly stats: {
    readonly heading: string
    readonly items: readonly { readonly value: RichText; readonly label: string; readonly note: RichText }[]
  }
  readonly story: { readonly heading: string; readonly paragraphs: readonly RichText[] }
  readonly why: { readonly heading: string; readonly items: readonly Step[] }
  /** The four service types. */
  readonly services: {
    readonly heading: string
    readonly lead: RichText
    readonly items: readonly { readonly category: CategorySlug; readonly text: RichText }[]
  }
  readonly form: FormCopy
}

export type ContactPage = SeoFields & {
  readonly emergency: { readonly heading: string; readonly text: RichText }
  readonly offices: { readonly heading: string; readonly lead: RichText }
  readonly areas: { readonly heading: string; readonly lead: RichText }
  readonly form: FormCopy
}

export type TorontoPage = SeoFields & {
  /** Three: ESA certified, reviews by site (both numbers), 24/7. */
  readonly trust: { readonly heading: string; readonly items: readonly Step[] }
  readonly neighbourhoods: { readonly heading: string; readonly lead: RichText }
  /** Three or four on wiring in the city as a whole; they fold away. */
  readonly facts: { readonly heading: string; readonly items: readonly Fold[] }
  readonly estimate: FormCopy
  readonly contact: { readonly heading: string; readonly lead: RichText }
}

export type ThankYouPage = SeoFields & {
  readonly next: { readonly heading: string; readonly items: readonly Step[] }
  readonly emergency: RichText
}

export type NotFoundPage = {
  readonly seoTitle: string
  readonly metaDescription: string
  readonly h1: string
  readonly lead: RichText
  /** The label of the breaker that brings the lamp back, and what it says once it is on. */
  readonly breaker: { readonly off: string; readonly hint: string; readonly on: string }
  readonly form: FormCopy
}

export type PrivacyPage = SeoFields & {
  /** The notice in four figures: 10 characters at most, and what each counts, in 8 words at most. */
  readonly glance: {
    readonly heading: string
    readonly items: readonly { readonly figure: string; readonly text: string }[]
  }
  /** Over the table of contents. */
  readonly contents: string
  readonly sections: readonly (Fold & { readonly id: string })[]
}

export type BlogPage = SeoFields & {
  readonly call: { readonly heading: string; readonly text: RichText }
}
