import { z } from 'zod'
import { phoneIds } from '@/content/ids.gen'
import { placeIdOrRemoved, serviceOrEmergencyOrRemoved } from '@/content/schema/names'
import { copy, heading, plain, question } from '@/content/schema/text'

// Fields of the facts of the business, with their formats. The owner types text for people, and lib/content/formats.ts
// computes the machine formats. lib/content/load-content.ts maps files to schemas.

/** Text that matches a pattern. The error message says "expected" and then `expected`. */
const text = (expected = 'text', pattern = /\S/) => z.string({ error: expected }).regex(pattern, { error: expected })

const shortText = text('60 characters at most', /^(?=.*\S).{1,60}$/)

/** Ten digits in any usual notation, with or without 1. The shown and the dialled number are computed. */
export const phone = text(
  "ten digits, without letters or an extension, such as '416-555-0188'",
  /^\s*(?:\+?1[\s./\p{Pd}]*)?\(?[2-9]\d\d\)?[\s./\p{Pd}]*[2-9]\d\d[\s./\p{Pd}]*\d{4}\s*$/u,
)
const https = z.templateLiteral(['https://', z.string().min(1)], { error: 'an https address' })
const date = z.iso.date({ error: "a day such as '2027-12-24'" })
const time = text("a 24-hour time such as '07:00'", /^(?:[01]\d|2[0-3]):[0-5]\d$/)

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const weekday = z.enum(weekdays, { error: `one of ${weekdays.join(', ')}` })

function degrees(name: string, min: number, max: number) {
  const error = ({ input }: { input?: unknown }) => {
    const expected = `a ${name} of the Toronto area, ${min} to ${max}`
    if (typeof input === 'string') return `${expected}, without quotes`
    return typeof input === 'number' && -input >= min && -input <= max ? `${expected}: the minus is missing` : expected
  }
  return z.number({ error }).min(min, { error }).max(max, { error })
}

/** A point of the service area. The map and the nearest office are computed from it. */
export const coordinates = z.strictObject({
  latitude: degrees('latitude', 43, 45),
  longitude: degrees('longitude', -80.5, -78),
})

const office = z.strictObject({
  street: text('the name of its street').describe('Texts show it where they have {street:} with the id of the office.'),
  building: text("the number, such as '12' or '4-12'")
    .optional()
    .meta({ title: 'Number of the building' })
    .describe('With a unit before it: 4-12.'),
  city: text("its city's name").describe('Part of the name of the office.'),
  geo: coordinates.meta({ title: 'Position' }),
  phone,
  textNumber: phone
    .optional()
    .describe('A number that receives text messages with pictures. Default: pictures are sent to the email address.')
    .meta({ title: 'Number for text messages' }),
  hours: z
    .strictObject({
      from: weekday.meta({ title: 'First day' }),
      to: weekday.meta({ title: 'Last day' }),
      opens: time.meta({ title: 'Opens at' }).describe('07:00'),
      closes: time.meta({ title: 'Closes at' }).describe('18:00'),
    })
    .refine(({ opens, closes }) => closes > opens, { path: ['closes'], error: 'a time after it opens' })
    .meta({ title: 'Hours of this office' })
    .describe('One range of days with the same times. Ask a developer if some days need other times.'),
  pages: z
    .array(z.templateLiteral(['/', z.string()], { error: "paths such as '/toronto'" }))
    .readonly()
    .optional()
    .describe('Addresses of the pages that show its phone and hours. /toronto includes all pages below it.'),
})

