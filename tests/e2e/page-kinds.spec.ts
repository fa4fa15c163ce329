import { expect, type Page, test } from 'playwright/test'
import { layoutWords } from '@/content/interface'
import { routes } from '@/lib/routes'
import { FIRST_ROUND_TRIP, fetchCompressed, fetchRaw } from '../support/http'
import {
  axeProblems,
  checkTabOrder,
  missingStyles,
  overflow,
  reduceMotion,
  renderedTypefaces,
  runningAnimations,
  smallTargets,
  waitForAnimations,
} from '../support/page-checks'
import { recordPolicyViolations } from '../support/policy'
import { missingPath, onePageOfEach, openPage, pagesWithOtherClasses, servicePage } from '../support/site-pages'

// Opens one page of each kind on a phone and on a desktop, for all checks that need a browser.

const KB = 1000
/** HTML with styles, and pictures, that a phone loads before the first touch. */
const BEFORE_TOUCH = 100 * KB
/** The largest layout shift, which rounds to 0.00, because typefaces are loaded before the first paint. */
const SHIFT = 0.005
/** The largest shift when a busy machine loads the typefaces later. Fallbacks have nearly the same size. */
const SHIFT_OF_LATE_TYPEFACES = 0.02

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }

/** The typeface of headings (app/fonts.ts). */
const headingTypeface = 'Besley'

/** Pages with checks of header, mobile bar and footer, too. These are the same components on all pages. */
const withWholeFrame: readonly string[] = [routes.home(), routes.page('emergency')]

/** Pages with columns. Only these have their tab order checked on a desktop, where there is no mobile bar. */
const withTabOrderOnDesktop: readonly string[] = [routes.home(), routes.toronto(), routes.blog(), servicePage]

async function openQuestions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
  })
}

async function resetScroll(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Expects no animation with reduced motion, also after scrolling. */
async function expectNoMotion(page: Page): Promise<void> {
  expect.soft(await runningAnimations(page), 'animations').toEqual([])
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  expect.soft(await runningAnimations(page), 'animations after scrolling').toEqual([])
  expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await resetScroll(page)
}

/** Checks the tab order of the whole page, or from the skip link to the first links of the footer. */
async function expectTabOrder(page: Page, path: string, whole: boolean): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: layoutWords.skip })).toBeFocused()
  if (!whole) {
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  }
  const { focused, problems } = await checkTabOrder(page, whole ? undefined : 'footer')
  expect.soft(problems, 'tab order').toEqual([])
  expect.soft(focused.length, `focusable elements of ${path}`).toBeGreaterThan(whole ? 20 : 3)
  await resetScroll(page)
}

type Recorded = { shifts: string[]; typefacesAt: number }

