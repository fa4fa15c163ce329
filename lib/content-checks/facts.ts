import { business } from '@/content/business'
import { claims } from '@/content/claims'
import type { PhoneNumber, Utility } from '@/content/schema'
import { utilities } from '@/content/utilities'
import { contentFiles } from '@/lib/content/content-files'
import { outagePhone } from '@/lib/content/formats'
import { typedPrices } from '@/lib/content/price-terms'
import { lineProblem, type Mismatch, type Problem } from '@/lib/content/problems'
import { tokenPattern } from '@/lib/content/render-copy'
import { typedPhone } from '@/lib/content/typed-phone'
import { type ContentCheck, eachString, problemAt, quoteStart } from '@/lib/content-checks/content-check'
import { pagesOf } from '@/lib/content-checks/copy'
import { sentences } from '@/lib/content-checks/measures'
import { offices } from '@/lib/site'

// Checks that each fact, price and danger is written in one place.

const isPost = (file: string) => file.endsWith('.md')

export const oneSource: ContentCheck = ({ root }) => {
  const outages = Object.values<Utility>(utilities).flatMap((utility) => outagePhone(utility) ?? [])
  const word = (value: string) => (text: string) => (value && text.includes(value) ? value : undefined)
  const phone = (number: PhoneNumber) => (text: string) => typedPhone(text, number)
  const sources: { file: string; typed: readonly ((text: string) => string | undefined)[]; instead: string }[] = [
    { file: 'content/business.ts', typed: [word(business.name)], instead: '{business}' },
    { file: 'content/business.ts', typed: [word(business.email)], instead: '{email}' },
    { file: 'content/business.ts', typed: [word(business.licence.number)], instead: '{licence}' },
    { file: 'content/business.ts', typed: offices.map((office) => phone(office.phone)), instead: '{phone}' },
    { file: 'content/utilities.ts', typed: outages.map(phone), instead: 'a token such as {outage:alectra}' },
  ]
  return contentFiles(root).flatMap(({ file, lines }) =>
    lines.flatMap((line, index): Problem[] => {
      // Comments are exempt.
      const text = line.replace(/^\s*(\/\/|\*|\/\*).*$/, '')
      const problem = (field: string, found: string, expected: string) => ({
        file,
        ...lineProblem(index + 1, field, found, expected),
      })
      const values = sources.flatMap(({ file: home, typed, instead }) => {
        const found =
          file === home || (instead === '{phone}' && isPost(file))
            ? undefined
            : typed.map((find) => find(text)).find(Boolean)
        return found ? [problem('value', found, instead)] : []
      })
      // Posts are checked for both as they are read (lib/blog); promises contain the owner's own amounts.
      const elsewhere = isPost(file) || ['content/prices.ts', 'content/promises.ts'].includes(file)
      const figures = elsewhere ? [] : typedPrices(text)
      return [...values, ...figures.map(({ figure, token }) => problem('price', figure, `a token such as ${token}`))]
    }),
  )
}

const danger =
  /\b(911|smok(?:e|ing)|flames?|burning smell|smells? (?:of )?burn\w*|electric shock|(?:fallen|downed|live) (?:wires?|lines?)|(?:wires?|lines?) (?:is |are )?down|mast|lost neutral|neutral may|carbon monoxide|CO alarm)\b/i
