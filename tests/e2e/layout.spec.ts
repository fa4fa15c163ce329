import { expect, test } from 'playwright/test'
import { carouselWords } from '@/content/interface'
import { fillTokens } from '@/lib/fill-tokens'
import { routes } from '@/lib/routes'
import { holdRequests } from '../support/held-requests'
import {
  besideNotch,
  brokenHeader,
  brokenUnderlines,
  brokenWords,
  checkTabOrder,
  clippedText,
  gapsBetweenSections,
  hiddenWithoutScripts,
  narrowText,
  overflow,
  overlappingText,
  reduceMotion,
  renderedTypefaces,
} from '../support/page-checks'
import { siteUrl } from '../support/servers'
import {
  allPaths,
  carouselPages,
  finishLazyLayout,
  onePageOfEach,
  openPage,
  servicePage,
  townPage,
} from '../support/site-pages'

/** At 960 px two columns begin, with the least room. The last one is a phone in landscape. */
const viewports = [
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
  // Every page is opened, with its typefaces, because its longest word may not fit.
  test.use({ javaScriptEnabled: false })

  // Four tests, so that two workers can share them.
  for (const quarter of [0, 1, 2, 3]) {
    test(`every page shows all its text and fits the window, quarter ${quarter + 1}`, async ({ page }) => {
      test.setTimeout(180_000)
      for (const path of allPaths.filter((_, index) => index % 4 === quarter)) {
        await page.setViewportSize({ width: 320, height: 800 })
        // Layout does not need the pictures: their dimensions are in the HTML.
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const loadedTypefaces = await page.evaluate(async () => {
          // Starts a layout, which requests the typefaces.
          document.body.getBoundingClientRect()
          await document.fonts.ready
          return [...document.fonts].filter(({ status }) => status === 'loaded').length
        })
        expect(loadedTypefaces, path).toBeGreaterThan(0)
        await finishLazyLayout(page)
        // Wider windows need only one page of each kind: words that fit at 320 px fit there, too.
        for (const [width, height] of onePageOfEach.includes(path) ? viewports : viewports.slice(0, 1)) {
          await page.setViewportSize({ width, height })
          for (const check of [overflow, overlappingText, brokenWords, gapsBetweenSections, brokenUnderlines])
            expect.soft(await check(page), `${path} at ${width} px: ${check.name}`).toEqual([])
          // The header has a call link at every width. A phone also has one in the main part or the mobile bar.
          const call = width > 1024 ? 'header a[href^="tel:"]' : ':is(main, [data-mobile-bar]) a[href^="tel:"]'
          if (width === 390 || width === 1280)
            expect.soft(await hiddenWithoutScripts(page, call), `${path} at ${width} px`).toEqual([])
        }
      }
    })
  }
})

test('text of twice the size fits on every kind of page', async ({ page, context }) => {
  test.setTimeout(180_000)
  // The font size that a reader sets in the browser also changes media queries in em.
  const client = await context.newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
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

test('the header is whole at every width, with and without a scroll bar', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto(routes.privacy())
  await page.evaluate(() => document.fonts.ready)
  // Only the header is laid out at each width.
  await page.addStyleTag({ content: 'main, footer { display: none }' })
  for (let width = 300; width <= 1920; width += 4) {
    await page.setViewportSize({ width, height: 700 })
    for (const scrollBar of ['0', '15px'])
      expect.soft(await brokenHeader(page, scrollBar), `at ${width} px, scroll bar ${scrollBar}`).toEqual([])
  }
})

test('no text is cut with the text spacing of WCAG 1.4.12, at any width', async ({ page }) => {
  test.setTimeout(180_000)
  const textSpacing =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
  for (const path of onePageOfEach) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await finishLazyLayout(page)
    await page.addStyleTag({ content: textSpacing })
    for (const width of [320, 360, 390, 480, 600, 768, 960, 1120, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const check of [overflow, clippedText])
        expect.soft(await check(page), `${path} at ${width} px: ${check.name}`).toEqual([])
    }
  }
})

test('no text and no control is beside the notch of a phone in landscape', async ({ page, context }) => {
  test.setTimeout(120_000)
  const client = await context.newCDPSession(page)
  await page.setViewportSize({ width: 852, height: 393 })
  await client.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: { left: 59, right: 59 } } as never)
  for (const path of onePageOfEach) {
    await page.goto(path)
    await finishLazyLayout(page)
    expect.soft(await besideNotch(page, 59), path).toEqual([])
  }
  await page.getByRole('button', { name: 'Open the menu' }).click()
  expect(await besideNotch(page, 59), 'the open menu').toEqual([])
})

