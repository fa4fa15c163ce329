import { Window } from 'happy-dom'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { sitePosts } from '@/lib/blog/posts'
import { categorySlugs, neighbourhoodIds, serviceAndEmergencyIds, townIds } from '@/lib/content/registry'
import { memoize } from '@/lib/memoize'
import { categoryOf, routes, slugOf } from '@/lib/routes'
import { asWritten } from './as-written'

/** The pages of one kind, by path. */
const pagesOf = <T,>(items: readonly T[], pathOf: (item: T) => string, page: (item: T) => Promise<ReactElement>) =>
  Object.fromEntries(items.map((item) => [pathOf(item), () => page(item)]))

/** Every page of the site, as the component of its route, and the not-found page. */
const pages: Record<string, () => Promise<ReactElement>> = {
  [routes.home()]: async () => (await import('@/app/page')).default(),
  [routes.about()]: async () => (await import('@/app/about/page')).default(),
  [routes.contact()]: async () => (await import('@/app/contact/page')).default(),
  [routes.toronto()]: async () => (await import('@/app/toronto/page')).default(),
  [routes.blog()]: async () => (await import('@/app/blog/page')).default(),
  [routes.privacy()]: async () => (await import('@/app/privacy/page')).default(),
  [routes.thankYou()]: async () => (await import('@/app/thank-you/page')).default(),
  '/404': async () => (await import('@/components/not-found/not-found-page')).NotFoundPage(),
  ...pagesOf(categorySlugs, routes.page, async (category) =>
    (await import('@/app/[category]/page')).default({ params: Promise.resolve({ category }) }),
  ),
  ...pagesOf(serviceAndEmergencyIds, routes.page, async (id) => {
    const params = Promise.resolve({ category: categoryOf(id), service: slugOf(id) } as never)
    return (await import('@/app/[category]/[service]/page')).default({ params })
  }),
  ...pagesOf(townIds, routes.page, async (id) => {
    const params = Promise.resolve({ town: slugOf(id) } as never)
    return (await import('@/app/gta/[town]/page')).default({ params })
  }),
  ...pagesOf(neighbourhoodIds, routes.page, async (id) => {
    const params = Promise.resolve({ neighbourhood: slugOf(id) } as never)
    return (await import('@/app/toronto/[neighbourhood]/page')).default({ params })
  }),
  ...pagesOf(
    sitePosts(),
    ({ slug }) => routes.post(slug),
    async ({ slug }) => (await import('@/app/blog/[slug]/page')).default({ params: Promise.resolve({ slug }) }),
  ),
}

export type RenderedPage = {
  path: string
  html: string
  /** The visible text: header, main part, footer. */
  text: string
  document: Document
}

const withoutScriptsAndDrawings = (html: string) => html.replace(/<(script|style|svg)\b[^>]*>[\s\S]*?<\/\1>/g, '')

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
      document ??= new new Window().DOMParser().parseFromString(
        withoutScriptsAndDrawings(html),
        'text/html',
      ) as unknown as Document
      return document
    },
  }
}

/**
 * Renders the body of a page once.
 * @param path the root-relative path of the page
 * @throws Error when the page does not exist or cannot be rendered
 */
export const renderPage = memoize(render)

/** @returns every page of the site and the not-found page, rendered */
export async function renderSite(): Promise<RenderedPage[]> {
  const all: RenderedPage[] = []
  for (const path of Object.keys(pages)) all.push(await renderPage(path))
  return all
}
