import { describe, expect, it } from 'vitest'
import { syntaxProblems } from '@/scripts/syntax-slips'
import { temporaryFolder } from '../support/temporary-folder'

const lines = [
  "import type { Business } from '@/content/schema'",
  '',
  'export const business = {',
  "  name: 'Sparks Electric',",
  "  phone: '416-555-0188', // day and night",
  '  licence: {',
  "    label: 'The licence',",
  '  },',
  '  /** What {is} open. */',
  "  hours: { from: 'Monday', to: 'Friday', opens: '07:00' },",
  '  questions: [',
  '    {',
  "      question: 'How much?',",
  '      answer:',
  "        'It depends on the house.',",
  '    },',
  '    {',
  "      question: 'When?',",
  "      answer: 'Today.',",
  '    },',
  '  ],',
  "  payments: ['cash', 'credit card'],",
  '} as const satisfies Business',
  '',
]
const source = lines.join('\n')

async function slipsOf(text: string): Promise<string[]> {
  const root = temporaryFolder({ 'content/business.ts': text, 'content/blog/post.md': "'" })
  return (await syntaxProblems(root)).map(({ file, line, found }) => `${file}:${line} ${found}`)
}

const apostrophe = 'apostrophe'
const withoutQuotes = 'words without quotes'
const neverClosed = (bracket: string) => `the ${bracket} of this line is never closed`

describe('a file of content that cannot be read', () => {
  it('is none when it can', async () => expect(await slipsOf(source)).toEqual([]))

  it.each<[what: string, typed: string, instead: string, line: number, slip: string]>([
    ['a missing comma', "0188', //", "0188' //", 5, 'comma is missing at the end of this line'],
    ['a missing comma below a nested object', "'07:00' },", "'07:00' }", 10, 'comma is missing at the end'],
    [
      'a missing comma after a list',
      "card'],",
      "card'] as const\n\n  // Notes.\n  next: 'x',",
      22,
      'comma is missing at the end',
    ],
    ['a missing comma between entries', '    },\n    {', '    }\n    {', 16, 'comma is missing at the end'],
    ['a missing comma within a line', "Monday', to", "Monday' to", 10, 'comma is missing before to'],
    ['a missing comma within a list', "cash', 'c", "cash' 'c", 22, "comma is missing before 'credit"],
    ['Windows line ends', "Electric',\n", "Electric'\r\n", 4, 'comma is missing at the end of this line'],
    ['curly quotes', "'Sparks Electric'", '‘Sparks Electric’', 4, 'curly quotes'],
    ['curly double quotes in a list', "'cash'", '“cash”', 22, 'curly quotes'],
    ['a curly closing quote', "Electric'", 'Electric’', 4, 'curly quotes'],
    ['an apostrophe', 'Sparks Electric', "O'Brien Electric", 4, apostrophe],
    ['two apostrophes', 'Sparks Electric', "It's O'Brien's", 4, apostrophe],
    ['an apostrophe after a word', 'Sparks Electric', "the dogs' house", 4, apostrophe],
    ['an apostrophe before a comma', 'Sparks Electric', "the owners', we said", 4, apostrophe],
    ['an apostrophe in a text on its own line', 'on the house', "on the owner's house", 15, apostrophe],
    ['an inch mark', "'Sparks Electric'", '"a 12" pipe"', 4, 'a " ends the text early'],
    ['words after a text', "Electric',", "Electric' and sons,", 4, 'words after the closing quote'],
    ['a missing closing quote', "Electric',", 'Electric,', 4, 'closing quote is missing'],
    ['a missing closing quote within a line', "Monday', to", 'Monday, to', 10, 'closing quote is missing'],
    ['a text with a line break', 'Sparks Electric', 'Sparks\nElectric', 4, 'closing quote is missing'],
    ['a missing opening quote', "'Sparks", 'Sparks', 4, withoutQuotes],
    ['a phone without quotes', "'416-555-0188'", '416-555-0188', 5, withoutQuotes],
    ['a time without quotes', "'07:00'", '07:00', 10, withoutQuotes],
    ['an address without quotes', "'Sparks Electric'", 'https://sparks.test', 4, withoutQuotes],
    ['a missing colon', 'name:', 'name', 4, 'colon is missing after name'],
    ['a missing colon before a bracket', 'hours:', 'hours', 10, 'colon is missing after hours'],
    ['= for a colon', 'name:', 'name =', 4, 'colon is missing after name'],
    ['two colons', 'name:', 'name::', 4, 'one colon too many'],
    ['no value', " 'Sparks Electric',", '', 4, 'nothing after the colon'],
    ['two commas', "Electric',", "Electric',,", 4, 'one comma too many'],
    ['a semicolon', "Electric',", "Electric';", 4, 'a semicolon'],
    ['a dot', "0188', //", "0188'. //", 5, 'a dot in place of a comma'],
    ['a name with a hyphen', 'hours:', 'office-hours:', 10, 'needs quotes'],
    ['no }', '  },\n  /**', '  /**', 6, neverClosed('{')],
    ['no } within a line', "'07:00' },", "'07:00',", 10, neverClosed('{')],
    [
      'no } of an entry',
      "much?',\n      answer:\n        'It depends on the house.',\n    },",
      "much?',",
      12,
      neverClosed('{'),
    ],
    ['no } at the end', '} as const', 'as const', 3, neverClosed('{')],
    ['no ]', '  ],\n', '', 11, neverClosed('[')],
    ['no ] within a line', "card'],", "card',", 22, neverClosed('[')],
    ['no {', 'licence: {', 'licence:', 6, 'a { is missing at the end of this line'],
    ['no [', "['cash'", "'cash'", 22, 'a [ is missing before this list'],
    ['one } too many', '  },\n  /**', '  },\n  },\n  /**', 9, 'one } too many'],
    ['another bracket', "card']", "card'}", 22, 'a ] is missing before this }'],
    ['words at the end', 'satisfies Business', 'satisfies Business and more', 23, 'words outside of the brackets'],
    ['words at the start', 'import type', 'Our facts.\nimport type', 1, 'outside of the brackets'],
  ])('has one problem in plain words: %s', async (_what, typed, instead, line, slip) => {
    expect(source).toContain(typed)
    expect(await slipsOf(source.replace(typed, instead))).toEqual([
      expect.stringMatching(new RegExp(`^content/business\\.ts:${line} .*${slip.replace(/[[\]{}]/g, '\\$&')}`)),
    ])
  })

  it('has the words of the compiler when no others fit', async () => {
    expect(await slipsOf('export const a = { b: ) }\n')).toEqual(['content/business.ts:1 Unexpected ")"'])
  })
})
