import type { Limit } from '@/content/schema/text'
import { fillText, knownTokens, strayBrace, tokenPattern } from '@/lib/content/fill'
import { didYouMean, fileProblem, type Problem, type Said } from '@/lib/content/problems'
import { locationName } from '@/lib/content/registry'
import { type CopyPage, headField, pagesOf, readText } from '@/lib/content-rules/copy'
import { limits } from '@/lib/content-rules/limits'
import { words } from '@/lib/content-rules/measures'
import { eachString, excerpt, problemAt, type Rule } from '@/lib/content-rules/rule'
import { isLocationPath, pathAt } from '@/lib/routes'

// Format of texts: tokens, plain fields, lengths, titles.

/** Posts are checked as they are read (lib/blog): their tokens, links and lengths are left to that. */
export const tokens = eachString(({ text }, { kind, path }) => {
  if (kind === 'shared' || kind === 'post') return []
  const stray = strayBrace(text)
  // Placeholders of the interface are the compiler's: lib/fill-template.ts.
  const tokens = (text.match(tokenPattern) ?? []).filter((token) => kind !== 'ui' || token.includes(':'))
  const unknown = tokens.flatMap((token): Said[] => {
    try {
      fillText(token, path)
      return []
    } catch {
      return [[token, 'a known token', didYouMean(token, knownTokens)]]
    }
  })
  return stray ? [[stray, 'one brace on each side, as in {phone}'], ...unknown] : unknown
})

/** Fields shown inside a link, a heading or a meta element: plain text only. */
const plainField = /(^|\.)(seoTitle|metaDescription|h1|summary|excerpt|circuit|heading|label|word|figure)(\.|$)/

export const plainFields = eachString(({ where, text }, { kind }) => {
  if (kind === 'post' || !plainField.test(where)) return []
  // In a head a phone number is bare; elsewhere it would be a link.
  const inHead = /^(seoTitle|metaDescription)$/.test(where)
  const found = /\*\*|\]\(|\{outage:[^}]*\}/.exec(text) ?? (inHead ? null : /\{(phone|email)\}/.exec(text))
  return found ? [[found[0], 'plain words: no link, no bold']] : []
})

export const unique: Rule = (input) =>
  (['seoTitle', 'metaDescription', 'h1'] as const).flatMap((field) => {
    const first = new Map<string, CopyPage>()
    return pagesOf(input.copy).flatMap((page): Problem[] => {
      const head = headField(page, field)
      const other = first.get(head.text.toLowerCase())
      first.set(head.text.toLowerCase(), page)
      // Two posts that share a text are told as they are read (lib/blog).
      if (!other || (page.kind === 'post' && other.kind === 'post')) return []
      const written = page.strings.find(({ where }) => where === field || where.startsWith(`${field}.`)) ?? head
      return [problemAt(input, { ...written, where: field }, `the same as ${other.path}`, 'one of its own')]
    })
  })

/**
 * @param asAdvice whether the rule tells what is only fewer than looks good, or what breaks a page: more than there is room
 *   for, another number than is drawn, nothing under a heading
 */
function lengthRule(asAdvice: boolean): Rule {
  return (input) =>
    input.copy.flatMap((page) => {
      const here = limits.filter(({ kind = page.kind }) => kind === page.kind)
      const limitsAt = (where: string): Limit[] => {
        const limit = page.limits.get(where) ?? here.find((candidate) => candidate.where.test(where))
        return limit ? [limit] : []
      }
      const outside = (count: number, { min = 0, max, unit }: Limit): [found: string, expected: string] | null => {
        if (count >= min && count <= max) return null
        const breaks = count > max || min === max || (unit === 'entries' && count === 0)
        // What breaks a post is told as it is read (lib/blog).
        if (asAdvice === (breaks && page.kind !== 'post')) return null
        const range = min === max ? `${max} ${unit}` : min > 0 ? `${min} to ${max} ${unit}` : `${max} ${unit} at most`
        return [`${count} ${unit}`, range]
      }
      const texts = page.strings.flatMap((string) =>
        // The one wording of a danger has no length limit.
        limitsAt(string.where)
          .filter(({ unit }) => unit !== 'entries' && !/\{danger/.test(string.text))
          .flatMap((limit) => {
            const text = readText(page, string.text)
            const said = outside(limit.unit === 'words' ? words(text).length : text.length, limit)
            const where = page.kind === 'post' && string.where === 'h1' ? 'title' : string.where
            return said ? [problemAt(input, { ...string, where }, ...said, excerpt(text))] : []
          }),
      )
      const lists = page.lists.flatMap(({ where, length, file }) =>
        limitsAt(where)
          .filter(({ unit }) => unit === 'entries')
          .flatMap((limit): Problem[] => {
            const said = outside(length, limit)
            return said ? [fileProblem(file, where, ...said)] : []
          }),
      )
      return [...texts, ...lists]
    })
}

export const lengths = lengthRule(false)
export const lengthAdvice = lengthRule(true)

export const placeInHeading = eachString(({ where, text }, { kind, path }) => {
  const place = pathAt(path.slice(1))
  if (kind !== 'location' || where !== 'h1' || !isLocationPath(place)) return []
  const name = locationName(place)
  return text.endsWith(name) ? [] : [[excerpt(text), `a heading that ends with ${name}`]]
})
