import { z } from 'zod'
import {
  categorySlug,
  imageName,
  priceId,
  reasonIds,
  serviceCardIds,
  serviceOrEmergencyId,
} from '@/content/schema/names'
import {
  copy,
  day,
  entries,
  fold,
  form,
  heading,
  headingLead,
  pageFields,
  paragraphs,
  plain,
  question,
  slug,
  step,
} from '@/content/schema/text'

// Single pages, each a file of content/pages, and the text that all places share.

/** Fields of each single page: search results and head. */
const singlePageFields = {
  ...pageFields,
  seoTitle: pageFields.seoTitle.unwrap(),
  h1: plain()
    .meta({ title: 'Headline' })
    .describe('Names the trade or the service and, if it is true, the place. Not the same on two pages.'),
  updatedOn: day(),
}
export type SeoFields = z.infer<z.ZodObject<typeof singlePageFields>>

/** A text below a value or a list. */
const note = () => copy().meta({ title: 'Text below it' })

const section = z.strictObject({ heading: heading(), lead: headingLead() })

const { lead: _lead, ...homeHead } = singlePageFields
export const home = z.strictObject({
  ...homeHead,
  h1: z
    .strictObject({
      display: plain().meta({ title: 'In large type' }).describe('Each " & " ends a line and is drawn as a lamp.'),
      sub: plain().meta({ title: 'Line below it' }),
    })
    .meta({ title: 'Headline' }),
  badges: z.array(plain()).describe('Short labels below the call button of the head.'),
  cost: copy()
    .meta({ title: 'Prices in one line' })
    .describe('Below the badges. {price:panel-upgrade} shows a price of the price list.'),
  panel: section.meta({ title: 'Breaker panel' }).describe('Every service, by category.'),
  house: z
    .strictObject({
      hint: plain().meta({ title: 'How to light one circuit' }),
      on: plain().meta({ title: 'While all switches are on' }),
      off: plain().meta({ title: 'While one switch is off' }),
      alt: plain().meta({ title: 'What the drawing shows' }),
    })
    .describe('Words below the house. The two about switches are for browsers without scripts.'),
  figures: z.strictObject({
    heading: heading(),
    items: entries(
      z.strictObject({ label: plain().meta({ title: 'Name' }), value: plain(), note: note() }),
      6,
      6,
    ).describe('The value is in large type.'),
  }),
  testimonials: z
    .strictObject({
      heading: heading(),
      note: note().describe('Completes the rating above it.'),
      picture: imageName,
    })
    .meta({ title: 'Reviews' }),
  prices: z.strictObject({ heading: heading(), note: note() }),
  faq: section.meta({ title: 'Questions and answers' }),
  areas: section.meta({ title: 'Service area' }),
  form,
})

export const about = z.strictObject({
  ...singlePageFields,
  licence: z
    .strictObject({
      heading: heading(),
      steps: z.array(copy()),
      checkLink: plain().meta({ title: 'Words of the link' }),
    })
    .describe('Beside the head: the number, and how to check it.'),
  years: z
    .strictObject({
      heading: heading(),
      lead: headingLead(),
      items: entries(z.strictObject({ year: plain(), title: plain(), text: copy() }), 3, 7),
    })
    .describe('Bands, darkest first: the usual wiring of each period, today last.'),
  figures: z.strictObject({
    heading: heading(),
    items: entries(z.strictObject({ value: plain(), label: plain().meta({ title: 'Name' }), note: note() }), 4, 4),
  }),
  story: z.strictObject({ heading: heading(), paragraphs: paragraphs() }),
  reasons: z.strictObject({ heading: heading(), items: z.array(step).meta({ title: 'Entries' }) }),
  services: z
    .strictObject({
      heading: heading(),
      lead: headingLead(),
      items: entries(z.strictObject({ category: categorySlug, text: copy() }), 4, 4),
    })
    .describe('The four service types.'),
  form,
})

export const contact = z.strictObject({
  ...singlePageFields,
  emergency: z.strictObject({ heading: heading(), text: copy() }),
  offices: section,
  areas: section.meta({ title: 'Service area' }),
  form,
})

export const toronto = z.strictObject({
  ...singlePageFields,
  trust: z
    .strictObject({ heading: heading(), items: entries(step, 3, 3) })
    .describe('ESA certified, reviews by site (both numbers), 24/7.'),
  neighbourhoods: section,
  facts: z
    .strictObject({ heading: heading(), items: entries(fold, 3, 4) })
    .describe('About wiring in the whole city, as texts that open.'),
  estimate: form,
  contact: section,
})

export const thankYou = z.strictObject({
  ...singlePageFields,
  next: z.strictObject({
    heading: heading(),
    items: z
      .array(
        step.extend({
          before: copy()
            .optional()
            .meta({ title: 'Text before a call' })
            .describe('On the home page. Default: the text.'),
          short: copy().meta({ title: 'In short' }).describe('One sentence, beside the request forms.'),
        }),
      )
      .meta({ title: 'Entries' }),
  }),
  emergency: copy().meta({ title: 'For emergencies' }),
})

