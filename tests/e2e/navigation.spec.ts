import { chromium, expect, type Page, test } from 'playwright/test'
import { browserFlags, findBrowser } from '../support/browser'
import { waiting } from '../support/page-checks'
import { siteAddress } from '../support/servers'
import { missingPath, openPage } from '../support/site-pages'

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first()

/** Waits until the page has not scrolled for 300 ms. */
const scrollEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = Number.NaN; top !== scrollY; ) {
      top = scrollY
      await new Promise((done) => setTimeout(done, 300))
    }
  })

test('Back restores the page from the back/forward cache', async () => {
  // Playwright switches that cache off.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  for (const path of ['/', '/blog']) {
    await openPage(page, siteAddress + path)
    await page.evaluate(() => Object.assign(window, { asItWasLeft: true }))
    await link(page, 'About').click()
    await expect(page).toHaveURL(`${siteAddress}/about`)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(siteAddress + path)
    expect(await page.evaluate(() => 'asItWasLeft' in window), path).toBe(true)
  }
  await browser.close()
})

test('a link opened with Ctrl is handled by the browser', async ({ page, context }) => {
  await openPage(page, '/about')
  const opened = context.waitForEvent('page')
  await link(page, 'Contact').click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL('/contact')
  await expect(page).toHaveURL('/about')
})

test('a link to the form of the same page focuses its first field', async ({ page }) => {
  await openPage(page, '/residential')
  await page.locator('main a[href="#quote"]').first().click()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
})

for (const width of [390, 1440])
  test(`at ${width} px the first paint waits for the first section alone, the others are there soon`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    // Holds the delay: a slow machine would see its end.
    await page.addInitScript(() => {
      const held = new CSSStyleSheet()
      held.replaceSync('main > section { animation-play-state: paused !important }')
      document.adoptedStyleSheets = [held]
    })
    await page.goto('/')
    expect(await waiting(page)).toBe((await page.locator('main > section').count()) - 1)
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    await expect.poll(() => waiting(page)).toBe(0)
  })

test('a tap on a link to the form ends there, however soon it comes', async ({ page }) => {
  const link = page.locator('a[href="#quote"]:visible').first()
  const top = () => page.locator('#quote').evaluate((form) => Math.round(form.getBoundingClientRect().top))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const milliseconds of [0, 400]) {
    await page.goto('/residential/panel-upgrades', { waitUntil: 'commit' })
    await page.waitForTimeout(milliseconds)
    await link.click()
    await expect.poll(() => waiting(page)).toBe(0)
    await scrollEnd(page)
    const reached = await top()
    await page
      .locator('a[href="#quote"]')
      .first()
      .evaluate((element: HTMLElement) => element.click())
    await scrollEnd(page)
    expect(Math.abs((await top()) - reached), `after ${milliseconds} ms`).toBeLessThan(10)
  }
})

test('a reloaded page is where it was left, and all of it is laid out', async ({ page }) => {
  const middle = () =>
    page.evaluate(() => {
      const half = innerHeight / 2
      const sections = [...document.querySelectorAll('main > section')]
      const at = sections.find((section) => section.getBoundingClientRect().bottom > half)
      return [at?.id, Math.round((at?.getBoundingClientRect().top ?? 0) / 10)]
    })
  await openPage(page, '/toronto')
  await expect.poll(() => waiting(page)).toBe(0)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' }))
  await page.waitForTimeout(300)
  const before = await middle()
  await page.reload()
  await expect.poll(() => waiting(page)).toBe(0)
  expect(await middle()).toEqual(before)
})

test('a link to an anchor of another page scrolls to it', async ({ page }) => {
  await page.goto('/gta/vaughan')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Areas' }).click()
  await expect(page).toHaveURL('/contact#areas')
  await expect(page.locator('#areas')).toBeInViewport()
})

test.describe('a link under the pointer', () => {
  test('is prefetched before the click, and no other', async ({ page, context }) => {
    const fetched: string[] = []
    const client = await context.newCDPSession(page)
    const rules = new Promise((resolve) => client.once('Preload.ruleSetUpdated', resolve))
    await client.send('Preload.enable')
    client.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
      if (status === 'Ready') fetched.push(new URL(key.url).pathname)
    })
    await openPage(page, '/about')
    await rules
    // Sections that are laid out one after the other would move the footer under the pointer.
    await expect.poll(() => waiting(page)).toBe(0)
    await link(page, 'Contact').hover()
    await expect.poll(() => fetched).toEqual(['/contact'])
    await link(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
    const navigation = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())
    expect(navigation.deliveryType).toBe('navigational-prefetch')
  })

  test('stores, logs and counts nothing while it is prerendered', async ({ page, context, browser }) => {
    // What a browser that prerenders reports to the page.
    await context.addInitScript(() => {
      if (!location.search.includes('prerendered')) return
      let prerendering = true
      Object.defineProperty(document, 'prerendering', { get: () => prerendering, configurable: true })
      Object.assign(window, {
        show: () => {
          prerendering = false
          document.dispatchEvent(new Event('prerenderingchange'))
        },
      })
    })
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('404:')) logged.push(message.text())
    })
    const show = () => page.evaluate(() => (window as unknown as { show: () => void }).show())
    const kept = () => page.evaluate(() => [localStorage.length, sessionStorage.length, 'dataLayer' in window])
    await page.goto(`${missingPath}?prerendered&gclid=unseen`)
    // By the time that a page which is shown has come alive and logged, this one would have.
    const shown = await (await browser.newContext()).newPage()
    const said = shown.waitForEvent('console', (message) => message.text().startsWith('404:'))
    await openPage(shown, siteAddress + missingPath)
    await said
    await shown.context().close()
    expect(await kept()).toEqual([0, 0, false])
    expect(logged).toEqual([])
    await show()
    await expect.poll(() => logged.length).toBe(1)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('attribution'))).toContain('unseen')
  })
})
