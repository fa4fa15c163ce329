import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, Check, ElementContext, RunOptions, Spec } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { missingPath } from './site-pages'

// Checks of a page that is open in the browser. Each returns the faults that it finds, one a line.

declare global {
  interface Window {
    axe: {
      configure: (spec: Spec) => void
      run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>
    }
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Contrast is judged behind pseudo-elements too: most sections have one, the riser. The other options are axe's own. */
const contrast: Check = {
  id: 'color-contrast',
  options: {
    ignoreUnicode: true,
    ignoreLength: false,
    ignorePseudo: true,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
    pseudoSizeThreshold: 0.25,
    shadowOutlineEmMax: 0.2,
    textStrokeEmMin: 0.03,
  },
}

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

/** Motion would make a test read colours and places half way through. */
export const withoutMotion = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' })

/** Waits for two frames, and until nothing that has an end is on its way any more. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const underWay = () =>
      document.getAnimations().filter(({ effect, playState, timeline }) => {
        const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
        return playState === 'running' && timeline instanceof DocumentTimeline && !endless
      })
    await frame()
    await frame()
    for (let moving = underWay(); moving.length > 0; moving = underWay()) {
      await Promise.allSettled(moving.map(({ finished }) => finished))
      await frame()
    }
  })
}

/**
 * What axe finds on the page as it stands, once it is at rest.
 * @param within a selector: only what stands within such elements is looked at
 */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource)
    await page.evaluate((check) => window.axe.configure({ checks: [check] }), contrast)
  }
  const found = await page.evaluate(
    async ([options, selector]) => (await window.axe.run(selector ?? document, options)).violations,
    [rules, within] as const,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
  )
}

/** What sticks out of the window at the right or the left, or why the page scrolls sideways. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []
    const outside = ({ left, right, width }: DOMRect) => width > 0 && (left < -1 || right > clientWidth + 1)
    const note = (what: string, { left, right }: DOMRect) =>
      found.push(`${what} from ${Math.round(left)} to ${Math.round(right)}`)
    /** Within something that scrolls or, if that is allowed, clips; or put off screen for screen readers. */
    const kept = (node: Element, clipped: boolean) => {
      for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath, position, left } = getComputedStyle(at)
        if (clipPath !== 'none' || (clipped ? overflowX !== 'visible' : /auto|scroll/.test(overflowX))) return true
        if (position === 'absolute' && Number.parseFloat(left) < -1000) return true
      }
      return false
    }
    const boxes = 'a, button, summary, input, textarea, h1, h2, h3, p, li, dt, dd, td, th, img, label'
    for (const node of document.querySelectorAll(boxes)) {
      const box = node.getBoundingClientRect()
      if (outside(box) && node.checkVisibility({ visibilityProperty: true }) && !kept(node, true))
        note(`${node.tagName.toLowerCase()} "${node.textContent?.trim().slice(0, 30)}"`, box)
    }
    // Words that a section clips are lost; of a drawing that may be meant.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      range.selectNodeContents(text)
      const box = text.data.trim() && [...range.getClientRects()].find(outside)
      const holder = text.parentElement
      if (!box || !holder?.checkVisibility({ visibilityProperty: true }) || kept(holder, false)) continue
      if (!holder.closest('svg, script, style, noscript, [aria-hidden="true"], dialog:not([open])'))
        note(`"${text.data.trim().slice(0, 30)}"`, box)
    }
    return found
  })
}

/** Where the page's ground shows between two sections, or a picture hangs out of its frame. */
export function looseParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    let end = Number.POSITIVE_INFINITY
    for (const section of document.querySelectorAll('main section, main > [data-bleed], footer')) {
      const { top, bottom, height } = section.getBoundingClientRect()
      if (height === 0) continue
      if (top > end + 1) found.push(`${Math.round(top - end)} px of ground above #${section.id}`)
      end = Number.isFinite(end) ? Math.max(end, bottom) : bottom
    }
    for (const picture of document.querySelectorAll('[data-art] > picture > img')) {
      const frame = picture.parentElement?.parentElement?.getBoundingClientRect()
      if (frame && picture.getBoundingClientRect().bottom > frame.bottom + 1)
        found.push(`a picture hangs out of its frame: ${picture.getAttribute('src')}`)
    }
    return found
  })
}

