import { expect, test } from 'playwright/test'
import { browserFlags, findBrowser } from '../support/browser'
import { overflow, overlaid, squeezed, withoutMotion } from '../support/page-checks'
import { onePageOfEach, openPage } from '../support/site-pages'

// As a reader sets it in the browser: media queries in em see a window half as wide.
test.use({
  launchOptions: { executablePath: findBrowser(), args: [...browserFlags, '--blink-settings=defaultFontSize=32'] },
})

test('text at twice the size fits on every kind of page', async ({ page }) => {
  test.setTimeout(180_000)
  await withoutMotion(page)
  for (const path of onePageOfEach) {
    await openPage(page, path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const faults of [overflow, overlaid, squeezed])
        expect.soft(await faults(page), `${path} at ${width} px: ${faults.name}`).toEqual([])
    }
  }
})
