import { expect, test } from 'playwright/test'
import { layoutWords } from '@/content/interface'
import { axeFaults, withoutMotion } from '../support/page-checks'
import { openPage, pagesOfOtherParts } from '../support/site-pages'

// One page of each kind is looked at in kinds.spec.ts, and the structure of every page in markup.spec.ts.

const shares = 3
for (let share = 0; share < shares; share++) {
  test(`axe finds nothing on pages with parts not covered by kinds.spec, share ${share + 1} of ${shares}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await withoutMotion(page)
    for (const path of pagesOfOtherParts().filter((_, index) => index % shares === share)) {
      await page.goto(path)
      for (const size of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size)
        expect.soft(await axeFaults(page), `${path} at ${size.width} px`).toEqual([])
      }
    }
  })
}

test('the skip link leads past the header', async ({ page }) => {
  await openPage(page, '/residential')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: layoutWords.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
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
