import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { missingPath } from './site-pages'

// Checks of the page that is open in the browser. Most return one line for each problem.

declare global {
  interface Window {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every rule of axe except AAA. Contrast is also checked on pseudo-elements, which most sections have. */
const axeOptions: RunOptions & { checks: object } = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
  resultTypes: ['violations'],
}

/** Turns on reduced motion, so that no check runs in the middle of an animation. */
export const reduceMotion = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' })

/** Waits for two frames, and until every animation with an end has ended. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const running = () =>
      document.getAnimations().filter(({ effect, playState, timeline }) => {
        const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
        return playState === 'running' && timeline instanceof DocumentTimeline && !endless
      })
    await frame()
    await frame()
    for (let animations = running(); animations.length > 0; animations = running()) {
      await Promise.allSettled(animations.map(({ finished }) => finished))
      await frame()
    }
  })
}

/** Violations that axe reports once no animation runs, in the page or `within` a selector. */
export async function axeProblems(page: Page, within?: string): Promise<string[]> {
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ([options, selector]) => (await window.axe.run(selector ?? document, options)).violations,
    [axeOptions, within] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
  )
}

/** Elements and text outside the window, and horizontal scroll. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide, the window ${clientWidth}`] : []
    const outside = ({ left, right, width }: DOMRect) => width > 0 && (left < -1 || right > clientWidth + 1)
    const report = (name: string, { left, right }: DOMRect) =>
      found.push(`${name} from ${Math.round(left)} to ${Math.round(right)}`)
    /** Whether an ancestor scrolls or (with `clipped`) clips the element, or it is visually hidden. */
    const isContained = (node: Element, clipped: boolean) => {
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
      if (outside(box) && node.checkVisibility({ visibilityProperty: true }) && !isContained(node, true))
        report(`${node.tagName.toLowerCase()} "${node.textContent?.trim().slice(0, 30)}"`, box)
    }
    // Clipped text is a problem, except in drawings.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      range.selectNodeContents(text)
      const box = text.data.trim() && [...range.getClientRects()].find(outside)
      const parent = text.parentElement
      if (!box || !parent?.checkVisibility({ visibilityProperty: true }) || isContained(parent, false)) continue
      if (!parent.closest('svg, script, style, noscript, [aria-hidden="true"], dialog:not([open])'))
        report(`"${text.data.trim().slice(0, 30)}"`, box)
    }
    return found
  })
}

/** Gaps between two sections, and pictures that are taller than their frame. */
export function gapsBetweenSections(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    let end = Number.POSITIVE_INFINITY
    for (const section of document.querySelectorAll('main section, main > [data-bleed], footer')) {
      const { top, bottom, height } = section.getBoundingClientRect()
      if (height === 0) continue
      if (top > end + 1) found.push(`${Math.round(top - end)} px of gap above #${section.id}`)
      end = Number.isFinite(end) ? Math.max(end, bottom) : bottom
    }
    for (const picture of document.querySelectorAll('main picture > img')) {
      const frame = picture.parentElement?.parentElement?.getBoundingClientRect()
      if (frame && picture.getBoundingClientRect().bottom > frame.bottom + 1)
        found.push(`a picture is taller than its frame: ${picture.getAttribute('src')}`)
    }
    return found
  })
}

/** Text of the main part that overlaps other text or the names in a map. Only the middle of each line counts. */
export function overlappingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Whether text may overlap: it is fixed, sticky, visually hidden, decorative or clamped. */
    const mayOverlap = (node: Element) => {
      for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) {
        const { clipPath, position, webkitLineClamp } = getComputedStyle(at)
        if (clipPath !== 'none' || position === 'fixed' || position === 'sticky' || webkitLineClamp !== 'none')
          return true
      }
      return node.closest('svg, script, style, noscript, [aria-hidden="true"]') !== null
    }
    const lines: { node: Node; text: string; left: number; right: number; top: number; bottom: number }[] = []
    for (const name of document.querySelectorAll('main svg text:not(symbol *, defs *)')) {
      const { left, right, top, bottom, width } = name.getBoundingClientRect()
      if (width > 2 && name.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        lines.push({ node: name, text: name.textContent, left, right, top, bottom })
    }
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const parent = node.parentElement
      if (!node.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (mayOverlap(parent)) continue
      const half = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const middle = (top + bottom) / 2
        if (width > 2) lines.push({ node, text: node.data, left, right, top: middle - half, bottom: middle + half })
      }
    }
    lines.sort((a, b) => a.top - b.top)
    const found = new Set<string>()
    lines.forEach((line, at) => {
      for (const other of lines.slice(at + 1)) {
        if (other.top >= line.bottom - 2) break
        // The names in a map are checked in drawings.test.tsx.
        if (other.node === line.node || (other.node instanceof Element && line.node instanceof Element)) continue
        if (other.left >= line.right - 4 || line.left >= other.right - 4) continue
        found.add(`"${line.text.trim().slice(0, 30)}" and "${other.text.trim().slice(0, 30)}"`)
      }
    })
    return [...found]
  })
}

