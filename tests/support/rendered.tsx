import { Window } from 'happy-dom'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fromContent } from '@/lib/content/site-content'
import { memoize } from '@/lib/memoize'
import { allPaths, missingPath, type PageKind, sitePages } from './site-pages'

/** The module of the route of each kind of page. */
const modules: Record<PageKind, (service?: string) => Promise<{ default: unknown }>> = {
  home: () => import('@/app/page'),
  about: () => import('@/app/about/page'),
  contact: () => import('@/app/contact/page'),
  category: () => import('@/app/[category]/page'),
  service: () => import('@/app/[category]/[service]/page'),
  emergency: (service) => (service ? import('@/app/[category]/[service]/page') : import('@/app/[category]/page')),
  toronto: () => import('@/app/toronto/page'),
  neighbourhood: () => import('@/app/toronto/[neighbourhood]/page'),
  town: () => import('@/app/gta/[town]/page'),
  blog: () => import('@/app/blog/page'),
  post: () => import('@/app/blog/[slug]/page'),
  privacy: () => import('@/app/privacy/page'),
  'thank-you': () => import('@/app/thank-you/page'),
}

async function elementOf(path: string): Promise<ReactElement> {
  if (path === missingPath) return (await import('@/components/not-found/not-found-page')).NotFoundPage()
  const page = sitePages.find((one) => one.path === path)
  if (!page) throw new Error(`there is no page at ${path}`)
  const [, first, second] = path.split('/')
  const route = await modules[page.kind](second)
  // Each route reads its own parameters.
  const params = { category: first, service: second, town: second, neighbourhood: second, slug: second }
  return (route.default as (props: object) => Promise<ReactElement>)({ params: Promise.resolve(params) })
}

export type RenderedPage = {
  path: string
  html: string
  /** The visible text: header, main part, footer. */
  text: string
  document: Document
}

const withoutScriptsAndDrawings = (html: string) => html.replace(/<(script|style|svg)\b[^>]*>[\s\S]*?<\/\1>/g, '')

/** Converts text of a page to its form in content: ranges with a hyphen, "7AM", plain spaces. */
export const asWritten = (text: string): string =>
  text
    .replaceAll('\u200a\u2013\u200a', '-')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/(\d) (?=[AP]M\b)/g, '$1')

const textOf = (html: string) =>
  asWritten(
    withoutScriptsAndDrawings(html)
      .replace(/<br\s*\/?>|<\/(?:p|li|h\d|dt|dd|td|th|summary|figcaption|div|section|label|button)>/g, ' \n')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"'),
  )

async function render(path: string): Promise<RenderedPage> {
  const html = await elementOf(path)
    .then(renderToStaticMarkup)
    .catch((error: Error) => {
      throw new Error(`${path}: ${error.message}`, { cause: error })
    })
  let document: Document | undefined
  return {
    path,
    html,
    text: textOf(html),
    get document() {
      document ??= new new Window().DOMParser().parseFromString(
        withoutScriptsAndDrawings(html),
        'text/html',
      ) as unknown as Document
      return document
    },
  }
}

/** Renders the body of the page at a path, once. Throws when there is none, or an error. */
export const renderPage = (path: string) => rendered()(path)
const rendered = fromContent(() => memoize(render))

/** @returns every page of the site and the not-found page, rendered */
export async function renderSite(): Promise<RenderedPage[]> {
  const all: RenderedPage[] = []
  for (const path of allPaths) all.push(await renderPage(path))
  return all
}
