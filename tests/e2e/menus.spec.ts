import { expect, type Page, test } from 'playwright/test'
import { layoutWords } from '@/content/interface'
import { navigationFor } from '@/lib/content/navigation'
import { pageAt } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import { brokenHeader, waitForAnimations } from '../support/page-checks'
import { openPage } from '../support/site-pages'

// Menus are found by position and links by URL, because the owner may change names and order.
const { areas, menus } = navigationFor(pageAt(routes.privacy()))
const lastArea = areas.items.at(-1)?.href ?? ''
const lastOfFirstMenu = menus[0]?.groups.at(-1)?.group.services.at(-1)?.href ?? ''

const dropdowns = (page: Page) => page.locator('header details[data-menu]')
const openMenus = (page: Page) => page.locator('header details[data-menu][open]')
const summaries = (page: Page) => dropdowns(page).locator('> summary')
const menuLink = (page: Page, href: string) => dropdowns(page).locator(`a[href="${href}"]`)

test.describe('dropdown menus', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('open on hover or click, and close on click, on leave and after a link', async ({ page }) => {
    await openPage(page, '/')
    const first = summaries(page).first()
    const link = dropdowns(page).first().getByRole('link').first()
    await first.hover()
    await expect(link).toBeVisible()
    await first.click()
    await expect(link).toBeVisible()
    await first.click()
    await expect(link).toBeHidden()

    await summaries(page).nth(1).hover()
    await expect(dropdowns(page).nth(1).getByRole('link').first()).toBeVisible()
    await expect(openMenus(page)).toHaveCount(1)
    await page.mouse.move(700, 880)
    await expect(openMenus(page)).toHaveCount(0)

    await summaries(page).last().click()
    await expect(openMenus(page)).toHaveCount(1)
    await page.mouse.click(20, 880)
    await expect(openMenus(page)).toHaveCount(0)
    await summaries(page).last().click()
    // The page stays: on a new page every menu is closed anyway.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }))
    await menuLink(page, lastArea).click()
    await page.mouse.move(700, 880)
    await expect(openMenus(page)).toHaveCount(0)
    await page.goto(lastArea)
    // The menu marks the current page.
    await expect(dropdowns(page).locator('a[aria-current="page"]')).toHaveAttribute('href', lastArea)
  })

  test('work with arrow keys, and Escape returns the focus', async ({ page }) => {
    await openPage(page, routes.privacy())
    const [first, second] = [summaries(page).first(), summaries(page).nth(1)]
    const links = dropdowns(page).first().getByRole('link')
    const press = (key: string) => page.keyboard.press(key)
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
    await first.focus()
    await press('ArrowLeft')
    await expect(summaries(page).last()).toBeFocused()
    await press('ArrowRight')
    await press('ArrowRight')
    await expect(second).toBeFocused()
    await press('ArrowLeft')
    await press('ArrowDown')
    await expect(links.first()).toBeFocused()
    await press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await press('Escape')
    await expect(openMenus(page)).toHaveCount(0)
    await expect(first).toBeFocused()
    await press('ArrowDown')
    await press('ArrowUp')
    await expect(first).toBeFocused()
    await press('Tab')
    expect(await page.evaluate(() => window.scrollY), 'the page has not scrolled').toBe(1200)
  })

  test('opened by hover, a menu closes on Escape without taking the focus', async ({ page }) => {
    await openPage(page, routes.contact())
    await page.keyboard.press('Tab')
    await summaries(page).first().hover()
    await expect(openMenus(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(openMenus(page)).toHaveCount(0)
    await expect(page.locator(':focus')).toHaveText(layoutWords.skip)
  })

  test('open within the window; Tab focuses every link and closes the menu after the last', async ({ page }) => {
    await openPage(page, routes.privacy())
    for (const width of [1240, 1024]) {
      await page.setViewportSize({ width, height: 700 })
      for (const menu of await dropdowns(page).all()) {
        await menu.locator('> summary').focus()
        await page.keyboard.press('Enter')
        await expect(menu).toHaveAttribute('open')
        await waitForAnimations(page)
        const box = await menu.locator('> div').boundingBox()
        if (!box) throw new Error(`a menu is empty at ${width}`)
        expect(box.x, `at ${width}`).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width, `at ${width}`).toBeLessThanOrEqual(width)
        expect(box.y + box.height, `at ${width}`).toBeLessThanOrEqual(700)
        if (width === 1024) continue
        for (const link of await menu.locator('a').all()) {
          await page.keyboard.press('Tab')
          await expect(link).toBeFocused()
        }
        await page.keyboard.press('Tab')
        await expect(menu).not.toHaveAttribute('open')
      }
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('open one at a time', async ({ page }) => {
      await page.goto('/')
      await summaries(page).first().click()
      await expect(menuLink(page, lastOfFirstMenu)).toBeVisible()
      await summaries(page).last().click()
      await expect(openMenus(page)).toHaveCount(1)
      await menuLink(page, lastArea).click()
      await expect(page).toHaveURL(lastArea)
    })
  })

  test.describe('by touch', () => {
    test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true })

    test('open and close on a tap, and their links work', async ({ page }) => {
      await openPage(page, '/')
      const first = summaries(page).first()
      await first.tap()
      await expect(openMenus(page)).toHaveCount(1)
      await first.tap()
      await expect(openMenus(page)).toHaveCount(0)
      await first.tap()
      await menuLink(page, lastOfFirstMenu).tap()
      await expect(page).toHaveURL(lastOfFirstMenu)
    })
  })
})

