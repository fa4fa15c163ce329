import { expect, test } from 'playwright/test'
import { getPosts } from '@/lib/blog/posts'
import { routes } from '@/lib/routes'
import { builtPages } from '../support/built-pages'

// What the HTML can tell of every page is read from it, without a browser.

// One worker reads the pages once.
test.describe.configure({ mode: 'default' })

type BuiltElement = ReturnType<typeof all>[number]
type Root = { querySelectorAll(selector: string): Iterable<import('happy-dom').Element> }
const all = (root: Root, selector: string) => [...root.querySelectorAll(selector)]
const short = (element: BuiltElement) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120)
const ids = (element: BuiltElement, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean)

/** Collects what a rule finds on every page. */
function faultsOf(rule: (document: BuiltElement['ownerDocument'], path: string) => string[]): string[] {
  return [...builtPages().values()].flatMap(({ path, document }) =>
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

test('ids are unique, and every reference resolves', () => {
  const faults = faultsOf((document) => {
    const found = all(document, '[id]').map(({ id }) => id)
    const known = new Set(found)
    const twice = found.filter((id, index) => found.indexOf(id) !== index).map((id) => `the id ${id} stands twice`)
    const references = [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
      'aria-details',
      'aria-errormessage',
      'headers',
      'for',
      'form',
      'list',
      'popovertarget',
      'commandfor',
    ]
    const nowhere = references.flatMap((attribute) =>
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
    return [...twice, ...nowhere, ...drawn]
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

test('hidden elements are not focusable, and controls are not nested', () => {
  const usable =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'
  const faults = faultsOf((document) => [
    ...all(document, '[aria-hidden="true"]').flatMap((hidden) =>
      all(hidden, usable)
        .filter((element) => element.getAttribute('tabindex') !== '-1')
        .map((element) => `hidden, and takes the focus: ${short(element)}`),
    ),
    ...all(document, 'a[href], button, summary, label').flatMap((outer) =>
      all(outer, outer.tagName === 'LABEL' ? 'a[href], button' : 'a[href], button, select, textarea').map(
        (inner) => `${short(inner)} stands in ${short(outer)}`,
      ),
    ),
    ...all(document, '[tabindex]')
      .filter((element) => Number(element.getAttribute('tabindex')) > 0)
      .map((element) => `changes the order of the focus: ${short(element)}`),
  ])
  expect(faults).toEqual([])
})

test('landmarks are unique, and repeated ones have distinct names', () => {
  const faults = faultsOf((document) => {
    const once = [
      'main',
      'body header:not(:is(main, article, section, dialog) header)',
      'body footer:not(:is(main, article, section, dialog) footer)',
    ]
    const counts = once
      .map((selector) => [selector, all(document, selector).length] as const)
      .filter(([, count]) => count !== 1)
      .map(([selector, count]) => `${count} of ${selector}`)
    const repeated = ['nav', 'form', '[role="region"]'].flatMap((selector) => {
      const marks = all(document, selector)
      const names = marks.map(nameOf)
      if (marks.length < 2) return []
      return names
        .filter((name, index) => selector !== 'form' && (!name || names.indexOf(name) !== index))
        .map((name) => `${selector} "${name}" is one of several`)
    })
    const nav = document.querySelector('nav[aria-label="Main"]') ? [] : ['has no main menu']
    return [...counts, ...repeated, ...nav]
  })
  expect(faults).toEqual([])
})

test('headings never skip a level, and main starts with the only h1', () => {
  const faults = faultsOf((document) => {
    const levels = (root: Root) => all(root, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]))
    const main = levels(document.querySelector('main') as Root)
    const skipped = main.flatMap((level, index) =>
      level - (main[index - 1] ?? 1) > 1 ? [`heading ${index + 1} of the main part skips a level`] : [],
    )
    const empty = all(document, 'h1, h2, h3, h4, h5, h6').filter((heading) => !textOf(heading))
    return [
      ...(main[0] === 1 ? [] : ['does not start with its h1']),
      ...(levels(document).filter((level) => level === 1).length === 1 ? [] : ['has not one h1']),
      ...skipped,
      ...empty.map((heading) => `an empty heading: ${short(heading)}`),
    ]
  })
  expect(faults).toEqual([])
})

test('lists contain only items, and tables have column headers', () => {
  const faults = faultsOf((document) => [
    ...all(document, ':is(ul, ol):not([role]) > :not(li, script, template)').map((child) => `no item: ${short(child)}`),
    ...all(document, 'li').flatMap((item) =>
      item.closest('ul, ol, menu') ? [] : [`an item without its list: ${short(item)}`],
    ),
    ...all(document, 'dl > :not(dt, dd, div, script, template)').map((child) => `no term: ${short(child)}`),
    ...all(document, 'dl')
      .filter((list) => !all(list, 'dt').length || !all(list, 'dd').length)
      .map(short),
    ...all(document, 'table')
      .filter((table) => all(table, 'th').length === 0)
      .map((table) => `has no headers: ${short(table)}`),
  ])
  expect(faults).toEqual([])
})

test('every picture has dimensions, and only the first of a page loads eagerly', () => {
  const faults = faultsOf((document) => {
    const pictures = all(document, 'img')
    const lacking = pictures.flatMap((picture) =>
      ['width', 'height', 'alt']
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

test('a post has a date, a link back, a call link and the feed', () => {
  for (const { slug, publishDate } of getPosts()) {
    const { document } = builtPages().get(routes.post(slug)) ?? {}
    expect(document?.querySelector(`main time[datetime="${publishDate}"]`), slug).toBeTruthy()
    expect(document?.querySelectorAll(`main a[href="${routes.blog()}"]`).length, slug).toBeGreaterThanOrEqual(2)
    expect(document?.querySelectorAll('main .call-box').length, slug).toBeGreaterThan(0)
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
