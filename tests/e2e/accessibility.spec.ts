import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page, test } from 'playwright/test'
import { handfuls, missingPath, onePageOfEach, openPage, sitePages } from '../support/site-pages'

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> }
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const allPaths = [...sitePages.map(({ path }) => path), missingPath]

/** Every rule of axe, best practices and experiments too, save the AAA ones, which are not our promise. */
const rules: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
  },
  rules: {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
    'css-orientation-lock': { enabled: true },
    'focus-order-semantics': { enabled: true },
    'p-as-heading': { enabled: true },
    'table-fake-caption': { enabled: true },
    'td-has-header': { enabled: true },
  },
  resultTypes: ['violations'],
}

/** What axe finds on the page as it stands, one line each. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(async (options) => (await window.axe.run(options)).violations, rules)
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
  )
}

/** Motion would make axe read colours half way through a fade. */
const settled = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

test.describe('axe finds nothing', () => {
  for (const [index, paths] of handfuls(allPaths, 15).entries()) {
    test(`on pages ${index * 15 + 1} to ${index * 15 + paths.length} at 390 and 1440 px`, async ({ page }) => {
      test.setTimeout(300_000)
      await settled(page)
      const found: string[] = []
      for (const path of paths) {
        await page.goto(path)
        for (const size of widths) {
          await page.setViewportSize(size)
          for (const line of await violations(page)) found.push(`${path} at ${size.width} px: ${line}`)
        }
      }
      expect(found).toEqual([])
    })
  }

  for (const path of onePageOfEach) {
    test(`on ${path} with menus and questions open`, async ({ page }) => {
      test.setTimeout(180_000)
      await settled(page)
      const found: string[] = []
      for (const size of widths) {
        await page.setViewportSize(size)
        await openPage(page, path)
        await page.evaluate(() => {
          for (const item of document.querySelectorAll<HTMLDetailsElement>('main details')) item.open = true
        })
        found.push(...(await violations(page)).map((line) => `questions open at ${size.width} px: ${line}`))
        if (size.width < 768) {
          await page.getByRole('button', { name: 'Open the menu' }).click()
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
          found.push(...(await violations(page)).map((line) => `mobile menu open: ${line}`))
          await page.keyboard.press('Escape')
        } else {
          const menus = page.locator('header details > summary')
          for (const at of [0, 4]) {
            await menus.nth(at).focus()
            await page.keyboard.press('Enter')
            found.push(...(await violations(page)).map((line) => `menu ${at + 1} open: ${line}`))
          }
        }
      }
      expect(found).toEqual([])
    })
  }
})

test.describe('with the keyboard', () => {
  for (const path of onePageOfEach) {
    for (const size of widths) {
      test(`every stop on ${path} is marked and in sight at ${size.width} px`, async ({ page }) => {
        test.setTimeout(180_000)
        await settled(page)
        await page.setViewportSize(size)
        await openPage(page, path)
        const faults: string[] = []
        const stops: string[] = []
        for (let at = 0; at < 300; at++) {
          await page.keyboard.press('Tab')
          const stop = await page.evaluate(async () => {
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
            const focused = document.activeElement
            if (!focused || focused === document.body) return null
            const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)
            const label = `${focused.tagName.toLowerCase()} ${focused.id || name}`
            if (focused.closest('.leaflet-container')) return { label, fault: '' }
            const style = getComputedStyle(focused)
            const marked =
              (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
              style.boxShadow !== 'none'
            const [box] = focused.getClientRects()
            const inSight =
              box &&
              [0.1, 0.5, 0.9].some((part) => {
                const hit = document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2)
                return hit && (focused.contains(hit) || hit.contains(focused))
              })
            return {
              label,
              fault: !marked ? 'has no mark' : !inSight ? `is covered or out of sight at ${box?.top}` : '',
            }
          })
          if (!stop) break
          stops.push(stop.label)
          if (stop.fault) faults.push(`${stop.label} ${stop.fault}`)
        }
        expect(faults).toEqual([])
        expect(stops[0]).toContain('Skip to the content')
        expect(stops.length).toBeGreaterThan(20)
      })
    }
  }

  test('the skip link leads past the header', async ({ page }) => {
    await openPage(page, '/residential')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
  })
})