/** Text of the page's own part that lies over other text, or over a map's names. Of a line the middle counts, where its letters are. */
export function overlaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Sticks, is there for screen readers or for the eye alone, or has lines that are cut off. */
    const apart = (node: Element) => {
      for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) {
        const { clipPath, position, webkitLineClamp } = getComputedStyle(at)
        if (clipPath !== 'none' || position === 'fixed' || position === 'sticky' || webkitLineClamp !== 'none')
          return true
      }
      return node.closest('svg, script, style, noscript, [aria-hidden="true"]') !== null
    }
    const lines: { of: Node; words: string; left: number; right: number; top: number; bottom: number }[] = []
    for (const name of document.querySelectorAll('main svg text:not(symbol *, defs *)')) {
      const { left, right, top, bottom, width } = name.getBoundingClientRect()
      if (width > 2 && name.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        lines.push({ of: name, words: name.textContent, left, right, top, bottom })
    }
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const holder = text.parentElement
      if (!text.data.trim() || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (apart(holder)) continue
      const half = Number.parseFloat(getComputedStyle(holder).fontSize) * 0.3
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const middle = (top + bottom) / 2
        if (width > 2)
          lines.push({ of: text, words: text.data, left, right, top: middle - half, bottom: middle + half })
      }
    }
    lines.sort((a, b) => a.top - b.top)
    const found = new Set<string>()
    lines.forEach((line, at) => {
      for (const other of lines.slice(at + 1)) {
        if (other.top >= line.bottom - 2) break
        // A drawing's own names are its tests' business.
        if (other.of === line.of || (other.of instanceof Element && line.of instanceof Element)) continue
        if (other.left >= line.right - 4 || line.left >= other.right - 4) continue
        found.add(`"${line.words.trim().slice(0, 30)}" and "${other.words.trim().slice(0, 30)}"`)
      }
    })
    return [...found]
  })
}

/** Texts in columns of a few letters. */
export function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd, h1, h2, h3)')]
      .filter((node) => {
        const { width, height } = node.getBoundingClientRect()
        const { fontSize, clipPath } = getComputedStyle(node)
        const seen = height > 0 && clipPath === 'none' && node.checkVisibility({ visibilityProperty: true })
        return seen && node.textContent.trim().length > 24 && width < 3 * Number.parseFloat(fontSize)
      })
      .map((node) => `"${node.textContent.trim().slice(0, 30)}"`),
  )
}

/** Words that end at the edge of what holds them. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, summary, dd, dt, th, td, li, h1, h2, h3)')]
      .filter((node) => {
        const { overflowY, clipPath } = getComputedStyle(node)
        return overflowY !== 'visible' && clipPath === 'none' && node.scrollHeight > node.clientHeight + 1
      })
      .map((node) => node.textContent?.slice(0, 30) ?? ''),
  )
}

/**
 * What a page without scripts withholds: words that wait, unseen, for one, its heading, its footer, a call.
 * @param call a selector: one of such links has to show
 */
export function withheld(page: Page, call: string): Promise<string[]> {
  return page.evaluate((callLink) => {
    const shows = (node: Element) =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && node.getClientRects().length > 0
    const faint = [...document.querySelectorAll('main section :is(p, li, h2, h3, a)')]
      .filter(
        (node) => node.checkVisibility() && !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((node) => `unseen: ${node.textContent?.trim().slice(0, 40)}`)
    const lacking = ['h1', 'footer', callLink]
      .filter((selector) => ![...document.querySelectorAll(selector)].some(shows))
      .map((selector) => `shows no ${selector}`)
    return [...faint, ...lacking]
  }, call)
}

/** Targets too small for a thumb: 44 px for what a page is there for, 24 px (WCAG 2.5.8) for the rest. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main =
      'main form button, main [data-variant], [aria-label="Call or request"] a, header button, header a[href^="tel:"]'
    const targets = 'a[href], button, summary, input:not([type="hidden"]), textarea'
    return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((node) => {
      // Words within a sentence are as tall as their line (WCAG 2.5.8, inline), and what is off screen is no target.
      const inline = node.matches('a') && getComputedStyle(node).display === 'inline'
      const { width, height, left } = node.getBoundingClientRect()
      const shows = node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0
      if (!shows || inline || left < 0 || node.closest('[aria-hidden="true"]')) return []
      const wanted = node.matches(main) ? 44 : 24
      const name = (node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 40)
      return width < wanted || height < wanted ? [`${name}: ${width} by ${height}, wanted ${wanted}`] : []
    })
  })
}

/** What moves by itself. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
    return document
      .getAnimations()
      .filter((animation) => {
        const timing = animation.effect?.getComputedTiming()
        return animation.playState === 'running' && Number(timing?.duration ?? 0) > 1
      })
      .map((animation) => (animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty)
  })
}

/** The whole stylesheets that Next gave to a page, before the build kept only the rules that it uses. */
function exportedStyles(path: string): string {
  const file = path === missingPath ? '/_not-found' : path === '/' ? '/index' : path
  const html = readFileSync(`.next/server/app${file}.html`, 'utf8')
  return [...html.matchAll(/<link rel="stylesheet" href="\/_next(\/[^"]+)"/g)]
    .map(([, address]) => readFileSync(`.next${address}`, 'utf8').replaceAll('url(../', 'url(/_next/static/'))
    .join('')
}

/**
 * Where the page looks otherwise with the whole stylesheets, and them alone, than with the styles that stand in it: what
 * lacks, and what the order of its styles changes. Styles for paper are chosen by the same selectors. Opens every fold.
 */
export async function missingStyles(page: Page): Promise<string[]> {
  const exported = exportedStyles(new URL(page.url()).pathname)
  await page.mouse.move(0, 0)
  return page.evaluate(differences, exported)
}

/** Runs in the page. @returns what the page's own styles and these show differently */
async function differences(exported: string): Promise<string[]> {
  for (const fold of document.querySelectorAll('details')) fold.open = true
  const styles = [...document.querySelectorAll<HTMLStyleElement>('head > style, style[data-later-styles]')]
  // First in the head, as Next's links are: the first style to name a layer decides the order of layers.
  const whole = Object.assign(document.createElement('style'), { textContent: exported })
  document.head.prepend(whole)
  const names = new Set<string>()
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules as Iterable<CSSStyleRule>) {
      for (const name of rule.style ?? []) if (!name.startsWith('--')) names.add(name)
      if (rule.cssRules) collect(rule.cssRules)
    }
  }
  collect((whole.sheet as CSSStyleSheet).cssRules)
  const kindOf = (element: Element | null) => `${element?.tagName}.${element?.getAttribute('class') ?? ''}`
  const looks = async () => {
    await new Promise((done) => requestAnimationFrame(done))
    for (const animation of document.getAnimations()) animation.finish()
    const found = new Map<string, string[]>()
    for (const element of document.querySelectorAll('body *')) {
      // One of each kind is enough. The bar at the foot comes and goes with scrolling.
      const kind = `${kindOf(element.parentElement)} > ${kindOf(element)}`
      if (found.has(kind) || element.closest('[data-mobile-bar]')) continue
      const values = ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        const shows = !part || style.content !== 'none'
        return shows ? [...names].map((name) => `${part}${name}: ${style.getPropertyValue(name)}`) : []
      })
      found.set(kind, values)
    }
    return found
  }
  for (const style of styles) style.disabled = true
  const wanted = await looks()
  for (const style of styles) style.disabled = false
  whole.remove()
  const known = await looks()
  return [...wanted].flatMap(([kind, values]) => {
    const own = new Set(known.get(kind))
    const changed = values.filter((value) => !own.has(value)).slice(0, 3)
    return changed.length > 0 ? [`${kind}: ${changed.join('; ')}`] : []
  })
}