/** Runs before the page's scripts. Records layout shifts and the time when the typefaces are loaded. */
function recordShifts(): void {
  const shifts: string[] = []
  const recorded = { shifts, typefacesAt: 0 }
  Object.assign(window, { recorded })
  document.fonts.addEventListener('loadingdone', () => {
    recorded.typefacesAt = performance.now()
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]) {
      const nodes = entry.sources.map(({ node }) => node?.className || node?.nodeName).join(', ')
      shifts.push(`${entry.value.toFixed(4)} by ${nodes}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Scrolls to the end of the page in steps of the window's height, and waits for the pictures at each step. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await document.fonts.ready
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      // Observers run after the first frame. Their changes are laid out in the next.
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

/** Records requests, violations, errors and layout shifts. Call it before the page is opened. */
async function recordVisit(page: Page) {
  const violations = recordPolicyViolations(page)
  const errors: string[] = []
  const logged: string[] = []
  const requested: string[] = []
  const bytes = { font: [] as Promise<number>[], image: [] as Promise<number>[] }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') logged.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => requested.push(request.url()))
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind === 'font' || kind === 'image') bytes[kind].push(response.body().then((body) => body.length))
  })
  await page.addInitScript(recordShifts)
  return { violations, errors, logged, requested, bytes }
}
type Visit = Awaited<ReturnType<typeof recordVisit>>

async function expectWithinBudget(page: Page, path: string, { requested, bytes }: Visit): Promise<void> {
  expect.soft(requested.length, requested.join('\n')).toBeLessThanOrEqual(20)
  // The styles are in the HTML, and no page is prefetched before a link is hovered.
  expect.soft(requested.filter((url) => /\.css|\.txt|_rsc=/.test(url))).toEqual([])
  // Without a tag manager and outside Vercel, a page makes no request to another origin.
  const { origin } = new URL(page.url())
  expect.soft(requested.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
  const sum = (sizes: number[]) => sizes.reduce((a, b) => a + b, 0)
  const fonts = await Promise.all(bytes.font)
  expect.soft(fonts.length, 'typefaces').toBeGreaterThan(0)
  expect.soft(Math.max(...fonts), 'the largest typeface').toBeLessThanOrEqual(FIRST_ROUND_TRIP)
  expect.soft(sum(fonts), 'typefaces').toBeLessThanOrEqual(70 * KB)
  const html = (await fetchCompressed(path)).bytes.length
  expect.soft(html + sum(await Promise.all(bytes.image)), 'HTML and pictures').toBeLessThanOrEqual(BEFORE_TOUCH)
  const first = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc,
  )
  if (first) expect.soft((await fetchRaw(new URL(first).pathname)).bytes.length, first).toBeLessThan(60 * KB)
}

async function expectStable(page: Page, path: string, { violations, errors, logged }: Visit): Promise<void> {
  await waitForAnimations(page)
  await scrollThrough(page)
  const { shifts, late } = await page.evaluate(() => {
    const { recorded } = window as unknown as { recorded: Recorded }
    const painted = performance.getEntriesByType('paint')[0]?.startTime ?? 0
    return { shifts: recorded.shifts, late: recorded.typefacesAt > painted }
  })
  const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0)
  expect.soft(sum, `layout shifts: ${shifts.join('\n')}`).toBeLessThan(late ? SHIFT_OF_LATE_TYPEFACES : SHIFT)
  expect.soft(violations, 'policy violations').toEqual([])
  // These include hydration errors of React.
  expect.soft(errors, 'errors').toEqual([])
  if (path !== missingPath) expect.soft(logged, 'logged').toEqual([])
  expect.soft(await overflow(page), 'outside the window').toEqual([])
  await resetScroll(page)
}

for (const path of onePageOfEach) {
  test.describe('on a phone', () => {
    test.use(phone)

    test(`${path}: budget, stable layout, no motion, tab order, axe, targets, styles`, async ({ page, context }) => {
      test.setTimeout(180_000)
      const visit = await recordVisit(page)
      await openPage(page, path)
      await expectWithinBudget(page, path, visit)
      await expectStable(page, path, visit)
      expect.soft(await context.cookies(), 'cookies').toEqual([])

      await reduceMotion(page)
      await expectNoMotion(page)
      await page.setViewportSize({ width: 390, height: 700 })
      await expectTabOrder(page, path, withWholeFrame.includes(path))
      await page.setViewportSize(phone.viewport)

      await openQuestions(page)
      expect.soft(await axeProblems(page), 'axe with open questions').toEqual([])
      expect.soft(await smallTargets(page), 'targets smaller than 44 px').toEqual([])
      expect.soft(await renderedTypefaces(page, 'h1'), 'the typeface of headings').toEqual([headingTypeface])
      if (withWholeFrame.includes(path)) {
        await page.getByRole('button', { name: 'Open the menu' }).click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        expect.soft(await axeProblems(page, '#menu'), 'axe in the open menu').toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
      }
      expect.soft(await missingStyles(page), 'missing styles').toEqual([])
    })
  })

  test.describe('on a desktop', () => {
    test.use(desktop)

    test(`${path}: stable layout, no motion; some pages also tab order, axe and menus`, async ({ page }) => {
      const visit = await recordVisit(page)
      await openPage(page, path)
      await expectStable(page, path, visit)
      await reduceMotion(page)
      await expectNoMotion(page)
      if (withTabOrderOnDesktop.includes(path)) await expectTabOrder(page, path, path === routes.home())
      if (path !== routes.home()) return
      await openQuestions(page)
      expect.soft(await axeProblems(page), 'axe with open questions').toEqual([])
      for (const menu of [page.locator('header details').first(), page.locator('header details').last()]) {
        await menu.locator('> summary').focus()
        await page.keyboard.press('Enter')
        await expect(menu).toHaveAttribute('open')
        expect.soft(await axeProblems(page, 'header details[open]'), 'axe in an open menu').toEqual([])
      }
    })
  })
}

test('axe finds no problem in components that are on other pages only', async ({ page }) => {
  test.setTimeout(180_000)
  await reduceMotion(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of pagesWithOtherClasses()) {
    await page.goto(path)
    expect.soft(await axeProblems(page, 'main'), path).toEqual([])
  }
})
