import { z } from 'zod'

/**
 * How long a text may be as visitors read it: its tokens filled, without marks; or how many entries a list has.
 * More than the maximum stops `npm run check:content`; less than the minimum is advice. Neither stops a build.
 */
export type Limit = { readonly unit: 'characters' | 'words' | 'entries'; readonly min?: number; readonly max: number }

type TextLimit = Omit<Limit, 'unit'> & { readonly unit?: 'characters' | 'words' }

const text = (kind: 'plain' | 'copy', limit?: TextLimit) =>
  z
    .string()
    .min(1, { error: 'text' })
    .meta({ text: kind, ...(limit && { limit: { unit: 'characters', ...limit } }) })

/** Words of a heading, a label or a meta element: without a link or bold. */
export const plain = (limit?: TextLimit) => text('plain', limit)

/**
 * A sentence or a paragraph: inline Markdown (**bold**, [link](/path)) and tokens:
 * {phone} {business} {licence} {email} {price:ID} {price-from:ID} {claim:ID} {review-site:ID} {outage:UTILITY}
 * {street:OFFICE} {danger:ID} {danger-short:ID}, on the privacy page {form-service:ID}.
 */
export const copy = (limit?: TextLimit) => text('copy', limit)

/** A list with a number of entries that looks good. */
export const list = <T extends z.ZodType>(entry: T, min: number, max: number) =>
  z.array(entry).meta({ limit: { unit: 'entries', min, max } satisfies Limit })

export const heading = () => plain({ max: 60 })
export const paragraphs = () => z.array(copy())

/** A name in an address: lower case, with hyphens. */
export const slug = () => z.string().regex(/^[a-z0-9-]+$/, { error: 'small letters, digits and hyphens' })

/** Position among others of its kind: smallest first, equal ones by name; last without it. */
export const order = () => z.number().default(1000)

/** A heading with paragraphs that fold away under it. `id`: the part behind # where a link leads to this passage. */
export const fold = z.strictObject({ id: slug().optional(), heading: heading(), paragraphs: paragraphs() })
export type Fold = z.infer<typeof fold>

export const question = z.strictObject({ question: copy(), answer: copy() })
export type Question = z.infer<typeof question>

export const step = z.strictObject({ title: plain(), text: copy() })
export type Step = z.infer<typeof step>

export const items = (min: number, max: number) => z.strictObject({ heading: heading(), items: list(copy(), min, max) })

/** Heading and sentence beside the request form; what somebody might write, as its placeholder. */
export const form = z.strictObject({ heading: heading(), lead: copy(), example: plain() })
export type FormCopy = z.infer<typeof form>

/** A day. */
export const day = () => z.iso.date({ error: "a day as 'YYYY-MM-DD'" })

/** What search results show of a page. */
export const searchResult = { title: { min: 30, max: 60 }, description: { min: 110, max: 160 } } as const

/** What every page has for search results and its own head. */
export const pageFields = {
  seoTitle: plain(searchResult.title)
    .optional()
    .describe('Title in search results: trade, place, a reason. Unique. The h1 without it.'),
  metaDescription: plain(searchResult.description).describe('Text under the title in search results. Unique.'),
  lead: copy({ max: 25, unit: 'words' }).describe('One or two sentences under the h1.'),
  updatedOn: day().optional().describe('The day on which the words last changed, for the sitemap.'),
}

/** Of pages that can get another address. */
export const addressFields = {
  slug: slug().optional().describe('The end of its address, where not the name of its file, which then redirects.'),
  oldPaths: z
    .array(z.templateLiteral(['/', z.string()]))
    .optional()
    .describe('Earlier addresses, redirected here.'),
}

/** @returns a function that types the content of a file by its schema; the registry validates it */
export const define =
  <S extends z.ZodType>(_schema: S) =>
  (content: z.input<S>): z.input<S> =>
    content