export const notFound = z.strictObject({
  seoTitle: singlePageFields.seoTitle,
  metaDescription: singlePageFields.metaDescription,
  h1: plain().meta({ title: 'Headline' }),
  lead: singlePageFields.lead,
  breaker: z
    .strictObject({
      off: plain().meta({ title: 'While it is off' }),
      hint: plain().meta({ title: 'How to switch it on' }),
      on: plain().meta({ title: 'While it is on' }),
    })
    .describe('Words of the breaker that lights the lamp.'),
  form,
})

export const privacy = z.strictObject({
  ...singlePageFields,
  glance: z
    .strictObject({
      heading: heading(),
      items: z
        .array(z.strictObject({ figure: plain({ max: 10 }), text: plain({ max: 8, unit: 'words' }) }))
        .meta({ title: 'Figures' }),
    })
    .meta({ title: 'At a glance' })
    .describe('The notice in four figures, each with its meaning.'),
  contents: plain().meta({ title: 'Heading of the table of contents' }),
  sections: z.array(fold.extend({ id: slug().meta({ title: 'Name in links' }) })),
})

export const blog = z.strictObject({
  ...singlePageFields,
  call: z.strictObject({ heading: heading(), text: copy() }).meta({ title: 'Box below the list of posts' }),
  postCall: z.strictObject({ heading: heading(), text: copy() }).meta({ title: 'Box below each post' }),
})

/** {place} is the place's name. */
export const placeText = z
  .strictObject({
    answers: z
      .strictObject({ come: question, reach: question, cost: question })
      .meta({ title: 'Questions on the first screen' })
      .describe('{place} shows the name of the place. A place may have its own answers to "Come" and "Cost".'),
    utility: z.strictObject({
      heading: heading(),
      outagePage: plain().meta({ title: 'Words of the link to its website' }).describe('Below its number.'),
      outage: copy().describe('Above its number, in large type.'),
      shutOff: plain()
        .meta({ title: 'Switching a home off' })
        .describe('Of a utility whose terms nobody has looked up.'),
      larger: copy()
        .meta({ title: 'A larger service' })
        .describe('Unless each utility of the place says how long a larger service takes.'),
      whoDoesWhat: copy(),
    }),
    rules: z
      .strictObject({
        heading: heading(),
        districts: copy().meta({ title: 'Heritage districts' }),
        undecided: copy().meta({ title: 'Districts not in force' }),
        source: copy().meta({ title: 'Where the rule is from' }),
      })
      .meta({ title: 'Rules of towns' })
      .describe('{municipality} is the town, {districts} are its heritage districts.'),
    prices: copy().describe('Above the service cards, after the terms of their prices.'),
    nearby: heading().meta({ title: 'Heading of the places nearby' }),
    questions: heading().meta({ title: 'Heading of the questions' }),
    h1: plain().meta({ title: 'Headline' }).describe('Of a place without its own. {place} is its name.'),
    services: heading().meta({ title: 'Heading of the services' }),
    typicalJobs: heading().meta({ title: 'Heading of typical jobs' }),
    facts: heading().meta({ title: 'Heading of local facts' }),
    reasonsHeading: heading().meta({ title: 'Heading of the reasons' }),
    reasons: z.record(z.enum(reasonIds), copy()),
    form: form.extend({ papers: copy().describe('After the sentence: where photos and papers can go.') }),
    call: copy().meta({ title: 'Text below the number' }).describe('On pages without a form.'),
  })
  .meta({ title: 'Texts of all places' })

const card = {
  name: plain(),
  price: priceId.optional(),
  note: plain().optional().describe('Beside the price; without a price, what it depends on. Default: a quote.'),
}
const cardLink = z.union([
  z.strictObject({ ...card, service: serviceOrEmergencyId }),
  z.strictObject({ ...card, category: categorySlug }),
])

/** The service cards of every place. */
export const serviceCards = z
  .record(z.enum(serviceCardIds), cardLink)
  .meta({ title: 'Cards on pages of places' })
  .describe('The services that every page of a place shows. A page may have its own sentence for one.')

/** The titles of the reasons. */
export const reasonTitles = z
  .record(z.enum(reasonIds), plain())
  .meta({ title: 'Titles of the reasons' })
  .describe('The reasons to choose us, on pages of places.')

export type HomeContent = z.infer<typeof home>
export type AboutContent = z.infer<typeof about>
export type ContactContent = z.infer<typeof contact>
export type TorontoContent = z.infer<typeof toronto>
export type ThankYouContent = z.infer<typeof thankYou>
export type NotFoundContent = z.infer<typeof notFound>
export type PrivacyContent = z.infer<typeof privacy>
export type BlogContent = z.infer<typeof blog>
export type PlaceText = z.infer<typeof placeText>
export type ServiceCardLinks = z.infer<typeof serviceCards>
export type ReasonTitles = z.infer<typeof reasonTitles>
