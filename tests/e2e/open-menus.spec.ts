import { expect, type Page, test } from 'playwright/test'
import { commonWords } from '@/content/interface'
import { routes } from '@/lib/routes'
import { openPage } from '../support/site-pages'

/** Everything that lies over a page, by Tab alone. The phone’s menu holds the focus: menus.spec.ts. */
/** What has the focus: its own words, or what it is called. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const node = document.activeElement
    return (node?.getAttribute('aria-label') ?? node?.textContent ?? '').trim()
  })

test('Tab goes through every link of every header menu, and each menu closes after the last', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, routes.privacy())
  const menus = page.locator('header details[data-menu]')
  await menus.first().locator('> summary').focus()
  for (const menu of await menus.all()) {
    await expect(menu.locator('> summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu).toHaveAttribute('open')
    const links = (await menu.locator('a').allTextContents()).map((words) => words.trim())
    const walked: string[] = []
    for (const _ of links) {
      await page.keyboard.press('Tab')
      walked.push(await focused(page))
    }
    expect(walked).toEqual(links)
    await page.keyboard.press('Tab')
    await expect(menu).not.toHaveAttribute('open')
  }
})

test('the floating request is focusable only while it shows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, routes.privacy())
  const button = page.locator('main a').filter({ hasText: commonWords.requestService })
  await expect(button).toHaveCount(1)
  await button.focus()
  await expect(button).not.toBeFocused()
  // It is the last link of main.
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await expect(button).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
  await expect(button).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${routes.contactForm()}`)
})
