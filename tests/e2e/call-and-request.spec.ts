import { expect, type Page, test } from 'playwright/test'
import { SHOW_FROM } from '@/components/layout/floating-request.client'
import { commonWords, emergencyWords } from '@/content/interface'
import { pageAt } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import { holdRequests } from '../support/held-requests'
import { reduceMotion, waitForAnimations } from '../support/page-checks'
import { openPage, servicePage, sitePages, waitForHydration } from '../support/site-pages'

// The floating button, and the mobile bar at the bottom of the window.

const button = (page: Page) => page.locator('header a').filter({ hasText: commonWords.requestService })
const nameField = (page: Page) => page.locator('form[method="post"] [name="name"]')
const mobileBar = (page: Page) => page.locator('[data-mobile-bar]')

/** Scrolls to a share of the page's scroll height, from 0 to 1. */
async function scrollTo(page: Page, share: number) {
  await page.evaluate((part) => {
    const { scrollHeight } = document.documentElement
    window.scrollTo({ top: (scrollHeight - window.innerHeight) * part, behavior: 'instant' })
  }, share)
  await waitForAnimations(page)
}

test('the floating button shows from its share of the scroll, not beside the form, and leads to the form', async ({
  page,
}) => {
  await openPage(page, servicePage)
  await expect(button(page)).toBeHidden()
  await scrollTo(page, SHOW_FROM - 0.05)
  await expect(button(page)).toBeHidden()
  await scrollTo(page, SHOW_FROM + 0.05)
  await expect(button(page)).toBeVisible()
  await page.locator('form[method="post"]').scrollIntoViewIfNeeded()
  await expect(button(page)).toBeHidden()
  await scrollTo(page, SHOW_FROM + 0.05)
  await button(page).click()
  await expect(nameField(page)).toBeFocused()
  await expect(nameField(page)).toBeInViewport()
  await expect(button(page)).toBeHidden()
})

