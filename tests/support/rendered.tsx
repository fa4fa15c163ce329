import { Window } from 'happy-dom'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getPosts } from '@/lib/blog/posts'
import { categorySlugs, gtaPaths, serviceAndEmergencyPaths, torontoPaths } from '@/lib/content/registry'
import { categoryOf, routes, slugOf } from '@/lib/routes'
import { asWritten } from './as-written'

/** The pages of one kind, by path. */
const eachOf = <T,>(all: readonly T[], pathOf: (one: T) => string, page: (one: T) => Promise<ReactElement>) =>
  Object.fromEntries(all.map((one) => [pathOf(one), () => page(one)]))

/** Every page of the site, with its route's own component: what the build writes, without the build. */
const pages: Record<string, () => Promise<ReactElement>> = {
  [routes.home()]: async () => (await import('@/app/page')).default(),
  [routes.about()]: async () => (await import('@/app/about/page')).default(),
  [routes.contact()]: async () => (await import('@/app/contact/page')).default(),
  [routes.toronto()]: async () => (await import('@/app/toronto/page')).default(),
  [routes.blog()]: async () => (await import('@/app/blog/page')).default(),
  [routes.privacy()]: async () => (await import('@/app/privacy/page')).default(),
  [routes.thankYou()]: async () => (await import('@/app/thank-you/page')).default(),
  ...eachOf(categorySlugs, routes.category, async (category) =>
    (await import('@/app/[category]/page')).default({ params: Promise.resolve({ category }) }),
  ),
  ...eachOf(serviceAndEmergencyPaths, routes.service, async (path) => {
    const params = Promise.resolve({ category: categoryOf(path), service: slugOf(path) } as never)
    return (await import('@/app/[category]/[service]/page')).default({ params })
  }),
  ...eachOf(gtaPaths, routes.place, async (path) => {
    const params = Promise.resolve({ area: slugOf(path) } as never)
    return (await import('@/app/gta/[area]/page')).default({ params })
  }),
  ...eachOf(torontoPaths, routes.place, async (path) => {
    const params = Promise.resolve({ neighbourhood: slugOf(path) } as never)
    return (await import('@/app/toronto/[neighbourhood]/page')).default({ params })
  }),
  ...eachOf(
    getPosts(),
    ({ slug }) => routes.post(slug),
    async ({ slug }) => (await import('@/app/blog/[slug]/page')).default({ params: Promise.resolve({ slug }) }),
  ),
}

export type RenderedPage = {
  path: string
  html: string
  /** What a reader reads, on one line: header, main part, footer. */
  text: string
  document: Document
}

/** A crawler's view: no scripts, no styles, no drawings. */
function bare(html: string): string {
  return html.replace(/<(script|style|svg)\b[^>]*>[\s\S]*?<\/\1>/g, '')
}

const textOf = (html: string) =>
  asWritten(
    bare(html)
      .replace(/<br\s*\/?>|<\/(?:p|li|h\d|dt|dd|td|th|summary|figcaption|div|section|label|button)>/g, ' \n')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"'),
  )

const rendered = new Map<string, Promise<RenderedPage>>()

/**
 * @param path a page's root-relative path
 * @returns the page as it is served, but for the document around it
 * @throws Error when no page stands there, or it cannot be rendered
 */
export function renderPage(path: string): Promise<RenderedPage> {
  let page = rendered.get(path)
  if (!page) {
    page = render(path)
    rendered.set(path, page)
  }
  return page
}

async function render(path: string): Promise<RenderedPage> {
  const page = pages[path]
  if (!page) throw new Error(`there is no page at ${path}`)
  const html = await page()
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
      document ??= new new Window().DOMParser().parseFromString(bare(html), 'text/html') as unknown as Document
      return document
    },
  }
}

/** @returns every page of the site, rendered */
export async function renderSite(): Promise<RenderedPage[]> {
  const all: RenderedPage[] = []
  for (const path of Object.keys(pages)) all.push(await renderPage(path))
  return all
}
