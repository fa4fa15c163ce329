import { expect, test } from 'playwright/test'
import { browserFlags, findBrowser } from '../support/browser'
import { narrowText, overflow, overlappingText, reduceMotion } from '../support/page-checks'
import { onePageOfEach, openPage } from '../support/site-pages'

// The font size that a reader sets in the browser also changes media queries in em.
test.use({
  launchOptions: { executablePath: findBrowser(), args: [...browserFlags, '--blink-settings=defaultFontSize=32'] },
})

test('text of twice the size fits on every kind of page', async ({ page }) => {
  test.setTimeout(180_000)
  await reduceMotion(page)
  for (const path of onePageOfEach) {
    await openPage(page, path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const check of [overflow, overlappingText, narrowText])
        expect.soft(await check(page), `${path} at ${width} px: ${check.name}`).toEqual([])
    }
  }
})
