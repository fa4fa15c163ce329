import { expect, test } from 'playwright/test'
import { routes } from '@/lib/routes'
import { looseParts, overflow, overlaid, typefaces, withheld } from '../support/page-checks'
import { allPaths, layOut, onePageOfEach } from '../support/site-pages'

/** At 960 px, where two columns begin, they have the least room; the last is a phone on its side. */
const windows = [
  [320, 800],
  [390, 800],
  [1280, 800],
  [768, 1024],
  [960, 800],
  [1024, 768],
  [1920, 1080],
  [844, 390],
] as const

test.describe('without JavaScript', () => {
  // A page's longest word decides whether it fits: every page is opened, with its typefaces.
  test.use({ javaScriptEnabled: false })

  // In quarters, which two workers can share.
  for (const quarter of [0, 1, 2, 3]) {
    test(`every page shows all text and fits, quarter ${quarter + 1}`, async ({ page }) => {
      test.setTimeout(180_000)
      for (const path of allPaths.filter((_, index) => index % 4 === quarter)) {
        await page.setViewportSize({ width: 320, height: 800 })
        // Pictures have their dimensions in the HTML.
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const typefacesThere = await page.evaluate(async () => {
          // A layout asks for them.
          document.body.getBoundingClientRect()
          await document.fonts.ready
          return [...document.fonts].filter(({ status }) => status === 'loaded').length
        })
        expect(typefacesThere, path).toBeGreaterThan(0)
        await layOut(page)
        // Words that fit the narrowest window fit the others: those are for one page of each kind.
        for (const [width, height] of onePageOfEach.includes(path) ? windows : windows.slice(0, 1)) {
          await page.setViewportSize({ width, height })
          for (const faults of [overflow, overlaid, looseParts])
            expect.soft(await faults(page), `${path} at ${width} px: ${faults.name}`).toEqual([])
          // A phone has the call in its hero or its bar.
          const call = width > 1024 ? 'header a[href^="tel:"]' : 'a[href^="tel:"]:not(footer a)'
          if (width === 390 || width === 1280)
            expect.soft(await withheld(page, call), `${path} at ${width} px`).toEqual([])
        }
      }
    })
  }
})

// That each page's styles name its typefaces is seen in page-kinds.spec.ts.
test('a late font is still used, and text shows in a fallback until then', async ({ page }) => {
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

test('on a phone a table names its columns beside its words, not over them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(routes.category('emergency'))
  const covered = await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
    return [...document.querySelectorAll('td[data-label]')].filter((cell) => {
      const name = getComputedStyle(cell, '::before')
      const words = document.createRange()
      words.selectNodeContents(cell)
      const beside = (words.getClientRects()[0]?.left ?? 0) - cell.getBoundingClientRect().left
      return name.display !== 'none' && beside < Number.parseFloat(name.width)
    }).length
  })
  expect(covered).toBe(0)
})
