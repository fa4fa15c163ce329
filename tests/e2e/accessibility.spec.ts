import { expect, test } from 'playwright/test'
import { axeFaults, withoutMotion } from '../support/page-checks'
import { openPage, pagesOfOtherParts } from '../support/site-pages'

// One page of each kind is looked at in page-kinds.spec.ts, and its HTML in markup.spec.ts.

test('axe finds nothing on pages with other parts', async ({ page }) => {
  test.setTimeout(180_000)
  await withoutMotion(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of pagesOfOtherParts()) {
    await page.goto(path)
    expect.soft(await axeFaults(page), path).toEqual([])
  }
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  for (const path of ['/', '/residential/panel-upgrades', '/contact', '/blog']) {
    test(`${path} keeps its text, button borders and focus indicators visible`, async ({ page }) => {
      await openPage(page, path)
      const faults = await page.evaluate(() => {
        const found: string[] = []
        for (const node of document.querySelectorAll<HTMLElement>(
          'h1, h1 span, [data-variant], main form button, input.input, textarea',
        )) {
          if (!node.checkVisibility()) continue
          const { color, borderTopStyle, borderTopWidth } = getComputedStyle(node)
          const clear = /rgba\(.*, 0\)|transparent/.test(color)
          if (clear) found.push(`${node.tagName} "${node.textContent?.slice(0, 20)}" has transparent text`)
          const edged = node.matches('[data-variant], button, input, textarea')
          if (edged && (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1)) {
            found.push(`${node.tagName} "${node.textContent?.slice(0, 20)}" has no edge`)
          }
        }
        return found
      })
      expect(faults).toEqual([])
      const field = page.locator('main').getByRole('link').first()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => {
          const style = getComputedStyle(document.activeElement as Element)
          return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
        }),
      ).toBe(true)
      await expect(field).toBeVisible()
    })
  }
})
