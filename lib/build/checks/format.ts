import type { Limit } from '@/content/schema/text'
import { type ContentCheck, eachText, problemAt, quoteStart } from '@/lib/build/checks/content-check'
import { type PageCopy, readText } from '@/lib/build/checks/copy'
import { wordsOf } from '@/lib/build/checks/measures'
import { anyPhone, literalPhone } from '@/lib/content/literal-phone'
import { pageAt } from '@/lib/content/pages'
import type { Mismatch } from '@/lib/content/problems'
import { nameOf } from '@/lib/content/registry'
import { fillSiteTokens, strayBrace, tokenHint, unknownTokens } from '@/lib/content/render-copy'
import { parseInline } from '@/lib/content/rich-text'
import { siteContent } from '@/lib/content/site-content'
import { idAtPath, isPlaceId, routes } from '@/lib/routes'
import { offices } from '@/lib/site'

// Checks the format of texts: tokens, plain fields, lengths.

/** Tokens that components fill, by the file that may have them. */
const componentTokens: Readonly<Record<string, readonly string[]>> = {
  'content/pages/place.ts': [
    '{place}',
    '{hours}',
    '{utility}',
    '{outage}',
    '{outage-page}',
    '{shut-off}',
    '{municipality}',
    '{council}',
    '{districts}',
    '{source}',
    '{month}',
  ],
  'content/finished-jobs.ts': ['{service}', '{place}'],
}

/** Reports unknown tokens and single braces. */
export const tokens = eachText(({ text, file }, { kind }) => {
  const stray = strayBrace(text)
  const isFilled = (token: string) =>
    // The compiler checks tokens of the interface (lib/fill-tokens.ts).
    kind === 'interface' ? !token.includes(':') : componentTokens[file]?.includes(token)
  const unknown = unknownTokens(text)
    .filter((token) => !isFilled(token))
    .map((found): Mismatch => ({ found, expected: 'a known token', hint: tokenHint(found) }))
  return stray ? [{ found: stray, expected: 'one brace on each side, as in {phone}' }, ...unknown] : unknown
})

/** Reports links and bold in titles, headings, labels and other plain text. */
export const plainFields = eachText(({ keyPath, text, form }) => {
  if (form !== 'plain') return []
  // A phone number is plain text in <head>. Elsewhere it becomes a link.
  const inHead = /^(seoTitle|metaDescription)$/.test(keyPath)
  const found = /\*\*|\]\(|\{outage:[^}]*\}/.exec(text) ?? (inHead ? null : /\{(phone|email)\}/.exec(text))
  return found ? [{ found: found[0], expected: 'plain words: no link, no bold' }] : []
})

/** What a reader would see as it is typed: marks that are no Markdown, bare addresses, amounts in words. */
const slips: readonly [slip: RegExp, expected: string][] = [
  [/\*\*|\*(?=\w)|(?<=\w)\*/, '**bold**, its stars right at the text'],
  [/\[[^\]]*\]?[^\s)]*(?: ?\([^)]*\)?)?/, '[text](/address), nothing between the two'],
  [/\b(?:https?:\/\/|www\.)\S+/, '[the name of the page](https://…)'],
  [/[\w.+-]+@[\w-]+\.\w[\w.-]*/, '{email}, or a link'],
  [anyPhone, '[the number](tel:+1…), so that phones can dial it'],
  [/\{photos\}/, 'a link such as [send us a photo]({photos})'],
  [/(?<![\d$.])\d[\d,]* dollars?\b/, 'a price as its token, or an amount such as $99'],
]

/** Our own address and numbers: `oneSource` reports them. */
const isOwn = (found: string) =>
  found === siteContent().business.email || offices().some(({ phone }) => literalPhone(found, phone))

