import { expect, type Page, test } from 'playwright/test'
import { atRest } from '../support/page-checks'
import { openPage } from '../support/site-pages'

const menu = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).locator('details').filter({ hasText: label })
const summary = (page: Page, label: string) => menu(page, label).locator('> summary')
const openMenus = (page: Page) => page.locator('header details[open]')

test.describe('dropdown menus', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('open on hover, stay open on click, close on the next click and on leave', async ({ page }) => {
    await openPage(page, '/')
    await summary(page, 'Residential').hover()
    const link = menu(page, 'Residential').getByRole('link').first()
    await expect(link).toBeVisible()
    await summary(page, 'Residential').click()
    await expect(link).toBeVisible()
    await summary(page, 'Residential').click()
    await expect(link).toBeHidden()

    await summary(page, 'Smart Home').hover()
    await expect(menu(page, 'Smart Home').getByRole('link').first()).toBeVisible()
    await expect(openMenus(page)).toHaveCount(1)
    await page.mouse.move(700, 880)
    await expect(openMenus(page)).toHaveCount(0)
  })

  test('close on a click outside and when one of their links is followed', async ({ page }) => {
    await openPage(page, '/')
    await summary(page, 'Areas We Serve').click()
    await expect(openMenus(page)).toHaveCount(1)
    await page.mouse.click(20, 880)
    await expect(openMenus(page)).toHaveCount(0)
    await summary(page, 'Areas We Serve').click()
    await menu(page, 'Areas We Serve').getByRole('link', { name: 'Vaughan' }).click()
    await expect(page).toHaveURL('/gta/vaughan')
    await page.mouse.move(700, 880)
    await expect(openMenus(page)).toHaveCount(0)
    // The menu says where one is.
    await expect(menu(page, 'Areas We Serve').locator('a[aria-current="page"]')).toHaveText('Vaughan')
  })

  test('work with Tab, Enter and Escape, which returns the focus', async ({ page }) => {
    await openPage(page, '/')
    await summary(page, 'Residential').focus()
    await page.keyboard.press('Enter')
    await expect(openMenus(page)).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(menu(page, 'Residential').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu(page, 'Residential').getByRole('link', { name: 'Panel upgrades' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(openMenus(page)).toHaveCount(0)
    await expect(summary(page, 'Residential')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(summary(page, 'Commercial / Industrial')).toBeFocused()
  })

  test('work with the arrow keys', async ({ page }) => {
    await openPage(page, '/')
    await summary(page, 'Residential').focus()
    await page.keyboard.press('ArrowRight')
    await expect(summary(page, 'Commercial / Industrial')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(summary(page, 'EV & Generator')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    const links = menu(page, 'Smart Home').getByRole('link')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(summary(page, 'Smart Home')).toBeFocused()
  })

  test('open within the window at every width with menus', async ({ page }) => {
    await openPage(page, '/privacy')
    for (const width of [1024, 1240]) {
      await page.setViewportSize({ width, height: 700 })
      for (const label of [
        'Residential',
        'Commercial / Industrial',
        'Smart Home',
        'EV & Generator',
        'Areas We Serve',
      ]) {
        await summary(page, label).focus()
        await page.keyboard.press('Enter')
        await expect(menu(page, label)).toHaveAttribute('open')
        await atRest(page)
        const box = await menu(page, label).locator('> div').boundingBox()
        if (!box) throw new Error(`${label} shows nothing at ${width}`)
        expect(box.x, `${label} at ${width}`).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width, `${label} at ${width}`).toBeLessThanOrEqual(width)
        expect(box.y + box.height, `${label} at ${width}`).toBeLessThanOrEqual(700)
      }
      await page.keyboard.press('Escape')
      await expect(openMenus(page)).toHaveCount(0)
    }
  })

  test('show in one line from 1024 px, with the toggle below that and the top bar from 768 px', async ({ page }) => {
    const nav = page.getByRole('navigation', { name: 'Main', exact: true })
    const toggle = page.getByRole('button', { name: 'Open the menu' })
    const topBar = page.getByRole('region', { name: 'Licence, areas and phone' })
    await page.goto('/privacy')
    for (const [width, menus, bar] of [
      [320, false, false],
      [767, false, false],
      [768, false, true],
      [1023, false, true],
      [1024, true, true],
      [1240, true, true],
      [1920, true, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(nav, `menus at ${width}`).toBeVisible({ visible: menus })
      await expect(toggle, `toggle at ${width}`).toBeVisible({ visible: !menus })
      await expect(topBar, `top bar at ${width}`).toBeVisible({ visible: bar })
      const overlaps = await page.locator('header').evaluate((header) => {
        const parts = [...header.querySelectorAll('a, summary, button')]
          .filter((part) => part.checkVisibility() && !part.closest('details > div'))
          .map((part) => part.getBoundingClientRect())
        return parts.some(
          (a, index) =>
            a.right > window.innerWidth ||
            parts.slice(index + 1).some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom),
        )
      })
      expect(overlaps, `parts overlap at ${width}`).toBe(false)
    }
  })

  test('stay free under a long name of the firm, which takes more lines', async ({ page }) => {
    await page.goto('/privacy')
    await page
      .locator('header [data-business-name]')
      .evaluate((name) => name.firstChild?.replaceWith("O'Brien & Daughters' Electrical Contracting of Ontario"))
    for (const width of [320, 390, 768, 1024, 1240, 1380, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const covered = await page.locator('header').evaluate((header) => {
        const words = document.createRange()
        words.selectNodeContents(header.querySelector('[data-business-name]') ?? header)
        const name = words.getBoundingClientRect()
        const { top, bottom } = header.getBoundingClientRect()
        const parts = [...header.querySelectorAll('nav a, summary, button, a[href^="tel:"]')]
          .filter((part) => part.checkVisibility() && !part.closest('details > div'))
          .map((part) => part.getBoundingClientRect())
        // From 1024 to 1279 px the mark alone shows.
        if (name.width === 0) return false
        // The typeface's own line box is a little higher than the line.
        return name.top < top - 4 || name.bottom > bottom + 4 || parts.some(({ left }) => left < name.right)
      })
      expect(covered, `at ${width}`).toBe(false)
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('open one at a time', async ({ page }) => {
      await page.goto('/')
      await summary(page, 'Residential').click()
      await expect(menu(page, 'Residential').getByRole('link', { name: 'Panel upgrades' })).toBeVisible()
      await summary(page, 'Areas We Serve').click()
      await expect(openMenus(page)).toHaveCount(1)
      await menu(page, 'Areas We Serve').getByRole('link', { name: 'Whitby' }).click()
      await expect(page).toHaveURL('/gta/whitby')
    })
  })
})

test.describe('dropdown menus by touch', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true })

  test('open on a tap, close on the next, and follow their links', async ({ page }) => {
    await openPage(page, '/')
    await summary(page, 'Residential').tap()
    await expect(openMenus(page)).toHaveCount(1)
    await summary(page, 'Residential').tap()
    await expect(openMenus(page)).toHaveCount(0)
    await summary(page, 'Smart Home').tap()
    await menu(page, 'Smart Home').getByRole('link', { name: 'RadioRA 3' }).tap()
    await expect(page).toHaveURL('/smart-home/radiora-3')
    await expect(openMenus(page)).toHaveCount(0)
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  const toggle = (page: Page) => page.getByRole('button', { name: 'Open the menu' })

  for (const scripts of [true, false]) {
    test(`opens, expands, navigates and closes ${scripts ? 'with' : 'without'} JavaScript`, async ({ browser }) => {
      const context = await browser.newContext({
        javaScriptEnabled: scripts,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      })
      const page = await context.newPage()
      if (scripts) await openPage(page, '/')
      else await page.goto('/')
      await expect(dialog(page)).toBeHidden()
      await toggle(page).tap()
      await expect(dialog(page)).toBeVisible()
      await page.getByRole('button', { name: 'Close the menu' }).tap()
      await expect(dialog(page)).toBeHidden()
      await toggle(page).tap()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await toggle(page).tap()
      await dialog(page).locator('summary').filter({ hasText: 'Areas We Serve' }).tap()
      await dialog(page).getByRole('link', { name: 'Markham' }).tap()
      await expect(page).toHaveURL('/gta/markham')
      await expect(dialog(page)).toBeHidden()
      await context.close()
    })
  }

  /** Tabs through the open menu and back; nothing behind it may take the focus. */
  async function holdsFocus(page: Page) {
    await toggle(page).tap()
    await expect(dialog(page)).toBeVisible()
    const links = await dialog(page).locator('a:visible, button, summary').count()
    const outside = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        return focused && focused !== document.body && !focused.closest('#menu') ? focused.outerHTML.slice(0, 90) : ''
      })
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let at = 0; at < links + 6; at++) {
        await page.keyboard.press(key)
        expect(await outside()).toBe('')
      }
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  }

  test('traps the focus until it is closed, then returns it', async ({ page }) => {
    await openPage(page, '/privacy')
    await holdsFocus(page)
  })

  test('traps the focus in a browser without invoker commands', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
      // Without its command such a button does nothing by itself.
      document.addEventListener('DOMContentLoaded', () => {
        for (const button of document.querySelectorAll('button[commandfor]')) button.removeAttribute('command')
      })
    })
    await openPage(page, '/privacy')
    await holdsFocus(page)
  })

  test('opens, traps the focus and closes in a browser that knows no popovers either', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
      for (const name of ['popover', 'showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
      const { matches } = Element.prototype
      Reflect.set(Element.prototype, 'matches', function (this: Element, selectors: string) {
        if (selectors.includes(':popover-open')) throw new SyntaxError(`${selectors} is not a valid selector`)
        return matches.call(this, selectors)
      })
      document.addEventListener('DOMContentLoaded', () => {
        for (const attribute of ['popover', 'popovertarget', 'command'])
          for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
      })
    })
    await openPage(page, '/privacy')
    await holdsFocus(page)
    await toggle(page).tap()
    await page.getByRole('button', { name: 'Close the menu' }).tap()
    await expect(dialog(page)).toBeHidden()
    await toggle(page).tap()
    await dialog(page).getByRole('link', { name: 'Contact' }).first().tap()
    await expect(page).toHaveURL('/contact')
  })

  test('keeps the page behind it in its place', async ({ page }) => {
    await openPage(page, '/')
    await page.evaluate(() => window.scrollTo(0, 3000))
    await atRest(page)
    const place = () =>
      page.evaluate(() => [
        window.scrollY,
        document.documentElement.scrollHeight,
        document.querySelector('dialog')?.open,
      ])
    const [top, height] = await place()
    // A click by the browser itself: Playwright's own scrolls to the header first.
    await toggle(page).evaluate((button: HTMLElement) => button.click())
    await expect.poll(place).toEqual([top, height, true])
    await page.keyboard.press('Escape')
    await expect.poll(place).toEqual([top, height, false])
  })

  test('every row is large enough to tap, and none is covered by the footer of the menu', async ({ page }) => {
    await openPage(page, '/privacy')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await toggle(page).tap()
      await expect(dialog(page)).toBeVisible()
      await atRest(page)
      const rows = dialog(page).getByRole('navigation', { name: 'All services' }).locator('li')
      const heights = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      const last = rows.last().getByRole('link')
      await last.focus()
      await atRest(page)
      const foot = await dialog(page).getByRole('link', { name: 'Get a Quote' }).boundingBox()
      const box = await last.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
    }
  })
})

