import { SKIP, visit } from 'unist-util-visit'
import { z } from 'zod'
import emergencyIndex from '@/content/emergency/index'
import * as interfaceWords from '@/content/interface'
import * as modules from '@/content/modules.gen'
import { categoryFields } from '@/content/schema/category'
import { emergencyIndexFields, emergencyPageFields } from '@/content/schema/emergency'
import * as facts from '@/content/schema/facts'
import { home, placeText as placeTextSchema } from '@/content/schema/pages'
import { placeFields } from '@/content/schema/place'
import { serviceFields } from '@/content/schema/service'
import type { Limit } from '@/content/schema/text'
import { postFields } from '@/lib/blog/fields'
import { markdown } from '@/lib/blog/markdown'
import { type PostFile, readPosts } from '@/lib/blog/read-posts'
import { contentFile, type SinglePageName, singlePageNames, singlePageSchemas } from '@/lib/content/load-content'
import { pageAt } from '@/lib/content/pages'
import { fillKnownTokens, fillPlainTokens } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { siteContent } from '@/lib/content/site-content'
import { memoize } from '@/lib/memoize'
import { pathOf, routes } from '@/lib/routes'

export type CopyKind = SinglePageName | 'category' | 'service' | 'emergency' | 'place' | 'post' | 'shared' | 'interface'

/** One text of content as written, and its key path: "facts.items.1.text". */
export type WrittenText = {
  keyPath: string
  text: string
  file: string
  limit?: Limit
  /** By the schema: `plain` for links, headings and meta elements, without a link or bold; `copy` for a paragraph. */
  form?: 'plain' | 'copy'
  /** Of posts, which are not in TypeScript: the line that the text begins on, and the name of its field. */
  line?: number
  field?: string
}
/** One list of content: its key path ("steps.items") and its length. */
type WrittenList = { keyPath: string; length: number; file: string; limit?: Limit }

/** The copy of a page, or of a file that many pages share. */
export type PageCopy = {
  /** The page's path; empty for copy that many pages share. */
  path: string
  kind: CopyKind
  file: string
  texts: readonly WrittenText[]
  lists: readonly WrittenList[]
  /** As written. */
  updatedOn?: string
  /** A draft may still be like another post, as two new drafts are. */
  draft?: boolean
  /** The day from which a post has a page. */
  publishDate?: string
  /** The fragments of a post's headings, "#costs". */
  fragments?: readonly string[]
}

const { title, excerpt, featuredImageAlt, seoTitle, metaDescription, author } = postFields

/** The schemas say which strings are texts, which of these are plain, and how long they may be. */
const schemas: Partial<Record<CopyKind, z.ZodType>> = {
  ...singlePageSchemas,
  home: home.extend({ faqs: facts.faqs, homeTestimonials: facts.testimonials }),
  category: categoryFields,
  service: serviceFields,
  place: placeFields,
  emergency: emergencyIndexFields.extend(emergencyPageFields.shape),
  post: z.object({ h1: title, excerpt, featuredImageAlt, seoTitle, metaDescription, author }),
}

const meta = (schema: z.ZodType) =>
  z.globalRegistry.get(schema) as { text?: 'plain' | 'copy'; limit?: Limit } | undefined

/** @returns the schema within a default, an optional or a transformation */
function unwrap(schema: unknown): z.ZodType | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  )
    return unwrap(schema.unwrap())
  if (schema instanceof z.ZodPipe) return unwrap(schema.in)
  // Unions of a text and an empty string.
  if (schema instanceof z.ZodUnion && !(schema instanceof z.ZodDiscriminatedUnion)) return unwrap(schema.options[0])
  return schema instanceof z.ZodType ? schema : undefined
}

/** @returns the schema of one field or entry; undefined for a field that the schema does not have */
function schemaOf(schema: z.ZodType, content: object, key: string): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return unwrap(schema.shape[key])
  if (schema instanceof z.ZodArray) return unwrap(schema.element)
  if (schema instanceof z.ZodRecord) return unwrap(schema.valueType)
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema
  const { discriminator } = schema.def
  const kind = (content as Record<string, unknown>)[discriminator]
  const option = schema.options.find(
    (candidate) => candidate instanceof z.ZodObject && z.safeParse(candidate.shape[discriminator], kind).success,
  )
  return option instanceof z.ZodObject ? schemaOf(option, content, key) : undefined
}

/** Collects the texts and lists of a piece of content. Strings that the schema does not mark as text are skipped. */
function walk(content: unknown, file: string, keyPath: string, result: Collected, schema?: z.ZodType): void {
  const { text, limit } = (schema && meta(schema)) ?? {}
  if (typeof content === 'string' && (text || !schema))
    result.texts.push({ keyPath, text: content, file, limit, form: text })
  if (Array.isArray(content)) result.lists.push({ keyPath, length: content.length, file, limit })
  if (!content || typeof content !== 'object') return
  for (const [key, value] of Object.entries(content))
    walk(value, file, keyPath ? `${keyPath}.${key}` : key, result, schema && schemaOf(schema, content, key))
}
type Collected = { texts: WrittenText[]; lists: WrittenList[] }

const dateIn = (content: unknown) =>
  content && typeof content === 'object' && 'updatedOn' in content ? String(content.updatedOn) : undefined

/**
 * @param contents the content of the page by source file; the page's own file first
 * @param schema the schema of the content
 * @returns the page's texts and lists
 */
export function pageCopy(
  path: string,
  kind: CopyKind,
  contents: Record<string, unknown>,
  schema = schemas[kind],
): PageCopy {
  const result: Collected = { texts: [], lists: [] }
  for (const [file, content] of Object.entries(contents)) walk(content, file, '', result, unwrap(schema))
  const [file = '', content] = Object.entries(contents)[0] ?? []
  return { path, kind, file, ...result, updatedOn: dateIn(content) }
}