const command =
  /(?:^|[,;:.!?]\s+|\b(?:and|then|please|so|or)\s+)(?:get (?:out|everyone)|leave|(?:call|phone|dial) (?:\*\*)?(?:911|your utility|the utility)|stay|keep|turn|switch|shut|cut|do not|don't|never|go outside|treat|touch|step|move|evacuate|everyone out|hands off)\b/i

/** Emergency pages are exempt, since they give a danger's own steps. Posts only get advice (advice.ts). */
export const oneWordingOfDanger = eachString(({ text }, { kind }) => {
  if (kind === 'emergency' || kind === 'post') return []
  const expected = 'a token such as {danger:smoke}, or a link to /emergency'
  const hint = 'two wordings of one danger sooner or later contradict each other'
  return commandsInDanger(text).map((sentence) => ({ found: quoteStart(sentence), expected, hint }))
})

/** @returns the sentences that give instructions about a danger without its token */
export function commandsInDanger(text: string): string[] {
  return sentences(text.replace(tokenPattern, '')).filter((sentence) => danger.test(sentence) && command.test(sentence))
}

/** Claims that give different values of one fact: a page may use only one of them. */
const claimsOfOneFact = [
  { fact: 'the year that the business began', ids: ['sinceHome', 'sinceServices'] },
  { fact: 'the years of experience', ids: ['experienceHome', 'experienceServices', 'experienceAbout'] },
  { fact: 'the number of customers', ids: ['customersHome', 'projectsAbout'] },
] as const

/** A year is a claim only after a word such as "since". "A house of 1974" is not a claim. */
function isTypedOut(value: string, text: string): boolean {
  if (!/^\d{4}$/.test(value)) return value.length > 3 && text.includes(value)
  return new RegExp(`\\b(?:since|founded(?: in)?|established(?: in)?) ${value}\\b`, 'i').test(text)
}

export const consistentClaims: ContentCheck = (input) =>
  pagesOf(input.copy).flatMap((page) =>
    claimsOfOneFact.flatMap(({ fact, ids }): Problem[] => {
      const named = page.strings.flatMap((string) =>
        ids
          .filter((id) => string.text.includes(`{claim:${id}}`) || isTypedOut(claims[id].value, string.text))
          .map((id) => ({ id, string })),
      )
      const other = named.find(({ id }) => claims[id].value !== claims[named[0]?.id ?? id].value)
      if (!other) return []
      const found = `${claims[other.id].value} beside ${claims[named[0]?.id ?? other.id].value}`
      return [problemAt(input, other.string, { found, expected: `one value of ${fact} on a page` })]
    }),
  )

/** The reply time, as a token or as text: "2 to 4 hours", "2-4 hours". */
const replyTime = `\\{claim:replyTime\\}|\\b${claims.replyTime.value.replace(' to ', '(?:-| to )')}\\b`

/** Statements that are true only in certain wordings, and what to write instead. */
const riskyStatements: readonly { keyPath?: RegExp; pattern: RegExp; unless?: RegExp; expected: string }[] = [
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
    pattern: new RegExp(replyTime),
    unless: new RegExp(`(?:typically|usually)[^.]*(?:${replyTime})`, 'i'),
    expected: 'typically within {claim:replyTime}: it is no promise',
  },
  {
    pattern: /ESA[- ]certified/i,
    unless: /^ESA certified$/,
    expected: 'licensed, with {licence}: "ESA certified" is the badge’s short form alone',
  },
  {
    // Place pages show the terms of prices in another element (lib/content/price-terms.ts).
    keyPath: /^(?!answers\.cost$)/,
    pattern: /\{price(?:-from)?:/,
    unless: /typical.*plus HST/is,
    expected: 'typically, and plus HST, beside a price',
  },
  {
    keyPath: /^(?!answers\.cost$)/,
    pattern: /\{price(?:-from)?:ev-level-2\}/,
    unless: /charger (?:is )?extra/i,
    expected: 'that the charger is extra',
  },
  {
    keyPath: /^(?!answers\.cost$)/,
    pattern: /\{price(?:-from)?:diagnostics\}/,
    unless: /the repair is priced separately/,
    expected: 'that the price is for finding the fault: the repair is priced separately',
  },
  { keyPath: /(^|\.)example$/, pattern: /^(?!Example: )/, expected: 'words that begin with "Example: "' },
]

export const riskyWording = eachString((string) =>
  riskyStatements.flatMap(({ keyPath, pattern, unless, expected }): Mismatch[] => {
    const found = (!keyPath || keyPath.test(string.keyPath)) && pattern.exec(string.text)
    if (!found || unless?.test(string.text)) return []
    return [{ found: quoteStart(found[0] || string.text), expected }]
  }),
)
