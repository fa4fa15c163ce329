import type { PhoneNumber, Utility } from '@/content/schema'
import { type ContentCheck, eachText, problemAt, quoteStart } from '@/lib/build/checks/content-check'
import { pagesOf } from '@/lib/build/checks/copy'
import { sentences } from '@/lib/build/checks/measures'
import { contentFiles, type SourceFile } from '@/lib/content/content-files'
import { outagePhone, phoneNumber } from '@/lib/content/formats'
import { literalPhone } from '@/lib/content/literal-phone'
import { literalPrices } from '@/lib/content/price-terms'
import type { Mismatch, Problem } from '@/lib/content/problems'
import { tokenPattern } from '@/lib/content/render-copy'
import { fromContent, siteContent } from '@/lib/content/site-content'
import { escapePattern } from '@/lib/escape-pattern'
import { offices } from '@/lib/site'

// Checks that facts, prices and dangers are in one place, that claims agree, and that risky statements have care.

/** Facts that one file has as literals, and what other files have. */
type FactOfFile = { file: string; values: readonly (string | PhoneNumber)[]; expected: string }
const factsOfFiles = fromContent(({ business, phones, utilities }): FactOfFile[] => [
  { file: 'content/business.ts', values: [business.name], expected: '{business}' },
  { file: 'content/business.ts', values: [business.email], expected: '{email}' },
  { file: 'content/business.ts', values: [business.licence.number], expected: '{licence}' },
  { file: 'content/business.ts', values: offices().map(({ phone }) => phone), expected: '{phone}' },
  {
    file: 'content/safety.ts',
    values: Object.values(phones).map((typed) => phoneNumber(typed)),
    expected: 'a token such as {phone:esa}',
  },
  {
    file: 'content/utilities.ts',
    values: Object.values<Utility>(utilities).flatMap((utility) => outagePhone(utility) ?? []),
    expected: 'a token such as {outage:alectra}',
  },
])

/** @returns the value as the text has it; undefined if the text does not have it */
function literalValue(text: string, value: string | PhoneNumber): string | undefined {
  if (typeof value !== 'string') return literalPhone(text, value)
  return value && new RegExp(`(?<![\\w.+-])${escapePattern(value)}(?!\\w)`).test(text) ? value : undefined
}

/** @returns a problem for each fact and price that is literal, not a token, except in comments */
export function factLiterals(files: SourceFile[]): Problem[] {
  return files.flatMap(({ file, lines }) => {
    // Promises contain the owner's own amounts, the guide for posts an example.
    const withAmounts = ['content/prices.ts', 'content/promises.ts', 'content/blog/README.md']
    const others = factsOfFiles().filter((fact) => fact.file !== file)
    return lines.flatMap((line, index): Problem[] => {
      // Only code has comments. A line of a post may begin with **bold**.
      const text = file.endsWith('.md') ? line : line.replace(/^\s*(\/\/|\*|\/\*).*$/, '')
      const literals = others.flatMap(({ values, expected }) => {
        const found = values.map((value) => literalValue(text, value)).find(Boolean)
        return found ? [{ field: 'value', found, expected }] : []
      })
      const figures = (withAmounts.includes(file) ? [] : literalPrices(text)).map(({ figure, token }) => {
        const hint = 'write an amount that is not our price in words'
        return { field: 'price', found: figure, expected: `a token such as ${token}`, hint }
      })
      return [...literals, ...figures].map((problem) => ({ file, line: index + 1, ...problem }))
    })
  })
}

/** Reports facts and prices that content has as literals instead of tokens. Examples in messages may equal a fact. */
export const oneSource: ContentCheck = ({ root }) =>
  factLiterals(contentFiles(root).filter(({ file }) => !file.startsWith('content/schema/')))

const danger =
  /\b(911|smok(?:e|ing)|flames?|burning smell|smells? (?:of )?burn\w*|electric shock|(?:fallen|downed|live) (?:wires?|lines?)|(?:wires?|lines?) (?:is |are )?down|mast|lost neutral|neutral may|carbon monoxide|CO alarm)\b/i
