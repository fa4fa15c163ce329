import { z } from 'zod'
import { type Limit, searchResult } from '@/content/schema/text'
import { categoryNames } from '@/lib/blog/categories'
import type { Mismatch } from '@/lib/content/problems'
import { fillSiteTokens, smartPunctuation } from '@/lib/content/render-copy'
import { isRealDate } from '@/lib/dates'
import { keysOf } from '@/lib/records'

const filled = (text: string) => fillSiteTokens(text, '/blog', false).trim()

/** A required text with tokens. Over `max` it is an error, under `min` it is advice. */
function text({ min, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number } = {}) {
  const expected = Number.isFinite(max) ? `${max} characters at most` : 'words'
  const typed = z.string({ error: 'text' }).superRefine((value, context) => {
    const refuse = (message: string, params: Omit<Mismatch, 'expected'>) =>
      context.addIssue({ code: 'custom', message, params })
    if (/^[“”‘’].*[“”‘’]$/.test(value)) {
      refuse('straight quotes around the text', { found: 'curly quotes', hint: "retype them as '" })
      return
    }
    try {
      const { length } = filled(value)
      const [mark] = /\*\*|\]\(/.exec(value) ?? []
      if (mark) refuse('plain words: no link, no bold', { found: `"${value}"` })
      if (length === 0) refuse(expected, { found: 'no text' })
      if (length > max) refuse(expected, { found: `${length} characters`, hint: `cut ${length - max}` })
    } catch {
      refuse('only known tokens such as {phone} and {business}', { found: `"${value}"` })
    }
  })
  const limit = min ? ({ unit: 'characters', min, max } satisfies Limit) : undefined
  return typed.meta({ text: 'plain', limit }).transform((value) => smartPunctuation(filled(value)))
}

const dateExpected = "a date as 'YYYY-MM-DD'"
const date = z.string({ error: dateExpected }).refine(isRealDate, { error: dateExpected })
const readTimeExpected = "text such as '6 min read'"

/** Length of a headline on cards and on the post's page. */
export const titleLength = { min: 35, max: 65 }
const excerptLength = { min: 110, max: 180 }

/** The fields of a post as they are written. content/blog/README.md has their descriptions. */
export const postFields = {
  title: text(titleLength).describe('The headline, 65 characters at most.'),
  excerpt: text(excerptLength).describe('One or two sentences for the card, 160 characters at most.'),
  featuredImage: z
    .string({ error: 'the name of a picture in content/images' })
    .describe("The name of a picture in `content/images`, such as `'path-lighting'` or `'IMG_2041.JPG'`."),
  featuredImageAlt: text({ min: 15 }).describe('What the picture shows, for people who cannot see it.'),
  category: z
    .enum(categoryNames, { error: `one of ${categoryNames.join(', ')}` })
    .describe(`One of ${categoryNames.map((name) => `\`${name}\``).join(', ')}.`),
  publishDate: date.describe("`'YYYY-MM-DD'`. With a future date, the post is hidden until that day."),
  seoTitle: text(searchResult.title)
    .optional()
    .describe(
      'Search results show the title. Required if the title is longer than 60 characters: search results cut it there.',
    ),
  metaDescription: text(searchResult.description)
    .optional()
    .describe(
      'Search results show the excerpt. Required if the excerpt is longer than 160 characters; it may then have up to 180.',
    ),
  author: text().prefault('{business}').describe('The business is the author.'),
  readTime: z
    .string({ error: readTimeExpected })
    .regex(/^[1-9]\d? min read$/, { error: readTimeExpected })
    .optional()
    .describe('The site counts the words.'),
  updatedDate: date
    .optional()
    .describe('No date of change is shown. With the day of your last change, readers see "Updated March 3, 2026".'),
  draft: z
    .boolean({ error: 'true or false, without quotes' })
    .default(false)
    .describe('The post is public from its date. With `draft: true` it is not on the live site.'),
}

/** @returns the rows of the guide's tables: the required fields of a post, or the optional ones */
export const fieldTable = (needed: boolean): string =>
  Object.entries<z.ZodType>(postFields)
    .filter(([, schema]) => schema.safeParse(undefined).success !== needed)
    .map(([name, { description }]) => `| \`${name}\` | ${description} |`)
    .join('\n')

/** Optional fields, and the field that each defaults to. */
export const standIns = { seoTitle: 'title', metaDescription: 'excerpt' } as const

/** The fields of a post, with missing ones taken from other fields. */
export const schema = z
  .strictObject(postFields)
  .refine(({ publishDate, updatedDate = publishDate }) => updatedDate >= publishDate, {
    path: ['updatedDate'],
    error: 'the publishDate or a later day',
    params: { hint: 'leave the line out until the post is changed' },
  })
  .superRefine((fields, context) => {
    for (const field of keysOf(standIns)) {
      const other = standIns[field]
      const [{ max }, own] =
        field === 'seoTitle' ? [searchResult.title, titleLength] : [searchResult.description, excerptLength]
      const { length } = fields[other]
      // The other field reports a text that is too long.
      if (fields[field] || length <= max || length > own.max) continue
      const found = `nothing beside ${length} characters of ${other}`
      const message = `text of ${max} characters at most, or a shorter ${other}`
      context.addIssue({ code: 'custom', path: [field], message, params: { found } })
    }
  })
  .transform((fields) => ({
    ...fields,
    seoTitle: fields.seoTitle ?? fields.title,
    metaDescription: fields.metaDescription ?? fields.excerpt,
  }))

export type PostFields = z.infer<typeof schema>