test('on a page without a form the floating button leads to the contact form', async ({ page }) => {
  await reduceMotion(page)
  await openPage(page, routes.privacy())
  // A hidden button is not focusable.
  await button(page).focus()
  await expect(button(page)).not.toBeFocused()
  // It comes after the number in the header.
  await scrollTo(page, 1)
  await expect(button(page)).toBeVisible()
  await page.locator('header a[href^="tel:"]').focus()
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await expect(button(page)).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${routes.formOnContact()}`)
  await expect(page.locator('form[method="post"]')).toBeInViewport()
})

test('the floating button is in the header, or a strip as wide as the window below it, so it half covers no text', async ({
  page,
}) => {
  await openPage(page, servicePage)
  for (const width of [320, 768, 1119, 1120, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await scrollTo(page, SHOW_FROM + 0.05)
    await expect(button(page)).toBeVisible()
    const [strip, header] = await Promise.all([button(page).boundingBox(), page.locator('header').boundingBox()])
    const [top, bottom] = [strip?.y ?? 0, (strip?.y ?? 0) + (strip?.height ?? 0)]
    const edge = (header?.y ?? 0) + (header?.height ?? 0)
    if (width < 1120) expect([Math.round(top), strip?.width], `at ${width}`).toEqual([Math.round(edge), width])
    else expect(bottom, `at ${width}`).toBeLessThanOrEqual(edge)
  }
})

test('on emergency pages 911 is above our number at any width', async ({ page }) => {
  const emergencyPages = sitePages.filter(({ kind }) => kind === 'emergency')
  for (const { path } of emergencyPages) {
    await openPage(page, path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [first, ours] = await Promise.all(
        ['tel:911', `tel:${pageAt(path).office.phone.e164}`].map((href) =>
          page.locator(`main a[href="${href}"]`).first().boundingBox(),
        ),
      )
      expect((first?.y ?? 0) + (first?.height ?? 0), `${path} at ${width}`).toBeLessThanOrEqual(ours?.y ?? 0)
    }
  }
})

test('/emergency shows who to call first as a table, folded below the same answers on a phone', async ({ page }) => {
  await openPage(page, routes.page('emergency'))
  const cell = page.locator('#who-to-call tbody td').first()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(cell).toBeHidden()
  await page.locator('#who-to-call summary').click()
  await expect(cell).toBeVisible()
  await page.locator('#who-to-call summary').click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(cell).toBeVisible()
  // A mouse does not tap.
  await expect(page.getByText(emergencyWords.tap)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the floating button is hidden while the menu is open', async ({ page }) => {
    await openPage(page, servicePage)
    await scrollTo(page, SHOW_FROM + 0.05)
    await expect(button(page)).toBeVisible()
    // Playwright's own click would scroll the page first.
    await page.getByRole('button', { name: 'Open the menu' }).evaluate((toggle: HTMLElement) => toggle.click())
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(button(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(button(page)).toBeVisible()
  })

  test('the mobile bar shows up to 767 px, not beside a form, and its link focuses the form', async ({ page }) => {
    await openPage(page, servicePage)
    const call = mobileBar(page).locator(`a[href="tel:${pageAt(servicePage).office.phone.e164}"]`)
    for (const width of [320, 767, 768]) {
      await page.setViewportSize({ width, height: 844 })
      // At the end of the page no form is in view.
      await scrollTo(page, 1)
      await expect(mobileBar(page), `at ${width}`).toBeVisible({ visible: width < 768 })
      if (width === 768) continue
      const box = await mobileBar(page).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
      await expect(call).toBeVisible()
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('[data-request-form]').first().scrollIntoViewIfNeeded()
    await expect(mobileBar(page)).toBeHidden()
    // On a low screen it is below the footer and covers nothing.
    await page.setViewportSize({ width: 640, height: 360 })
    await page.locator('[data-request-form]').first().scrollIntoViewIfNeeded()
    await expect(mobileBar(page)).toHaveAttribute('data-away')
    await waitForAnimations(page)
    await expect(mobileBar(page)).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await scrollTo(page, 1)
    await mobileBar(page).getByRole('link', { name: commonWords.getAQuote }).click()
    await expect(nameField(page)).toBeFocused()
  })

  test('the mobile bar does not show for a moment while a page with a call button loads', async ({ page }) => {
    const release = await holdRequests(page, '**/_next/static/*.js')
    await page.goto(servicePage, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(mobileBar(page)).toBeHidden()
    release()
    await waitForHydration(page)
    await expect(mobileBar(page)).toBeHidden()
    await scrollTo(page, 1)
    await expect(mobileBar(page)).toBeVisible()
  })

  test('at most one call button and one other call link are in view', async ({ page }) => {
    await reduceMotion(page)
    const seen: number[] = []
    for (const path of ['/', servicePage, '/emergency']) {
      await openPage(page, path)
      await waitForAnimations(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 400) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        // The mobile bar moves one frame after the scroll observer has run.
        await waitForAnimations(page)
        const counts = await page.evaluate(() => {
          const isInView = (link: Element) => {
            const box = link.getBoundingClientRect()
            const isVisible = box.height > 0 && link.checkVisibility({ visibilityProperty: true })
            return isVisible && box.bottom > 0 && box.top < innerHeight
          }
          // The phone link of the header is always in view.
          const kinds = ['[data-variant], [data-call]', ':not([data-variant], [data-call], header *)']
          const links = [...document.querySelectorAll('a[href^="tel:+"]')].filter(isInView)
          return kinds.map((kind) => links.filter((link) => link.matches(kind)).length)
        })
        seen.push(counts[0] ?? 0)
        expect(Math.max(...counts), `${path} at ${top}: ${counts[0]} buttons, ${counts[1]} links`).toBeLessThanOrEqual(
          1,
        )
      }
    }
    expect(Math.max(...seen)).toBe(1)
  })
})