test('slides and the page fit, and arrow keys lead on, also in a translation from right to left', async ({ page }) => {
  // The owner may remove testimonials, so that no service has a carousel.
  const [{ path, testimonials } = { path: '/', testimonials: [] }] = carouselPages
  await reduceMotion(page)
  await openPage(page, path)
  const slides = page.locator('main figure:has(blockquote)')
  const presses = [
    [carouselWords.next, 1],
    [carouselWords.previous, 0],
    [carouselWords.previous, testimonials.length - 1],
    [carouselWords.next, 0],
  ] as const
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((value) => Object.assign(document.documentElement, { dir: value }), direction)
    expect(await overflow(page), direction).toEqual([])
    for (const [button, shown] of testimonials.length > 0 ? presses : []) {
      await page.getByRole('button', { name: button }).click()
      await expect(slides.nth(shown), direction).toBeInViewport({ ratio: 0.5 })
      const position = fillTokens(carouselWords.position, { current: shown + 1, count: testimonials.length })
      await expect(page.getByText(position)).toBeVisible()
    }
  }
  const menus = page.locator('header details[data-menu] > summary')
  await menus.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(menus.nth(1)).toBeFocused()
})

for (const [width, height] of [
  [390, 664],
  [768, 1024],
] as const)
  test(`Shift+Tab through home shows every focused element, ${width} by ${height} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await reduceMotion(page)
    await page.setViewportSize({ width, height })
    await openPage(page, routes.home())
    await page.locator('footer a').last().focus()
    const { focused, problems } = await checkTabOrder(page, undefined, 'Shift+Tab')
    expect(problems).toEqual([])
    expect(focused.length).toBeGreaterThan(50)
  })

test('descriptions of pictures can be read while pictures are blocked', async ({ page }) => {
  await page.route('**/img/**', (route) => route.abort())
  for (const path of onePageOfEach) {
    await page.goto(path)
    const unpaired = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('img:not([alt=""])')]
        .filter((image) => {
          const { backgroundColor, color } = getComputedStyle(image)
          const lightness = (value: string) => {
            const [red = 0, green = 0, blue = 0] = value.match(/[\d.]+/g)?.map(Number) ?? []
            return 0.299 * red + 0.587 * green + 0.114 * blue
          }
          return /, 0\)$/.test(backgroundColor) || Math.abs(lightness(backgroundColor) - lightness(color)) < 125
        })
        .map((image) => image.alt),
    )
    expect.soft(unpaired, path).toEqual([])
  }
})

test('text shows in a fallback typeface until a late typeface is loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/*.woff2')
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => renderedTypefaces(page, 'h1')).toHaveLength(1)
  expect(await renderedTypefaces(page, 'h1')).not.toContain('Besley')
  // Longer than the time after which some values of font-display keep the fallback for good.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 800)))
  release()
  await expect.poll(() => renderedTypefaces(page, 'h1')).toEqual(['Besley'])
})

test('a printed page has the text of its folds, its phone number, and no controls', async ({ page }) => {
  // A4 in CSS pixels.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  for (const path of [routes.home(), routes.page('emergency'), servicePage, townPage]) {
    await page.goto(path)
    const [controls, folded, phones] = await page.evaluate(() => {
      const count = (selector: string, visible: boolean) =>
        [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility() === visible).length
      return [
        count('button, textarea, header nav, [data-request-form], [data-mobile-bar]', true),
        count('main details > :not(summary)', false),
        count('a[href^="tel:+"]', true),
      ]
    })
    // Links and the page itself have addresses that work from paper.
    const printed = await page.evaluate(() =>
      [...document.querySelectorAll('main p a[href^="/"]')].map((link) => getComputedStyle(link, '::after').content),
    )
    expect
      .soft(
        printed.filter((text) => !text.includes(siteUrl)),
        path,
      )
      .toEqual([])
    await expect.soft(page.locator('header')).toContainText(`${siteUrl}${path}`)
    expect.soft(controls, path).toBe(0)
    expect.soft(folded, path).toBe(0)
    expect.soft(phones, path).toBeGreaterThan(0)
    expect.soft(await overflow(page), path).toEqual([])
  }
})

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`places answer, and offer a call and a quote, on the first screen of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of allPaths.filter((one) => /^\/(gta|toronto)\/./.test(one))) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const { ends, drawings } = await page.evaluate(async () => {
        document.body.getBoundingClientRect()
        await document.fonts.ready
        const head = document.querySelector('main > section')
        const boxes = (selector: string) =>
          [...(head?.querySelectorAll(selector) ?? [])].map((node) => node.getBoundingClientRect())
        return {
          ends: [...boxes('h1'), ...boxes('dd'), ...boxes('dl ~ * > a')].map(({ bottom }) => bottom),
          drawings: boxes('svg:not(a svg, svg svg)').flatMap(({ top, width: shown }) => (shown ? [top] : [])),
        }
      })
      expect.soft(ends.length, path).toBe(6)
      expect.soft(Math.max(...ends), path).toBeLessThanOrEqual(height)
      // The street begins on the first screen. On phones nothing drawn is above the answers.
      expect.soft(drawings.at(-1), path).toBeLessThan(height)
      if (width === 390) expect.soft(Math.min(...drawings), path).toBeGreaterThanOrEqual(Math.max(...ends))
    }
  })
}
