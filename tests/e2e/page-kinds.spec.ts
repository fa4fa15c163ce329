import { expect, type Page, test } from 'playwright/test'
import { layoutWords } from '@/content/interface'
import { routes } from '@/lib/routes'
import { ask, askPacked } from '../support/http'
import {
  atRest,
  axeFaults,
  cutWords,
  keyboardFaults,
  missingStyles,
  moving,
  overflow,
  smallTargets,
  typefaces,
  withoutMotion,
} from '../support/page-checks'
import { watchPolicy } from '../support/policy'
import { missingPath, onePageOfEach, openPage } from '../support/site-pages'

// One page of each kind, opened once on a phone and once on a desktop: everything that only a browser can tell.

const KB = 1000
/** What a phone fetches before the first touch: HTML, styles and pictures. */
const BEFORE_TOUCH = 100 * KB
/** What one round trip brings on a fresh connection: ten packets of 1,460 bytes, less about what headers take. */
const ONE_ROUND_TRIP = 14_336 - 800
/** Words may move by a hair, 0.00 as printed, and no further: typefaces are there with the first paint. */
const SHIFT = 0.005
/** On a busy machine typefaces may come later; their stand-ins are as wide and as tall, and little moves. */
const SHIFT_OF_LATE_TYPEFACES = 0.02

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }

/** The typeface of headings (app/fonts.ts). */
const headingTypeface = 'Besley'
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Header, bars and footer are one component each: walked and looked into where their neighbours differ most. */
const withWholeFrame: readonly string[] = [routes.home(), routes.category('emergency')]

/** On a desktop stops are beside each other and nothing is at the foot: pages with columns are walked. */
const walkedOnDesktop: readonly string[] = [
  routes.home(),
  routes.toronto(),
  routes.blog(),
  '/residential/panel-upgrades',
]

async function openQuestions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
  })
}

async function resetScroll(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Under reduced motion, at rest and after scrolling. */
async function expectStill(page: Page): Promise<void> {
  expect.soft(await moving(page), 'moves at rest').toEqual([])
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  expect.soft(await moving(page), 'moves after scrolling').toEqual([])
  expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await resetScroll(page)
}

/** Walks from the top, or from the skip link's end to the footer's first stops. */
async function expectWalkable(page: Page, path: string, whole: boolean): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: layoutWords.skip })).toBeFocused()
  if (!whole) {
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  }
  const { stops, faults } = await keyboardFaults(page, whole ? undefined : 'footer')
  expect.soft(faults, 'stops of the keyboard').toEqual([])
  expect.soft(stops.length, `stops of ${path}`).toBeGreaterThan(whole ? 20 : 3)
  await resetScroll(page)
}

type Noted = { shifts: string[]; typefacesAt: number }