const command =
  /(?:^|[,;:.!?]\s+|\b(?:and|then|please|so|or)\s+)(?:get (?:out|everyone)|leave|(?:call|phone|dial) (?:\*\*)?(?:911|your utility|the utility)|stay|keep|turn|switch|shut|cut|do not|don't|never|go outside|treat|touch|step|move|evacuate|everyone out|hands off)\b/i

/**
 * Reports instructions about a danger that are not its token. Emergency pages are exempt: they give a danger's own
 * steps.
 */
export const oneWordingOfDanger = eachText(({ text }, { kind }) => {
  if (kind === 'emergency') return []
  const expected = 'a token such as {danger:smoke}, or a link to /emergency'
  const hint = 'two wordings of one danger sooner or later contradict each other'
  return dangerInstructions(text).map((sentence) => ({ found: quoteStart(sentence), expected, hint }))
})

/** @returns the sentences that give instructions about a danger without its token */
export function dangerInstructions(text: string): string[] {
  return sentences(text.replace(tokenPattern, '')).filter((sentence) => danger.test(sentence) && command.test(sentence))
}

/** Claims that give different values of one fact: a page may use only one of them. */
export const claimsOfOneFact = [
  { fact: 'the year that the business began', ids: ['sinceHome', 'sinceServices'] },
  { fact: 'the years of experience', ids: ['experienceHome', 'experienceServices', 'experienceAbout'] },
  { fact: 'the number of customers', ids: ['customersHome', 'projectsAbout'] },
] as const

/** @returns whether a text has the value of a claim. A year counts only after a word such as "since". */
export function hasClaim(text: string, value: string): boolean {
  const before = /^\d{4}$/.test(value) ? '\\b(?:since|founded(?: in)?|established(?: in)?) ' : '(?<![\\d.,$-])'
  return new RegExp(`${before}${escapePattern(value)}(?![\\d-])`, 'i').test(text)
}

/** Reports pages that give two values of one fact. */
export const consistentClaims: ContentCheck = (input) =>
  pagesOf(input.copy).flatMap((page) =>
    claimsOfOneFact.flatMap(({ fact, ids }): Problem[] => {
      const [first, ...rest] = page.texts.flatMap((written) =>
        ids
          .filter(
            (id) => written.text.includes(`{claim:${id}}`) || hasClaim(written.text, siteContent().claims[id].value),
          )
          .map((id) => ({ id, written })),
      )
      const other = rest.find(
        ({ id }) => first && siteContent().claims[id].value !== siteContent().claims[first.id].value,
      )
      if (!first || !other) return []
      const found = `${siteContent().claims[other.id].value} beside ${siteContent().claims[first.id].value}`
      return [problemAt(input, other.written, { found, expected: `one value of ${fact} on a page` })]
    }),
  )

/** @returns a pattern of the reply time, as a token or as text: "2 to 4 hours", "2-4 hours". */
function replyTime(): string {
  const written = escapePattern(siteContent().claims.replyTime.value).replace(' to ', '(?:-| to )')
  return `\\{claim:replyTime\\}|(?<!\\w)${written}(?!\\w)`
}

/** All fields but one: place pages show the terms of its prices in another element (lib/content/price-terms.ts). */
const withOwnTerms = /^(?!answers\.cost(\.|$))/

/** Statements that are true only in certain wordings, and what to write instead. */
type RiskyStatement = { keyPath?: RegExp; pattern: RegExp; unless?: RegExp; expected: string }
const riskyStatements = fromContent((): RiskyStatement[] => [
  {
    pattern:
      /\b(?:wire|line|span)s?\b[^.]*\b(?:3 m|11 m|10 feet|three metres)\b|\b(?:3 m|11 m|10 feet|three metres)\b[^.]*\b(?:wire|line|span)s?\b/i,
    expected: '10 m (33 feet), the one distance from a fallen wire',
  },
  {
    pattern: /90 minutes[^.]*\brequire|requires?[^.]*90 minutes/i,
    expected: 'at least 90 minutes as what the units give: most buildings need 30',
  },
  {
    pattern: new RegExp(replyTime()),
    unless: new RegExp(`(?:typically|usually)[^.]*(?:${replyTime()})`, 'i'),
    expected: 'typically within {claim:replyTime}: it is no promise',
  },
  {
    pattern: /ESA[- ]certified/i,
    unless: /^ESA certified$/,
    expected: 'licensed, with {licence}: "ESA certified" is the badge’s short form alone',
  },
  {
    keyPath: withOwnTerms,
    pattern: /\{price(?:-from)?:[^}]*\}/,
    unless: /typical.*plus HST/is,
    expected: 'typically, and plus HST, beside a price',
  },
  {
    keyPath: withOwnTerms,
    pattern: /\{price(?:-from)?:ev-level-2\}/,
    unless: /charger (?:is )?extra/i,
    expected: 'that the charger is extra',
  },
  {
    keyPath: withOwnTerms,
    pattern: /\{price(?:-from)?:diagnostics\}/,
    unless: /the repair is priced separately/,
    expected: 'that the price is for finding the fault: the repair is priced separately',
  },
  {
    pattern: /\bon weekdays\b|\bMon(?:days?)?(?:-| to )Fri(?:days?)?\b/i,
    expected: '"in office hours": the days may change, and only content/business.ts has them',
  },
  { keyPath: /(^|\.)example$/, pattern: /^(?!Example: )/, expected: 'words that begin with "Example: "' },
])

/** Reports risky statements without the words that they need. */
export const riskyWording = eachText((written) =>
  riskyStatements().flatMap(({ keyPath, pattern, unless, expected }): Mismatch[] => {
    const found = (!keyPath || keyPath.test(written.keyPath)) && pattern.exec(written.text)
    if (!found || unless?.test(written.text)) return []
    return [{ found: quoteStart(found[0] || written.text), expected }]
  }),
)
