import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { PhoneNumber } from '@/content/schema'
import { getPosts } from '@/lib/blog/posts'
import { categorySlugs, gtaPaths, serviceAndEmergencyPaths, servicePages, torontoPaths } from '@/lib/content/registry'
import { testimonialsOf } from '@/lib/content/testimonials'
import { keysOf } from '@/lib/records'
import { noindexPaths, routes } from '@/lib/routes'
import { phoneFor } from '@/lib/site'

/** The screens of the specification; every page is one of them. */
export type Screen =
  | 'home'
  | 'about'
  | 'contact'
  | 'category'
  | 'service'
  | 'emergency'
  | 'toronto'
  | 'neighbourhood'
  | 'area'
  | 'blog'
  | 'post'
  | 'privacy'
  | 'thank-you'

export type SitePage = {
  path: string
  screen: Screen
  /** The number that the page shows as its own. */
  phone: PhoneNumber
  /** How many request forms stand on it. */
  forms: number
  indexed: boolean
}

const formless: readonly Screen[] = ['neighbourhood', 'blog', 'post', 'privacy', 'thank-you']

function sitePage(path: string, screen: Screen): SitePage {
  return {
    path,
    screen,
    phone: phoneFor(path),
    forms: screen === 'toronto' ? 2 : formless.includes(screen) ? 0 : 1,
    indexed: !noindexPaths.includes(path),
  }
}

/** Every page of the site, by screen. The not-found page is none of them: it stands for no address. */
export const sitePages: readonly SitePage[] = [
  sitePage(routes.home(), 'home'),
  sitePage(routes.about(), 'about'),
  sitePage(routes.contact(), 'contact'),
  ...categorySlugs.map((slug) => sitePage(routes.category(slug), slug === 'emergency' ? 'emergency' : 'category')),
  ...serviceAndEmergencyPaths.map((path) =>
    sitePage(routes.service(path), path.startsWith('emergency/') ? 'emergency' : 'service'),
  ),
  sitePage(routes.toronto(), 'toronto'),
  ...torontoPaths.map((path) => sitePage(routes.place(path), 'neighbourhood')),
  ...gtaPaths.map((path) => sitePage(routes.place(path), 'area')),
  sitePage(routes.blog(), 'blog'),
  ...getPosts().map(({ slug }) => sitePage(routes.post(slug), 'post')),
  sitePage(routes.privacy(), 'privacy'),
  sitePage(routes.thankYou(), 'thank-you'),
]

/** Pages with a carousel: those of services that two or more customers spoke of. */
export const carousels = keysOf(servicePages)
  .map((service) => ({ path: routes.service(service), testimonials: testimonialsOf(service) }))
  .filter(({ testimonials }) => testimonials.length > 1)

/** An address without a page. */
export const missingPath = '/no-such-page'

/** @returns a page's file in the build */
export const fileOf = (path: string): string => `out/${path === missingPath ? '404' : path.slice(1) || 'index'}.html`

/** Every page, and the not-found page. */
export const allPaths: readonly string[] = [...sitePages.map(({ path }) => path), missingPath]

/**
 * One page of each screen, with the ones that differ most from their screen's first: a carousel, an inquiry form,
 * and the not-found page.
 */
export const onePageOfEach: readonly string[] = [
  ...new Map(sitePages.map((page) => [page.screen, page.path]).reverse() as [Screen, string][]).values(),
  ...carousels.slice(0, 1).map(({ path }) => path),
  '/residential/panel-upgrades',
  '/smart-home/lutron-homeworks',
  missingPath,
].filter((path, index, all) => all.indexOf(path) === index)

/** @returns pages with parts that no page of {@link onePageOfEach} shows: a part is known by its class in the build */
export function pagesOfOtherParts(): string[] {
  const parts = (path: string) => {
    const html = readFileSync(fileOf(path), 'utf8').replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? [])
  }
  const shown = new Set(onePageOfEach.flatMap(parts))
  return allPaths.filter((path) => {
    const others = parts(path).filter((name) => !shown.has(name))
    for (const name of others) shown.add(name)
    return others.length > 0
  })
}

/**
 * Opens a page and waits until its scripts have taken it over: they come after everything that shows has loaded.
 * @param page a page with JavaScript
 * @param path a root-relative path
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await comesAlive(page)
}

/** Runs in the page: whether React has hydrated every island. An island without output has a root alone. */
export function isHydrated(): boolean {
  const islands = [...document.querySelectorAll('[data-island]')]
  const known = (node: Element, name: string) => Object.keys(node).some((key) => key.startsWith(name))
  return (
    islands.length > 0 &&
    islands.every((island) =>
      island.firstElementChild ? known(island.firstElementChild, '__reactProps') : known(island, '__reactContainer'),
    )
  )
}

/**
 * Lays out the sections below the window, which a page does within a second (app/lazy-layout.css): before that they
 * move. No test needs to wait for it.
 */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if ((animation as CSSAnimation).animationName === 'wait') animation.finish()
  })

/** Waits until the open page is hydrated, and lays it out. */
export async function comesAlive(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
  await layOut(page)
  // React's own tasks, its effects among them, come before anything idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
}
