import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'playwright/test'
import { readPages } from '../support/read-pages'
import { allPaths, builtFile, onePageOfEach, pagesWithOtherClasses } from '../support/site-pages'

// Checks that need only the HTML. axe checks names and landmarks (page-kinds.spec.ts, accessibility.spec.ts).

/** The rules of html-validate for documents, except those that make no difference in a browser. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements: ['html5'],
    rules: {
      // React writes `checked=""` and `crossorigin=""`, which are valid.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // An input without a type is a text field.
      'no-implicit-input-type': 'off',
      // The labels are allowed, and a region that scrolls is not a section of the page.
      'aria-label-misuse': 'off',
      'prefer-native-element': 'off',
      // CSS keeps phone numbers on one line.
      'tel-non-breaking': 'off',
      // Pages load no file of another host.
      'require-sri': 'off',
    },
  }),
)

/** Reports of html-validate that are not problems, with the reason. */
const exceptions: readonly { rule: string; of: RegExp; why: string }[] = [
  {
    rule: 'element-permitted-content',
    of: /^<style>/,
    why: 'the styles of later sections are beside them (finish-page.ts)',
  },
  {
    rule: 'wcag/h32',
    of: /^#switches$/,
    why: 'this form is not sent: it keeps browsers from restoring its switches (panel-and-house.tsx)',
  },
]

test('html-validate finds no problem in any component', () => {
  test.setTimeout(180_000)
  const problems = [...onePageOfEach, ...pagesWithOtherClasses()].flatMap((path) => {
    const html = readFileSync(builtFile(path), 'utf8').replace(/(<style\b[^>]*>)[\s\S]*?<\/style>/g, '$1</style>')
    return validator
      .validateStringSync(html, path)
      .results.flatMap(({ messages }) => messages)
      .filter(
        ({ ruleId, message, selector }) =>
          !exceptions.some(({ rule, of }) => rule === ruleId && (of.test(message) || of.test(selector ?? ''))),
      )
      .map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`)
  })
  expect(problems).toEqual([])
})

/** Runs in the browser. @returns problems with drawings, pictures and phone numbers */
function problemsIn(document: Document) {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const short = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120)
  const undefinedIds = all('svg use[href], svg [fill^="url("], svg [mask^="url("], svg [clip-path^="url("]')
    .flatMap((part) => ['href', 'fill', 'mask', 'clip-path'].map((name) => part.getAttribute(name) ?? ''))
    .map((value) => /^(?:url\()?#([^)]+)/.exec(value)?.[1])
    .filter((id) => id && !document.getElementById(id))
    .map((id) => `a drawing uses #${id}, which is missing`)
  const pictures = all('img')
  const unsized = pictures.filter((picture) => !(picture.hasAttribute('width') && picture.hasAttribute('height')))
  const eager = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy')
  const plainNumbers = all('main *, footer *').filter(
    (node) =>
      !node.closest('a[href^="tel:"], script, style') &&
      [...node.childNodes].some((child) => child.nodeType === 3 && /\b\d{3}-\d{3}-\d{4}\b/.test(child.nodeValue ?? '')),
  )
  const noDetection = document.querySelector('meta[name="format-detection"][content*="telephone=no"]')
  return {
    problems: [
      ...undefinedIds,
      ...unsized.map((picture) => `no dimensions: ${short(picture)}`),
      ...(eager.length > 1 ? [`${eager.length} pictures are not lazy`] : []),
      ...plainNumbers.map((node) => `a phone number is not a link: ${short(node)}`),
      ...(noDetection ? [] : ['phones may turn other digits into links']),
    ],
  }
}

test('on every page drawings are complete, pictures have sizes and phone numbers are links', async ({ browser }) => {
  const pages = await readPages(browser, allPaths, problemsIn)
  expect([...pages].flatMap(([path, { problems }]) => problems.map((problem) => `${path}: ${problem}`))).toEqual([])
  expect([...pages.values()].some(({ html }) => html.includes('fetchpriority="high"'))).toBe(true)
})
