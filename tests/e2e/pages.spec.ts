import { readdirSync } from 'node:fs'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { questionsAtFirst } from '@/components/home/home-model'
import { faqs } from '@/content/faqs'
import { carouselWords, homeWords, layoutWords } from '@/content/interface'
import { page as notFoundPage } from '@/content/pages/not-found'
import { socialLinks } from '@/content/social'
import { phoneFor } from '@/lib/site'
import { carousels, missingPath, openPage, sitePages } from '../support/site-pages'

// What HTML alone can tell is read from it, without a browser: tests/contract and tests/as-delivered.test.ts.

/** The page's main part. */
const main = (page: Page) => page.locator('main')
const forms = (scope: Page | Locator) => scope.locator('form[method="post"]')

test('every page is built once, and nothing else is', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const wanted = [...sitePages.map(({ path }) => `${path.slice(1) || 'index'}.html`), '404.html']
  expect(files.sort()).toEqual(wanted.sort())
})

test.describe('an unknown address', () => {
  const unknown = [
    missingPath,
    '/residential/no-such-service',
    '/residential/panel-upgrades/more',
    '/emergency/no-such-page',
    '/gta/atlantis',
    '/toronto/atlantis',
  ]
  for (const path of unknown) {
    test(`${path} is a 404`, async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain(notFoundPage.h1)
    })
  }

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
  for (const [width, height] of [
    [1440, 700],
    [1440, 1200],
    [390, 844],
  ] as const) {
    test(`hero is 75vh and at least 600 px at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const hero = main(page).locator('section').first()
      await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
      const height75 = Math.max(0.75 * height, 600)
      expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(height75)
      // Emptied, it keeps that height.
      const emptied = await hero.evaluate((node) => {
        for (const part of node.querySelectorAll<HTMLElement>('h1, h1 ~ *, a, ul, [data-request-form]'))
          part.hidden = true
        for (const part of node.querySelectorAll<HTMLElement>('[hidden]')) part.style.display = 'none'
        return node.getBoundingClientRect().height
      })
      expect(Math.abs(emptied - height75)).toBeLessThanOrEqual(2)
    })
  }

  test('the form is beside the headline on a desktop', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const hero = main(page).locator('section').first()
    await expect(hero.locator('a[href="#testimonials"]')).toBeVisible()
    await expect(hero.getByRole('list', { name: homeWords.credentials }).getByRole('listitem').first()).toBeVisible()
    const headline = await hero.getByRole('heading', { level: 1 }).boundingBox()
    const form = await forms(hero).boundingBox()
    if (!headline || !form) throw new Error('the hero shows no headline or no form')
    expect(form.x).toBeGreaterThan(headline.x + headline.width / 2)
    expect(form.y).toBeLessThan(headline.y + headline.height)
  })

  test('the form is below the headline on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const hero = main(page).locator('section').first()
    const headline = await hero.getByRole('heading', { level: 1 }).boundingBox()
    const form = await forms(hero).boundingBox()
    if (!headline || !form) throw new Error('the hero shows no headline or no form')
    expect(form.y).toBeGreaterThan(headline.y + headline.height)
    expect(form.x + form.width).toBeLessThanOrEqual(390)
  })

  test('the FAQ shows its first questions, the rest on request, and opens items one by one', async ({ page }) => {
    await openPage(page, '/')
    const faq = page.locator('#faq')
    const questions = faq.locator('summary:has(h3)')
    await expect(questions).toHaveCount(faqs.length)
    await expect(questions.locator('visible=true')).toHaveCount(questionsAtFirst)

    await faq.getByText(homeWords.showAll).click()
    await expect(questions.locator('visible=true')).toHaveCount(faqs.length)
    for (const { question } of faqs) await expect(faq.getByRole('heading', { name: question })).toBeVisible()
    await faq.getByText(homeWords.showFewer).click()
    await expect(questions.locator('visible=true')).toHaveCount(questionsAtFirst)

    const item = (index: number) => faq.locator('details').nth(index)
    await questions.nth(2).click()
    await questions.nth(3).click()
    await expect(item(2)).toHaveAttribute('open', '')
    await expect(item(3)).toHaveAttribute('open', '')
    await questions.nth(2).click()
    await expect(item(2)).not.toHaveAttribute('open', '')
    await expect(item(3)).toHaveAttribute('open', '')
  })

  test('a flipped breaker puts its circuit out in the house, by mouse and by keyboard', async ({ page }) => {
    await page.goto('/')
    const drawing = page.locator('#services [data-live]')
    const level = (circuit: string) =>
      drawing.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name).trim(), `--${circuit}`)
    await page.getByRole('switch', { name: /Pot lights/ }).click()
    await expect.poll(() => level('c-pot-lights')).toBe('0')
    expect(await level('c-fans')).toBe('1')
    await page.getByRole('switch', { name: /Panel upgrades/ }).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => level('c-fans')).toBe('0')
    expect(await level('c-service')).toBe('1')
  })
})

test('the header of a wide window has the top bar, the menus and the emergency link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const banner = page.getByRole('banner')
  const topBar = page.getByRole('region', { name: layoutWords.header.topBar })
  for (const { label } of socialLinks) await expect(topBar.getByRole('link', { name: label })).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(nav.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('href', '/blog')
  await expect(nav.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute('href', '/contact')
  await expect(banner.locator(`a[href="tel:${phoneFor('/').e164}"]:visible`)).not.toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden()
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

    test('advance every 5 s, loop, and can be paused', async ({ page }) => {
      await page.clock.install()
      await page.goto(path)
      await expect(frame(page).getByRole('figure')).toHaveCount(names.length)
      await expect(frame(page).getByRole('button', { name: carouselWords.pause })).toBeVisible()
      await page.mouse.move(0, 0)
      // In the middle of each five seconds: real time goes on beside the clock, more of it on a busy machine.
      await page.clock.runFor(2500)
      expect(await shown(page)).toBe(first)
      for (const next of [...names.slice(1), first, second]) {
        await page.clock.runFor(5000)
        await expect.poll(() => shown(page)).toBe(next)
      }
      await frame(page).getByRole('button', { name: carouselWords.pause }).click()
      await page.mouse.move(0, 0)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.clock.runFor(20_000)
      expect(await shown(page)).toBe(second)
    })

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

    test('do not move under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.clock.install()
      await page.goto(path)
      await expect(frame(page).getByRole('button', { name: carouselWords.play })).toBeVisible()
      await page.clock.runFor(20_000)
      expect(await shown(page)).toBe(first)
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
