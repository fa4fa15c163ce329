import { z } from 'zod'

/**
 * The allowed length of a text (tokens filled, Markdown removed) or of a list. `npm run check:content` reports more
 * than the maximum as an error, less than the minimum as advice. A build stops for a length only in posts.
 */
export type Limit = { readonly unit: 'characters' | 'words' | 'entries'; readonly min?: number; readonly max: number }

type TextLimit = Omit<Limit, 'unit'> & { readonly unit?: 'characters' | 'words' }

const text = (kind: 'plain' | 'copy', limit?: TextLimit) =>
  z
    .string()
    .min(1, { error: 'text' })
    .meta({ text: kind, ...(limit && { limit: { unit: 'characters', ...limit } }) })

/** Text of a heading, a label or a meta element, without a link or bold. */
export const plain = (limit?: TextLimit) => text('plain', limit)

/** A sentence or a paragraph with inline Markdown (**bold**, [link](/path)) and tokens, which README.md lists. */
export const copy = (limit?: TextLimit) => text('copy', limit)

/** A list with an allowed number of entries. */
export const list = <T extends z.ZodType>(entry: T, min: number, max: number) =>
  z.array(entry).meta({ limit: { unit: 'entries', min, max } satisfies Limit })

/** The entries of a section. */
export const entries = <T extends z.ZodType>(entry: T, min: number, max: number) =>
  list(entry, min, max).meta({ title: 'Entries' })

/** A heading, a section's title. */
export const heading = () => plain({ max: 60 })
/** The sentence below a heading. */
export const headingLead = () => copy().meta({ title: 'Sentence below it' })
/** Paragraphs, each a string of copy. */
export const paragraphs = () => z.array(copy())

/** One part of an address: lower case, with hyphens. */
export const slug = () => z.string().regex(/^[a-z0-9-]+$/, { error: 'small letters, digits and hyphens' })

/** Position among pages of its kind: smallest first, equal ones by name. Default: last. */
export const order = () =>
  z
    .number()
    .default(1000)
    .meta({ title: 'Position in lists' })
    .describe('A number: smallest first, equal ones by name. 1000 is last.')

/** A heading that opens and closes the paragraphs below it. `id`: the fragment (#…) of links to this fold. */
export const fold = z.strictObject({
  id: slug()
    .optional()
    .meta({ title: 'Name in links' })
    .describe('Only for links to this text: its address is that of the page, then # and this name.'),
  heading: heading(),
  paragraphs: paragraphs(),
})
export type Fold = z.infer<typeof fold>

export const question = z.strictObject({ question: plain(), answer: copy() })
export type Question = z.infer<typeof question>

export const step = z.strictObject({ title: plain(), text: copy() })
export type Step = z.infer<typeof step>

/** A heading with a list of copy. */
export const headedList = (min: number, max: number) =>
  z.strictObject({ heading: heading(), items: entries(copy(), min, max) })

/** Heading and sentence beside the request form; an example of a message, the placeholder of its field. */
export const form = z.strictObject({
  heading: heading(),
  lead: headingLead(),
  example: plain().meta({ title: 'Example of a message' }),
})
export type Form = z.infer<typeof form>

/** A page with the defaults of lib/content/defaults.ts. */
export type WithDefaults<Page> = Omit<Page, 'h1' | 'seoTitle' | 'form'> & {
  h1: string
  seoTitle: string
  form: Form
}

export const day = () => z.iso.date({ error: "a day as 'YYYY-MM-DD'" })

/** Allowed lengths of titles and descriptions in search results. content/blog/README.md repeats the maxima. */
export const searchResult = { title: { min: 30, max: 60 }, description: { min: 110, max: 160 } } as const

/** Fields of every page: search results and head. */
export const pageFields = {
  seoTitle: plain(searchResult.title)
    .meta({ title: 'Title in search results' })
    .optional()
    .describe('Service, place, a reason. Not the same on two pages. Default: the headline.'),
  metaDescription: plain(searchResult.description)
    .meta({ title: 'Text in search results' })
    .describe('Below the title. Not the same on two pages.'),
  lead: copy({ max: 25, unit: 'words' })
    .meta({ title: 'Sentence under the headline' })
    .describe('One or two sentences.'),
  updatedOn: day().optional().describe('The day of the last change of the text, for the sitemap.'),
}

const pathForm = "a path such as '/residential/old-name', without a slash at the end"

/** Fields of pages whose path can change. */
export const pathFields = {
  slug: slug()
    .optional()
    .meta({ title: 'Last part of the address' })
    .describe(
      'Small letters, digits and hyphens. Fill it in to change the address; the old address then leads to the new one.',
    ),
  oldPaths: z
    .array(z.templateLiteral(['/', z.string()]).refine((path) => /^(\/[a-z0-9-]+)+$/.test(path), { error: pathForm }))
    .optional()
    .meta({ title: 'Earlier addresses' })
    .describe('They lead to this page.'),
}

/** @returns a function that types the content of a file by its schema; `loadContent` validates it */
export const define =
  <S extends z.ZodType>(_schema: S) =>
  (content: z.input<S>): z.input<S> =>
    content
