import { z } from 'zod'
import type { ServicePath } from '@/content/types/ids'

// The firm's facts: each file's fields, their formats and what they are for. lib/content-rules/fact-files.ts reads the
// files by these schemas. Texts for people are typed; what machines need is computed from them (lib/content/formats.ts).

/** A text of one form. `expected` completes "expected …". */
const text = (expected = 'text', form = /\S/) => z.string({ error: expected }).regex(form, { error: expected })

/** As people write it, with letters or without: the dialled number is computed. */
const phone = text("a phone number such as '905-555-0177'", /^\W*(?:1\W*)?(?:\d\W*){3}(?:[a-z\d]\W*){7}$/i)
const https = z.templateLiteral(['https://', z.string().min(1)], { error: 'an https address' })
const date = z.iso.date({ error: "a day such as '2027-12-24'" })
const time = text("a 24-hour time such as '07:00'", /^(?:[01]\d|2[0-3]):[0-5]\d$/)

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const weekday = z.enum(weekdays, { error: `one of ${weekdays.join(', ')}` })

const office = z.object({
  street: text('the name of its street').describe('Sentences name it by the token {street:ID}.'),
  building: text("the number, such as '12' or '4-12'").optional().describe('The unit is before it.'),
  city: text("its city's name").describe('The office is called after it.'),
  geo: z.object({ latitude: z.number({ error: 'degrees' }), longitude: z.number({ error: 'degrees' }) }),
  phone,
  hours: z
    .object({ from: weekday, to: weekday, opens: time, closes: time })
    .refine(({ opens, closes }) => closes > opens, { path: ['closes'], error: 'a time after it opens' }),
  answers: z
    .array(z.templateLiteral(['/', z.string()], { error: "paths such as '/toronto'" }))
    .readonly()
    .optional()
    .describe('Its phone and hours are shown on these pages, and on all pages below them.'),
})

export const business = z.object({
  name: text(),
  tagline: text(),
  email: text('an email address', /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/).describe('Requests are sent to it.'),
  siteUrl: text(
    "https:// and the domain alone, such as 'https://www.sparks.ca'",
    /^https:\/\/[^\s/.@]+(\.[^\s/.@]+)+\/*$/,
  ),
  licence: z.object({
    label: text(),
    number: text('the number on your licence', /\d/),
    checkAt: https.describe('Where anybody can look the number up.'),
  }),
  offices: z
    .record(text('a short name such as woodbridge', /^[a-z-]+$/), office)
    .refine((offices) => Object.keys(offices).length > 0, { error: 'one office or more' })
    .describe("The first is the firm's own address, and answers every page that no other office answers."),
  closures: z
    .array(
      z
        .object({ from: date, to: date, label: text().describe("For visitors: 'Closed December 24 to 26'.") })
        .refine(({ from, to }) => from <= to, { path: ['to'], error: 'the day it begins, or a later one' }),
    )
    .readonly()
    .describe('Holidays of all offices. Those that are over are left out by the next build.'),
  paymentAccepted: z.array(text()).readonly(),
  currency: text(),
})

export const formService = z.object({
  endpoint: text(
    "an https address with its path, such as 'https://formsubmit.co/{email}'",
    /^https:\/\/[^\s/@{}]+\/[^\s@]*$/,
  ),
  copyEmail: text('an email address, or nothing', /^(?:[^\s@/]+@[^\s@/]+\.[^\s@/]+)?$/),
  privacy: z.object({
    name: text(),
    country: text("where it is, such as 'in Canada'"),
    keeps: text('how long it keeps a request'),
  }),
})

const fieldName = text('the name of a field', /^\S+$/)
export const formFields = z.object({
  next: fieldName,
  subject: fieldName,
  copyEmail: fieldName,
  fixed: z.record(fieldName, z.string({ error: 'text' })),
})

export const utility = z.object({
  name: text(),
  outagePhone: phone.optional(),
  outageNote: text().optional().describe("What to press: 'option 1'."),
  outagePage: https,
  checkedOn: z.union([z.literal(''), date]).describe('The day a person last opened the outage page; empty until then.'),
})

const amount = z.number({ error: 'dollars, without the sign' }).positive({ error: 'more than nothing' })

export const price = z
  .object({
    work: text(),
    low: amount,
    high: amount.optional(),
    openEnded: z.boolean({ error: 'true or false' }).optional().describe('It may be more: the range ends with a plus.'),
    unit: text("'visit', 'job', or the thing that each costs so much").optional().describe("'job' by default."),
    excludes: text('a sentence').optional().describe('Shown beside it: what it leaves out.'),
    page: z.custom<ServicePath>().optional().describe('Where it is explained.'),
  })
  .refine(({ low, high = low }) => high >= low, { path: ['high'], error: 'low, or more' })

export type Price = z.input<typeof price>
export type Business = z.input<typeof business>
export type Office = Business['offices'][string]
export type Closure = Business['closures'][number]
export type FormService = z.input<typeof formService>
export type FormFields = z.input<typeof formFields>
export type Utility = z.input<typeof utility>
export type Weekday = (typeof weekdays)[number]
