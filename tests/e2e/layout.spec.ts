import { expect, type Page, test } from 'playwright/test'
import { routes } from '@/lib/routes'
import { handfuls, missingPath, onePageOfEach, openPage, sitePages } from '../support/site-pages'

const allPaths = [...sitePages.map(({ path }) => path), missingPath]

/** What sticks out of the window at the right or the left, or why the page scrolls sideways. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []
    /** Within something that scrolls or clips on purpose, or is put off screen for screen readers. */
    const kept = (node: Element) => {
      for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath, position, left } = getComputedStyle(at)
        if (overflowX !== 'visible' || clipPath !== 'none') return true
        if (position === 'absolute' && Number.parseFloat(left) < -1000) return true
      }
      return false
    }
    for (const node of document.querySelectorAll(
      'a, button, summary, input, textarea, h1, h2, h3, p, li, dt, dd, td, th, img, label',
    )) {
      if (!node.checkVisibility({ visibilityProperty: true })) continue
      const { left, right, width } = node.getBoundingClientRect()
      if (width === 0 || (left >= -1 && right <= clientWidth + 1) || kept(node)) continue
      found.push(
        `${node.tagName.toLowerCase()} "${node.textContent?.trim().slice(0, 30)}" from ${Math.round(left)} to ${Math.round(right)}`,
      )
    }
    return found
  })
}

/** Runs in the page, first of all: keeps every shift of its layout in `shifts`. */
function noteShifts(): void {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]) {
      const nodes = entry.sources.map(({ node }) => node?.className || node?.nodeName).join(', ')
      shifts.push(`${entry.value.toFixed(4)} by ${nodes}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Adds a stylesheet as a reader's own would be: the page's policy lets no style element in. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, await new CSSStyleSheet().replace(text)]
  }, css)
}

for (const [index, paths] of handfuls(allPaths, 26).entries()) {
  test(`pages ${index * 26 + 1} to ${index * 26 + paths.length} fit 320 and 390 px`, async ({ page }) => {
    test.setTimeout(240_000)
    const found: string[] = []
    for (const path of paths) {
      await page.goto(path)
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 })
        for (const line of await overflow(page)) found.push(`${path} at ${width} px: ${line}`)
      }
    }
    expect(found).toEqual([])
  })
}

for (const path of onePageOfEach) {
  test(`${path} fits every width, a phone on its side, and text at twice the size`, async ({ page }) => {
    test.setTimeout(120_000)
    const found: string[] = []
    await openPage(page, path)
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
      [1240, 800],
      [1440, 900],
      [1920, 1080],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const line of await overflow(page)) found.push(`at ${width} by ${height}: ${line}`)
    }
    await addStyles(page, 'html { font-size: 200% }')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const line of await overflow(page)) found.push(`with large text at ${width} px: ${line}`)
    }
    expect(found).toEqual([])
  })

  test(`${path} takes the text spacing of WCAG 1.4.12 without cutting words`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, path)
    await addStyles(
      page,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    expect(await overflow(page)).toEqual([])
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(a, button, summary, dd, dt, th, td, li, h1, h2, h3)')]
        .filter((node) => {
          const { overflowY, clipPath } = getComputedStyle(node)
          return overflowY !== 'visible' && clipPath === 'none' && node.scrollHeight > node.clientHeight + 1
        })
        .map((node) => node.textContent?.slice(0, 30)),
    )
    expect(cut).toEqual([])
  })

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`${path} does not shift at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(noteShifts)
      await openPage(page, path)
      const steps = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / window.innerHeight))
      for (let step = 0; step < steps; step++) {
        await page.evaluate(async (at) => {
          window.scrollTo({ top: at * window.innerHeight, behavior: 'instant' })
          await new Promise((done) => setTimeout(done, 120))
        }, step)
      }
      // 0.00 as printed: a typeface that replaces its stand-in may move a line's end by a hair.
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
      const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0)
      expect(sum, shifts.join('\n')).toBeLessThan(0.005)
    })
  }
}

test('a typeface that comes late is shown all the same', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 800))
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const headingTypeface = async () => {
    const { root } = await client.send('DOM.getDocument')
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    return (await client.send('CSS.getPlatformFontsForNode', { nodeId })).fonts.map(({ familyName }) => familyName)
  }
  for (const path of onePageOfEach) {
    await openPage(page, path)
    await expect.poll(headingTypeface, path).toEqual(['Besley'])
  }
})

for (const path of onePageOfEach) {
  test(`the styles that stand in ${path} are all that it uses`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // An animation would begin anew with the second styles.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    const differences = await page.evaluate(async () => {
      for (const details of document.querySelectorAll('details')) details.open = true
      const settled = async () => {
        await new Promise((done) => requestAnimationFrame(done))
        for (const animation of document.getAnimations()) animation.finish()
      }
      const look = () => [...document.querySelectorAll('body *')].map((element) => getComputedStyle(element).cssText)
      await settled()
      const before = look()
      const whole = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      await Promise.all(
        whole.map((sheet) => {
          const loaded = new Promise((done) => sheet.addEventListener('load', done))
          sheet.disabled = false
          return loaded
        }),
      )
      await settled()
      const after = look()
      return [...document.querySelectorAll('body *')].flatMap((element, index) => {
        const lines = before[index]?.split('; ')
        const changed = after[index]?.split('; ').filter((line, at) => line !== lines?.[at]) ?? []
        return changed.length > 0 ? [`${element.tagName}.${element.className}: ${changed.slice(0, 3).join('; ')}`] : []
      })
    })
    expect(differences.slice(0, 5)).toEqual([])
  })
}

test('no page with columns is painted before its head is whole', async ({ request }) => {
  for (const path of allPaths) {
    const html = await (await request.get(path)).text()
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render" media="\(min-width: 768px\)">/.exec(html) ?? []
    // The next section's beginning tells that the head, the one with the page's heading, is there. A document that is
    // one sheet holds its sections inside its head.
    const sheet = path === routes.privacy()
    const end = sheet ? '' : '</section>((?!<section )[\\s\\S])*'
    expect(html, path).toMatch(new RegExp(`<h1 ((?!<section )[\\s\\S])*${end}<section [^>]*id="${id}"`))
  }
})

test('every picture has its dimensions, and only the first of a page is fetched at once', async ({ request }) => {
  for (const path of allPaths) {
    const html = (await (await request.get(path)).text()).replace(/<script\b[\s\S]*?<\/script>/g, '')
    const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
    for (const tag of pictures) {
      expect(tag, path).toMatch(/ width="\d+"/)
      expect(tag, path).toMatch(/ height="\d+"/)
      expect(tag, path).toMatch(/ alt="/)
    }
    expect(pictures.filter((tag) => !/loading="lazy"/.test(tag)).length, path).toBeLessThanOrEqual(1)
  }
})
