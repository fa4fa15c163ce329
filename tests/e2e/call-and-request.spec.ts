import { expect, type Page, test } from 'playwright/test'
import { commonWords } from '@/content/interface'
import { routes } from '@/lib/routes'
import { phoneFor } from '@/lib/site'
import { atRest, withoutMotion } from '../support/page-checks'
import { openPage } from '../support/site-pages'

// What stays in view while a page is scrolled: the floating button, and the bar at the foot of a phone.

const service = '/residential/panel-upgrades'
const button = (page: Page) => page.locator('main a').filter({ hasText: commonWords.requestService })
const nameField = (page: Page) => page.locator('form[method="post"] [name="name"]')
const bar = (page: Page) => page.locator('[data-mobile-bar]')

/** Scrolls so that this share of the page has gone by. */
async function scrollTo(page: Page, share: number) {
  await page.evaluate((part) => {
    const { scrollHeight } = document.documentElement
    window.scrollTo({ top: (scrollHeight - window.innerHeight) * part, behavior: 'instant' })
  }, share)
  await atRest(page)
}

test('the floating button shows after 30 % scroll while the form is out of view, and leads to the form', async ({
  page,
}) => {
  await openPage(page, service)
  await expect(button(page)).toBeHidden()
  await scrollTo(page, 0.25)
  await expect(button(page)).toBeHidden()
  await scrollTo(page, 0.35)
  await expect(button(page)).toBeVisible()
  await page.locator('form[method="post"]').scrollIntoViewIfNeeded()
  await expect(button(page)).toBeHidden()
  await scrollTo(page, 0.35)
  await button(page).click()
  await expect(nameField(page)).toBeFocused()
  await expect(nameField(page)).toBeInViewport()
  await expect(button(page)).toBeHidden()
})

test('on a page without a form it leads to that of the contact page, and takes the focus only while it shows', async ({
  page,
}) => {
  await withoutMotion(page)
  await openPage(page, routes.privacy())
  await button(page).focus()
  await expect(button(page)).not.toBeFocused()
  // It is the last link of main.
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await expect(button(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(button(page)).toBeFocused()
  await expect(button(page)).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${routes.contactForm()}`)
  await expect(page.locator('form[method="post"]')).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the floating button is hidden while the menu is open', async ({ page }) => {
    await openPage(page, service)
    await scrollTo(page, 0.35)
    await expect(button(page)).toBeVisible()
    // A click by name would first scroll the button out of the page's scroll padding.
    await page.getByRole('button', { name: 'Open the menu' }).evaluate((toggle: HTMLElement) => toggle.click())
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(button(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(button(page)).toBeVisible()
  })

  test('the bar shows up to 767 px, not while a form is in view, and its quote focuses the form', async ({ page }) => {
    await openPage(page, service)
    const call = bar(page).locator(`a[href="tel:${phoneFor('/').e164}"]`)
    for (const width of [320, 767, 768]) {
      await page.setViewportSize({ width, height: 844 })
      // At the foot the page has nothing else to call or to request.
      await scrollTo(page, 1)
      await expect(bar(page), `at ${width}`).toBeVisible({ visible: width < 768 })
      if (width === 768) continue
      const box = await bar(page).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
      await expect(call).toBeVisible()
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('[data-request-form]').first().scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeHidden()
    await scrollTo(page, 1)
    await bar(page).getByRole('link', { name: commonWords.getAQuote }).click()
    await expect(nameField(page)).toBeFocused()
  })

  test('no screen has more than one call button and one other call link', async ({ page }) => {
    await withoutMotion(page)
    for (const path of ['/', service, '/emergency']) {
      await openPage(page, path)
      await atRest(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 400) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        // The bar moves in the frame after an observer has seen the change.
        await atRest(page)
        const seen = await page.evaluate(() => {
          const shows = (link: Element) => {
            const { top, bottom, height } = link.getBoundingClientRect()
            return height > 0 && link.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight
          }
          // The header's number is always in view. The offices of /toronto each have theirs (decisions).
          const kinds = ['[data-variant], [data-call]', ':not([data-variant], [data-call], header *, main address *)']
          const links = [...document.querySelectorAll('a[href^="tel:+"]')].filter(shows)
          return kinds.map((kind) => links.filter((link) => link.matches(kind)).length)
        })
        expect(Math.max(...seen), `${path} at ${top}: ${seen[0]} buttons, ${seen[1]} links`).toBeLessThanOrEqual(1)
      }
    }
  })
})
