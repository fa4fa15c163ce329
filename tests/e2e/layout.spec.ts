import { expect, test } from 'playwright/test'
import { faintWords, overflow, typefaces } from '../support/faults'
import { allPaths, handfuls } from '../support/site-pages'

test.describe('without JavaScript', () => {
  // A page's longest word decides whether it fits: every page is walked, with its typefaces.
  test.use({ javaScriptEnabled: false })

  for (const [index, paths] of handfuls(allPaths, 26).entries()) {
    test(`pages ${index * 26 + 1} to ${index * 26 + paths.length} read in full and fit 320, 390 and 1280 px`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      for (const path of paths) {
        await page.goto(path)
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await overflow(page), `${path} at ${width} px`).toEqual([])
        }
        expect.soft(await faintWords(page), path).toEqual([])
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect.soft(page.getByRole('contentinfo'), path).toBeVisible()
        await expect
          .soft(page.locator('header a[href^="tel:"]').locator('visible=true'), `${path}: a call in its header`)
          .not.toHaveCount(0)
      }
    })
  }
})

// That each page's styles name its typefaces is seen in kinds.spec.ts.
test('a typeface that comes late is shown all the same, and words are read until then', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => typefaces(page, 'h1')).toHaveLength(1)
  expect(await typefaces(page, 'h1')).not.toContain('Besley')
  // Past the time in which a browser waits for a typeface before it draws words without it for good.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 800)))
  release()
  await expect.poll(() => typefaces(page, 'h1')).toEqual(['Besley'])
})
