import { expect, type Locator, type Page, test } from 'playwright/test'
import { siteContent } from '@/lib/content/site-content'
import { foldsWithId, missingPath, openPage } from '../support/site-pages'

// tests/contract and markup.spec.ts check what needs only the HTML. no-js.spec.ts has tests without JavaScript.

const main = (page: Page) => page.locator('main')
const forms = (scope: Page | Locator) => scope.locator('form[method="post"]')

test('an unknown URL shows the not-found page, which logs the URL', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await openPage(page, missingPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteContent().singlePages['not-found'].h1)
  await expect(main(page).getByText('404', { exact: true })).toBeAttached()
  await expect(main(page).locator('a[href="/"]').first()).toBeVisible()
  expect(logged.some((text) => text.includes(missingPath) && text.startsWith('404'))).toBe(true)
})

test('the hero of home is 75vh and at least 600 px, with the form beside or below the headline', async ({ page }) => {
  await page.goto('/')
  const hero = main(page).locator('section').first()
  for (const [width, height] of [
    [1440, 700],
    [1440, 1200],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const headline = await hero.getByRole('heading', { level: 1 }).boundingBox()
    const form = await forms(hero).boundingBox()
    if (!headline || !form) throw new Error('the hero has no visible headline or form')
    if (width > 1024) {
      expect(form.x).toBeGreaterThan(headline.x + headline.width / 2)
      expect(form.y).toBeLessThan(headline.y + headline.height)
    } else {
      expect(form.y).toBeGreaterThan(headline.y + headline.height)
      expect(form.x + form.width).toBeLessThanOrEqual(width)
    }
    // Without text, because the owner may make it longer.
    const expected = Math.max(0.75 * height, 600)
    const empty = await page.addStyleTag({
      content: 'main > section:first-child :is(h1, h1 ~ *, a, ul, [data-request-form]) { display: none !important }',
    })
    expect(Math.abs(((await hero.boundingBox())?.height ?? 0) - expected)).toBeLessThanOrEqual(2)
    await empty.evaluate((style: HTMLStyleElement) => style.remove())
  }
})

for (const { path, id } of foldsWithId.slice(0, 1))
  test('a link to an anchor in a fold opens the fold', async ({ page }) => {
    await page.goto(path)
    const passage = page.locator(`#${id}`)
    await expect(passage).toBeHidden()
    await page.goto(`${path}#${id}`)
    await expect(passage).toBeVisible()
    await expect(passage).toBeInViewport()
  })
