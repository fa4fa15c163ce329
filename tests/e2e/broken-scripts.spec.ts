import { expect, type Page } from 'playwright/test'
import { formFields } from '@/content/form-service'
import { errorWords } from '@/content/interface'
import { routes } from '@/lib/routes'
import { arrived } from '../support/inbox'
import { test } from '../support/request-form-page'
import { comesAlive, isHydrated, openPage } from '../support/site-pages'

// A bad day: scripts that fail, break off, come late or not at all.

const scripts = '**/_next/static/*.js'
const failure = errorWords.failed

/**
 * Scripts are on their way, and come when the test says so.
 * @returns lets them come
 */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return release
}

test('a section that throws shows a message in its place, and the rest of the page works', async ({ page, lead }) => {
  await page.addInitScript(() => {
    // What the carousel asks for as it starts.
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => {
      if (query.includes('reduced-motion') && document.querySelector('[aria-roledescription="carousel"]')) {
        throw new Error('a section fails')
      }
      return ask(query)
    }
  })
  await openPage(page, '/residential/panel-upgrades')
  const alert = page.getByText(failure)
  await expect(alert).toHaveCount(1)
  await expect(alert).toBeVisible()
  await expect(alert).toHaveRole('alert')
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(0)
  // In its own place: after the steps.
  await expect(page.locator('#steps + section')).toHaveText(failure)
  for (const id of ['what', 'steps', 'price', 'ask', 'quote']) await expect(page.locator(`#${id}`)).toBeVisible()
  const question = page.locator('#ask details').nth(1)
  await question.locator('summary').click()
  await expect(question.locator('p')).toBeVisible()
  await lead.name.fill('Ada')
  await expect(lead.name).toHaveValue('Ada')
})

test('a page whose scripts are gone shows its text, and its links lead to pages that work', async ({ page }) => {
  await page.route(scripts, (route) => route.abort())
  await page.goto('/residential')
  // It is requested once more.
  await expect(page.locator('script[src^="/_next/static/"]')).toHaveCount(2)
  await page.locator('main a[href="/residential/panel-upgrades"]').first().click()
  await expect(page).toHaveURL('/residential/panel-upgrades')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600')
  await expect(page.getByText(failure)).toHaveCount(0)
  await page.unroute(scripts)
  await page.locator('footer a[href="/blog"]').click()
  await comesAlive(page)
  await expect(page.getByRole('searchbox')).toBeEnabled()
})

test('a request arrives when the script breaks off halfway', async ({ page, lead, message }) => {
  let asked = 0
  await page.route(scripts, async (route) => {
    const script = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/javascript', body: script.slice(0, script.length / 2) })
    asked += 1
  })
  await page.goto('/about')
  await expect.poll(() => asked).toBeGreaterThan(0)
  const address = page.url()
  await lead.request(message)
  // The thank-you page asks for the script, too, and may be closed while it is read.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(await arrived(message)).toMatchObject([{ ...formFields.fixed, page_source_url: address }])
})

test.describe('before any script has loaded', () => {
  test('a visitor who leaves at once keeps the campaign', async ({ page, lead, message }) => {
    await page.route(scripts, (route) => route.abort())
    await page.goto('/residential?utm_source=flyer&gclid=early', { waitUntil: 'commit' })
    // In the header, which stands still while what follows is laid out.
    await page.locator('header a[href="/contact"]').click()
    await expect(page).toHaveURL('/contact')
    await page.unrouteAll()
    await page.reload()
    await lead.ready()
    await lead.request(message)
    expect(await arrived(message)).toMatchObject([
      { utm_source: 'flyer', gclid: 'early', calculated_source: 'google_ads' },
    ])
  })

  test('text typed before hydration is kept and sent', async ({ page, lead, message }) => {
    const release = await holdScripts(page)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto('/about?utm_source=flyer', { waitUntil: 'commit' })
    await lead.name.pressSequentially('Typed Early')
    await lead.phone.pressSequentially('905-555-0100')
    await lead.message.fill(message)
    expect(await page.evaluate(isHydrated)).toBe(false)
    release()
    await lead.ready()
    await expect(lead.name).toHaveValue('Typed Early')
    await expect(lead.message).toHaveValue(message)
    await expect(lead.message).toBeFocused()
    await expect(lead.status).toHaveText('')
    expect(faults).toEqual([])
    await lead.send()
    await lead.expectThanks()
    expect(await arrived(message)).toMatchObject([
      { name: 'Typed Early', [formFields.subject]: 'Typed Early', calculated_source: 'flyer' },
    ])
  })
})

test('what a browser translated before hydration stays, also where React renders an island again', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(routes.home())
  const parts = () =>
    page.evaluate(() => ({
      words: document.querySelector('main')?.textContent?.length ?? 0,
      shapes: document.querySelectorAll('svg path, svg use').length,
    }))
  await page.evaluate(() => {
    // No island contains the heading; the floating button is one, and its change makes React render it again.
    for (const place of document.querySelectorAll('h1, [data-island="floating-request"]')) {
      const words = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) words.currentNode.textContent = 'Traduit '
    }
  })
  const before = await parts()
  release()
  await comesAlive(page)
  await expect(page.locator('h1')).toContainText('Traduit')
  const after = await parts()
  expect(after.shapes).toBeGreaterThanOrEqual(before.shapes)
  expect(Math.abs(after.words - before.words)).toBeLessThan(100)
})