/** Long texts in columns of less than three em. */
export function narrowText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd, h1, h2, h3)')]
      .filter((node) => {
        const { width, height } = node.getBoundingClientRect()
        const { fontSize, clipPath } = getComputedStyle(node)
        const visible = height > 0 && clipPath === 'none' && node.checkVisibility({ visibilityProperty: true })
        return visible && node.textContent.trim().length > 24 && width < 3 * Number.parseFloat(fontSize)
      })
      .map((node) => `"${node.textContent.trim().slice(0, 30)}"`),
  )
}

/** Words of headings and terms that break within the word. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange()
    const found: string[] = []
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, dt)')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(word)
        }
      }
    }
    return found
  })
}

/** Underlined links with text in a box that the underline does not reach, such as an inline block. */
export function brokenUnderlines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const link of document.querySelectorAll('main a[href], footer a[href]')) {
      if (!getComputedStyle(link).textDecorationLine.includes('underline')) continue
      for (const part of link.querySelectorAll('*')) {
        const { display, textDecorationLine, clipPath } = getComputedStyle(part)
        const reached = /^(inline|contents|none)$/.test(display) || textDecorationLine.includes('underline')
        if (!reached && clipPath === 'none' && part.textContent.trim()) found.push(`"${link.textContent}"`)
      }
    }
    return found
  })
}

/** Text and controls beside the notch of a phone in landscape, except what a row scrolls. Call it with the insets. */
export function besideNotch(page: Page, inset: number): Promise<string[]> {
  return page.evaluate((unsafe) => {
    const mayBe = (node: Element) => {
      for (let at: Element | null = node; at && at !== document.body; at = at.parentElement) {
        const { clipPath, overflowX, left, position } = getComputedStyle(at)
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) return true
        if (position === 'absolute' && Number.parseFloat(left) < -1000) return true
      }
      return !node.checkVisibility({ visibilityProperty: true }) || node.closest('script, style, symbol, defs') !== null
    }
    const within = document.querySelector('dialog[open]') ?? document.body
    const boxes: [Element, string, DOMRect][] = [...within.querySelectorAll('a, button, summary, input, textarea')].map(
      (node) => [node, node.outerHTML.slice(0, 60), node.getBoundingClientRect()],
    )
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      range.selectNodeContents(texts.currentNode)
      if (data.trim() && parentElement)
        for (const box of range.getClientRects()) boxes.push([parentElement, data.trim().slice(0, 30), box])
    }
    return boxes
      .filter(([node, , { left, right, width }]) => {
        const isUnsafe = width > 1 && (left < unsafe - 1 || right > innerWidth - unsafe + 1)
        return isUnsafe && !mayBe(node)
      })
      .map(([, name, { left, right }]) => `${name} from ${Math.round(left)} to ${Math.round(right)}`)
  }, inset)
}

/**
 * Words of the header that break within the word, labels in two lines, and parts that are outside or overlap.
 * @param scrollBar the width of a scroll bar beside it, in CSS
 */
