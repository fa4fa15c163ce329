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
  title: textField(titleLength).describe('The address of the post is made from it once, when the post is first saved.'),
  excerpt: textField({ min: 110, max: 180 }).meta({ title: 'Summary' }).describe('On the list of posts.'),
  featuredImage: z
    .string({ error: 'the name of a picture in content/images' })
    .meta({ title: 'Picture', picture: true }),
  featuredImageAlt: textField({ min: 15, max: Number.POSITIVE_INFINITY })
    .meta({ title: 'What the picture shows' })
    .describe('For people who cannot see it.'),
  category: z.enum(postCategoryNames, { error: `one of ${postCategoryNames.join(', ')}` }),
  publishDate: date.describe('The post is on the website from this day on.'),
  seoTitle: textField(searchResult.title)
    .optional()
    .meta({ title: 'Title in search results' })
    .describe('Default: the title.'),
  metaDescription: textField(searchResult.description)
    .optional()
    .meta({ title: 'Text in search results' })
    .describe('Default: the summary.'),
  author: textField()
    .prefault('{business}')
    .describe('{business} is the name of the firm, and what an empty field shows.'),
  readTime: z
    .string({ error: readTimeExpected })
    .refine(isReadTime, { error: readTimeExpected })
    .optional()
    .meta({ title: 'Reading time' })
    .describe('Default: counted.'),
  updatedDate: date.optional(),
  draft: z
    .boolean({ error: 'true or false, without quotes' })
    .default(false)
    .describe('A draft is not on the website.'),
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
