import { chromium, expect, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { routes } from '@/lib/routes'
import { browserFlags, findBrowser } from '../support/browser'
import { siteUrl } from '../support/servers'
import { keypadPages, openPage, servicePage } from '../support/site-pages'

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
    const icons = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'svg:has([stroke="currentColor"], [fill="currentColor"]), svg[stroke="currentColor"]',
        ),
      ]
        .filter((icon) => icon.parentElement && icon.checkVisibility())
        .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement as Element).color)
        .map((icon) => icon.parentElement?.outerHTML.slice(0, 80)),
    )
    expect(icons, `${path}: icons with a colour of their own`).toEqual([])
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

/** Lines of text whose darkest and lightest pixel have a contrast of less than 4.5. */
async function faintText(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: { text: string; left: number; top: number; width: number; height: number }[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (nodes.nextNode()) {
      const { data, parentElement } = nodes.currentNode as Text
      const isVisible = parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!data.trim() || !isVisible || parentElement?.closest('script, style, svg')) continue
      range.selectNodeContents(nodes.currentNode)
      const [box] = range.getClientRects()
      // Not what is visually hidden, in a row that scrolls, or cut by the end of the picture.
      const isShown = box && document.elementsFromPoint(box.left + 1, box.top + 1).length > 0
      const within = isShown && box.right < innerWidth && box.bottom < innerHeight
      if (box && within && box.width > 8 && !parentElement?.closest('.visually-hidden, thead'))
        found.push({ text: data, left: box.left, top: box.top, width: box.width, height: box.height })
    }
    return found
  })
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const linear = (value: number) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return texts.flatMap(({ text, left, top, width, height }) => {
    let [darkest, lightest] = [1, 0]
    for (let y = Math.max(0, Math.round(top)); y < Math.min(info.height, top + height); y++)
      for (let x = Math.round(left); x < left + width; x++) {
        const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels)
        const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        darkest = Math.min(darkest, luminance)
        lightest = Math.max(lightest, luminance)
      }
    const contrast = (lightest + 0.05) / (darkest + 0.05)
    return contrast < 4.5 ? [`"${text.trim().slice(0, 30)}" ${contrast.toFixed(2)}`] : []
  })
}

// Phones and in-app browsers can darken every page. With a light scheme, pages cannot opt out.
test('text can be read where the browser darkens every page', async () => {
  const flags = ['--enable-features=WebContentsForceDark', '--blink-settings=forceDarkModeEnabled=true']
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags, ...flags] })
  for (const colorScheme of ['dark', 'light'] as const) {
    const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce', baseURL: siteUrl })
    for (const path of ['/', '/about', routes.page('emergency'), ...keypadPages.slice(0, 1).map(({ path }) => path)]) {
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage(page, path)
      // The whole page, so that no part of it is out of view.
      await page.setViewportSize({ width: 390, height: await page.evaluate(() => document.body.scrollHeight) })
      expect.soft(await faintText(page), `${path}, ${colorScheme}`).toEqual([])
    }
  }
  await browser.close()
})