export function brokenHeader(page: Page, scrollBar: string): Promise<string[]> {
  return page.evaluate((size) => {
    document.documentElement.style.setProperty('padding-right', size)
    const header = document.querySelector('header') as HTMLElement
    const frame = header.getBoundingClientRect()
    const range = document.createRange()
    const found: string[] = []
    const linesOf = (boxes: DOMRectList) => new Set([...boxes].map(({ top }) => Math.round(top))).size
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('details > div')) continue
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        if (linesOf(range.getClientRects()) > 1) found.push(`${word} is broken`)
        // The line box of the typeface is a little higher than the line.
        const isBeyond = top < frame.top - 4 || bottom > frame.bottom + 4
        if (left < 0 || right > frame.right + 1 || isBeyond) found.push(`${word} is outside the header`)
      }
    }
    const isVisible = (node: Element) => node.checkVisibility()
    for (const label of [...header.querySelectorAll('summary span, nav > ul > li > a')].filter(isVisible)) {
      range.selectNodeContents(label)
      if (linesOf(range.getClientRects()) > 1) found.push(`${label.textContent} takes two lines`)
    }
    const parts = [...header.querySelectorAll('a[aria-label], nav > ul > li, a[href^="tel:"], button')].filter(
      isVisible,
    )
    parts.forEach((part, at) => {
      // A long name may be wider than its link.
      const name = part.querySelector('[data-business-name]')
      range.selectNodeContents(name ?? document.createElement('span'))
      const right = Math.max(part.getBoundingClientRect().right, range.getBoundingClientRect().right)
      const next = parts[at + 1]?.getBoundingClientRect()
      if (next && right > next.left + 0.5) found.push(`${part.textContent} overlaps the next part`)
    })
    return found
  }, scrollBar)
}

/** Text that its element clips at the bottom. */
export function clippedText(page: Page): Promise<string[]> {
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
 * Text that needs a script to become visible, and a missing heading, footer or call link.
 * @param call a selector of call links, one of which must be visible
 */
export function hiddenWithoutScripts(page: Page, call: string): Promise<string[]> {
  return page.evaluate((callLink) => {
    const isVisible = (node: Element) =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && node.getClientRects().length > 0
    const hidden = [...document.querySelectorAll('main section :is(p, li, h2, h3, a)')]
      .filter(
        (node) => node.checkVisibility() && !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((node) => `hidden: ${node.textContent?.trim().slice(0, 40)}`)
    const missing = ['h1', 'footer', callLink]
      .filter((selector) => ![...document.querySelectorAll(selector)].some(isVisible))
      .map((selector) => `no visible ${selector}`)
    return [...hidden, ...missing]
  }, call)
}

/** The most important buttons and links that are smaller than 44 by 44 px. axe checks the 24 px of WCAG 2.5.8. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'main form button, main [data-variant], [data-mobile-bar] a, header button, header a[href^="tel:"]'
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0)
      .map((node) => ({ text: node.outerHTML.slice(0, 80), box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ text, box }) => `${text}: ${box.width} by ${box.height}`)
  })
}

/** Names of the animations and transitions that run. */
export function runningAnimations(page: Page): Promise<string[]> {
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

/** @returns the complete stylesheets of a page, as Next wrote them */
function exportedStyles(path: string): string {
  const file = path === missingPath ? '/_not-found' : path === '/' ? '/index' : path
  const html = readFileSync(`.next/server/app${file}.html`, 'utf8')
  return [...html.matchAll(/<link rel="stylesheet" href="\/_next(\/[^"]+)"/g)]
    .map(([, url]) => readFileSync(`.next${url}`, 'utf8').replaceAll('url(../', 'url(/_next/static/'))
    .join('')
}

/**
 * Compares the page with its own styles to the page with the complete stylesheets. Opens every fold.
 * @returns elements that look different, because a rule is missing or in another order
 */
export async function missingStyles(page: Page): Promise<string[]> {
  const exported = exportedStyles(new URL(page.url()).pathname)
  await page.mouse.move(0, 0)
  return page.evaluate(styleDifferences, exported)
}

/** Runs in the page. */
async function styleDifferences(exported: string): Promise<string[]> {
  for (const fold of document.querySelectorAll('details')) fold.open = true
  const styles = [...document.querySelectorAll<HTMLStyleElement>('head > style, style[data-later-styles]')]
  // First in the head, as Next's links are: the first style that names a layer sets the order of layers.
  const complete = Object.assign(document.createElement('style'), { textContent: exported })
  document.head.prepend(complete)
  const names = new Set<string>()
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules as Iterable<CSSStyleRule>) {
      for (const name of rule.style ?? []) if (!name.startsWith('--')) names.add(name)
      if (rule.cssRules) collect(rule.cssRules)
    }
  }
  collect((complete.sheet as CSSStyleSheet).cssRules)
  const kindOf = (element: Element | null) => `${element?.tagName}.${element?.getAttribute('class') ?? ''}`
  const computedStyles = async () => {
    await new Promise((done) => requestAnimationFrame(done))
    for (const animation of document.getAnimations()) animation.finish()
    const found = new Map<string, string[]>()
    for (const element of document.querySelectorAll('body *')) {
      // One element of each kind is enough. The mobile bar depends on scrolling.
      const kind = `${kindOf(element.parentElement)} > ${kindOf(element)}`
      if (found.has(kind) || element.closest('[data-mobile-bar]')) continue
      const values = ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        const exists = !part || style.content !== 'none'
        return exists ? [...names].map((name) => `${part}${name}: ${style.getPropertyValue(name)}`) : []
      })
      found.set(kind, values)
    }
    return found
  }
  for (const style of styles) style.disabled = true
  const expected = await computedStyles()
  for (const style of styles) style.disabled = false
  complete.remove()
  const actual = await computedStyles()
  return [...expected].flatMap(([kind, values]) => {
    const found = new Set(actual.get(kind))
    const changed = values.filter((value) => !found.has(value)).slice(0, 3)
    return changed.length > 0 ? [`${kind}: ${changed.join('; ')}`] : []
  })
}

