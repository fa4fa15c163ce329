import { expect } from 'playwright/test'
import { errorWords } from '@/content/interface'
import { pageAt } from '@/lib/content/pages'
import { siteContent } from '@/lib/content/site-content'
import { routes } from '@/lib/routes'
import { holdRequests } from '../support/held-requests'
import { receivedRequests, setInboxMode } from '../support/inbox'
import { test } from '../support/request-form-page'
import { siteUrl } from '../support/servers'
import { carouselPages, isHydrated, openPage, servicePage, waitForHydration } from '../support/site-pages'

// Scripts that throw, are incomplete, late or missing.

const scripts = '**/_next/static/*.js'
const failure = errorWords.failed

for (const { path } of carouselPages.slice(0, 1))
  test('an island that throws keeps its HTML with a message beside it, and the rest works', async ({ page }) => {
    await page.goto(path)
    const testimonials = page.locator('#testimonials')
    const texts = await testimonials.locator('p').allTextContents()
    expect(texts.length).toBeGreaterThan(1)
    await page.addInitScript(() => {
      // The carousel calls this when it starts.
      const matchMedia = window.matchMedia.bind(window)
      window.matchMedia = (query) => {
        if (query.includes('reduced-motion') && document.querySelector('[aria-roledescription="carousel"]')) {
          throw new Error('the carousel fails')
        }
        return matchMedia(query)
      }
    })
    await openPage(page, path)
    const alert = page.getByRole('alert')
    await expect(alert).toHaveCount(1)
    await expect(alert).toContainText(failure)
    await expect(alert.getByRole('link')).toHaveAttribute('href', `tel:${pageAt(path).office.phone.e164}`)
    for (const text of texts) await expect(testimonials).toContainText(text)
    // A script of another island closes the menu.
    const menu = page.locator('header details[data-menu]').first()
    await menu.locator('> summary').click()
    await expect(menu).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
  })

test('a request form that throws keeps what was typed and sends it with its campaign', async ({
  page,
  requestForm,
  message,
}) => {
  await page.addInitScript(() => {
    HTMLFormElement.prototype.addEventListener = () => {
      throw new Error('the form fails')
    }
  })
  const release = await holdRequests(page, scripts)
  await page.goto('/about?utm_source=flyer', { waitUntil: 'commit' })
  await requestForm.fill(message)
  release()
  await expect(requestForm.page.getByRole('alert')).toContainText(failure)
  await expect(requestForm.message).toHaveValue(message)
  await requestForm.send()
  await requestForm.expectThanks()
  expect(await receivedRequests(message)).toMatchObject([{ name: 'Ana Sousa', utm_source: 'flyer' }])
})

test('a behaviour that throws does not stop the others', async ({ page }) => {
  await page.addInitScript(() => {
    // The mobile bar and the floating button need it.
    Object.assign(window, { IntersectionObserver: undefined })
  })
  await openPage(page, '/privacy')
  const menu = page.locator('header details[data-menu]').first()
  await menu.locator('> summary').click()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
})

test('presses before the scripts run send one request, with its campaign and its subject', async ({
  page,
  requestForm,
  message,
}) => {
  await holdRequests(page, scripts)
  await setInboxMode(message, 'slow', 1500)
  await page.goto('/contact?utm_source=flyer?gclid=abc', { waitUntil: 'commit' })
  await requestForm.fill(message)
  await requestForm.phone.focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter', { delay: 20 })
  await requestForm.expectThanks()
  expect(await receivedRequests(message)).toMatchObject([
    {
      [siteContent().formFields.subject]: 'Ana Sousa',
      page_source_url: `${siteUrl}/contact?utm_source=flyer?gclid=abc`,
      utm_source: 'flyer',
      gclid: 'abc',
      calculated_source: 'google_ads',
    },
  ])
})

test('a page without its scripts shows its text, and its links work', async ({ page }) => {
  await page.route(scripts, (route) => route.abort())
  await page.goto('/')
  // The script is requested a second time.
  await expect(page.locator('script[src^="/_next/static/"]')).toHaveCount(2)
  await page.locator(`main a[href="${servicePage}"]`).first().click()
  await expect(page).toHaveURL(servicePage)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600')
  await expect(page.getByText(failure)).toHaveCount(0)
  await page.unroute(scripts)
  await page.locator('footer a[href="/blog"]').click()
  await waitForHydration(page)
  await expect(page.getByRole('searchbox')).toBeEnabled()
})

test('text typed before hydration is kept and sent', async ({ page, requestForm, message }) => {
  const release = await holdRequests(page, scripts)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/about?utm_source=flyer', { waitUntil: 'commit' })
  await requestForm.name.pressSequentially('Typed Early')
  await requestForm.phone.pressSequentially('905-555-0100')
  await requestForm.message.fill(message)
  expect(await page.evaluate(isHydrated)).toBe(false)
  release()
  await waitForHydration(page)
  await expect(requestForm.name).toHaveValue('Typed Early')
  await expect(requestForm.message).toHaveValue(message)
  await expect(requestForm.message).toBeFocused()
  await expect(requestForm.status).toHaveText('')
  expect(errors).toEqual([])
  await requestForm.send()
  await requestForm.expectThanks()
  expect(await receivedRequests(message)).toMatchObject([
    { name: 'Typed Early', [siteContent().formFields.subject]: 'Typed Early', calculated_source: 'flyer' },
  ])
})

test('a translation by the browser before hydration stays, and no text or drawing is lost', async ({ page }) => {
  const release = await holdRequests(page, scripts)
  await page.goto(routes.home())
  const measure = () =>
    page.evaluate(() => ({
      letters: document.querySelector('main')?.textContent?.length ?? 0,
      shapes: document.querySelectorAll('svg path, svg use').length,
    }))
  await page.evaluate(() => {
    // The heading is outside of islands. The floating button is an island, which React renders again after this change.
    for (const element of document.querySelectorAll('h1, [data-island="floating-request"]')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) texts.currentNode.textContent = 'Traduit '
    }
  })
  const before = await measure()
  release()
  await waitForHydration(page)
  await expect(page.locator('h1')).toContainText('Traduit')
  const after = await measure()
  expect(after.shapes).toBeGreaterThanOrEqual(before.shapes)
  expect(Math.abs(after.letters - before.letters)).toBeLessThan(100)
})
