import { z } from 'zod'
import { blogWords } from '@/content/interface'
import { plain, searchResult } from '@/content/schema/text'
import { postCategoryNames } from '@/lib/blog/post-categories'
import { pageAt } from '@/lib/content/pages'
import { fillKnownTokens, fillPlainTokens } from '@/lib/content/render-copy'
import { smartPunctuation } from '@/lib/content/typography'
import { isRealDate } from '@/lib/dates'
import { fillTokens } from '@/lib/fill-tokens'

/** A text, filled and typeset. Its form is checked by lib/build/checks, as that of every text is. */
const textField = (limit?: Parameters<typeof plain>[0]) =>
  plain(limit)
    .transform((text) => smartPunctuation(fillKnownTokens(text, pageAt('/blog'), fillPlainTokens).trim()))
    .refine((text) => text !== '', { error: 'text' })

const dateExpected = "a date as 'YYYY-MM-DD'"
const date = z.string({ error: dateExpected }).refine(isRealDate, { error: dateExpected })
const { readTime } = blogWords.post
const readTimeExpected = `text such as '${fillTokens(readTime, { minutes: 6 })}'`
const isReadTime = (text: string) => text === fillTokens(readTime, { minutes: /[1-9]\d?/.exec(text)?.[0] ?? '' })

/** Length of a headline on cards and on the post's page. */
export const titleLength = { min: 35, max: 65 }

/** The fields of a post as they are written. content/blog/README.md describes them. */
export const postFields = {
  title: textField(titleLength),
  excerpt: textField({ min: 110, max: 180 }),
  featuredImage: z.string({ error: 'the name of a picture in content/images' }).meta({ picture: true }),
  featuredImageAlt: textField({ min: 15, max: Number.POSITIVE_INFINITY }),
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
  .transform((fields) => ({
    ...fields,
    seoTitle: fields.seoTitle ?? fields.title,
    metaDescription: fields.metaDescription ?? fields.excerpt,
  }))

export type PostFields = z.infer<typeof postSchema>
