import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'playwright/test'
import { allPaths, builtFile } from '../support/site-pages'

// A check of the finished HTML. axe checks names and landmarks (page-kinds.spec.ts).

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

/** A form that is not sent: it keeps browsers from restoring its switches (panel-and-house.tsx). */
const isUnsent = (ruleId: string, selector: string | null) => ruleId === 'wcag/h32' && selector === '#switches'

test('html-validate finds no problem on any page', () => {
  test.setTimeout(180_000)
  const problems = allPaths.flatMap((path) => {
    const html = readFileSync(builtFile(path), 'utf8')
      // The styles of later sections are the first child of a section (finish-page.ts), where browsers apply them.
      .replace(/<style data-later-styles="">[\s\S]*?<\/style>/, '')
      .replace(/(<style\b[^>]*>)[\s\S]*?<\/style>/g, '$1</style>')
    return validator
      .validateStringSync(html, path)
      .results.flatMap(({ messages }) => messages)
      .filter(({ ruleId, selector }) => !isUnsent(ruleId, selector))
      .map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`)
  })
  expect(problems).toEqual([])
})
