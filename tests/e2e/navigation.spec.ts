import { type Browser, chromium, expect, type Page } from 'playwright/test'
import { formWords } from '@/content/interface'
import { routes } from '@/lib/routes'
import { browserFlags, findChromium, isHeadlessShell } from '../support/browser'
import { receivedRequests } from '../support/inbox'
import { pendingSections } from '../support/page-checks'
import { RequestFormPage, test } from '../support/request-form-page'
import { siteUrl } from '../support/servers'
import { openPage, servicePage, townPage } from '../support/site-pages'

const footerLink = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`).first()

/** Waits until the page has not scrolled for 300 ms. */
const scrollEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = Number.NaN; top !== scrollY; ) {
      top = scrollY
      await new Promise((done) => setTimeout(done, 300))
    }
  })

/**
 * Starts a complete browser if there is one: a headless shell has no back/forward cache, and some have no prefetch.
 * @param withCache whether it keeps pages for Back, which Playwright disables by default
 */
async function startBrowser(withCache: boolean): Promise<{ browser: Browser; isComplete: boolean }> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: browserFlags,
    ignoreDefaultArgs: withCache ? ['--disable-back-forward-cache'] : [],
  })
  const isComplete = !(await isHeadlessShell(browser))
  if (!isComplete) console.log('A headless shell: its back/forward cache and prefetch are not tested.')
  return { browser, isComplete }
}

test('Back restores pages from the back/forward cache, and a sent form is empty', async ({ message }) => {
  const { browser, isComplete } = await startBrowser(true)
  const page = await browser.newPage({ baseURL: siteUrl })
  const requestForm = new RequestFormPage(page)
  const leaveAndReturn = async (path: string, leave: () => Promise<void>) => {
    await openPage(page, path)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await leave()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(siteUrl + path)
    expect(await page.evaluate(() => 'sameDocument' in window), path).toBe(isComplete)
  }
  for (const path of ['/', '/blog'])
    await leaveAndReturn(path, async () => {
      await footerLink(page, routes.about()).click()
      await expect(page).toHaveURL(`${siteUrl}/about`)
    })
  await leaveAndReturn('/about', async () => {
    await requestForm.request(`first ${message}`)
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage).includes('Ana'))).toBe(false)
  })
  await expect(requestForm.message).toHaveValue('')
  await expect(requestForm.button).toBeEnabled()
  await expect(requestForm.button).toHaveText(formWords.send)
  await requestForm.request(message)
  expect(await receivedRequests(message)).toHaveLength(1)
  await browser.close()
})

test('only the first section is laid out before the first paint, the others soon after', async ({ page }) => {
  // Pauses the delay, which could end too early on a slow machine.
  await page.addInitScript(() => {
    const paused = new CSSStyleSheet()
    paused.replaceSync('main > section { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [paused]
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    expect(await pendingSections(page), `at ${width} px`).toBe((await page.locator('main > section').count()) - 1)
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    await expect.poll(() => pendingSections(page)).toBe(0)
  }
})

test('a tap on a link to the form scrolls to it, also during the load', async ({ page }) => {
  const links = page.locator('a[href="#quote"]')
  const top = () => page.locator('#quote').evaluate((form) => Math.round(form.getBoundingClientRect().top))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(servicePage, { waitUntil: 'commit' })
  await links.locator('visible=true').first().click()
  await expect.poll(() => pendingSections(page)).toBe(0)
  await scrollEnd(page)
  const reached = await top()
  await links.first().evaluate((element: HTMLElement) => element.click())
  await scrollEnd(page)
  expect(Math.abs((await top()) - reached)).toBeLessThan(10)
})

test('a reload keeps the scroll position and lays out the whole page', async ({ page }) => {
  const middle = () =>
    page.evaluate(() => {
      const half = innerHeight / 2
      const sections = [...document.querySelectorAll('main > section')]
      const at = sections.find((section) => section.getBoundingClientRect().bottom > half)
      return [at?.id, Math.round((at?.getBoundingClientRect().top ?? 0) / 10)]
    })
  await openPage(page, '/toronto')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' }))
  await scrollEnd(page)
  const before = await middle()
  await page.reload()
  await expect.poll(() => pendingSections(page)).toBe(0)
  expect(await middle()).toEqual(before)
})

test('a link to an anchor of another page scrolls to it', async ({ page }) => {
  await page.goto(townPage)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).locator(`a[href="${routes.areas()}"]`).click()
  await expect(page).toHaveURL(routes.areas())
  await expect(page.locator('#areas')).toBeInViewport()
})

test('only the link under the pointer is prefetched', async () => {
  const { browser, isComplete } = await startBrowser(false)
  const page = await browser.newPage({ baseURL: siteUrl })
  const fetched: string[] = []
  const client = await page.context().newCDPSession(page)
  const rules = new Promise((resolve) => client.once('Preload.ruleSetUpdated', resolve))
  await client.send('Preload.enable')
  client.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') fetched.push(new URL(key.url).pathname)
  })
  await openPage(page, '/about')
  if (isComplete) await rules
  await footerLink(page, routes.contact()).hover()
  if (isComplete) await expect.poll(() => fetched).toEqual([routes.contact()])
  await footerLink(page, routes.contact()).click()
  await expect(page).toHaveURL(routes.contact())
  expect(fetched.filter((path) => path !== routes.contact())).toEqual([])
  const navigation = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())
  if (isComplete) expect(navigation.deliveryType).toBe('navigational-prefetch')
  await browser.close()
})
