import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ZodType } from 'zod'
import emergencyIndex from '@/content/emergency/index'
import { faqs } from '@/content/faqs'
import { jobs } from '@/content/jobs'
import * as modules from '@/content/modules.gen'
import { page as aboutPage } from '@/content/pages/about'
import { page as blogPage } from '@/content/pages/blog'
import { page as contactPage } from '@/content/pages/contact'
import { page as homePage } from '@/content/pages/home'
import { page as notFoundPage } from '@/content/pages/not-found'
import { page as privacyPage } from '@/content/pages/privacy'
import { page as thankYouPage } from '@/content/pages/thank-you'
import { page as torontoPage } from '@/content/pages/toronto'
import { people } from '@/content/people'
import { promises } from '@/content/promises'
import { categoryFields } from '@/content/schema/category'
import { emergencyIndexFields, emergencyPageFields } from '@/content/schema/emergency'
import { placeFields } from '@/content/schema/place'
import { serviceFields } from '@/content/schema/service'
import type { Limit } from '@/content/schema/text'
import { homeTestimonials, serviceTestimonials } from '@/content/testimonials'
import { POSTS, readFolder } from '@/lib/blog/folder'
import { readFrontMatter } from '@/lib/blog/front-matter'
import { unpublished } from '@/lib/blog/posts'
import { fillText } from '@/lib/content/fill'
import {
  categoryPages,
  contentFile,
  emergencyCategoryPage,
  emergencyPages,
  locationPages,
  servicePages,
} from '@/lib/content/registry'
import { plainText } from '@/lib/content/rich-text'
import { uiWords } from '@/lib/content/words'
import { limitsOf } from '@/lib/content-rules/limits'
import { keysOf } from '@/lib/records'
import { remembered } from '@/lib/remembered'
import { addressOf, routes } from '@/lib/routes'
import { today } from '@/lib/today'

/** Pages that are the only one of their kind, each in a file of content/pages that is named for it: their address. */
const singlePages = {
  home: { path: '/', content: homePage },
  about: { path: '/about', content: aboutPage },
  contact: { path: '/contact', content: contactPage },
  toronto: { path: '/toronto', content: torontoPage },
  privacy: { path: '/privacy', content: privacyPage },
  'thank-you': { path: '/thank-you', content: thankYouPage },
  'not-found': { path: '/404', content: notFoundPage },
  blog: { path: '/blog', content: blogPage },
}

export type PageKind =
  | keyof typeof singlePages
  | 'category'
  | 'service'
  | 'emergency'
  | 'location'
  | 'post'
  | 'shared'
  | 'ui'

/** One string of content as written, and its key path: "facts.items.1.text". */
export type CopyString = { where: string; text: string; file: string }
/** One list of content: its key path ("steps.items") and its length. */
type CopyList = { where: string; length: number; file: string }

export type CopyPage = {
  /** The page's path; for copy shared by many pages, its file. */
  path: string
  kind: PageKind
  file: string
  strings: readonly CopyString[]
  lists: readonly CopyList[]
  /** Of a page with a schema: the limits of its texts and lists, by key path. */
  limits: ReadonlyMap<string, Limit>
  /** As written. Posts are dated in their front matter (lib/blog). */
  updatedOn?: string
  /** A post that only its writer sees: it may still be like another, as two new ones are. */
  draft?: boolean
  /** A post that is no page of the site yet: a draft, or one with a date to come. */
  hidden?: boolean
}

/** The kinds with a schema: their limits are in it. */
const schemas: Partial<Record<PageKind, ZodType>> = {
  category: categoryFields,
  service: serviceFields,
  location: placeFields,
  emergency: emergencyIndexFields.extend(emergencyPageFields.shape),
}

/** Fields that configure a page and are not shown as text. */
const configFields =
  /^(slug|oldPaths|drawing|panelColumn|tone|index|slot|menus|street)(\.|$)|(^|\.)(updatedOn|shape|image|id|prices|price|related|neighbours|utility|office|service|category|kind|art|picture|place|date|rating)(\.\d+)?$|^(choices\.items|links)\.\d+\.first$|^links\.\d+\.to\.page$/

function walk(content: unknown, file: string, where: string, strings: CopyString[], lists: CopyList[]): void {
  if (configFields.test(where) && !isUi(file)) return
  if (typeof content === 'string') strings.push({ where, text: content, file })
  if (Array.isArray(content)) lists.push({ where, length: content.length, file })
  if (!content || typeof content !== 'object') return
  for (const [key, value] of Object.entries(content)) walk(value, file, where ? `${where}.${key}` : key, strings, lists)
}

/** Whether a file holds interface strings. They are texts alone: none is a field that configures a page. */
const isUi = (file: string) => file.startsWith('content/ui/')

const dateIn = (content: unknown) =>
  content && typeof content === 'object' && 'updatedOn' in content ? String(content.updatedOn) : undefined

/**
 * @param path the page's address
 * @param parts its content, by source file; the first one is the page's own
 */
