import { z } from 'zod'
import { categoryNames } from '@/lib/blog/categories'
import { fillText, typeset } from '@/lib/content/fill'
import { searchResultLengths } from '@/lib/content/search-result'
import { isRealDate } from '@/lib/dates'
import { keysOf } from '@/lib/records'

/** Parameters of a custom zod issue; its message is what was expected. */
export type Params = { found: string; hint?: string }

/**
 * The fewest and the most characters of a post's texts. More than the most breaks a page or is cut in a search result;
 * fewer than the fewest are a matter of taste.
 */
export const postLengths = {
  title: [35, 65],
  excerpt: [110, 180],
  featuredImageAlt: [15, 160],
  ...searchResultLengths,
} as const

const filled = (text: string) => fillText(text, '/blog', false).trim()

/** A text that is there, its tokens filled. */
function text(max = Number.POSITIVE_INFINITY) {
  const expected = Number.isFinite(max) ? `${max} characters at most` : 'words'
  const typed = z.string({ error: 'text' }).superRefine((value, context) => {
    const refuse = (message: string, params: Params) => context.addIssue({ code: 'custom', message, params })
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
  return typed.transform((value) => typeset(filled(value)))
}

const dateExpected = "a date as 'YYYY-MM-DD'"
const date = z.string({ error: dateExpected }).refine(isRealDate, { error: dateExpected })
const readTimeExpected = "text such as '6 min read'"

/** The fields of a post as they are written. Documented for writers in content/blog/README.md. */
const written = z.strictObject({
  title: text(postLengths.title[1]),
  excerpt: text(postLengths.excerpt[1]),
  featuredImage: z.string({ error: 'the name of a picture in content/images' }),
  featuredImageAlt: text(),
  category: z.enum(categoryNames, { error: `one of ${categoryNames.join(', ')}` }),
  publishDate: date,
  updatedDate: date.optional(),
  author: text().prefault('{business}'),
  readTime: z
    .string({ error: readTimeExpected })
    .regex(/^[1-9]\d? min read$/, { error: readTimeExpected })
    .optional(),
  seoTitle: text(postLengths.seoTitle[1]).optional(),
  metaDescription: text(postLengths.metaDescription[1]).optional(),
  draft: z.boolean({ error: 'true or false, without quotes' }).default(false),
})

/** Fields with a default, taken from another field. */
export const standIns = { seoTitle: 'title', metaDescription: 'excerpt' } as const

/** The fields of a post, those left out taken from others. */
export const schema = written
  .refine(({ publishDate, updatedDate = publishDate }) => updatedDate >= publishDate, {
    path: ['updatedDate'],
    error: 'the publishDate or a later day',
    params: { hint: 'leave the line out until the post is changed' },
  })
  .superRefine((fields, context) => {
    for (const field of keysOf(standIns)) {
      const other = standIns[field]
      const [, max] = postLengths[field]
      const { length } = fields[other]
      // A text that is too long for itself is told as that.
      if (fields[field] || length <= max || length > postLengths[other][1]) continue
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
export const fieldNames = Object.keys(written.shape)