/**
 * Presses Tab from the focused element on. Each focused element must be in view, and look different without focus.
 * @param page a page with reduced motion
 * @param until a selector: the check ends at the third focused element within it, by default at the end of the page
 * @param key Tab, or Shift+Tab for the way back
 */
export async function checkTabOrder(
  page: Page,
  until?: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<{ focused: string[]; problems: string[] }> {
  const problems: string[] = []
  const focused: string[] = []
  let beyond = 0
  let top = Number.NaN
  while (focused.length < 300 && beyond < 3) {
    await page.keyboard.press(key)
    const result = await page.evaluate(
      async ([end, topBefore]) => {
        const element = document.activeElement
        /** What focus changes. An outline that is thin or transparent is no indicator. */
        const marksOf = (node: Element) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(node)
          const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
          return `${isOutlined && !/, 0\)$/.test(outlineColor) ? outlineColor : ''} ${boxShadow}`
        }
        const memory = window as { lastFocused?: { element: Element; label: string; marks: string } }
        const last = memory.lastFocused
        const unmarked = last && marksOf(last.element) === last.marks ? last.label : undefined
        if (!element || element === document.body) return null
        const isOnTop = (box: DOMRect, x: number, y: number) => {
          const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
          return Boolean(hit && (element.contains(hit) || hit.contains(element)))
        }
        const findProblem = () => {
          const parts = [0.1, 0.5, 0.9]
          const [line] = element.getClientRects()
          const box = element.getBoundingClientRect()
          const inView =
            line && parts.some((part) => isOnTop(line, part, 0.5)) && parts.some((part) => isOnTop(box, 0.5, part))
          return inView ? '' : `is covered or out of view at ${box.top}`
        }
        // The mobile bar moves one frame after the scroll observer has run.
        const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        if (scrollY !== topBefore) await frames()
        let problem = findProblem()
        if (problem) {
          await frames()
          problem = findProblem()
        }
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
        const label = `${element.tagName.toLowerCase()} ${element.id || name}`
        memory.lastFocused = { element, label, marks: marksOf(element) }
        return { label, problem, unmarked, ended: Boolean(end && element.closest(end)), top: scrollY }
      },
      [until ?? '', top] as const,
    )
    if (!result) break
    top = result.top
    if (result.ended) beyond += 1
    focused.push(result.label)
    if (result.problem) problems.push(`${result.label} ${result.problem}`)
    if (result.unmarked) problems.push(`${result.unmarked} looks the same with and without focus`)
  }
  expect(focused.length, 'focusable elements').toBeLessThan(300)
  return { focused, problems }
}

/** The typefaces that the browser uses for an element. */
export async function renderedTypefaces(page: Page, selector: string): Promise<string[]> {
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

/** The number of sections that are not laid out yet (app/lazy-layout.css). */
export const pendingSections = (page: Page): Promise<number> =>
  page
    .locator('main > section')
    .evaluateAll(
      (sections) => sections.filter((section) => getComputedStyle(section).contentVisibility === 'auto').length,
    )
