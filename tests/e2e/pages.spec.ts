import { readdirSync } from 'node:fs'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { carouselWords } from '@/content/interface'
import { page as notFoundPage } from '@/content/pages/not-found'
import { carousels, missingPath, openPage, sitePages } from '../support/site-pages'

// What HTML alone can tell is read from it, without a browser: tests/contract, markup.spec.ts. Without JavaScript: no-js.spec.ts.

/** The page's main part. */
const main = (page: Page) => page.locator('main')
const forms = (scope: Page | Locator) => scope.locator('form[method="post"]')

test('every page is built once, and nothing else is', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const wanted = [...sitePages.map(({ path }) => `${path.slice(1) || 'index'}.html`), '404.html']
  expect(files.sort()).toEqual(wanted.sort())
})

test('an unknown address returns the not-found page, which logs the path', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await openPage(page, missingPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.h1)
  await expect(main(page).getByText('404', { exact: true })).toBeAttached()
  await expect(main(page).locator('a[href="/"]').first()).toBeVisible()
  expect(logged.some((text) => text.includes(missingPath) && text.startsWith('404'))).toBe(true)
})

test('the hero of home is 75vh and at least 600 px, also without its words, with the form beside or below its headline', async ({
  page,
}) => {
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
    if (!headline || !form) throw new Error('the hero shows no headline or no form')
    if (width > 1024) {
      expect(form.x).toBeGreaterThan(headline.x + headline.width / 2)
      expect(form.y).toBeLessThan(headline.y + headline.height)
    } else {
      expect(form.y).toBeGreaterThan(headline.y + headline.height)
      expect(form.x + form.width).toBeLessThanOrEqual(width)
    }
    const wanted = Math.max(0.75 * height, 600)
    const empty = await page.addStyleTag({
      content: 'main > section:first-child :is(h1, h1 ~ *, a, ul, [data-request-form]) { display: none !important }',
    })
    expect(Math.abs(((await hero.boundingBox())?.height ?? 0) - wanted)).toBeLessThanOrEqual(2)
    await empty.evaluate((style: HTMLStyleElement) => style.remove())
  }
})

test('a link into a fold opens it', async ({ page }) => {
  await page.goto('/residential/panel-upgrades')
  const passage = page.locator('#utility')
  await expect(passage).toBeHidden()
  await page.goto('/residential/panel-upgrades#utility')
  await expect(passage).toBeVisible()
  await expect(passage).toBeInViewport()
})

test('the testimonials of a carousel stop advancing once moved by hand', async ({ page }) => {
  const [carousel] = carousels
  test.skip(!carousel, 'no page has a carousel')
  const frame = main(page).locator('[aria-roledescription="carousel"]')
  /** The name of the one that stands in the carousel's window. */
  const shown = () =>
    frame.evaluate((node) => {
      const box = node.getBoundingClientRect()
      const inside = [...node.querySelectorAll('figure')].filter((figure) => {
        const { left, width } = figure.getBoundingClientRect()
        return left > box.left - width / 2 && left < box.left + width / 2
      })
      return inside.map((figure) => figure.querySelector('b')?.textContent).join()
    })
  const names = (carousel?.testimonials ?? []).map(({ name, location }) => `${name}, ${location}`)
  const { next, previous, play } = carouselWords
  await openPage(page, carousel?.path ?? '')
  for (const [pressed, wanted] of [
    [next, names[1]],
    [previous, names[0]],
    [previous, names.at(-1)],
  ] as const) {
    await frame.getByRole('button', { name: pressed }).click()
    await expect.poll(shown).toBe(wanted)
  }
  await expect(frame.getByRole('button', { name: play })).toBeVisible()
})
