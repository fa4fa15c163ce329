import { expect, test } from 'playwright/test'
import { browserFlags, findBrowser } from '../support/browser'
import { lostText, overflow, overlaid, squeezed, waiting, withoutMotion } from '../support/page-checks'
import { handfuls, onePageOfEach, openPage } from '../support/site-pages'

// As a reader sets it in the browser: media queries in em see a window half as wide.
test.use({
  launchOptions: { executablePath: findBrowser(), args: [...browserFlags, '--blink-settings=defaultFontSize=32'] },
})

for (const paths of handfuls(onePageOfEach, 6)) {
  test(`text at twice the size: ${paths.join(', ')}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of paths) {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await withoutMotion(page)
        await openPage(page, path)
        await expect.poll(() => waiting(page), path).toBe(0)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        for (const faults of [overflow, lostText, overlaid, squeezed])
          expect.soft(await faults(page), `${path} at ${width} px: ${faults.name}`).toEqual([])
      }
    }
  })
}
