import { z } from 'zod'
import { blogWords } from '@/content/interface'
import { type Limit, searchResult } from '@/content/schema/text'
import { postCategoryNames } from '@/lib/blog/post-categories'
import type { Mismatch } from '@/lib/content/problems'
import { fillPlainTokens, unknownTokens } from '@/lib/content/render-copy'
import { smartPunctuation } from '@/lib/content/typography'
import { isRealDate } from '@/lib/dates'
import { fillTokens } from '@/lib/fill-tokens'
import { keysOf } from '@/lib/objects'

const filled = (text: string) => fillPlainTokens(text, '/blog').trim()

/** A required text with tokens. Over `max` it is an error, under `min` it is advice. */
function textField({ min, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number } = {}) {
  const expected = Number.isFinite(max) ? `${max} characters at most` : 'words'
  const typed = z.string({ error: 'text' }).superRefine((value, context) => {
    const refuse = (message: string, params: Omit<Mismatch, 'expected'>) =>
      context.addIssue({ code: 'custom', message, params })
    if (/^[“”‘’].*[“”‘’]$/.test(value))
      return refuse('straight quotes around the text', { found: 'curly quotes', hint: "retype them as '" })
    if (unknownTokens(value).length > 0)
      return refuse('only known tokens such as {phone} and {business}', { found: `"${value}"` })
    const { length } = filled(value)
    if (/\*\*|\]\(/.test(value)) refuse('plain words: no link, no bold', { found: `"${value}"` })
    if (length === 0) refuse(expected, { found: 'no text' })
    if (length > max) refuse(expected, { found: `${length} characters`, hint: `cut ${length - max}` })
  })
  const limit = min ? ({ unit: 'characters', min, max } satisfies Limit) : undefined
  return typed.meta({ text: 'plain', limit }).transform((value) => smartPunctuation(filled(value)))
}

const dateExpected = "a date as 'YYYY-MM-DD'"
const date = z.string({ error: dateExpected }).refine(isRealDate, { error: dateExpected })
const { readTime } = blogWords.post
const readTimeExpected = `text such as '${fillTokens(readTime, { minutes: 6 })}'`
const isReadTime = (text: string) => text === fillTokens(readTime, { minutes: /[1-9]\d?/.exec(text)?.[0] ?? '' })

/** Length of a headline on cards and on the post's page. */
export const titleLength = { min: 35, max: 65 }
const excerptLength = { min: 110, max: 180 }

/** The fields of a post as they are written. content/blog/README.md describes them. */
export const postFields = {
  title: textField(titleLength),
  excerpt: textField(excerptLength),
  featuredImage: z.string({ error: 'the name of a picture in content/images' }),
  featuredImageAlt: textField({ min: 15 }),
  category: z.enum(postCategoryNames, { error: `one of ${postCategoryNames.join(', ')}` }),
  publishDate: date,
  seoTitle: textField(searchResult.title).optional(),
  metaDescription: textField(searchResult.description).optional(),
  author: textField().prefault('{business}'),
  readTime: z.string({ error: readTimeExpected }).refine(isReadTime, { error: readTimeExpected }).optional(),
  updatedDate: date.optional(),
  draft: z.boolean({ error: 'true or false, without quotes' }).default(false),
}

/** Optional fields, and the field that each defaults to. */
export const fallbackFields = { seoTitle: 'title', metaDescription: 'excerpt' } as const

/** The fields of a post, with missing ones taken from other fields. */
export const postSchema = z
  .strictObject(postFields)
  .refine(({ publishDate, updatedDate = publishDate }) => updatedDate >= publishDate, {
    path: ['updatedDate'],
    error: 'the publishDate or a later day',
    params: { hint: 'leave the line out until the post is changed' },
  })
  .superRefine((fields, context) => {
    for (const field of keysOf(fallbackFields)) {
      const other = fallbackFields[field]
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

export type PostFields = z.infer<typeof postSchema>
