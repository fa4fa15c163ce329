import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'playwright/test'
import { routes } from '@/lib/routes'
import { builtPages } from '../support/built-pages'
import { pagesOfAllParts } from '../support/site-pages'

// What HTML alone can tell is read from it, without a browser: every part of every kind of page, and every post.

// One worker reads the pages once.
test.describe.configure({ mode: 'default' })

const pages = () => [...builtPages().values()].filter(({ path }) => pagesOfAllParts().includes(path))

type BuiltElement = ReturnType<typeof all>[number]
type Root = { querySelectorAll(selector: string): Iterable<import('happy-dom').Element> }
const all = (root: Root, selector: string) => [...root.querySelectorAll(selector)]
const short = (element: BuiltElement) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120)
const ids = (element: BuiltElement, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean)

/** Collects what a rule finds. */
function faultsOf(rule: (document: BuiltElement['ownerDocument'], path: string) => string[]): string[] {
  return pages().flatMap(({ path, document }) =>
    rule(document as BuiltElement['ownerDocument'], path).map((fault) => `${path}: ${fault}`),
  )
}

/** What its own text names (accname, "name from content"); landmarks, groups and dialogs are not among it. */
const namedByContent = 'a, button, summary, [role="switch"]'

/** What a screen reader calls an element; enough of the rules of accname for markup as ours. */
function nameOf(element: BuiltElement): string {
  const document = element.ownerDocument
  const labelled = ids(element, 'aria-labelledby').map((id) => textOf(document.getElementById(id)))
  const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : null
  const names = [...labelled, element.getAttribute('aria-label'), textOf(label), textOf(element.closest('label'))]
  const content = element.matches(namedByContent) ? textOf(element) : ''
  return (
    names.find((name) => name?.trim()) ??
    (content || (element.getAttribute('title') ?? element.getAttribute('alt') ?? ''))
  ).trim()
}

function textOf(element: BuiltElement | null): string {
  if (!element || element.getAttribute('aria-hidden') === 'true') return ''
  if (element.tagName === 'IMG') return element.getAttribute('alt') ?? ''
  const label = element.getAttribute('aria-label')
  if (label) return label
  return [...element.childNodes]
    .map((node) => (node.nodeType === 1 ? textOf(node as BuiltElement) : node.nodeType === 3 ? node.textContent : ''))
    .join('')
    .trim()
}

