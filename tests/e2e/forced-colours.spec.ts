import { expect, test } from 'playwright/test'
import { axeProblems, reduceMotion } from '../support/page-checks'
import { openPage, pagesWithOtherClasses, servicePage } from '../support/site-pages'

// page-kinds.spec.ts checks one page of each kind with axe, and markup.spec.ts checks its HTML.

test('axe finds no problem in components that are on other pages only', async ({ page }) => {
  test.setTimeout(180_000)
  await reduceMotion(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of pagesWithOtherClasses()) {
    await page.goto(path)
    expect.soft(await axeProblems(page, 'main'), path).toEqual([])
  }
})

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