/** Reports slips that a reader would see. */
export const typingSlips = eachText(({ text }) => {
  const withoutMarkdown = text
    // A mark after a backslash is text.
    .replace(/\\[!-/:-@[-`{-~]/g, 'xx')
    .replace(/\[[^\]]*\]\([^)\s]+\)/g, 'link')
    .replace(/(\*\*?)(?=[^\s*])[^*]*[^\s*]\1(?!\*)/g, 'bold')
  return slips.flatMap(([slip, expected]): Mismatch[] => {
    const found = slip.exec(withoutMarkdown)?.[0]
    return found && !isOwn(found) ? [{ found: `"${found}"`, expected }] : []
  })
})

/** What may be in a paragraph. */
const inlineNodes = ['text', 'strong', 'emphasis', 'link']
/** Characters that may begin Markdown. A text without them is a paragraph. */
const marks = /^\s*(?:[-+*#>]|\d+[.)]\s)|[\n*_`!<\\]|\]\(/

/** Reports Markdown that a paragraph of a page cannot have: a list, a heading, code. */
export const paragraphs = eachText(({ text, form }) => {
  if (form !== 'copy' || !marks.test(text)) return []
  // `tokens` reports an unknown token.
  if (unknownTokens(text).length > 0) return []
  const problem = [
    { found: quoteStart(text), expected: 'one paragraph, with **bold**, *emphasis* and [links](/path) alone' },
  ]
  try {
    return parseInline(fillSiteTokens(text, pageAt(routes.home()))).every(({ type }) => inlineNodes.includes(type))
      ? []
      : problem
  } catch {
    return problem
  }
})

/** @returns what a limit allows, in words */
function describeLimit({ min = 0, max, unit }: Limit): string {
  if (max === Number.POSITIVE_INFINITY) return `${min} ${unit} or more`
  if (min === max) return `${max} ${unit}`
  return min > 0 ? `${min} to ${max} ${unit}` : `${max} ${unit} at most`
}

/**
 * @returns `error` for a length that breaks the layout: too long, another number than is drawn, nothing under a
 *   heading. `advice` for one that is shorter than recommended
 */
function severityOf(count: number, { min = 0, max, unit }: Limit): 'error' | 'advice' | undefined {
  if (count >= min && count <= max) return undefined
  return count > max || min === max || (unit === 'entries' && count === 0) ? 'error' : 'advice'
}

/** @returns the texts and lists of a page whose length is of a severity, each with what was found and expected */
export function wrongLengths({ texts, lists }: Pick<PageCopy, 'texts' | 'lists'>, severity: 'error' | 'advice') {
  const outside = (count: number, limit: Limit): Mismatch | undefined =>
    severityOf(count, limit) === severity
      ? { found: `${count} ${limit.unit}`, expected: describeLimit(limit) }
      : undefined
  return [
    ...texts.flatMap((written) => {
      const { limit } = written
      // The wording of a danger has no length limit.
      if (!limit || /\{danger/.test(written.text)) return []
      const text = readText(written.text)
      const wrong = outside(limit.unit === 'words' ? wordsOf(text).length : text.length, limit)
      return wrong ? [{ written, wrong: { ...wrong, hint: quoteStart(text) } }] : []
    }),
    ...lists.flatMap((written) => {
      const wrong = written.limit && outside(written.length, written.limit)
      return wrong ? [{ written, wrong }] : []
    }),
  ]
}

const lengthCheck =
  (severity: 'error' | 'advice'): ContentCheck =>
  (input) =>
    input.copy.flatMap((page) =>
      wrongLengths(page, severity).map(({ written, wrong }) => problemAt(input, written, wrong)),
    )

/** Reports texts and lists whose length breaks the layout. */
export const lengths = lengthCheck('error')
/** Reports texts and lists that are shorter than recommended. */
export const lengthAdvice = lengthCheck('advice')

/** Reports headings of place pages that do not end with the place's name. */
export const placeInHeading = eachText(({ keyPath, text }, { kind, path }) => {
  const place = idAtPath(path)
  if (kind !== 'place' || keyPath !== 'h1' || !isPlaceId(place)) return []
  const name = nameOf(place)
  return text.endsWith(name) ? [] : [{ found: quoteStart(text), expected: `a heading that ends with ${name}` }]
})
