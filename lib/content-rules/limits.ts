import { z } from 'zod'
import type { Limit } from '@/content/schema/text'
import { postLengths } from '@/lib/blog/fields'
import { searchResultLengths } from '@/lib/content/search-result'
import type { PageKind } from '@/lib/content-rules/copy'
import { keysOf } from '@/lib/records'

/** A limit of pages that have no schema, by their key paths. */
export type PathLimit = Limit & {
  /** The kind of page that it applies to; all by default. */
  kind?: PageKind
  where: RegExp
}

/** A field of a post, by its name in a page's copy. What breaks a post is checked as it is read (lib/blog). */
const postLimits = keysOf(postLengths).map((field): PathLimit => {
  const [min, max] = postLengths[field]
  return { kind: 'post', where: field === 'title' ? /^h1$/ : new RegExp(`^${field}$`), unit: 'characters', min, max }
})

/** Texts are measured with their tokens filled. The first that fits a key path applies. */
export const limits: readonly PathLimit[] = [
  ...postLimits,
  ...keysOf(searchResultLengths).map((field): PathLimit => {
    const [min, max] = searchResultLengths[field]
    return { where: new RegExp(`^${field}$`), unit: 'characters', min, max }
  }),
  { where: /^lead$/, unit: 'words', max: 25 },
  { where: /(^|\.)heading$/, unit: 'characters', max: 60 },
  { kind: 'home', where: /^trust\.cells$/, unit: 'entries', min: 6, max: 6 },
  { kind: 'about', where: /^years\.items$/, unit: 'entries', min: 3, max: 7 },
  { kind: 'about', where: /^stats\.items$/, unit: 'entries', min: 4, max: 4 },
  { kind: 'about', where: /^services\.items$/, unit: 'entries', min: 4, max: 4 },
  { kind: 'toronto', where: /^trust\.items$/, unit: 'entries', min: 3, max: 3 },
  { kind: 'toronto', where: /^facts\.items$/, unit: 'entries', min: 3, max: 4 },
  { kind: 'shared', where: /^items\.\w+\.value$/, unit: 'characters', max: 24 },
  { kind: 'shared', where: /^items\.\d+\.what$/, unit: 'characters', max: 60 },
  { kind: 'shared', where: /^items\.\d+\.sentence$/, unit: 'words', max: 25 },
]

const unwrap = (schema: unknown): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return unwrap(schema.unwrap())
  return schema
}

/** The schema of one field or entry of a content; none where the content is not what the schema asks for. */
function schemaOf(schema: unknown, content: object, key: string): unknown {
  if (schema instanceof z.ZodObject) return unwrap(schema.shape[key])
  if (schema instanceof z.ZodArray) return unwrap(schema.element)
  if (schema instanceof z.ZodRecord) return unwrap(schema.valueType)
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return undefined
  const { discriminator } = schema.def
  const kind = (content as Record<string, unknown>)[discriminator]
  const option = schema.options.find(
    (candidate) => candidate instanceof z.ZodObject && z.safeParse(candidate.shape[discriminator], kind).success,
  )
  return option && schemaOf(option, content, key)
}

/**
 * @param schema of a kind of content
 * @param content as written
 * @param where the key path of the content itself
 * @returns the limits of the content's texts and lists, by key path
 */
export function limitsOf(schema: unknown, content: unknown, where = ''): [where: string, limit: Limit][] {
  const limit = schema instanceof z.ZodType ? z.globalRegistry.get(schema)?.limit : undefined
  const inside =
    content && typeof content === 'object'
      ? Object.entries(content).flatMap(([key, value]) =>
          limitsOf(schemaOf(schema, content, key), value, where ? `${where}.${key}` : key),
        )
      : []
  return limit ? [[where, limit as Limit], ...inside] : inside
}