test('the header has menus from 1024 px, a top bar from 768 px, and space for a long name', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main', exact: true })
  const toggle = page.getByRole('button', { name: 'Open the menu' })
  const topBar = page.getByRole('navigation', { name: 'Main areas' })
  await page.goto(routes.privacy())
  for (const name of ['', "O'Brien & Daughters' Electrical Contracting of Ontario"]) {
    await page.locator('header [data-business-name]').evaluate((element, text) => {
      if (text) element.firstChild?.replaceWith(text)
    }, name)
    for (const width of [320, 390, 767, 768, 1023, 1024, 1240, 1380, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(nav, `menus at ${width}`).toBeVisible({ visible: width >= 1024 })
      await expect(toggle, `toggle at ${width}`).toBeVisible({ visible: width < 1024 })
      await expect(topBar, `top bar at ${width}`).toBeVisible({ visible: width >= 768 })
      expect(await brokenHeader(page, '0'), `${name} at ${width}`).toEqual([])
    }
  }
})

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
  const toggle = (page: Page) => page.getByRole('button', { name: 'Open the menu' })

  async function openAndFollowLink(page: Page) {
    await expect(dialog(page)).toBeHidden()
    await toggle(page).tap()
    await expect(dialog(page)).toBeVisible()
    await page.getByRole('button', { name: 'Close the menu' }).tap()
    await expect(dialog(page)).toBeHidden()
    await toggle(page).tap()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await toggle(page).tap()
    await dialog(page).locator('summary').tap()
    await dialog(page).locator(`a[href="${lastArea}"]`).tap()
    await expect(page).toHaveURL(lastArea)
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('opens, expands and closes, and its links work', async ({ page }) => {
      await page.goto('/')
      await openAndFollowLink(page)
    })
  })

  /** Runs before the page's scripts. Removes invoker commands, so that a button needs a script. */
  function removeCommands() {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    document.addEventListener('DOMContentLoaded', () => {
      for (const button of document.querySelectorAll('button[commandfor]')) button.removeAttribute('command')
    })
  }
  /** Runs before the page's scripts. Removes popovers and their selector. */
  function removePopovers() {
    for (const name of ['popover', 'showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
    const { matches } = Element.prototype
    Reflect.set(Element.prototype, 'matches', function (this: Element, selectors: string) {
      if (selectors.includes(':popover-open')) throw new SyntaxError(`${selectors} is not a valid selector`)
      return matches.call(this, selectors)
    })
    document.addEventListener('DOMContentLoaded', () => {
      for (const attribute of ['popover', 'popovertarget'])
        for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
    })
  }

  for (const [browser, scripts] of [
    ['a current browser', []],
    ['a browser without invoker commands', [removeCommands]],
    ['a browser without popovers and invoker commands', [removeCommands, removePopovers]],
  ] as const)
    test(`traps the focus and returns it on close, in ${browser}`, async ({ page }) => {
      for (const script of scripts) await page.addInitScript(script)
      await openPage(page, '/')
      await toggle(page).tap()
      await expect(dialog(page)).toBeVisible()
      // The button is the first element. Tab must not leave the menu at its start or its end.
      await dialog(page).getByRole('button').focus()
      for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key)
        expect(await page.evaluate(() => document.activeElement?.matches('body, #menu *')), key).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(toggle(page)).toBeFocused()
      await openAndFollowLink(page)
    })

  test('closes when its link to the form is followed, and the first field gets the focus', async ({ page }) => {
    await openPage(page, '/')
    await toggle(page).tap()
    await dialog(page).locator('a[href="#quote"]').tap()
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('form[method="post"] [name="name"]').first()).toBeFocused()
  })

  test('keeps the scroll position of the page behind it', async ({ page }) => {
    await openPage(page, '/')
    await page.evaluate(() => window.scrollTo(0, 3000))
    await waitForAnimations(page)
    const state = () =>
      page.evaluate(() => [
        window.scrollY,
        document.documentElement.scrollHeight,
        document.querySelector('dialog')?.open,
      ])
    const [top, height] = await state()
    // Playwright's own click would scroll to the header first.
    await toggle(page).evaluate((button: HTMLElement) => button.click())
    await expect.poll(state).toEqual([top, height, true])
    await page.keyboard.press('Escape')
    await expect.poll(state).toEqual([top, height, false])
  })

  test('every row is at least 44 px high, and the footer of the menu covers none', async ({ page }) => {
    await openPage(page, routes.privacy())
    await toggle(page).tap()
    await expect(dialog(page)).toBeVisible()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await waitForAnimations(page)
      const rows = dialog(page).getByRole('navigation', { name: 'All services' }).locator('li')
      const heights = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      const last = rows.last().getByRole('link')
      await last.focus()
      await waitForAnimations(page)
      const foot = await dialog(page).locator('a[href^="tel:"]').boundingBox()
      const box = await last.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
    }
  })
})
