import { expect, type Page, test } from 'playwright/test'
import { categoryModel } from '@/components/category/category-model'
import { homeModel } from '@/components/home/home-model'
import { circuitWords } from '@/content/interface'
import { pageOfKind } from '@/lib/content/pages'
import { namesIn } from '@/lib/drawings/cutaway'
import { serviceCutaways } from '@/lib/drawings/cutaway-views'
import { routes } from '@/lib/routes'
import { openPage } from '../support/site-pages'

// The rows of a list, and the drawing whose circuits they light. tests/unit/circuit-card.dom.test.tsx has the rules.

const { cards } = homeModel()
const [first, second] = cards.filter(({ circuit, live }) => circuit && live)
if (!first || !second) throw new Error('two services of the house are needed')

const rowOf = (page: Page, href: string) => page.locator(`[data-circuit-rows] a[href="${href}"]`)
const open = (page: Page) => page.getByRole('link', { name: circuitWords.open })
const lit = (page: Page) => page.locator('[data-circuit-drawing] [data-live]').first()

test('on a laptop the panel and the house fit one screen, and the pointer lights one circuit', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/')
  const section = page.locator('#services')
  const [height, header] = await section.evaluate((node) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const size = getComputedStyle(document.documentElement).getPropertyValue('--header-height')
    return [node.getBoundingClientRect().height, Number.parseFloat(size) * rem]
  })
  expect(height).toBeLessThanOrEqual(900 - header)
  // Later scrolling would bring another row under the pointer.
  await section.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }))
  await rowOf(page, first.href).hover()
  await expect(lit(page)).toHaveAttribute('data-live', first.live)
  await expect(open(page)).toHaveAttribute('href', first.href)
  await expect(section.getByRole('status')).toContainText(`${first.circuit}`)
  await open(page).click()
  await expect(page).toHaveURL(first.href)
})

test('the keyboard lights the row that has its focus, and Enter opens the page', async ({ page }) => {
  await openPage(page, '/')
  await rowOf(page, first.href).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(lit(page)).toHaveAttribute('data-live', second.live)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(second.href)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the house stays above the list, a tap lights a circuit, and no row moves', async ({ page }) => {
    await openPage(page, '/')
    const row = rowOf(page, cards.at(-1)?.href ?? '')
    // Below the house and above the mobile bar.
    await row.evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().top - 500))
    const before = await row.boundingBox()
    expect(before?.height).toBeGreaterThanOrEqual(44)
    await row.tap()
    await expect(open(page)).toBeInViewport()
    await expect(lit(page)).toBeInViewport()
    expect(await row.boundingBox()).toEqual(before)
    await expect(page).toHaveURL('/')
    await row.tap()
    await expect(page).toHaveURL(cards.at(-1)?.href ?? '')
  })
})

test('a row of a category lights its circuit in the drawing', async ({ page }) => {
  const { cards: services, drawing } = categoryModel(pageOfKind(routes.page('residential'), 'category'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, routes.page('residential'))
  await expect(lit(page)).toHaveAttribute('data-live', drawing.live.join(' '))
  for (const { href, live } of services) {
    await rowOf(page, href).hover()
    await expect(lit(page)).toHaveAttribute('data-live', live)
    await expect(open(page)).toHaveAttribute('href', href)
    await expect(open(page)).toBeInViewport()
  }
  await page.getByRole('heading', { level: 1 }).hover()
  await page
    .locator('header')
    .last()
    .hover({ position: { x: 2, y: 2 } })
  await expect(lit(page)).toHaveAttribute('data-live', drawing.live.join(' '))
})

for (const width of [390, 768, 1440])
  test(`at ${width} px all of the part that a page shows of a drawing is in view, with its names`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    // The first has the same names in both crops.
    for (const id of ['residential/ceiling-bathroom-fans-gfci', 'industrial/600v-800a-services'] as const) {
      await page.goto(routes.page(id))
      const drawing = page.locator('main [data-live]').filter({ visible: true }).first()
      const view = serviceCutaways()[id]
      const names = namesIn(view, width < 960 && view.phone ? view.phone : view.wide)
      await expect(drawing.locator('p').filter({ visible: true })).toHaveText(names)
      const [crop, box] = await drawing.evaluate((element) => {
        const drawn = [...element.querySelectorAll('svg')].find((svg) => svg.clientWidth > 0)
        const { a: scale = 0, e: x = 0, f: y = 0 } = drawn?.getScreenCTM() ?? {}
        const { x: left, y: top, width, height } = drawn?.viewBox.baseVal ?? new DOMRect()
        const crop = new DOMRect(x + scale * left, y + scale * top, scale * width, scale * height)
        return [crop, element.getBoundingClientRect()].map((rect) => rect.toJSON())
      })
      expect(crop.left).toBeGreaterThanOrEqual(box.left - 1)
      expect(crop.right).toBeLessThanOrEqual(box.right + 1)
      expect(crop.top).toBeGreaterThanOrEqual(box.top - 1)
      expect(crop.bottom).toBeLessThanOrEqual(box.bottom + 1)
    }
  })
