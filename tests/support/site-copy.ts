import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import matter from 'gray-matter'
import { faqs } from '@/content/faqs'
import { page as aboutPage } from '@/content/pages/about'
import { page as blogPage } from '@/content/pages/blog'
import { page as contactPage } from '@/content/pages/contact'
import { page as homePage } from '@/content/pages/home'
import { page as notFoundPage } from '@/content/pages/not-found'
import { page as privacyPage } from '@/content/pages/privacy'
import { page as thankYouPage } from '@/content/pages/thank-you'
import { page as torontoPage } from '@/content/pages/toronto'
import { homeTestimonials, panelUpgradeTestimonials } from '@/content/testimonials'
import { fillText } from '@/lib/content/fill'
import { locationPages } from '@/lib/content/locations'
import { plainText } from '@/lib/content/rich-text'
import { categoryPages, emergencyCategoryPage, emergencyPages, servicePages } from '@/lib/content/services'

export type PageKind = 'page' | 'category' | 'service' | 'emergency' | 'location' | 'blog' | 'post' | 'notFound'

/** One string of a page as written, and where it stands: "sections.0.paragraphs.1". */
export type CopyString = { where: string; text: string }

export type CopyPage = {
  path: string
  kind: PageKind
  title: string
  description: string
  h1: string
  /** Every string of the page, as written. */
  strings: readonly CopyString[]
  /** What a reader reads under the h1: tokens filled, marks gone, one entry per paragraph or item. */
  body: readonly CopyString[]
  /** Root-relative addresses, fragments included, of the links in the copy. */
  links: readonly string[]
}

/** Fields that steer the page and are not read. */
const steering = new Set([
  'updatedOn',
  'image',
  'id',
  'prices',
  'related',
  'neighbours',
  'utility',
  'office',
  'service',
  'category',
])
/** Fields of the head, and words for cards on other pages. */
const outsideBody = new Set(['seoTitle', 'metaDescription', 'h1', 'summary', 'excerpt', 'circuit', 'example'])

function stringsOf(content: unknown, where = ''): CopyString[] {
  if (typeof content === 'string') return [{ where, text: content }]
  if (!content || typeof content !== 'object') return []
  return Object.entries(content).flatMap(([key, value]) =>
    steering.has(key) ? [] : stringsOf(value, where ? `${where}.${key}` : key),
  )
}

/** The addresses of the Markdown links in a text that begin with a slash. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map((match) => match[1] as string)
}

type Head = { seoTitle: string; metaDescription: string; h1: string | { display: string; sub: string } }

function fromContent<T extends Head>(path: string, kind: PageKind, content: T): CopyPage {
  const strings = stringsOf(content)
  const h1 = typeof content.h1 === 'string' ? content.h1 : `${content.h1.display} ${content.h1.sub}`
  return {
    path,
    kind,
    title: fillText(content.seoTitle, path, false),
    description: plainText(fillText(content.metaDescription, path, false)),
    h1: fillText(h1, path, false),
    strings,
    body: strings
      .filter(({ where }) => !where.split('.').some((key) => outsideBody.has(key)))
      .map(({ where, text }) => ({ where, text: plainText(fillText(text, path)) })),
    links: strings.flatMap(({ text }) => linksIn(text)),
  }
}

/** A post as its file has it. */
export type PostFile = { slug: string; data: Record<string, unknown>; content: string }

const postsFolder = join(process.cwd(), 'content/blog')

/** Every post, newest first. */
export const posts: readonly PostFile[] = readdirSync(postsFolder)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => {
    const { data, content } = matter(readFileSync(join(postsFolder, file), 'utf8'))
    return { slug: file.replace(/\.md$/, ''), data, content }
  })
  .sort((a, b) => String(b.data.publishDate).localeCompare(String(a.data.publishDate)))

function fromPost({ slug, data, content }: PostFile): CopyPage {
  const path = `/blog/${slug}`
  const head = ['title', 'excerpt', 'seoTitle', 'metaDescription', 'featuredImageAlt'].map((where) => ({
    where,
    text: String(data[where]),
  }))
  const blocks = content
    .split(/\n(?:\s*\n|(?=(?:- |\d+\. |#|\|)))/)
    .map((block) => block.trim())
    .filter((block) => block && !/^[|:\s-]+$/.test(block) && !block.startsWith('!['))
    .map((text, index) => ({ where: text.startsWith('#') ? `${index}.heading` : String(index), text }))
  return {
    path,
    kind: 'post',
    title: fillText(String(data.seoTitle), path, false),
    description: fillText(String(data.metaDescription), path, false),
    h1: fillText(String(data.title), path, false),
    strings: [...head, ...blocks],
    body: blocks.map(({ where, text }) => ({
      where,
      text: plainText(fillText(text, path)).replaceAll('|', ' ').trim(),
    })),
    links: linksIn(content),
  }
}

/** Every page of the site that has copy, the not-found page included. */
export const copyPages: readonly CopyPage[] = [
  fromContent('/', 'page', { ...homePage, faqs, homeTestimonials }),
  fromContent('/about', 'page', aboutPage),
  fromContent('/contact', 'page', contactPage),
  fromContent('/toronto', 'page', torontoPage),
  fromContent('/privacy', 'page', privacyPage),
  fromContent('/thank-you', 'page', thankYouPage),
  fromContent('/404', 'notFound', notFoundPage),
  fromContent('/blog', 'blog', blogPage),
  ...Object.entries(categoryPages).map(([slug, page]) => fromContent(`/${slug}`, 'category', page)),
  ...Object.entries(servicePages).map(([path, page]) =>
    fromContent(
      `/${path}`,
      'service',
      path === 'residential/panel-upgrades' ? { ...page, testimonials: panelUpgradeTestimonials } : page,
    ),
  ),
  fromContent('/emergency', 'emergency', emergencyCategoryPage),
  ...Object.entries(emergencyPages).map(([path, page]) => fromContent(`/${path}`, 'emergency', page)),
  // The description is a place's own sentence: the list of served cities is added to it.
  ...Object.entries(locationPages).map(([path, page]) => fromContent(`/${path}`, 'location', page)),
  ...posts.map(fromPost),
]

/**
 * @param path a page's path
 * @returns its copy
 * @throws Error when no page has that path
 */
export function copyOf(path: string): CopyPage {
  const page = copyPages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`no copy for ${path}`)
  return page
}

/** What a page says under its h1, as one text. */
export function bodyText(page: CopyPage): string {
  return page.body.map(({ text }) => text).join('\n')
}
