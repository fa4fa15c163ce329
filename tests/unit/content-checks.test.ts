import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { Price } from '@/content/schema'
import { formatProblem, githubAnnotation } from '@/lib/content/problems'
import { contentAdvice } from '@/lib/content-checks/advice'
import { contentChecks } from '@/lib/content-checks/all-checks'
import { type CopyPage, copyPage, type PageKind, pagesOf, readCopy } from '@/lib/content-checks/copy'
import { commandsInDanger } from '@/lib/content-checks/facts'
import { lineFinder } from '@/lib/content-checks/lines'
import { readingGrade } from '@/lib/content-checks/measures'
import { streetMismatch } from '@/lib/content-checks/references'
import { phoneFor } from '@/lib/site'
import { temporaryFolder } from '../support/temporary-folder'

type CheckName = keyof typeof contentChecks

/** A folder with a file for each page, one field a line, and what the check says about it. */
function findings(check: CheckName, pages: readonly CopyPage[], files: Record<string, string> = {}): string[] {
  const root = temporaryFolder()
  const written = Object.fromEntries(
    pages.map(({ file, strings }) => [file, strings.map(({ text }) => text).join('\n')]),
  )
  for (const [file, text] of Object.entries({ ...written, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return (contentChecks[check]?.({ root, copy: pages, lineOf: lineFinder(root) }) ?? []).map(formatProblem)
}
const page = (content: object, kind: PageKind = 'service', path = '/a') =>
  copyPage(path, kind, { [`content${path}.ts`]: content })
const place = (content: object) => page(content, 'place', '/gta/vaughan')

describe('a check names the file, the line, what it found and what it expects', () => {
  it('for unknown tokens, with a suggestion', () => {
    expect(findings('every token is a known one', [page({ summary: 'Fine.', lead: 'Call {phon} now.' })])).toEqual([
      'content/a.ts:2: lead: found {phon}, expected a known token (did you mean {phone}?)',
    ])
    expect(findings('every token is a known one', [page({ lead: 'Call {phone}, {licence}.' })])).toEqual([])
    expect(findings('every token is a known one', [page({ lead: 'Call {{phone}} or {phone now.' })])).toEqual([
      'content/a.ts:1: lead: found {{phone}}, expected one brace on each side, as in {phone}',
    ])
  })

  it.each([
    ['header.emergencyCall', 'Day or night: {phone}', []],
    [
      'note',
      'Within {claim:replyTmie}',
      ['found {claim:replyTmie}, expected a known token (did you mean {claim:replyTime}?)'],
    ],
    ['footer.office', 'Office {name', ['found {name, expected one brace on each side, as in {phone}']],
  ])('for a token in content/interface.ts that nothing fills in: %s, %s', (where, text, said) => {
    const content = where.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), text)
    const found = findings('every token is a known one', [page(content as object, 'ui', '/interface')])
    expect(found).toEqual(said.map((one) => `content/interface.ts:1: ${where}: ${one}`))
  })

  it.each([
    ['circuit', 'See [panels](/b)', 'content/a.ts:1: circuit: found ](, expected plain words: no link, no bold'],
    ['summary', 'Call {phone}.', 'content/a.ts:1: summary: found {phone}, expected plain words: no link, no bold'],
    ['h1', '**Panels**', 'content/a.ts:1: h1: found **, expected plain words: no link, no bold'],
  ])('for links and bold in %s', (field, text, line) => {
    expect(findings('titles, headings and other plain fields hold plain words', [page({ [field]: text })])).toEqual([
      line,
    ])
  })

  it.each(['- One\n- two', '# One', 'Press `OK`.', 'One.\n\nTwo.', '![One](two)'])(
    'for what a paragraph cannot hold: %s',
    (text) => {
      const rule = 'paragraphs hold what a page can show'
      expect(findings(rule, [page({ lead: text })])).toEqual([
        expect.stringMatching(/lead: found ".*", expected one paragraph, with \*\*bold\*\* and/s),
      ])
      expect(findings(rule, [page({ lead: '**One** [two](/b), *three*: 4 - 5!' })])).toEqual([])
    },
  )

  it('for a street that cannot be drawn', () => {
    const street = { row: 'bungalow +8 split', horizon: 'roofs' } as const
    expect(streetMismatch({ ...street, row: 'bungalow pole +8 split' })).toBeUndefined()
    expect(streetMismatch({ ...street, row: 'bungalow pole +8 boat' })?.[0]).toContain('boat')
    expect(streetMismatch({ ...street, row: 'bungalow pole', house: 'boat' })?.[0]).toContain('boat')
  })

  it('for titles that are too long or duplicated, not for short ones', () => {
    expect(findings('titles and descriptions fit a search result', [page({ seoTitle: 'LED bulbs' })])).toEqual([])
    const long = page({ seoTitle: 'x'.repeat(61) })
    expect(findings('texts and lists keep to their limits', [long])).toEqual([
      `content/a.ts:1: seoTitle: found 61 characters, expected 30 to 60 characters ("${'x'.repeat(57)}...")`,
    ])
    const twice = [page({ h1: 'Panels' }), page({ h1: 'panels' }, 'service', '/b')]
    expect(findings('every page has a title, a description and a heading that no other page has', twice)).toContain(
      'content/b.ts:1: h1: found the same as /a, expected a text that no other page has',
    )
  })

  it('for texts and lists beyond their limits', () => {
    const service = page({
      facts: [{ value: 'Twenty-one characters' }, { value: 'Two' }],
      highlight: { kind: 'figure', figure: 'Thirteen char' },
    })
    expect(findings('texts and lists keep to their limits', [service])).toEqual([
      'content/a.ts:1: facts.0.value: found 21 characters, expected 20 characters at most ("Twenty-one characters")',
      'content/a.ts:3: highlight.figure: found 13 characters, expected 12 characters at most ("Thirteen char")',
    ])
    const lists = page({ facts: [], steps: { items: Array(6).fill({}) } })
    expect(findings('texts and lists keep to their limits', [lists])).toEqual([
      'content/a.ts:1: facts: found 0 entries, expected 3 to 4 entries',
      'content/a.ts:1: steps.items: found 6 entries, expected 3 to 5 entries',
    ])
  })

  it.each(['never.items', 'whoToCall.rows', 'callUs.paragraphs'])('for an emergency page with an empty %s', (list) => {
    const [part = '', items = ''] = list.split('.')
    const emergency = page({ [part]: { [items]: [] } }, 'emergency', '/emergency')
    expect(findings('texts and lists keep to their limits', [emergency])).toEqual([
      `content/emergency.ts:1: ${list}: found 0 entries, expected 2 to 20 entries`,
    ])
  })

  it('but not for a danger text, which is shared', () => {
    const emergency = page({ danger: `{danger:smoke} ${'word '.repeat(20)}` }, 'emergency', '/emergency')
    expect(findings('texts and lists keep to their limits', [emergency])).toEqual([])
  })

  it.each([
    [
      'See [panels](/residential/panel-upgrade).',
      'found /residential/panel-upgrade, expected a page of this site (did you mean /residential/panel-upgrades?)',
    ],
    ['To see, [click here](/contact).', 'found the words "click here", expected words that say where the link goes'],
    ['See [ESA](http://esasafe.test).', 'found http://esasafe.test, expected https://…, or tel:+1 and ten digits'],
    ['See [this page again](/a).', 'found /a, expected another page than its own'],
  ])('for links: %s', (text, told) => {
    expect(findings('links lead to pages that exist and say where they go', [page({ lead: text })])).toEqual([
      `content/a.ts:1: lead: ${told}`,
    ])
  })

  it('for a date to come', () => {
    const updatedOn = '2999-01-01'
    const about = page({ h1: 'Who we are', updatedOn }, 'about', '/about')
    expect(findings('days are days that have been', [about], { 'content/about.ts': `h1\n'${updatedOn}'` })).toEqual([
      `content/about.ts:2: updatedOn: found "${updatedOn}", expected a day that has been`,
    ])
  })

  it('for the date of any page of the site', () => {
    const undated = pagesOf(readCopy(process.cwd())).filter(
      ({ kind, updatedOn }) => !updatedOn && kind !== 'post' && kind !== 'not-found',
    )
    expect(undated.map(({ path }) => path)).toEqual([])
  })

  it('for values that belong in one file, not for the dollars of others', () => {
    const [id, price] = Object.entries(prices)[0] as [string, Price]
    const found = findings('the business, its prices and the utilities’ numbers are in one file each', [], {
      'content/pages/x.ts': `a: '${phoneFor('/').display}',\n// ${business.name} in a remark\nb: 'It costs $${price.low.toLocaleString('en-CA')}, of which a rebate pays $499.',`,
    })
    expect(found).toEqual([
      `content/pages/x.ts:1: value: found ${phoneFor('/').display}, expected {phone}`,
      `content/pages/x.ts:3: price: found $${price.low.toLocaleString('en-CA')}, expected a token such as {price:${id}}`,
    ])
  })

  it('but not for a phone or dollars in a post, which are told as it is read', () => {
    const files = { 'content/blog/x.md': `Ask ${phoneFor('/').display}: $500, says ${business.name}.` }
    expect(findings('the business, its prices and the utilities’ numbers are in one file each', [], files)).toEqual([
      `content/blog/x.md:1: value: found ${business.name}, expected {business}`,
    ])
  })

  it('for two values of one claim on a page', () => {
    const both = page({ lead: 'Since {claim:sinceHome}.', summary: `In business since ${claims.sinceServices.value}.` })
    const found = findings('a page has one reading of each claim', [both])
    expect(found).toEqual([
      expect.stringMatching(/^content\/a\.ts:\d: \w+: found \d{4} beside \d{4}, expected one reading of the year/),
    ])
    expect(
      findings('a page has one reading of each claim', [
        page({ lead: '{claim:sinceHome}' }),
        page({ lead: '{claim:sinceServices}' }, 'service', '/b'),
      ]),
    ).toEqual([])
  })

  it('but a year is a claim only where the firm began in it', () => {
    const example = (text: string) => page({ lead: 'Since {claim:sinceHome}.', example: text })
    const year = claims.sinceServices.value
    const rule = 'a page has one reading of each claim'
    expect(findings(rule, [example(`Example: a ${year} bungalow.`)])).toEqual([])
    for (const text of [`Founded in ${year}.`, 'Since {claim:sinceServices}.'])
      expect(findings(rule, [example(text)])).toHaveLength(1)
  })

  it('for a place whose heading does not end with its name', () => {
    expect(findings('a place’s heading ends with its name', [place({ h1: 'Vaughan electricians' })])).toHaveLength(1)
    expect(findings('a place’s heading ends with its name', [place({ h1: 'Electricians in Vaughan' })])).toEqual([])
  })

  it('for pages that are alike', () => {
    const text = 'One two three four five six seven eight nine ten eleven.'
    const pages = [place({ lead: text }), page({ lead: text })]
    expect(findings('no two pages are alike', pages)).toEqual([
      'content/a.ts:1: text: found 100% of the word runs of /gta/vaughan, expected less than 35%',
    ])
    expect(findings('no long sentence is on two pages', pages)).toEqual([
      expect.stringContaining('as on /gta/vaughan, expected a sentence that no other page has'),
    ])
    const drafts = pages.map((one) => ({ ...one, draft: true }))
    expect(findings('no two pages are alike', drafts)).toEqual([])
    expect(findings('no long sentence is on two pages', drafts)).toEqual([])
  })
})

describe('a link to a post that is not shown yet', () => {
  const post = { ...page({ h1: 'Cords' }, 'post', '/blog/cords'), hidden: true }
  const rule = 'links lead to pages that exist and say where they go'

  it('is told on a page, since it would lead nowhere', () =>
    expect(findings(rule, [page({ lead: 'See [old cords](/blog/cords).' }), post])).toEqual([
      'content/a.ts:1: lead: found /blog/cords, a draft or planned for later, expected a page that is public',
    ]))

  it('is left to the posts, which may come on the same day', () => {
    const other = page({ lead: 'See [old cords](/blog/cords).' }, 'post', '/blog/b')
    expect(findings(rule, [other, post])).toEqual([])
  })
})

describe('a statement that needs care', () => {
  it.each([
    ['Stay 3 m from the wire.', 'Stay 10 m from the wire.'],
    ['The code requires 90 minutes.', 'Units that give at least 90 minutes.'],
    ['We reply within 2 to 4 hours.', 'We typically reply within 2 to 4 hours.'],
    ['We reply within {claim:replyTime}.', 'We usually reply within {claim:replyTime}.'],
    ['We are ESA certified electricians.', 'ESA certified'],
    ['A panel costs {price:panel-upgrade}.', 'A panel typically costs {price:panel-upgrade}, plus HST.'],
    [
      'Pot lights from {price-from:pot-light}, plus HST.',
      'Pot lights, typically from {price-from:pot-light}, plus HST.',
    ],
    [
      'Wiring a charger typically costs {price:ev-level-2}, plus HST.',
      'Wiring a charger typically costs {price:ev-level-2}, plus HST; the charger is extra.',
    ],
    [
      'A visit typically costs {price:diagnostics}, plus HST.',
      'Finding a fault typically costs {price:diagnostics}, plus HST; the repair is priced separately.',
    ],
  ])('is reported without its qualifier: %s', (without, withCare) => {
    expect(findings('statements that need care have it', [page({ lead: without })])).toHaveLength(1)
    expect(findings('statements that need care have it', [page({ lead: withCare })])).toEqual([])
  })

  it('is reported for an example that is not labelled as one', () => {
    const form = (example: string) => findings('statements that need care have it', [page({ form: { example } })])
    expect(form('A dead outlet.')).toHaveLength(1)
    expect(form('Example: A dead outlet.')).toEqual([])
  })
})

describe('a danger', () => {
  it.each([
    'Smoke or a burning smell: get everyone out and call 911.',
    'If a mast is bent, stay 10 m away.',
    'Some lights bright, others dim? Turn the main off: it may be a lost neutral, so turn the main off.',
    'A downed wire is live, so keep back.',
    'Do not touch a smoking panel.',
  ])('rejects instructions of a page’s own: %s', (text) => {
    expect(commandsInDanger(text)).not.toEqual([])
    expect(findings('dangers have one wording', [page({ lead: text })])[0]).toContain(
      'expected a token such as {danger:smoke}',
    )
    // Emergency pages are where its steps stand.
    expect(findings('dangers have one wording', [page({ lead: text }, 'emergency')])).toEqual([])
  })

  it.each([
    '{danger:smoke}',
    'See [who to call first](/emergency).',
    'The utility disconnects the mast for the day.',
    'Smoke alarms need their own circuit.',
    'Turn the dimmer down before you leave.',
  ])('accepts a mention: %s', (text) => expect(commandsInDanger(text)).toEqual([]))
})

describe('advice', () => {
  const advise = (pages: CopyPage[]) => {
    const root = temporaryFolder()
    mkdirSync(join(root, 'content'))
    for (const { file, strings } of pages) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), strings.map(({ text }) => text).join('\n'))
    }
    return contentAdvice(root, pages).map(({ field, found }) => `${field}: ${found}`)
  }

  it('reports short texts and lists, which break nothing', () => {
    const service = page({ seoTitle: 'Lamps', summary: 'Short.', facts: [{ value: 'One' }, { value: 'Two' }] })
    const post = page({ h1: 'LED bulbs', featuredImageAlt: 'A bulb' }, 'post', '/blog-led')
    expect(advise([service, post]).filter((line) => /characters|entries/.test(line))).toEqual([
      'seoTitle: 5 characters',
      'summary: 6 characters',
      'facts: 2 entries',
      'title: 9 characters',
      'featuredImageAlt: 6 characters',
    ])
    expect(findings('texts and lists keep to their limits', [service, post])).toEqual([])
  })

  it('reports a place with few words that no other page has, which may begin short', () =>
    expect(advise([place({ lead: 'One two three.' }), page({ lead: 'One two three.' })])).toContain(
      'text: 0 words that no other page has',
    ))

  it('reports filler words, dashes and non-Canadian spellings', () => {
    const said = advise([page({ lead: 'Peace of mind \u2014 in every color!' })])
    expect(said.filter((line) => line.startsWith('lead'))).toEqual([
      'lead: "Peace of mind"',
      'lead: "\u2014"',
      'lead: "!"',
      'lead: "color"',
    ])
  })

  it('reports pages that are hard to read', () => {
    const hard =
      'Notwithstanding considerable administrative complications, electrification necessitates comprehensive infrastructural modernization. '
    expect(advise([page({ lead: hard.repeat(12).trim() })]).join()).toMatch(/reading: grade \d\d/)
  })
})

describe('readability', () => {
  it('returns a lower grade for shorter words', () => {
    expect(readingGrade('The cat sat on the mat. It was warm.')).toBeLessThan(3)
    expect(readingGrade('Electrification necessitates modernization.')).toBeGreaterThan(15)
  })
})

describe('an annotation for GitHub', () => {
  it('has file, line and field in one line', () => {
    const problem = {
      file: 'content/a,b.ts',
      line: 7,
      field: 'x: y',
      found: '50%\nmore',
      expected: 'less',
      hint: 'cut',
    }
    expect(githubAnnotation(problem, 'error')).toBe(
      '::error file=content/a%2Cb.ts,line=7,title=x%3A y::found 50%25%0Amore, expected less (cut)',
    )
  })
})
