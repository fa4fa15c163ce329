import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { serviceModel } from '@/components/service/service-model'
import { sitePosts } from '@/lib/blog/posts'
import { fileOf } from '@/lib/build/finishing/site-files'
import { pageAt, pageOfKind } from '@/lib/content/pages'
import { idsOfCategory } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { testimonialsAbout, testimonialsOn } from '@/lib/content/testimonials'
import { isEmergencyId, noindexPaths, routes } from '@/lib/routes'

const kindsWithoutForm: readonly string[] = ['neighbourhood', 'blog', 'post', 'privacy', 'thank-you']

const sitePage = <K extends string>(path: string, kind: K) => ({
  path,
  kind,
  /** The number of request forms on the page. */
  forms: kind === 'toronto' ? 2 : kindsWithoutForm.includes(kind) ? 0 : 1,
  indexed: !noindexPaths.includes(path),
})

/** Every page of the site except the not-found page, which has no URL. */
export const sitePages = [
  sitePage(routes.home(), 'home'),
  sitePage(routes.about(), 'about'),
  sitePage(routes.contact(), 'contact'),
  ...siteContent().categorySlugs.map((slug) =>
    sitePage(routes.page(slug), slug === 'emergency' ? 'emergency' : 'category'),
  ),
  ...siteContent().serviceAndEmergencyIds.map((id) =>
    sitePage(routes.page(id), isEmergencyId(id) ? 'emergency' : 'service'),
  ),
  sitePage(routes.toronto(), 'toronto'),
  ...siteContent().neighbourhoodIds.map((id) => sitePage(routes.page(id), 'neighbourhood')),
  ...siteContent().townIds.map((id) => sitePage(routes.page(id), 'town')),
  sitePage(routes.blog(), 'blog'),
  ...sitePosts().map(({ slug }) => sitePage(routes.post(slug), 'post')),
  sitePage(routes.privacy(), 'privacy'),
  sitePage(routes.thankYou(), 'thank-you'),
]

/** The kinds of page, without the not-found page. */
export type PageKind = (typeof sitePages)[number]['kind']

const pathOfKind = (wanted: PageKind) => sitePages.find(({ kind }) => kind === wanted)?.path as string

/** A service, and a town. The owner may remove or rename any of them. */
export const servicePage = pathOfKind('service')
export const townPage = pathOfKind('town')

// Pages with a property that the owner may remove from the last page that has it. Then the tests of it have no page.

const services = siteContent()
  .serviceCategorySlugs.flatMap((category) => idsOfCategory(category))
  .map((service) => ({ service, path: routes.page(service), content: siteContent().servicePages[service] }))

/** Services with two or more testimonials, which are in a carousel. */
export const carouselPages = services
  .map(({ service, path }) => ({ path, testimonials: testimonialsOn(testimonialsAbout(service), pageAt(path)) }))
  .filter(({ testimonials }) => testimonials.length > 1)

/** Services whose head has a drawing with keys. */
export const keypadPages = services.filter(({ content }) => content.headPicture?.keys)

/** Services that the request form names. */
export const ownFormPages = services.filter(({ content }) => content.ownForm)

/** Services with a price in the head. */
const pricePages = services.filter(({ content }) => content.headPrice?.kind === 'price')

/** Folds with a URL of their own. */
export const foldsWithId = services.flatMap(({ path }) =>
  (serviceModel(pageOfKind(path, 'service')).overview?.folds ?? []).flatMap(({ id }) => (id ? [{ path, id }] : [])),
)

/** A URL without a page. */
export const missingPath = '/no-such-page'

/** @returns the path of a page's file in the build */
export const builtFile = (path: string): string => `out${fileOf(path === missingPath ? '/404' : path)}`

/** Every page, and the not-found page. */
export const allPaths: readonly string[] = [...sitePages.map(({ path }) => path), missingPath]

/** One page of each kind, one with a carousel, a price, a keypad and an own form each, and the not-found page. */
export const onePageOfEach: readonly string[] = [
  ...new Map(sitePages.map((page) => [page.kind, page.path]).reverse() as [PageKind, string][]).values(),
  ...[carouselPages, pricePages, keypadPages, ownFormPages].flatMap(([first]) => (first ? [first.path] : [])),
  missingPath,
].filter((path, index, all) => all.indexOf(path) === index)

/** @returns pages that together have all class names, except those in drawings, that {@link onePageOfEach} lacks */
export function pagesWithOtherClasses(): string[] {
  const classesOf = (path: string) => {
    const html = readFileSync(builtFile(path), 'utf8').replace(/<(script|style|svg)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? [])
  }
  const covered = new Set(onePageOfEach.flatMap(classesOf))
  return allPaths.filter((path) => {
    const others = classesOf(path).filter((name) => !covered.has(name))
    for (const name of others) covered.add(name)
    return others.length > 0
  })
}

/** Opens a root-relative path and waits until the page is hydrated. A touch loads the script at once. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => dispatchEvent(new Event('touchstart')))
  await waitForHydration(page)
}

/** Runs in the page. @returns whether every island is hydrated. React marks the root of an island without output. */
export function isHydrated(): boolean {
  const islands = [...document.querySelectorAll('[data-island]')]
  const hasKey = (node: Element, name: string) => Object.keys(node).some((key) => key.startsWith(name))
  return (
    islands.length > 0 &&
    islands.every((island) =>
      island.firstElementChild ? hasKey(island.firstElementChild, '__reactProps') : hasKey(island, '__reactContainer'),
    )
  )
}

/** Ends the delay of the layout of later sections (app/lazy-layout.css), so that nothing moves during a test. */
export const finishLazyLayout = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if ((animation as CSSAnimation).animationName === 'wait') animation.finish()
  })

/** Waits until the page is hydrated and laid out. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
  await finishLazyLayout(page)
  // React runs its effects before the browser is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
}
