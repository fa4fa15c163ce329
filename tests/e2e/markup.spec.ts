import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'playwright/test'
import { readPages } from '../support/read-pages'
import { allPaths, fileOf, onePageOfEach, pagesOfOtherParts } from '../support/site-pages'

// What HTML alone can tell is read from it. Names and landmarks are axe's business (page-kinds.spec.ts,
// accessibility.spec.ts).

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

test('html-validate finds nothing in any part of a page', () => {
  test.setTimeout(180_000)
  const faults = [...onePageOfEach, ...pagesOfOtherParts()].flatMap((path) => {
    const html = readFileSync(fileOf(path), 'utf8').replace(/(<style\b[^>]*>)[\s\S]*?<\/style>/g, '$1</style>')
    return validator
      .validateStringSync(html, path)
      .results.flatMap(({ messages }) => messages)
      .filter(
        ({ ruleId, message, selector }) =>
          !allowed.some(({ rule, of }) => rule === ruleId && (of.test(message) || of.test(selector ?? ''))),
      )
      .map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`)
  })
  expect(faults).toEqual([])
})

/** Runs in the browser. @returns what is wrong with a page's drawings, pictures and phone numbers */
function faultsIn(document: Document) {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const short = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120)
  const drawn = all('svg use[href], svg [fill^="url("], svg [mask^="url("], svg [clip-path^="url("]')
    .flatMap((part) => ['href', 'fill', 'mask', 'clip-path'].map((name) => part.getAttribute(name) ?? ''))
    .map((value) => /^(?:url\()?#([^)]+)/.exec(value)?.[1])
    .filter((id) => id && !document.getElementById(id))
    .map((id) => `a drawing uses #${id}, which is not there`)
  const pictures = all('img')
  const unsized = pictures.filter((picture) => !(picture.hasAttribute('width') && picture.hasAttribute('height')))
  const eager = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy')
  const plainNumbers = all('main *, footer *').filter(
    (node) =>
      !node.closest('a[href^="tel:"], script, style') &&
      [...node.childNodes].some((child) => child.nodeType === 3 && /\b\d{3}-\d{3}-\d{4}\b/.test(child.nodeValue ?? '')),
  )
  const told = document.querySelector('meta[name="format-detection"][content*="telephone=no"]')
  return {
    faults: [
      ...drawn,
      ...unsized.map((picture) => `no dimensions: ${short(picture)}`),
      ...(eager.length > 1 ? [`${eager.length} pictures are fetched at once`] : []),
      ...plainNumbers.map((node) => `a phone number is no link: ${short(node)}`),
      ...(told ? [] : ['phones may make links of other digits']),
    ],
  }
}

test('every page has all parts of its drawings, sizes of pictures, one eager picture at most, and phone numbers as links', async ({
  browser,
}) => {
  const pages = await readPages(browser, allPaths, faultsIn)
  expect([...pages].flatMap(([path, { faults }]) => faults.map((fault) => `${path}: ${fault}`))).toEqual([])
  expect([...pages.values()].some(({ html }) => html.includes('fetchpriority="high"'))).toBe(true)
})