export function copyPage(path: string, kind: PageKind, parts: Record<string, unknown>): CopyPage {
  const strings: CopyString[] = []
  const lists: CopyList[] = []
  for (const [file, content] of Object.entries(parts)) walk(content, file, '', strings, lists)
  const [file = path, own] = Object.entries(parts)[0] ?? []
  const limits = new Map(limitsOf(schemas[kind], own))
  return { path, kind, file, strings, lists, limits, updatedOn: dateIn(own) }
}

type Titled = { readonly h1: string; readonly seoTitle: string }

function postPages(root: string): CopyPage[] {
  return readFolder(root, '9999-12-31').posts.map((post) => {
    const file = `${POSTS}/${post.slug}.md`
    const { title: h1, excerpt, featuredImageAlt, seoTitle, metaDescription, draft } = post
    const text = readFrontMatter(readFileSync(join(root, file), 'utf8'))
      .body.split(/\n(?:\s*\n|(?=(?:- |\d+\. |#|\|)))/)
      .map((block) => block.trim())
      .filter((block) => block && !/^[|:\s-]+$/.test(block) && !block.startsWith('!['))
    const content = { h1, excerpt, featuredImageAlt, seoTitle, metaDescription, text }
    const hidden = Boolean(unpublished(post, today()))
    return { ...copyPage(routes.post(post.slug), 'post', { [file]: content }), draft, hidden }
  })
}

/**
 * All copy of the site, page by page, as written.
 * @param root the project's folder; posts are read from there, all other content is this project's own
 */
export function readCopy(root: string): CopyPage[] {
  /** As written, without what a file may leave out; every page has its h1 and its title. */
  const entries = (pages: Readonly<Record<string, Titled>>, contents: object, kind: PageKind) =>
    Object.entries(contents).map(([path, content]) => {
      const { h1, seoTitle } = pages[path] ?? content
      return copyPage(`/${addressOf(path)}`, kind, { [contentFile(path)]: { ...content, h1, seoTitle } })
    })
  const testimonials = 'content/testimonials.ts'
  /** What the home page shows from other files. */
  const onHome = { 'content/faqs.ts': { questions: faqs }, [testimonials]: { testimonials: homeTestimonials } }
  return [
    ...keysOf(singlePages).map((kind) => {
      const { path, content } = singlePages[kind]
      return copyPage(path, kind, { [`content/pages/${kind}.ts`]: content, ...(kind === 'home' && onHome) })
    }),
    ...entries(categoryPages, modules.categories, 'category'),
    ...entries(servicePages, modules.services, 'service'),
    ...entries({ emergency: emergencyCategoryPage }, { emergency: emergencyIndex }, 'emergency'),
    ...entries(emergencyPages, modules.emergencies, 'emergency'),
    ...entries(locationPages, modules.places, 'location'),
    ...postPages(root),
    copyPage(testimonials, 'shared', { [testimonials]: { carousel: serviceTestimonials } }),
    copyPage('content/promises.ts', 'shared', { 'content/promises.ts': promises }),
    copyPage('content/people.ts', 'shared', { 'content/people.ts': people }),
    copyPage('content/jobs.ts', 'shared', { 'content/jobs.ts': jobs }),
    ...Object.entries(uiWords).map(([name, words]) => {
      const file = `content/ui/${name}.ts`
      return copyPage(file, 'ui', { [file]: words })
    }),
  ]
}

/** @returns the pages among them, without copy that many pages share and interface strings */
export function pagesOf(copy: readonly CopyPage[]): CopyPage[] {
  return copy.filter(({ kind }) => kind !== 'shared' && kind !== 'ui')
}

/**
 * @param page the page that the text belongs to
 * @returns the text as displayed: tokens filled, Markdown stripped; as written where a token is unknown
 */
export function readText({ path }: CopyPage, text: string): string {
  let filled = text
  try {
    filled = fillText(text, path, false)
  } catch {
    // Reported by the rule on tokens.
  }
  return plain(filled)
}

/** Many rules read the same texts, most of which have nothing to strip. */
const plain = remembered((filled: string) => (/[*[\]\\&_`#<>\n]/.test(filled) ? plainText(filled) : filled))

/** Fields of the head, and copy for cards on other pages. */
const outsideBody =
  /^(name|panelLabel|menu|allLink)$|(^|\.)(seoTitle|metaDescription|h1|summary|excerpt|circuit|example|featuredImageAlt|alt)(\.|$)/

/** @returns the text under the h1, one entry for each paragraph or item */
export function bodyOf(page: CopyPage): CopyString[] {
  return page.strings
    .filter(({ where }) => !outsideBody.test(where))
    .map((string) => ({ ...string, text: readText(page, string.text) }))
}

/** @returns one field of the page's head, as displayed */
export function headField(page: CopyPage, field: 'seoTitle' | 'metaDescription' | 'h1'): CopyString {
  const found = page.strings.filter(({ where }) => where === field || where.startsWith(`${field}.`))
  const text = found.map((string) => readText(page, string.text)).join(' ')
  return { where: field, file: page.file, text }
}