/** Runs in the page, first of all: keeps every shift of its layout, and when its typefaces were there. */
function noteShifts(): void {
  const shifts: string[] = []
  const noted = { shifts, typefacesAt: 0 }
  Object.assign(window, { noted })
  document.fonts.addEventListener('loadingdone', () => {
    noted.typefacesAt = performance.now()
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]) {
      const nodes = entry.sources.map(({ node }) => node?.className || node?.nodeName).join(', ')
      shifts.push(`${entry.value.toFixed(4)} by ${nodes}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Goes down the page screen by screen, as a reader would, and waits for the pictures of each. */
function readThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await document.fonts.ready
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      // Observers answer after the first frame, and what they change is laid out in the next.
      for (let count = 0; count < 3; count++) await frame()
      const pictures = [...document.images].filter((image) => {
        const box = image.getBoundingClientRect()
        return box.height > 0 && box.bottom > 0 && box.top < window.innerHeight
      })
      await Promise.all(pictures.map((image) => image.decode().catch(() => {})))
    }
    await frame()
    await frame()
  })
}

/** A first visit: what a page asks for, refuses, throws and shifts. Call it before the page is opened. */
async function watchVisit(page: Page) {
  const refused = await watchPolicy(page)
  const thrown: string[] = []
  const complaints: string[] = []
  const asked: string[] = []
  const bytes = { font: [] as Promise<number>[], image: [] as Promise<number>[] }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => thrown.push(error.message))
  page.on('request', (request) => asked.push(request.url()))
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind === 'font' || kind === 'image') bytes[kind].push(response.body().then((body) => body.length))
  })
  await page.addInitScript(noteShifts)
  return { refused, thrown, complaints, asked, bytes }
}
type Visit = Awaited<ReturnType<typeof watchVisit>>

async function expectWithinBudget(page: Page, path: string, { asked, bytes }: Visit): Promise<void> {
  expect.soft(asked.length, asked.join('\n')).toBeLessThanOrEqual(20)
  // Styles stand in the page; no page is asked for ahead of a visitor's intent.
  expect.soft(asked.filter((address) => /\.css|\.txt|_rsc=/.test(address))).toEqual([])
  // With neither a tag manager nor Vercel's host, a page asks nobody else.
  const { origin } = new URL(page.url())
  expect.soft(asked.filter((address) => !address.startsWith(origin) && !address.startsWith('data:'))).toEqual([])
  const sum = (sizes: number[]) => sizes.reduce((a, b) => a + b, 0)
  const fonts = await Promise.all(bytes.font)
  expect.soft(fonts.length, 'typefaces').toBeGreaterThan(0)
  expect.soft(Math.max(...fonts), 'the largest typeface').toBeLessThanOrEqual(ONE_ROUND_TRIP)
  expect.soft(sum(fonts), 'typefaces').toBeLessThanOrEqual(70 * KB)
  const html = (await askPacked(path)).bytes.length
  expect.soft(html + sum(await Promise.all(bytes.image)), 'HTML and pictures').toBeLessThanOrEqual(BEFORE_TOUCH)
  const first = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc,
  )
  if (first) expect.soft((await ask(new URL(first).pathname)).bytes.length, first).toBeLessThan(60 * KB)
}

async function expectSteady(page: Page, path: string, { refused, thrown, complaints }: Visit): Promise<void> {
  await atRest(page)
  await readThrough(page)
  const { shifts, late } = await page.evaluate(() => {
    const { noted } = window as unknown as { noted: Noted }
    const painted = performance.getEntriesByType('paint')[0]?.startTime ?? 0
    return { shifts: noted.shifts, late: noted.typefacesAt > painted }
  })
  const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0)
  expect.soft(sum, `shifts of the layout: ${shifts.join('\n')}`).toBeLessThan(late ? SHIFT_OF_LATE_TYPEFACES : SHIFT)
  expect.soft(refused, 'refused by the policy').toEqual([])
  // A page that does not match its HTML throws React's hydration error.
  expect.soft(thrown, 'thrown').toEqual([])
  if (path !== missingPath) expect.soft(complaints, 'logged').toEqual([])
  expect.soft(await overflow(page), 'out of the window').toEqual([])
  await resetScroll(page)
}

for (const path of onePageOfEach) {
  test.describe('on a phone', () => {
    test.use(phone)

    test(`${path}: bytes, shifts, policy, motion, keyboard, axe, targets, typeface, spacing, styles`, async ({
      page,
      context,
    }) => {
      test.setTimeout(180_000)
      const visit = await watchVisit(page)
      await openPage(page, path)
      await expectWithinBudget(page, path, visit)
      await expectSteady(page, path, visit)
      expect.soft(await context.cookies(), 'cookies').toEqual([])

      await withoutMotion(page)
      await expectStill(page)
      await page.setViewportSize({ width: 390, height: 700 })
      await expectWalkable(page, path, withWholeFrame.includes(path))
      await page.setViewportSize(phone.viewport)

      await openQuestions(page)
      expect.soft(await axeFaults(page), 'axe, open questions included').toEqual([])
      expect.soft(await smallTargets(page), 'targets for a thumb').toEqual([])
      expect.soft(await typefaces(page, 'h1'), 'the typeface of headings').toEqual([headingTypeface])
      const spacing = await page.addStyleTag({ content: textSpacing })
      // Words that are fitted to the window, such as a year, are let go.
      const spaced = (await overflow(page)).filter((fault) => !fault.startsWith('"'))
      expect.soft([...spaced, ...(await cutWords(page))], 'with the text spacing of WCAG 1.4.12').toEqual([])
      await spacing.evaluate((style: HTMLStyleElement) => style.remove())
      if (withWholeFrame.includes(path)) {
        await page.getByRole('button', { name: 'Open the menu' }).click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        expect.soft(await axeFaults(page, '#menu'), 'axe in the open menu').toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
      }
      expect.soft(await missingStyles(page), 'styles that the page lacks').toEqual([])
    })
  })

  test.describe('on a desktop', () => {
    test.use(desktop)

    test(`${path}: shifts, policy, motion, keyboard`, async ({ page }) => {
      const visit = await watchVisit(page)
      await openPage(page, path)
      await expectSteady(page, path, visit)
      await withoutMotion(page)
      await expectStill(page)
      if (walkedOnDesktop.includes(path)) await expectWalkable(page, path, path === routes.home())
      if (path !== routes.home()) return
      await openQuestions(page)
      expect.soft(await axeFaults(page), 'axe, open questions included').toEqual([])
      for (const menu of [page.locator('header details').first(), page.locator('header details').last()]) {
        await menu.locator('> summary').focus()
        await page.keyboard.press('Enter')
        await expect(menu).toHaveAttribute('open')
        expect.soft(await axeFaults(page, 'header details[open]'), 'axe in an open menu').toEqual([])
      }
    })
  })
}