/**
 * html-validate's rules for documents, save those that say nothing about what a browser makes of the HTML. References,
 * names of fields, hidden controls, landmarks, headings, lists and what may stand in what are its business.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements: ['html5'],
    rules: {
      // React writes `checked=""`, and `crossorigin=""`: the same to a browser.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // An input without a type is a text field.
      'no-implicit-input-type': 'off',
      // Of taste: the element is allowed to have the label, and a region that scrolls is no section of the page.
      'aria-label-misuse': 'off',
      'prefer-native-element': 'off',
      // Styles keep numbers together.
      'tel-non-breaking': 'off',
      // For files of other hosts: there are none.
      'require-sri': 'off',
    },
  }),
)

/** What it reports all the same: the rule, the element, and why it is right. */
const allowed: readonly { rule: string; of: RegExp; why: string }[] = [
  {
    rule: 'element-permitted-content',
    of: /^<style>/,
    why: 'styles of later sections come with them (finish-page.ts)',
  },
  { rule: 'wcag/h32', of: /^#switches$/, why: 'browsers must not restore its switches; it sends nothing (work.tsx)' },
]

test('html-validate finds nothing', () => {
  test.setTimeout(180_000)
  const faults = pages().flatMap(({ path, html }) =>
    validator
      .validateStringSync(html, path)
      .results.flatMap(({ messages }) => messages)
      .filter(
        ({ ruleId, message, selector }) =>
          !allowed.some(({ rule, of }) => rule === ruleId && (of.test(message) || of.test(selector ?? ''))),
      )
      .map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
  )
  expect(faults).toEqual([])
})

test('every reference that html-validate does not follow resolves', () => {
  const faults = faultsOf((document) => {
    const known = new Set(all(document, '[id]').map(({ id }) => id))
    const nowhere = ['headers', 'form', 'popovertarget', 'commandfor'].flatMap((attribute) =>
      all(document, `[${attribute}]`).flatMap((element) =>
        ids(element, attribute)
          .filter((id) => !known.has(id))
          .map((id) => `${attribute}="${id}" leads nowhere: ${short(element)}`),
      ),
    )
    // Drawings use parts of themselves.
    const drawn = all(document, 'svg use[href], svg [fill^="url("], svg [mask^="url("], svg [clip-path^="url("]')
      .flatMap((element) =>
        ['href', 'fill', 'mask', 'clip-path'].map(
          (name) => /^(?:url\()?#([^)]+)/.exec(element.getAttribute(name) ?? '')?.[1],
        ),
      )
      .filter((id) => id && !known.has(id))
      .map((id) => `a drawing uses #${id}, which is not there`)
    return [...nowhere, ...drawn]
  })
  expect(faults).toEqual([])
})

test('every control and region has an accessible name', () => {
  const named =
    'a[href], button, summary, input:not([type="hidden"]), select, textarea, iframe, dialog, ' +
    'form[method="post"], [role="img"], [role="region"], [role="group"], [role="switch"], [role="dialog"], [role="radiogroup"]'
  const faults = faultsOf((document) =>
    all(document, named)
      .filter((element) => !element.closest('[aria-hidden="true"]') && !nameOf(element))
      .map((element) => `has no name: ${short(element)}`),
  )
  expect(faults).toEqual([])
})

test('every page has its landmarks, a main menu and an h1', () => {
  const parts = ['body header', 'main', 'body footer', 'nav[aria-label="Main"]', 'main h1']
  const faults = faultsOf((document) =>
    parts.filter((selector) => !document.querySelector(selector)).map((selector) => `has no ${selector}`),
  )
  expect(faults).toEqual([])
})

test('every picture has dimensions, and only the first of a page loads eagerly', () => {
  const faults = faultsOf((document) => {
    const pictures = all(document, 'img')
    const lacking = pictures.flatMap((picture) =>
      ['width', 'height']
        .filter((name) => !picture.hasAttribute(name))
        .map((name) => `has no ${name}: ${short(picture)}`),
    )
    const atOnce = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy').length
    return atOnce > 1 ? [...lacking, `${atOnce} pictures are fetched at once`] : lacking
  })
  expect(faults).toEqual([])
  expect([...builtPages().values()].some(({ html }) => html.includes('fetchpriority="high"'))).toBe(true)
})

test('pages with columns block rendering until their head is complete', () => {
  for (const { path, html } of builtPages().values()) {
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render" media="\(min-width: 48em\)">/.exec(html) ?? []
    // The next section's beginning tells that the head, the one with the page's heading, is there. A document that is
    // one sheet holds its sections inside its head.
    const sheet = path === routes.privacy()
    const end = sheet ? '' : '</section>((?!<section )[\\s\\S])*'
    expect(html, path).toMatch(new RegExp(`<h1 ((?!<section )[\\s\\S])*${end}<section [^>]*id="${id}"`))
  }
})

test('every page has its styles in the head, no style attributes, and one inline script', () => {
  for (const { path, html } of builtPages().values()) {
    expect(html, path).toMatch(
      /<head><meta charset="utf-8"><meta name="viewport"[^>]*>(<link rel="preload" href="[^"]+\.woff2"[^>]*>){2}(<link rel="expect"[^>]*>)?<style>/,
    )
    // Elements may set custom properties, the size of a drawing say; every rule stands in the head.
    expect(html, path).not.toMatch(/<[a-z][^>]* style="(?!--)/)
    expect(html.match(/<script(?![^>]*application\/(?:ld\+)?json)/g), path).toHaveLength(1)
  }
})

test('every phone number is a link, and phones are told not to make links of other digits', () => {
  const faults = faultsOf((document) => {
    const told = document.querySelector('meta[name="format-detection"]')?.getAttribute('content') ?? ''
    const number = /\b(?:1-)?\d{3}-\d{3}-\d{4}\b/
    const plain = all(document, 'main *, footer *').filter(
      (node) =>
        !node.closest('a[href^="tel:"], script, style') &&
        [...node.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && number.test(textContent ?? '')),
    )
    return [...(told.includes('telephone=no') ? [] : ['may make links']), ...plain.map(short)]
  })
  expect(faults).toEqual([])
})
