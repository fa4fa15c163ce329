import { z } from 'zod'
import { categorySlug, imageName, priceId, servicePath } from '@/content/schema/names'
import { copy, day, fold, form, heading, list, pageFields, paragraphs, plain, slug, step } from '@/content/schema/text'

// Pages that are the only one of their kind, each a file of content/pages, and what all places say alike.

/** What each of them has for search results and its own head. */
const head = {
  ...pageFields,
  seoTitle: pageFields.seoTitle.unwrap(),
  h1: plain().describe('Names the trade or the service and, where it is true, the place. Unique.'),
  updatedOn: day(),
}
export type SeoFields = z.infer<z.ZodObject<typeof head>>

const section = z.strictObject({ heading: heading(), lead: copy() })

const { lead: _lead, ...homeHead } = head
export const home = z.strictObject({
  ...homeHead,
  h1: z
    .strictObject({ display: plain(), sub: plain() })
    .describe(
      'Both are inside the h1. Every " & " in the display part ends a line, drawn as a lamp; the part may do without.',
    ),
  badges: z.array(plain()).describe('Short plates under the hero’s call button.'),
  cost: copy().describe('What the work costs, in a line under the plates: prices by their tokens.'),
  panel: section.describe('Every service, in six headed groups.'),
  house: z
    .strictObject({ on: plain(), off: plain(), alt: plain() })
    .describe('Beside the panel: its words while all is on, and while a switch is off.'),
  trust: z.strictObject({
    heading: heading(),
    cells: list(z.strictObject({ label: plain(), value: plain(), note: copy() }), 6, 6).describe(
      'The value is set large.',
    ),
  }),
  testimonials: z
    .strictObject({ heading: heading(), note: copy(), picture: imageName })
    .describe('The note completes the rating, set large above it.'),
  prices: z.strictObject({ heading: heading(), note: copy() }),
  faq: section,
  areas: section,
  form,
})

export const about = z.strictObject({
  ...head,
  licence: z
    .strictObject({ heading: heading(), steps: z.array(copy()), list: plain() })
    .describe('Beside the head: the number, and how to check it.'),
  years: z
    .strictObject({
      heading: heading(),
      lead: copy(),
      items: list(z.strictObject({ year: plain(), title: plain(), text: copy() }), 3, 7),
    })
    .describe('Bands, darkest first: what is in the walls of each time, today last.'),
  stats: z.strictObject({
    heading: heading(),
    items: list(z.strictObject({ value: plain(), label: plain(), note: copy() }), 4, 4),
  }),
  story: z.strictObject({ heading: heading(), paragraphs: paragraphs() }),
  why: z.strictObject({ heading: heading(), items: z.array(step) }),
  services: z
    .strictObject({
      heading: heading(),
      lead: copy(),
      items: list(z.strictObject({ category: categorySlug, text: copy() }), 4, 4),
    })
    .describe('The four service types.'),
  form,
})

export const contact = z.strictObject({
  ...head,
  emergency: z.strictObject({ heading: heading(), text: copy() }),
  offices: section,
  areas: section,
  form,
})

export const toronto = z.strictObject({
  ...head,
  trust: z
    .strictObject({ heading: heading(), items: list(step, 3, 3) })
    .describe('ESA certified, reviews by site (both numbers), 24/7.'),
  neighbourhoods: section,
  facts: z
    .strictObject({ heading: heading(), items: list(fold, 3, 4) })
    .describe('On wiring in the city as a whole; they fold away.'),
  estimate: form,
  contact: section,
})

export const thankYou = z.strictObject({
  ...head,
  next: z.strictObject({ heading: heading(), items: z.array(step) }),
  emergency: copy(),
})

export const notFound = z.strictObject({
  seoTitle: head.seoTitle,
  metaDescription: head.metaDescription,
  h1: plain(),
  lead: head.lead,
  breaker: z
    .strictObject({ off: plain(), hint: plain(), on: plain() })
    .describe('The label of the breaker that brings the lamp back, and what it says once it is on.'),
  form,
})

export const privacy = z.strictObject({
  ...head,
  glance: z
    .strictObject({
      heading: heading(),
      items: z.array(z.strictObject({ figure: plain({ max: 10 }), text: plain({ max: 8, unit: 'words' }) })),
    })
    .describe('The notice in four figures, and what each counts.'),
  contents: plain().describe('Over the table of contents.'),
  sections: z.array(fold.extend({ id: slug() })),
})

export const blog = z.strictObject({
  ...head,
  call: z.strictObject({ heading: heading(), text: copy() }),
})

/** {place} is the place's name. */
export const placeWords = z.strictObject({
  answers: z
    .strictObject({
      come: plain(),
      soon: plain(),
      soonAnswer: copy().describe('The same everywhere.'),
      cost: plain(),
      comeAnswer: copy(),
      costAnswer: copy(),
    })
    .describe('The first screen’s three questions, and the default answers of a place.'),
  utility: z.strictObject({ heading: heading(), ask: plain(), outagePage: plain(), more: copy() }),
  prices: copy().describe('Over the six services.'),
  nearby: heading(),
  questions: heading(),
  h1: plain().describe('The default of a place.'),
  services: heading(),
  jobs: heading(),
  facts: heading(),
  reasonsHeading: heading(),
  reasons: z.strictObject({
    'esa-certified': copy(),
    'service-24-7': copy(),
    'local-experts': copy(),
    guaranteed: copy(),
  }),
  form,
})

const card = {
  name: plain(),
  price: priceId.optional(),
  note: plain().optional().describe('Beside the price; without one, what it is priced by.'),
}
const cardLink = z.union([
  z.strictObject({ ...card, service: servicePath }),
  z.strictObject({ ...card, category: categorySlug }),
])

/** The six services of every place. */
export const serviceCards = z.strictObject({
  'panel-upgrades': cardLink,
  'wiring-outlets': cardLink,
  'emergency-repairs': cardLink,
  'smart-home': cardLink,
  'ev-chargers': cardLink,
  commercial: cardLink,
})

/** The four reasons' titles. */
export const reasonTitles = z.strictObject({
  'esa-certified': plain(),
  'service-24-7': plain(),
  'local-experts': plain(),
  guaranteed: plain(),
})

export type HomePage = z.infer<typeof home>
export type AboutPage = z.infer<typeof about>
export type ContactPage = z.infer<typeof contact>
export type TorontoPage = z.infer<typeof toronto>
export type ThankYouPage = z.infer<typeof thankYou>
export type NotFoundPage = z.infer<typeof notFound>
export type PrivacyPage = z.infer<typeof privacy>
export type BlogPage = z.infer<typeof blog>
export type PlaceWords = z.infer<typeof placeWords>
export type ServiceCardLinks = z.infer<typeof serviceCards>
export type ServiceCardId = keyof ServiceCardLinks
export type ReasonTitles = z.infer<typeof reasonTitles>
