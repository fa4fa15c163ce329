import { readdirSync } from 'node:fs'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { carouselWords } from '@/content/interface'
import { page as notFoundPage } from '@/content/pages/not-found'
import { phoneFor } from '@/lib/site'
import { carousels, missingPath, openPage, sitePages } from '../support/site-pages'

// What HTML alone can tell is read from it, without a browser: tests/contract and markup.spec.ts.

/** The page's main part. */
const main = (page: Page) => page.locator('main')
const forms = (scope: Page | Locator) => scope.locator('form[method="post"]')

test('every page is built once, and nothing else is', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const wanted = [...sitePages.map(({ path }) => `${path.slice(1) || 'index'}.html`), '404.html']
  expect(files.sort()).toEqual(wanted.sort())
})

test.describe('an unknown address', () => {
  test('returns the not-found page, which logs the path', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await openPage(page, missingPath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.h1)
    await expect(main(page).getByText('404', { exact: true })).toBeAttached()
    await expect(main(page).getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(
      main(page)
        .locator(`a[href="tel:${phoneFor('/').e164}"]`)
        .first(),
    ).toBeVisible()
    await expect(forms(page)).toHaveCount(1)
    expect(logged.some((text) => text.includes(missingPath) && text.startsWith('404'))).toBe(true)
  })
})

test.describe('home', () => {
  test('hero is 75vh and at least 600 px, also without its words', async ({ page }) => {
    for (const [width, height] of [
      [1440, 700],
      [1440, 1200],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const hero = main(page).locator('section').first()
      const height75 = Math.max(0.75 * height, 600)
      expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(height75)
      const emptied = await hero.evaluate((node) => {
        for (const part of node.querySelectorAll<HTMLElement>('h1, h1 ~ *, a, ul, [data-request-form]'))
          part.style.display = 'none'
        return node.getBoundingClientRect().height
      })
      expect(Math.abs(emptied - height75)).toBeLessThanOrEqual(2)
    }
  })

  test('the form is beside the headline on a desktop, and below it on a phone', async ({ page }) => {
    await page.goto('/')
    const hero = main(page).locator('section').first()
    const boxes = async (width: number, height: number) => {
      await page.setViewportSize({ width, height })
      const [headline, form] = [
        await hero.getByRole('heading', { level: 1 }).boundingBox(),
        await forms(hero).boundingBox(),
      ]
      if (!headline || !form) throw new Error('the hero shows no headline or no form')
      return { headline, form }
    }
    const wide = await boxes(1440, 900)
    expect(wide.form.x).toBeGreaterThan(wide.headline.x + wide.headline.width / 2)
    expect(wide.form.y).toBeLessThan(wide.headline.y + wide.headline.height)
    const narrow = await boxes(390, 844)
    expect(narrow.form.y).toBeGreaterThan(narrow.headline.y + narrow.headline.height)
    expect(narrow.form.x + narrow.form.width).toBeLessThanOrEqual(390)
  })
})

test('a link into a fold opens it', async ({ page }) => {
  await page.goto('/residential/panel-upgrades')
  const passage = page.locator('#utility')
  await expect(passage).toBeHidden()
  await page.goto('/residential/panel-upgrades#utility')
  await expect(passage).toBeVisible()
  await expect(passage).toBeInViewport()
})

test.describe('the room with a keypad', () => {
  test('changes with the arrow keys', async ({ page }) => {
    await page.goto('/smart-home/lutron-homeworks')
    const keys = page.getByRole('radio')
    const lights = () =>
      main(page)
        .getByRole('img')
        .first()
        .evaluate((room) => [...room.querySelectorAll('*')].map((part) => getComputedStyle(part).opacity).join())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const before = await lights()
    await main(page).locator('input[type="radio"]:checked').focus()
    await page.keyboard.press('ArrowDown')
    const pressed = main(page).locator('input[type="radio"]:checked')
    await expect(pressed).toBeFocused()
    await expect.poll(lights).not.toBe(before)
    expect(await keys.count()).toBeGreaterThan(3)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('changes as well', async ({ page }) => {
      await page.goto('/smart-home/lutron-homeworks')
      const last = main(page).getByRole('radio').last()
      await last.check()
      await expect(last).toBeChecked()
    })
  })
})

for (const { path, testimonials } of carousels.slice(0, 1))
  test.describe(`the testimonials of ${path}`, () => {
    const frame = (page: Page) => main(page).locator('[aria-roledescription="carousel"]')
    /** The name of the one that stands in the carousel's window. */
    const shown = (page: Page) =>
      frame(page).evaluate((node) => {
        const box = node.getBoundingClientRect()
        const inside = [...node.querySelectorAll('figure')].filter((figure) => {
          const { left, width } = figure.getBoundingClientRect()
          return left > box.left - width / 2 && left < box.left + width / 2
        })
        return inside.map((figure) => figure.querySelector('b')?.textContent).join()
      })
    const names = testimonials.map(({ name, location }) => `${name}, ${location}`)
    const [first, second] = names as [string, string]
    const last = names.at(-1) as string

    test('stop advancing once moved by hand', async ({ page }) => {
      await openPage(page, path)
      await frame(page).getByRole('button', { name: carouselWords.next }).click()
      await expect.poll(() => shown(page)).toBe(second)
      await frame(page).getByRole('button', { name: carouselWords.previous }).click()
      await expect.poll(() => shown(page)).toBe(first)
      await frame(page).getByRole('button', { name: carouselWords.previous }).click()
      await expect.poll(() => shown(page)).toBe(last)
      await expect(frame(page).getByRole('button', { name: carouselWords.play })).toBeVisible()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('can be read', async ({ page }) => {
        await page.goto(path)
        for (const { text } of testimonials) {
          await expect(frame(page).getByText(text.slice(0, 40))).toBeVisible()
        }
        await expect(frame(page).getByRole('button')).toHaveCount(0)
      })
    })
  })