test.describe('the sticky bar of a phone', () => {
  const bar = (page: Page) => page.locator('[data-mobile-bar]')

  test('shows up to 767 px and not above', async ({ page }) => {
    await page.goto('/privacy')
    for (const [width, shown] of [
      [320, true],
      [767, true],
      [768, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(bar(page)).toBeVisible({ visible: shown })
      if (shown) {
        const box = await bar(page).boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(800, 0)
        await expect(bar(page).getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/)
        await expect(bar(page).getByRole('link', { name: 'Get a Quote' })).toBeVisible()
      }
    }
  })

  test('is hidden while a form is in view, and shows again', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/residential/panel-upgrades')
    await page.locator('[data-request-form]').first().scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(bar(page)).toBeVisible()
  })

  for (const path of ['/', '/residential/panel-upgrades', '/emergency']) {
    test(`no screen of ${path} has more than one call button and one other call link`, async ({ page }) => {
      test.setTimeout(90_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage(page, path)
      await atRest(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const crowded: string[] = []
      for (let top = 0; top < height; top += 400) {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        // The bar moves in the frame after an observer has seen the change.
        await atRest(page)
        const { buttons, links } = await page.evaluate(() => {
          const seen = [...document.querySelectorAll<HTMLElement>('a[href^="tel:+"]')].filter((link) => {
            const { top, bottom, height } = link.getBoundingClientRect()
            return height > 0 && link.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < innerHeight
          })
          const isButton = (link: Element) => link.matches('[data-variant], [data-call]')
          return {
            buttons: seen.filter(isButton).length,
            // The header's number is always in view. The offices of /toronto each have theirs (decisions).
            links: seen.filter((link) => !isButton(link) && !link.closest('header, main address')).length,
          }
        })
        if (buttons > 1 || links > 1) crowded.push(`at ${top}: ${buttons} buttons, ${links} links`)
      }
      expect(crowded).toEqual([])
    })
  }

  test('is hidden while a field has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await openPage(page, '/contact')
    for (const name of ['Name', 'Phone', 'Brief description']) {
      const field = page.locator('form[method="post"]').getByLabel(name)
      await field.focus()
      await expect(bar(page)).toBeHidden()
      await expect(field).toBeInViewport({ ratio: 0.9 })
    }
  })
})