export const business = z
  .strictObject({
    name: text(),
    tagline: text().meta({ title: 'Slogan' }),
    email: text('an email address', /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/).describe('Requests are sent to it.'),
    siteUrl: text(
      "https:// and the domain alone, such as 'https://www.sparks.example'",
      /^https:\/\/[^\s/.@]+(\.[^\s/.@]+)+\/*$/,
    ).meta({ title: 'Address of the website' }),
    licence: z.strictObject({
      label: text().meta({ title: 'Name of the licence' }),
      number: text('the number on your licence', /\d/),
      checkAt: https.meta({ title: 'Where to check it' }).describe('Public register of the number.'),
    }),
    offices: z
      .record(text('a short name such as woodbridge', /^[a-z-]+$/), office)
      .refine((offices) => Object.keys(offices).length > 0, { error: 'one office or more' })
      .describe('A page that no office lists shows the phone and the hours of the first office.'),
    closures: z
      .array(
        z
          .strictObject({
            from: date.meta({ title: 'First day' }),
            to: date.meta({ title: 'Last day' }),
            label: shortText.meta({ title: 'Text for visitors' }).describe('For example: Closed December 24 to 26.'),
          })
          .refine(({ from, to }) => from <= to, { path: ['to'], error: 'the day it begins, or a later one' }),
      )
      .readonly()
      .meta({ title: 'Closed days' })
      .describe('Days on which all offices are closed. Past ones are not shown.'),
    payments: z.array(text()).nonempty().readonly().meta({ title: 'Ways to pay' }),
    currency: text().describe('Three letters, for search engines: CAD.'),
    requestsKeptMonths: z
      .int({ error: 'a whole number of months' })
      .positive({ error: 'one month or more' })
      .meta({ title: 'Months that a request is kept' })
      .describe('How long a request that led to no job is kept. The privacy page says so.'),
  })
  .meta({ title: 'The business: hours, closed days, phones' })

export const formService = z
  .strictObject({
    endpoint: text(
      "an https address with its path, such as 'https://formsubmit.co/{email}'",
      /^https:\/\/[^\s/@{}]+\/[^\s@]*$/,
    ).meta({ title: 'Address that requests go to' }),
    copyEmail: text('an email address, or nothing', /^(?:[^\s@/]+@[^\s@/]+\.[^\s@/]+)?$/)
      .meta({ title: 'Send a copy to' })
      .describe('A second address, or empty. Visitors can find it: not the address of a person.'),
    privacy: z
      .strictObject({
        name: text(),
        country: text("where it is, such as 'in Canada'"),
        keeps: text('how long it keeps a request').meta({ title: 'How long it keeps a request' }),
      })
      .describe('For the privacy page, after "It is" and "for".'),
  })
  .meta({ title: 'Email service of the form' })
  .describe('It turns a request into an email. Ask a developer before you change it.')

export const emailSubject = z
  .strictObject({
    withoutName: text().meta({ title: 'Without a name' }).describe('In place of a name that is empty.'),
    possibleSpam: text().describe('Before the subject of a request that is perhaps spam.'),
  })
  .meta({ title: 'Subject of the email' })

const fieldName = text('the name of a field', /^\S+$/)
export const formFields = z
  .strictObject({
    next: fieldName,
    subject: fieldName,
    copyEmail: fieldName,
    fixed: z.record(fieldName, z.string({ error: 'text' })),
  })
  .meta({ title: 'Hidden fields of the form' })
  .describe('Names that the email service asks for. Only a developer changes them.')

export const utility = z
  .strictObject({
    name: text(),
    outagePhone: phone.optional(),
    outageNote: text().optional().meta({ title: 'What to press' }).describe("On the outage line: 'option 1'."),
    outagePage: https.describe('The address of its page about outages.'),
    shutOff: z
      .strictObject({
        notice: text('a sentence')
          .optional()
          .meta({ title: 'How long before' })
          .describe('Default: that it confirms the day.'),
        terms: text('sentences')
          .optional()
          .meta({ title: 'Cost and terms' })
          .describe('What it costs, and what else it asks for.'),
        source: https.describe('Its page that says so.'),
      })
      .optional()
      .meta({ title: 'Switching a home off' })
      .describe('How it switches a home off and on for electrical work.'),
    largerService: z
      .strictObject({
        needs: text('sentences').optional().meta({ title: 'What it asks for' }),
        takes: text('a sentence')
          .optional()
          .meta({ title: 'How long it takes' })
          .describe('Default: a general sentence.'),
        source: https.describe('Its page that says so.'),
      })
      .optional()
      .describe('What a service of more amps needs from it.'),
    checkedOn: z
      .union([z.literal(''), date])
      .describe('The day a person last opened the outage page and the sources; empty until then.'),
  })
  .meta({ title: 'Utilities' })
  .describe(
    'The local electric utilities. Leave out a phone number or a term that you cannot confirm. Never guess one.',
  )

const sourceOfRule = {
  source: https.describe("The page of the town's own site that says so."),
  checkedOn: date.describe('The day somebody last read it.'),
}
const townRule = z.strictObject({ text: copy({ max: 50, unit: 'words' }), ...sourceOfRule })

/** A town and its rules. A rule without a source cannot be written. */
export const municipality = z
  .strictObject({
    name: plain(),
    kind: z.enum(['City', 'Town', 'Township', 'Municipality']),
    suite: townRule
      .optional()
      .meta({ title: 'Second suites' })
      .describe('Is a second suite registered or licensed, and is the ESA certificate asked for?'),
    rental: townRule
      .optional()
      .meta({ title: 'Rentals' })
      .describe('Does whoever rents out units or rooms need a licence?'),
    basement: townRule.optional().meta({ title: 'Basements' }).describe('Does a finished basement need a permit?'),
    heritage: z
      .strictObject({
        districts: z
          .array(
            z.strictObject({
              name: plain(),
              places: z.array(placeIdOrRemoved).nonempty().readonly().describe('Pages that show it.'),
              inForce: z
                .boolean()
                .optional()
                .meta({ default: true })
                .describe('Off for a draft or an appeal: pages say to ask.'),
            }),
          )
          .nonempty()
          .readonly(),
        ...sourceOfRule,
      })
      .optional()
      .describe('Heritage conservation districts.'),
  })
  .meta({ title: 'Rules of towns' })
  .describe(
    'What each town asks for, as its own site says. Leave out a rule that its site does not state. Read each source again after a year.',
  )

const amount = z.number({ error: 'dollars, without the sign' }).positive({ error: 'more than nothing' })

export const price = z
  .strictObject({
    work: shortText.describe('What the price is for. At most 60 characters.'),
    low: amount.meta({ title: 'Lowest price' }).describe('Dollars before HST.'),
    high: amount.optional().meta({ title: 'Highest price' }),
    openEnded: z
      .boolean({ error: 'true or false' })
      .optional()
      .meta({ title: 'May cost more' })
      .describe('Shows a plus after the highest price: $3,500+.'),
    unit: text("'visit', 'job', or the thing that each costs so much")
      .optional()
      .meta({ title: 'For each' })
      .describe('What the price is for: job, visit, or a thing such as light, each. Default: job.'),
    excludes: text('a sentence')
      .optional()
      .meta({ title: 'Not included' })
      .describe('What the price does not include; shown beside it.'),
    excludesShort: text('a sentence')
      .optional()
      .meta({ title: 'Not included, in short' })
      .describe('The same in fewer words, for the first screen of towns and neighbourhoods.'),
    page: serviceOrEmergencyOrRemoved.optional().describe('The page that explains it.'),
  })
  .refine(({ low, high = low }) => high >= low, { path: ['high'], error: 'the lowest price, or more' })
  .meta({ title: 'Prices' })
  .describe('Every price of the site. Texts show one where they have {price:} with its id: {price:panel-upgrade}.')

export const typicalPrice = z
  .string()
  .meta({ title: 'Words beside a price' })
  .describe('Shown beside each price that is not part of a sentence.')

const claim = z.strictObject({
  value: plain().meta({ title: 'Text' }),
  shows: text().meta({ title: 'Shown on' }).describe('For colleagues; not on the site.'),
})
/** Pages draw it as stars, and structured data has it as a number. */
const rating = claim.extend({ value: text("a number such as '4.9'", /^[1-5](?:\.\d)?$/) })

/** Structured data has it as a number. */
const count = claim.extend({ value: text("a number such as '700' or '1,200+'", /^[1-9][\d,]*\+?$/) })

export const claims = z
  .object({ ratingHome: rating, ratingBoth: rating, reviewsBoth: count })
  .catchall(claim)
  .superRefine((all, context) => {
    const numbersIn = (id: string) => (all[id]?.value.replaceAll(',', '').match(/\d+/g) ?? []).map(Number)
    const refuse = (id: string, message: string) => context.addIssue({ code: 'custom', path: [id, 'value'], message })
    const [[home], [both], [first], [second]] = [
      numbersIn('reviewsHome'),
      numbersIn('reviewsBoth'),
      numbersIn('reviewsSearchEngine'),
      numbersIn('reviewsHomeServices'),
    ] as const
    if (home !== undefined && home !== first && home !== second)
      refuse('reviewsHome', `the number of one site, as in reviewsSearchEngine or reviewsHomeServices`)
    if (both !== undefined && first !== undefined && second !== undefined && both < first + second)
      refuse('reviewsBoth', `${first + second} or more, as both sites have together`)
    const [long, short] = [numbersIn('replyTime').join(), numbersIn('replyTimeShort').join()]
    if (long && short && long !== short) refuse('replyTimeShort', 'the numbers of replyTime')
  })
  .meta({ title: 'Claims' })
  .describe('What the site says about the business, each claim once. The text around a claim must be true for it, too.')

/** Whether structured data has the rating. */
export const ratingInStructuredData = z
  .boolean()
  .meta({ title: 'Give search engines the rating' })
  .describe('Google does not want ratings that are from other sites.')

/** A site with our reviews. `name` and `href` are empty until the owner fills them in. */
export const reviewSite = z
  .strictObject({
    name: z.string().describe('Empty until the owner knows it.'),
    href: z.string().meta({ title: 'Address' }).describe('The address of our page there.'),
    unnamed: plain().meta({ title: 'Name until then' }).describe('What texts call it while it has no name.'),
  })
  .meta({ title: 'Sites with our reviews' })
  .describe('With the name of a site and the address of our page there, the website links to it.')

export const siteImage = z
  .strictObject({
    alt: text('what the picture shows').meta({ title: 'What it shows' }).describe('For people who cannot see it.'),
    focus: text("two shares such as '65% 40%'", /^\d+% \d+%$/)
      .optional()
      .meta({ title: 'Point that stays in view' })
      .describe(
        'Where a page shows less of the picture: two shares of its width and height, such as 70% 40%. Default: the middle.',
      ),
  })
  .meta({ title: 'Pictures' })
  .describe('What each picture shows. All are rendered pictures: do not call them "our work".')

/** Without tokens, because it is itself the value of a token. */
const warning = () => copy().regex(/^[^{}]*$/, { error: 'text without tokens' })

export const danger = z
  .strictObject({
    when: warning().optional().describe('The danger, as part of a sentence: "a wire is down".'),
    short: warning()
      .meta({ title: 'In short' })
      .describe('What to do, for a card or a table. If "When" has text, it begins with a small letter.'),
    full: warning().meta({ title: 'In full' }).describe('As sentences of their own.'),
  })
  .meta({ title: 'Dangers' })
  .describe('The one reviewed wording of each danger. An electrician reads a change before it is published.')

/** A rule that several pages state in the same words. */
export const rule = copy()
  .regex(new RegExp(`^(?:[^{}]|\\{phone:(?:${phoneIds.join('|')})\\})*$`), {
    error: `text without tokens, except {phone:ID}: ${phoneIds.join(', ')}`,
  })
  .meta({ title: 'Rules' })
  .describe('The one wording of each rule. An electrician reads a change before it is published.')

export const socialLinks = z
  .array(
    z.strictObject({
      href: https.meta({ title: 'Address' }),
      label: text().meta({ title: 'Name' }),
      icon: z.enum(['facebook', 'instagram', 'youtube']),
    }),
  )
  .readonly()
  .meta({ title: 'Social media' })
  .describe('Ask a developer for another network.')

const listedPages = z.array(z.enum(['about', 'blog', 'contact', 'privacy'])).readonly()

/** Categories, services and places have their menus in their own files. */
export const navigation = z
  .strictObject({
    badges: z.array(plain()).readonly().describe('Short labels, such as a licence.'),
    headerPages: listedPages.meta({ title: 'Pages in the header' }).describe('After the menus of the header.'),
    footerPages: listedPages
      .meta({ title: 'Pages in the footer' })
      .describe('In the footer, and at the end of the mobile menu.'),
  })
  .meta({ title: 'Menus and badges' })

/** A customer's own words. */
const testimonial = z.strictObject({
  name: plain(),
  location: plain().describe('The town or the neighbourhood.'),
  service: serviceOrEmergencyOrRemoved.describe('What the customer had done.'),
  rating: z.literal([1, 2, 3, 4, 5], { error: '1, 2, 3, 4 or 5' }),
  text: plain({ max: 600 }).describe('The own words of the customer.'),
  date: date
    .refine((day) => day <= new Date().toISOString().slice(0, 10), { error: 'today or an earlier day' })
    .describe('The day of the review. Pages show its month and year, the newest first.'),
  sample: z
    .boolean({ error: 'true or false' })
    .meta({ title: 'Only an example' })
    .describe('On while these are invented words. Off for a real customer.'),
})

export const testimonials = z
  .array(testimonial)
  .readonly()
  .meta({ title: 'Reviews' })
  .describe("On the home page: a customer's own words, published with the permission of the customer.")
export const serviceTestimonials = z
  .array(testimonial)
  .readonly()
  .meta({ title: 'Reviews for pages of services' })
  .describe('The page of a service shows these, once it has two; the home page does not.')

export const faqs = z
  .array(question)
  .readonly()
  .meta({ title: 'Questions and answers' })
  .describe(
    'On the home page, prices first. The page shows the first ones; a button opens the rest. For opening hours write "in office hours".',
  )

const promise = z.strictObject({
  label: plain().meta({ title: 'Name' }),
  value: plain({ max: 24 }).or(z.literal('')).meta({ title: 'Promise' }).describe('In large type.'),
  note: copy().or(z.literal('')).meta({ title: 'Sentence below it' }).describe('A short one, or none.'),
})

/** Promises of the owner. A promise without a value is not shown. Without promises the block is not shown. */
export const promises = z
  .strictObject({
    heading: heading(),
    items: z
      .strictObject({
        estimate: promise.describe('Is the estimate free? In writing?'),
        arrival: promise.describe('How soon does somebody come?'),
        nightRate: promise.describe('What does a call at night or on a weekend cost?'),
        warranty: promise.describe('How long is the work under warranty?'),
        wsib: promise.meta({ title: 'WSIB' }).describe('The WSIB clearance.'),
        insurance: promise.describe('The liability insurance and its sum.'),
      })
      .meta({ title: 'Promises' })
      .describe('Promise only what is true of every job. One without a value is not shown.'),
  })
  .meta({ title: 'Promises' })

const picture = {
  picture: text('the name of a picture in content/images').meta({ picture: true }),
  alt: plain().meta({ title: 'What it shows' }).describe('For people who cannot see the picture.'),
}
const sentence = copy({ max: 25, unit: 'words' }).describe('One sentence.')

/** An electrician who visits customers. The picture is cropped to a square around the face. */
const person = z.strictObject({
  name: plain(),
  trade: plain(),
  licence: plain().optional().describe('The name and number of the licence, if the trade has one.'),
  ...picture,
  sentence,
})

export const people = z
  .strictObject({
    heading: heading(),
    besideForm: plain()
      .meta({ title: 'Heading beside the form' })
      .describe('Heading of the person beside the request form.'),
    items: z
      .array(person)
      .readonly()
      .meta({ title: 'People' })
      .describe(
        'The electricians who visit customers, not the office. Ask the person first. The first one is shown beside the form; the page About shows everybody.',
      ),
  })
  .meta({ title: 'People' })

const jobPicture = z.strictObject(picture)

/** A finished job, shown on its service's page and on its place's page. */
const job = z.strictObject({
  service: serviceOrEmergencyOrRemoved,
  place: placeIdOrRemoved,
  year: text("a year such as '2027'", /^\d{4}$/),
  title: plain({ max: 60 }).meta({ title: 'What was done' }),
  before: jobPicture.optional().meta({ title: 'Picture before' }),
  after: jobPicture.meta({ title: 'Picture after' }),
  sentence,
})

export const finishedJobs = z
  .strictObject({
    serviceHeading: heading()
      .meta({ title: 'Heading on pages of services' })
      .describe('With {service} where its name is.'),
    placeHeading: heading().meta({ title: 'Heading on pages of places' }).describe('With {place} where its name is.'),
    before: plain().meta({ title: 'Words on the picture before' }),
    after: plain().meta({ title: 'Words on the picture after' }),
    items: z
      .array(job)
      .readonly()
      .meta({ title: 'Jobs' })
      .describe("Only with the customer's permission. Each is shown on the pages of its service and its place."),
  })
  .meta({ title: 'Finished jobs' })

export type Testimonial = z.input<typeof testimonial>
export type Promises = z.input<typeof promises>
export type People = z.input<typeof people>
export type JobPicture = z.input<typeof jobPicture>
export type FinishedJobs = z.input<typeof finishedJobs>
export type Claim = z.input<typeof claim>
export type ReviewSite = z.input<typeof reviewSite>
export type SiteImage = z.input<typeof siteImage>
export type Navigation = z.input<typeof navigation>
export type Danger = z.input<typeof danger>
export type SocialLink = z.input<typeof socialLinks>[number]
export type Price = z.input<typeof price>
export type Business = z.input<typeof business>
export type OfficeContent = Business['offices'][string]
export type Closure = Business['closures'][number]
export type FormService = z.input<typeof formService>
export type EmailSubject = z.input<typeof emailSubject>
export type FormFields = z.input<typeof formFields>
export type Utility = z.input<typeof utility>
export type Municipality = z.input<typeof municipality>
export type Weekday = (typeof weekdays)[number]

/** A number for display and for dialling, computed from the typed one. */
export type PhoneNumber = { readonly display: string; readonly e164: string; readonly note?: string }