test('headings never skip a level, and every page has its landmarks', async ({ request }) => {
  for (const path of allPaths) {
    const html = (await (await request.get(path)).text()).replace(/<script\b[\s\S]*?<\/script>/g, '')
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]))
    const main = [...html.slice(html.indexOf('<main')).matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]))
    expect(main[0], `${path} starts with its h1`).toBe(1)
    for (const [index, level] of main.entries()) {
      expect(level - (main[index - 1] ?? 1), `${path}, heading ${index + 1}`).toBeLessThanOrEqual(1)
    }
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const landmark of ['<header', '<main', '<footer', 'aria-label="Main"']) expect(html, path).toContain(landmark)
  }
})

for (const path of onePageOfEach) {
  test(`targets on ${path} are large enough for a thumb`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, path)
    const small = await page.evaluate(() => {
      const main =
        'main form button, main [data-variant], [aria-label="Call or request"] a, header button, header a[href^="tel:"]'
      const visible = (node: Element) =>
        node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0
      const name = (node: Element) => (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40)
      const faults: string[] = []
      for (const node of document.querySelectorAll(main)) {
        const { width, height } = node.getBoundingClientRect()
        if (visible(node) && (width < 44 || height < 44)) faults.push(`${name(node)}: ${width} by ${height}, wanted 44`)
      }
      for (const node of document.querySelectorAll('a[href], button, summary, input:not([type="hidden"]), textarea')) {
        // Words within a sentence are as tall as their line (WCAG 2.5.8, inline), and what is off screen is no target.
        const inline = node.matches('a') && getComputedStyle(node).display === 'inline'
        const { width, height, left } = node.getBoundingClientRect()
        if (
          visible(node) &&
          !inline &&
          left >= 0 &&
          !node.closest('[aria-hidden="true"]') &&
          (width < 24 || height < 24)
        ) {
          faults.push(`${name(node)}: ${width} by ${height}, wanted 24`)
        }
      }
      return faults
    })
    expect(small).toEqual([])
  })
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  for (const path of ['/', '/residential/panel-upgrades', '/contact', '/blog']) {
    test(`${path} keeps its words, its buttons' edges and its focus marks`, async ({ page }) => {
      await openPage(page, path)
      const faults = await page.evaluate(() => {
        const found: string[] = []
        for (const node of document.querySelectorAll<HTMLElement>(
          'h1, h1 span, [data-variant], main form button, input.input, textarea',
        )) {
          if (!node.checkVisibility()) continue
          const { color, borderTopStyle, borderTopWidth } = getComputedStyle(node)
          const clear = /rgba\(.*, 0\)|transparent/.test(color)
          if (clear) found.push(`${node.tagName} "${node.textContent?.slice(0, 20)}" has transparent text`)
          const edged = node.matches('[data-variant], button, input, textarea')
          if (edged && (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1)) {
            found.push(`${node.tagName} "${node.textContent?.slice(0, 20)}" has no edge`)
          }
        }
        return found
      })
      expect(faults).toEqual([])
      const field = page.locator('main').getByRole('link').first()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => {
          const style = getComputedStyle(document.activeElement as Element)
          return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
        }),
      ).toBe(true)
      await expect(field).toBeVisible()
    })
  }
})

for (const path of onePageOfEach) {
  test(`nothing on ${path} moves by itself under reduced motion`, async ({ page }) => {
    await settled(page)
    await openPage(page, path)
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => {
            const timing = animation.effect?.getComputedTiming()
            return animation.playState === 'running' && Number(timing?.duration ?? 0) > 1
          })
          .map(
            (animation) => (animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty,
          ),
      )
    expect(await moving()).toEqual([])
    await page.mouse.wheel(0, 1500)
    expect(await moving()).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  })
}