/**
 * Goes from stop to stop with Tab: each has to be marked, and neither covered nor out of sight.
 * @param page a page without motion, whose focus stands where the walk begins
 * @param until a selector: the walk ends with the third stop within it; otherwise with the last of the page
 */
export async function keyboardFaults(page: Page, until?: string): Promise<{ stops: string[]; faults: string[] }> {
  const faults: string[] = []
  const stops: string[] = []
  let beyond = 0
  let top = Number.NaN
  while (stops.length < 300 && beyond < 3) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(
      async ([end, topBefore]) => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return null
        const shows = (box: DOMRect, x: number, y: number) => {
          const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
          return Boolean(hit && (focused.contains(hit) || hit.contains(focused)))
        }
        const look = () => {
          const parts = [0.1, 0.5, 0.9]
          const [line] = focused.getClientRects()
          const box = focused.getBoundingClientRect()
          const inSight =
            line && parts.some((part) => shows(line, part, 0.5)) && parts.some((part) => shows(box, 0.5, part))
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
          const marked = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
          return !marked ? 'has no mark' : !inSight ? `is covered or out of sight at ${box.top}` : ''
        }
        // The bar at the foot moves in the frame after an observer has seen that the page moved.
        const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        if (scrollY !== topBefore) await frames()
        let fault = look()
        if (fault) {
          await frames()
          fault = look()
        }
        const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)
        const label = `${focused.tagName.toLowerCase()} ${focused.id || name}`
        return { label, fault, ended: Boolean(end && focused.closest(end)), top: scrollY }
      },
      [until ?? '', top] as const,
    )
    if (!stop) break
    top = stop.top
    if (stop.ended) beyond += 1
    stops.push(stop.label)
    if (stop.fault) faults.push(`${stop.label} ${stop.fault}`)
  }
  expect(stops.length, 'stops of the keyboard').toBeLessThan(300)
  return { stops, faults }
}

/** The typefaces that an element is really drawn in. */
export async function typefaces(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  try {
    await client.send('DOM.enable')
    await client.send('CSS.enable')
    const { root } = await client.send('DOM.getDocument')
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    return (await client.send('CSS.getPlatformFontsForNode', { nodeId })).fonts.map(({ familyName }) => familyName)
  } finally {
    await client.detach()
  }
}

/** How many of the page's sections are not laid out yet (app/lazy-layout.css). */
export const waiting = (page: Page): Promise<number> =>
  page
    .locator('main > section')
    .evaluateAll(
      (sections) => sections.filter((section) => getComputedStyle(section).contentVisibility === 'auto').length,
    )
