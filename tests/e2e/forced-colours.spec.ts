import { expect, test } from 'playwright/test'
import { openPage, servicePage } from '../support/site-pages'

test('text, borders of buttons and fields, and the focus indicator are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', servicePage, '/contact', '/blog']) {
    await openPage(page, path)
    const problems = await page.evaluate(() => {
      const fields = 'form[method="post"] :is(textarea, input:not([type="hidden"], [tabindex="-1"]))'
      const bordered = `[data-variant], main form button, ${fields}`
      const nodes = [...document.querySelectorAll(`h1, h1 span, ${bordered}`)].filter((node) => node.checkVisibility())
      return nodes.flatMap((node) => {
        const { color, borderTopStyle, borderTopWidth } = getComputedStyle(node)
        const name = `${node.tagName} "${node.textContent?.slice(0, 20)}"`
        const borderless = borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1
        return [
          ...(/rgba\(.*, 0\)|transparent/.test(color) ? [`${name} has transparent text`] : []),
          ...(node.matches(bordered) && borderless ? [`${name} has no border`] : []),
        ]
      })
    })
    expect(problems, path).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const { outlineStyle, outlineWidth } = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement as Element)
      return { outlineStyle: style.outlineStyle, outlineWidth: Number.parseFloat(style.outlineWidth) }
    })
    expect(outlineStyle, path).not.toBe('none')
    expect(outlineWidth, path).toBeGreaterThanOrEqual(2)
  }
})