type Titled = { readonly h1: string; readonly seoTitle: string }

/** The paragraphs, headings and rows of a post's text. `alt`: the description of a picture. */
function blocksOf({ file, source, sourceLine }: PostFile): WrittenText[] {
  const blocks: WrittenText[] = []
  visit(markdown.parse(source), ['paragraph', 'heading', 'tableRow'], ({ position }) => {
    const text = source.slice(position?.start.offset, position?.end.offset)
    const line = sourceLine + (position?.start.line ?? 1) - 1
    blocks.push({ keyPath: text.startsWith('![') ? 'alt' : 'text', text, file, line, field: 'text' })
    return SKIP
  })
  return blocks
}

/** @returns the copy of a post, also of one with wrong fields */
export function copyOfPost(post: PostFile): PageCopy {
  const { slug, file, fields, lineOf, fragments } = post
  const { title: h1, excerpt, seoTitle = h1, metaDescription = excerpt, draft } = fields
  const head = pageCopy(routes.post(slug), 'post', { [file]: { ...fields, h1, seoTitle, metaDescription } })
  const texts = head.texts.map((written) => {
    const field = written.keyPath === 'h1' ? 'title' : written.keyPath
    return { ...written, line: lineOf(field), field }
  })
  const dayOf = (field: string) => (typeof fields[field] === 'string' ? fields[field] : undefined)
  return {
    ...head,
    texts: [...texts, ...blocksOf(post)],
    draft: draft === true,
    updatedOn: dayOf('updatedDate'),
    publishDate: dayOf('publishDate'),
    fragments,
  }
}

/**
 * @param root the folder from which posts are read; all other content is imported
 * @returns the copy of the pages and of the files that many pages share, as written; without facts and lists of links
 */
export function readCopy(root: string): PageCopy[] {
  const content = siteContent()
  const { faqs, homeTestimonials, serviceTestimonials, singlePages } = content
  /** Content as written, without defaults, but with the h1 and the title of its page. */
  const entries = (pages: Readonly<Record<string, Titled>>, contents: object, kind: CopyKind) =>
    Object.entries(contents).map(([id, content]) => {
      const { h1, seoTitle } = pages[id] ?? content
      return pageCopy(pathOf(id), kind, { [contentFile(id)]: { ...content, h1, seoTitle } })
    })
  const shared = (name: string, content: unknown, schema: z.ZodType) =>
    pageCopy('', 'shared', { [`content/${name}.ts`]: content }, schema)
  /** What the home page shows from other files. */
  const onHome = { 'content/faqs.ts': { faqs }, 'content/testimonials.ts': { homeTestimonials } }
  return [
    ...Object.entries(singlePageNames).map(([path, name]) =>
      pageCopy(path, name, { [`content/pages/${name}.ts`]: singlePages[name], ...(name === 'home' && onHome) }),
    ),
    ...entries(content.categoryPages, modules.categories, 'category'),
    ...entries(content.servicePages, modules.services, 'service'),
    ...entries({ emergency: content.emergencyIndexPage }, { emergency: emergencyIndex }, 'emergency'),
    ...entries(content.emergencyPages, modules.emergencies, 'emergency'),
    ...entries(content.placePages, modules.places, 'place'),
    ...readPosts(root).files.map(copyOfPost),
    shared('pages/place', content.placeText, placeTextSchema),
    shared('testimonials', { serviceTestimonials }, z.object({ serviceTestimonials: facts.testimonials })),
    shared('municipalities', content.municipalities, z.record(z.string(), facts.municipality)),
    shared('promises', content.promises, facts.promises),
    shared('people', content.people, facts.people),
    shared('finished-jobs', content.finishedJobs, facts.finishedJobs),
    pageCopy('', 'interface', { 'content/interface.ts': { ...interfaceWords } }),
  ]
}

/** @returns the pages among them, without copy that many pages share and texts of the interface */
export function pagesOf(copy: readonly PageCopy[]): PageCopy[] {
  return copy.filter(({ kind }) => kind !== 'shared' && kind !== 'interface')
}

/** @returns copy as displayed with the first office's phone: tokens filled, Markdown stripped */
export function readText(text: string): string {
  return withoutMarkdown(fillKnownTokens(text, pageAt(routes.home()), fillPlainTokens))
}

/** Many checks read the same texts, most of which have nothing to strip. */
const withoutMarkdown = memoize((filled: string) => (/[*[\]\\&_`#<>\n]/.test(filled) ? plainText(filled) : filled))

/** Fields of the head, and copy for cards on other pages. */
const outsideBody =
  /^(name|panelLabel|menu|allLink|author)$|(^|\.)(seoTitle|metaDescription|h1|summary|excerpt|circuit|example|featuredImageAlt|alt)(\.|$)/

/** @returns the text under the h1, one entry for each paragraph or item */
export function bodyOf(page: PageCopy): WrittenText[] {
  return page.texts
    .filter(({ keyPath }) => !outsideBody.test(keyPath))
    .map((written) => ({ ...written, text: readText(written.text) }))
}

/** @returns one field of the page's head, as displayed */
export function headField(page: PageCopy, field: 'seoTitle' | 'metaDescription' | 'h1'): WrittenText {
  const found = page.texts.filter(({ keyPath }) => keyPath === field || keyPath.startsWith(`${field}.`))
  const text = found.map((written) => readText(written.text)).join(' ')
  return { keyPath: field, file: page.file, text }
}
