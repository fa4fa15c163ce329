import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { PhoneNumber } from '@/content/schema'
import { getPosts } from '@/lib/blog/posts'
import { categorySlugs, gtaPaths, servicePages, servicePaths, torontoPaths } from '@/lib/content/registry'
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
  ...servicePaths.map((path) =>
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

/**
 * Pages that between them show every part which no page of {@link onePageOfEach} shows: a part is known by its class.
 * Read from the build.
 */
export function pagesOfOtherParts(): string[] {
  const parts = (path: string) => {
    const file = path === missingPath ? '404' : path.slice(1) || 'index'
    const html = readFileSync(`out/${file}.html`, 'utf8').replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []))
  }
  const shown = new Set(onePageOfEach.flatMap((path) => [...parts(path)]))
  const rest = new Map(sitePages.map(({ path }) => [path, parts(path)]))
  const chosen: string[] = []
  for (;;) {
    for (const names of rest.values()) for (const name of names) if (shown.has(name)) names.delete(name)
    const [path, names] = [...rest].reduce((most, page) => (page[1].size > most[1].size ? page : most))
    if (names.size === 0) return chosen
    chosen.push(path)
    for (const name of names) shown.add(name)
  }
}

let allParts: string[] | undefined

/** @returns pages that show every part of the site between them, every post, and one page of each kind */
export function pagesOfAllParts(): readonly string[] {
  allParts ??= [
    ...new Set([...onePageOfEach, ...pagesOfOtherParts(), ...getPosts().map(({ slug }) => routes.post(slug))]),
  ]
  return allParts
}

/** All pages in handfuls, so that several workers can share them. */
export function handfuls(paths: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(paths.length / size) }, (_, index) =>
    paths.slice(index * size, (index + 1) * size),
  )
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
 * Waits until the open page is hydrated and laid out (app/lazy-layout.css): before that its sections still move.
 */
export async function comesAlive(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => (animation as CSSAnimation).animationName === 'wait'),
  )
  // React's own tasks, its effects among them, come before anything idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
}
