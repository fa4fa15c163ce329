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
    expect.soft(await axeFaults(page, 'main'), path).toEqual([])
  }
})

test('forced colours keep text, edges of buttons and fields, and the mark of the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/residential/panel-upgrades', '/contact', '/blog']) {
    await openPage(page, path)
    const faults = await page.evaluate(() => {
      const edged = '[data-variant], main form button, input.input, textarea'
      const nodes = [...document.querySelectorAll(`h1, h1 span, ${edged}`)].filter((node) => node.checkVisibility())
      return nodes.flatMap((node) => {
        const { color, borderTopStyle, borderTopWidth } = getComputedStyle(node)
        const name = `${node.tagName} "${node.textContent?.slice(0, 20)}"`
        const edgeless = borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1
        return [
          ...(/rgba\(.*, 0\)|transparent/.test(color) ? [`${name} has transparent text`] : []),
          ...(node.matches(edged) && edgeless ? [`${name} has no edge`] : []),
        ]
      })
    })
    expect(faults, path).toEqual([])
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
