import { expect, type Page, test } from 'playwright/test'
import { phoneFor } from '@/lib/site'
import { atRest } from '../support/page-checks'
import { openPage } from '../support/site-pages'

const button = (page: Page) => page.getByRole('link', { name: 'Request Service or Estimate' })

/** Scrolls so that this share of the page has gone by, once all of it is laid out. */
async function scrollTo(page: Page, share: number) {
  await atRest(page)
  await page.evaluate((part) => {
    const { scrollHeight } = document.documentElement
    window.scrollTo({ top: (scrollHeight - window.innerHeight) * part, behavior: 'instant' })
  }, share)
}

test('the floating button shows after 30 % scroll while the form is out of view', async ({ page }) => {
  await openPage(page, '/residential/panel-upgrades')
  await expect(button(page)).toBeHidden()
  await scrollTo(page, 0.25)
  await expect(button(page)).toBeHidden()
  await scrollTo(page, 0.35)
  await expect(button(page)).toBeVisible()
  await page.locator('form[method="post"]').scrollIntoViewIfNeeded()
  await expect(button(page)).toBeHidden()
})

test('it scrolls to the form and focuses it', async ({ page }) => {
  await openPage(page, '/residential/panel-upgrades')
  await scrollTo(page, 0.35)
  await button(page).click()
  await expect(page.locator('form[method="post"]').getByLabel('Name')).toBeFocused()
  await expect(page.locator('form[method="post"]').getByLabel('Name')).toBeInViewport()
  await expect(button(page)).toBeHidden()
})

test('on a page without a form it links to the form on the contact page', async ({ page }) => {
  await openPage(page, '/privacy')
  await scrollTo(page, 0.5)
  await button(page).click()
  await page.waitForURL('**/contact#quote')
  await expect(page.locator('form[method="post"]')).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('it is hidden while the menu is open', async ({ page }) => {
    await openPage(page, '/residential/panel-upgrades')
    await scrollTo(page, 0.35)
    await expect(button(page)).toBeVisible()
    // A tap where the button is: a click by name would first scroll it out of the page's scroll padding.
    const box = await page.getByRole('button', { name: 'Open the menu' }).boundingBox()
    if (!box) throw new Error('the menu button has no box')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(button(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(button(page)).toBeVisible()
  })

  test('Call Now and Get a Quote are in the sticky bar, and the quote focuses the form', async ({ page }) => {
    await openPage(page, '/residential/panel-upgrades')
    const bar = page.getByRole('region', { name: 'Call or request' })
    for (let part = 0.1; part < 0.6; part += 0.1) {
      await scrollTo(page, part)
      await atRest(page)
      if (await bar.isVisible()) break
    }
    await expect(bar.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', `tel:${phoneFor('/').e164}`)
    await bar.getByRole('link', { name: 'Get a Quote' }).click()
    await expect(page.locator('form[method="post"]').getByLabel('Name')).toBeFocused()
  })
})
