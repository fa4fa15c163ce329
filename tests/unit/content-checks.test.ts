import { describe, expect, it } from 'vitest'
import { townIds } from '@/content/ids.gen'
import { contentAdvice } from '@/lib/build/checks/advice'
import { contentChecks } from '@/lib/build/checks/all-checks'
import type { ContentCheck } from '@/lib/build/checks/content-check'
import { type CopyKind, type PageCopy, pageCopy, pagesOf, readCopy } from '@/lib/build/checks/copy'
import { lengths, paragraphs, placeInHeading, plainFields, tokens, typingSlips } from '@/lib/build/checks/format'
import { readingGrade } from '@/lib/build/checks/measures'
import { links, updateDates } from '@/lib/build/checks/references'
import { distinctPages, ownSentences, uniqueHeads, uniqueQuestions } from '@/lib/build/checks/similarity'
import {
  consistentClaims,
  dangerInstructions,
  oneSource,
  oneWordingOfDanger,
  riskyWording,
} from '@/lib/build/checks/statements'
import { pageAt } from '@/lib/content/pages'
import { githubAnnotation } from '@/lib/content/problems'
import { nameOf, staticPaths } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { escapePattern } from '@/lib/escape-pattern'
import { pathOf, routes } from '@/lib/routes'
import { seoFieldsOf } from '@/lib/seo/seo-fields'
import { siteUrl } from '@/lib/site'
import { today } from '@/lib/today'
import { temporaryFolder } from '../support/temporary-folder'

/** Makes a folder with a file for each page, with one field per line. */
function folderOf(pages: readonly PageCopy[], files: Record<string, string> = {}): string {
  const pageFiles = pages.map(({ file, texts }) => [file, texts.map(({ text }) => text).join('\n')])
  return temporaryFolder({ ...Object.fromEntries(pageFiles), ...files })
}
/** The problems of a check as "file:line field: found". The wording of the hints is not tested. */
function problemsOf(check: ContentCheck, pages: readonly PageCopy[], files: Record<string, string> = {}): string[] {
  const root = folderOf(pages, files)
  expect(Object.values(contentChecks), 'the list of checks').toContain(check)
  return check({ root, copy: pages }).map(
    ({ file, line, field, found }) => `${file.replace(/^content\/|\.ts$/g, '')}:${line} ${field}: ${found}`,
  )
}
const page = (content: object, kind: CopyKind = 'service', path = '/a') =>
  pageCopy(path, kind, { [`content${path}.ts`]: content })
const [town] = townIds
const place = (content: object) => page(content, 'place', routes.page(town))
/** A page of interface text with one text, at this key path. */
const label = (keyPath: string, text: string) =>
  page(
    keyPath.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), text) as object,
    'interface',
    '/interface',
  )

/** A page with this text. */
const lead = (text: string) => [page({ lead: text })]
const pageB = (content: object) => page(content, 'service', '/b')
const emergency = (content: object) => page(content, 'emergency', '/emergency')
const head = { h1: 'Panels', seoTitle: 'Panel upgrades', metaDescription: 'What it takes.' }
const sameHead = { h1: 'panels', seoTitle: 'Panel Upgrades', metaDescription: 'What it takes.' }
const inHead = ['1 h1', '2 seoTitle', '3 metaDescription'].map((place) => `b:${place}: the same as /a`)
const emptyLists = { never: { items: [] }, whoToCall: { rows: [] }, callUs: { paragraphs: [] } }
const emptyListsFound = ['never.items', 'whoToCall.rows', 'callUs.paragraphs'].map(
  (list) => `emergency:1 ${list}: 0 entries`,
)
const withChoice = page({ choices: { items: [{ question: '**Lamps**?' }] } }, 'category')
const asked = { questions: [{ question: 'How long?', answer: 'A day.' }] }
const threeAsking = [page(asked), pageB(asked), page(asked, 'service', '/c')]
const askedAgain = ['b', 'c'].map((path) => `${path}:1 questions, entry 1, question: the same as on /a`)
const longFacts = [{ value: 'x'.repeat(21) }, {}, {}]
const linkToPost = { lead: 'See [old cords](/blog/cords).' }
const since = 'Since {claim:sinceHome}.'
const later = { ...page({ h1: 'Cords' }, 'post', '/blog/cords'), publishDate: '2999-01-01' }
const planned = 'planned for 2999-01-01'
const draft = { ...page(linkToPost), draft: true }
const [price] = Object.values<{ low: number }>(siteContent().prices)
const sentence = 'One two three four five six seven eight nine ten eleven.'
const similarPages = [place({ lead: sentence }), page({ lead: sentence })]
const rule = `{rule:${Object.keys(siteContent().rules)[0]}}`
const [homeYear, year]: string[] = [siteContent().claims.sinceHome.value, siteContent().claims.sinceServices.value]
const replyTime = siteContent().claims.replyTime.value
/** The owner may set both claims to one year. */
const otherYear = homeYear === year ? [] : [`a:2 note: ${year} beside ${homeYear}`]

describe('a content check', () => {
  it.each<[what: string, check: ContentCheck, pages: PageCopy[], ...found: string[]]>([
    ['an unknown token', tokens, [page({ summary: 'Fine.', lead: 'Call {phon} now.' })], 'a:2 lead: {phon}'],
    ['a token of a label', tokens, [label('note', 'In {claim:replyTmie}')], 'interface:1 note: {claim:replyTmie}'],
    ['a token of another file', tokens, [page({ heading: 'In {place}' }, 'shared')], 'a:1 heading: {place}'],
    ['one brace of a label', tokens, [label('footer.office', 'The {name')], 'interface:1 footer.office: {name'],
    ['a link in a plain field', plainFields, [page({ circuit: 'See [panels](/b)' })], 'a:1 circuit: ]('],
    ['bold in a heading', plainFields, [page({ h1: '**Panels**' })], 'a:1 h1: **'],
    ['bold in a question of a category', plainFields, [withChoice], 'a:1 choices.items, entry 1, question: **'],
    ['a list in a paragraph', paragraphs, lead('- One\n- two'), 'a:1 lead: "- One\n- two"'],
    ['a list with the word token', paragraphs, lead('- A token'), 'a:1 lead: "- A token"'],
    ['a picture in a paragraph', paragraphs, lead('![One](two)'), 'a:1 lead: "![One](two)"'],
    ['equal headings, titles and descriptions', uniqueHeads, [page(head), pageB(sameHead)], ...inHead],
    ['a question of another page', uniqueQuestions, threeAsking, ...askedAgain],
    ['a long title', lengths, [page({ seoTitle: 'x'.repeat(61) })], 'a:1 seoTitle: 61 characters'],
    ['a long value', lengths, [page({ facts: longFacts })], 'a:1 facts, entry 1, value: 21 characters'],
    ['an empty list', lengths, [page({ facts: [] })], 'a:1 facts: 0 entries'],
    ['an emergency page without its safety lists', lengths, [emergency(emptyLists)], ...emptyListsFound],
    ['a long list', lengths, [page({ steps: { items: Array(6).fill({}) } })], 'a:1 steps.items: 6 entries'],
    ['a dead link', links, lead('See [panels](/residential/panel).'), 'a:1 lead: /residential/panel'],
    ['a vague link', links, lead('[Click here](/contact).'), 'a:1 lead: the words "Click here"'],
    ['a link without encryption', links, lead('See [ESA](http://esa.test).'), 'a:1 lead: http://esa.test'],
    ['a link with our domain', links, lead(`See [us](${siteUrl()}/about).`), `a:1 lead: ${siteUrl()}/about`],
    ['photos without a link', typingSlips, lead('Write to {photos}.'), 'a:1 lead: "{photos}"'],
    ['an address as the words of a link', links, lead('[www.a.test](https://a.test).'), 'a:1 lead: www.a.test'],
    ['a number inside a link', links, lead('[Call {phone}](/contact).'), 'a:1 lead: a {phone} inside a link'],
    ['a vague link for photos', links, lead('[Here]({photos}).'), 'a:1 lead: the words "Here"'],
    ['a fragment without its page', links, lead('See [costs](#costs).'), 'a:1 lead: #costs'],
    ['a link to the page itself', links, lead('See [this page again](/a).'), 'a:1 lead: /a'],
    ['a link to a hidden post', links, [page(linkToPost), later], `a:1 lead: /blog/cords, ${planned}`],
    ['a date in the future', updateDates, [page({ updatedOn: '2999-01-01' }, 'about')], 'a:1 updatedOn: "2999-01-01"'],
    ['two years', consistentClaims, [page({ lead: since, note: `In business since ${year}.` })], ...otherYear],
    ['a heading without its place', placeInHeading, [place({ h1: 'Boats' })], `${pathOf(town).slice(1)}:1 h1: "Boats"`],
    ['similar pages', distinctPages, similarPages, `a:1 text: 100% of the word runs of ${routes.page(town)}`],
    ['equal sentences', ownSentences, similarPages, `a:1 lead: "${sentence}", as on ${routes.page(town)}`],
  ])('reports %s', (_what, check, pages, ...found) => expect(problemsOf(check, pages)).toEqual(found))

  it.each<[what: string, check: ContentCheck, pages: PageCopy[]]>([
    ['tokens', tokens, [page({ lead: 'Call {phone}, {licence}.' }), label('call', 'Day or night: {phone}')]],
    ['bold, links and marks', paragraphs, lead('**One** [two](/b), *three*: 4 - 5!')],
    ['a link for photos', links, lead('Send [a photo]({photos}).')],
    ['a link for photos in words', typingSlips, lead('Send [a photo]({photos}).')],
    ['short texts and lists', lengths, [page({ seoTitle: 'LED bulbs', summary: 'Short.', facts: [{ value: 'One' }] })]],
    ['a long danger', lengths, [emergency({ whenToCallUs: `{danger:smoke} ${'word '.repeat(20)}` })]],
    ['a draft’s link to a hidden post', links, [draft, later]],
    ['a link from a post of the same day', links, [{ ...page(linkToPost), publishDate: '2999-01-01' }, later]],
    ['a post that is changed before its day', updateDates, [{ ...later, updatedOn: '2999-01-01' }]],
    ['two years on two pages', consistentClaims, [page({ lead: since }), pageB({ lead: '{claim:sinceServices}' })]],
    ['an example with another year', consistentClaims, [page({ lead: since, note: `Example: a ${year} bungalow.` })]],
    ['a heading with its place', placeInHeading, [place({ h1: `Boats in ${nameOf(town)}` })]],
    ['similar drafts', distinctPages, similarPages.map((one) => ({ ...one, draft: true }))],
    ['equal rules', ownSentences, [page({ lead: rule }), pageB({ lead: rule })]],
    ['equal sentences in drafts', ownSentences, similarPages.map((one) => ({ ...one, draft: true }))],
  ])('accepts %s', (_what, check, pages) => expect(problemsOf(check, pages)).toEqual([]))

  it.each([
    ['a **ceiling* fan', '"*"'],
    ['a ** ceiling ** fan', '"**"'],
    ['a *ceiling fan', '"*"'],
    ['see [pot lights] (/residential)', '"[pot lights] (/residential)"'],
    ['see [pot lights](/residential and', '"[pot lights](/residential"'],
    ['see [pot lights', '"[pot lights"'],
    ['see www.esasafe.com first', '"www.esasafe.com"'],
    ['see https://esasafe.com/x.', '"https://esasafe.com/x."'],
    ['about 1,250 dollars', '"1,250 dollars"'],
    ['write to kim@wires.test', '"kim@wires.test"'],
    ['call 1-877-372-7233 first', '"1-877-372-7233"'],
  ])('reports what a reader would see as it is typed: %s', (text, found) =>
    expect(problemsOf(typingSlips, lead(text))).toEqual([`a:1 lead: ${found}`]),
  )

  it.each([
    'a **ceiling** fan, *two* **big** ones: 2 * 3',
    '[pot lights](/residential), **[ESA](https://esasafe.com)** or [Kim](mailto:kim@wires.test)',
    '5 \\* 3, \\[sic\\], [1-877-372-7233](tel:+18773727233)',
    'about $1,250, in Canadian dollars, {price:pot-light}',
  ])('accepts %s', (text) => expect(problemsOf(typingSlips, lead(text))).toEqual([]))

  it('names the tokens that an unknown one could be', () => {
    const hint = (text: string) => tokens({ root: folderOf(lead(text)), copy: lead(text) })[0]?.hint
    expect(hint('{phon}')).toContain('{phone}')
    expect(hint('{price:boats}')).toMatch(/^one of .*\{price:/)
    expect(hint('{boats}')).toBeUndefined()
  })

  it('names today beside a date that is later', () => {
    const late = page({ updatedOn: '2999-01-01' }, 'about')
    expect(updateDates({ root: folderOf([late]), copy: [late] })[0]?.expected).toContain(today())
  })

  it('reports a business value outside of its file, but not in comments, nor other amounts', () => {
    const { display } = pageAt('/').office.phone
    const dollars = `$${price?.low.toLocaleString('en-CA')}`
    const lines = [
      `a: '${display}',`,
      `// ${siteContent().business.name}`,
      `b: 'It costs ${dollars}, of which a rebate pays $499.',`,
      `c: 'Write to back${siteContent().business.email}.',`,
    ]
    const blog = {
      'content/blog/x.md': `**Ask** ${display}: ${dollars}, not $499, says ${siteContent().business.name}.`,
    }
    expect(problemsOf(oneSource, [], { 'content/pages/x.ts': lines.join('\n') })).toEqual([
      `pages/x:1 value: ${display}`,
      `pages/x:3 price: ${dollars}`,
    ])
    expect(problemsOf(oneSource, [], { 'content/schema/x.ts': lines.join('\n') })).toEqual([])
    const places = problemsOf(oneSource, [], blog)
    expect(places).toEqual(
      [siteContent().business.name, display, dollars].map((fact) => expect.stringMatching(escapePattern(fact))),
    )
  })

  it('checks the date of every page with a date', () => {
    const dated = pagesOf(readCopy(process.cwd())).filter(({ kind, updatedOn }) => updatedOn && kind !== 'post')
    const expected = staticPaths().filter((path) => seoFieldsOf(pageAt(path)).updatedOn)
    expect(dated.map(({ path }) => path).sort()).toEqual(expected.sort())
    expect(expected.length).toBeGreaterThan(0)
  })
})

describe('a risky statement', () => {
  it.each([
    ['Stay 3 m from the wire.', 'Stay 10 m from the wire.'],
    ['The code requires 90 minutes.', 'Units that give at least 90 minutes.'],
    [`We reply within ${replyTime}.`, `We typically reply within ${replyTime}.`],
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
    ['We do other jobs on weekdays.', 'We do other jobs in office hours.'],
    ['Open Monday to Friday.', 'Call us on a Monday.'],
  ])('is reported without its qualifier: %s', (without, qualified) => {
    expect(problemsOf(riskyWording, lead(without))).toHaveLength(1)
    expect(problemsOf(riskyWording, lead(qualified))).toEqual([])
  })

  it('about office hours is quoted in whole words, with what to write', () => {
    const copy = lead('Open Monday to Friday, 7 to 6.')
    const [problem] = riskyWording({ root: folderOf(copy), copy })
    expect(problem?.found).toBe('"Monday to Friday"')
    expect(problem?.expected).toContain('"in office hours"')
  })

  it('is reported for an example that is not labelled as one', () => {
    const form = (example: string) => problemsOf(riskyWording, [page({ form: { example } })])
    expect(form('A dead outlet.')).toHaveLength(1)
    expect(form('Example: A dead outlet.')).toEqual([])
  })
})

describe('the check of dangers', () => {
  it.each([
    'Smoke or a burning smell: get everyone out and call 911.',
    'If a mast is bent, stay 10 m away.',
    'Some lights bright, others dim? Turn the main off: it may be a lost neutral, so turn the main off.',
    'A downed wire is live, so keep back.',
    'Do not touch a smoking panel.',
  ])('rejects other instructions than those in content/safety.ts: %s', (text) => {
    expect(dangerInstructions(text)).not.toEqual([])
    expect(problemsOf(oneWordingOfDanger, lead(text))[0]).toMatch(/^a:1 lead: /)
    // Emergency pages have the steps.
    expect(problemsOf(oneWordingOfDanger, [page({ lead: text }, 'emergency')])).toEqual([])
  })

  it.each([
    '{danger:smoke}',
    'See [who to call first](/emergency).',
    'The utility disconnects the mast for the day.',
    'Smoke alarms need their own circuit.',
    'Turn the dimmer down before you leave.',
  ])('accepts a mention: %s', (text) => expect(dangerInstructions(text)).toEqual([]))
})

describe('advice', () => {
  const advise = (pages: PageCopy[]) =>
    contentAdvice({ root: folderOf(pages), copy: pages }).map(({ field, found }) => `${field}: ${found}`)
  const hard =
    'Notwithstanding considerable administrative complications, electrification necessitates comprehensive infrastructural modernization. '

  it.each<[what: string, page: PageCopy, ...found: string[]]>([
    ['short texts', page({ seoTitle: 'Lamps', summary: 'Short.' }), 'seoTitle: 5 characters', 'summary: 6 characters'],
    ['a short list', page({ facts: [{ value: 'One' }, { value: 'Two' }] }), 'facts: 2 entries'],
    ['few unique words', place({ lead: 'One two three.' }), 'text: 3 words that no other page has'],
    ['empty words', page({ lead: 'Peace of mind.' }), 'lead: "Peace of mind"'],
    ['marks of advertising', page({ lead: 'Peace \u2014 now!' }), 'lead: "\u2014"', 'lead: "!"'],
    ['American spelling', page({ lead: 'In every color.' }), 'lead: "color"'],
    ['difficult text', page({ lead: hard.repeat(12).trim() }), `reading: grade ${readingGrade(hard).toFixed(1)}`],
  ])('is given on %s', (_what, page, ...found) => expect(advise([page])).toEqual(expect.arrayContaining(found)))

  it('is given on the title of the 404 page, but not on its exclamation mark', () => {
    const found = advise([page({ h1: 'Sorry! No color' }, 'not-found')])
    expect(found).toContain('h1: "color"')
    expect(found).not.toContain('h1: "!"')
  })

  it('has a lower reading grade for shorter words', () => {
    expect(readingGrade('The cat sat on the mat. It was warm.')).toBeLessThan(3)
    expect(readingGrade('Electrification necessitates modernization.')).toBeGreaterThan(15)
  })
})

it('an annotation for GitHub has file, line and field in one line', () => {
  const problem = { field: 'x: y', found: '50%\nmore', expected: 'less', hint: 'cut' }
  expect(githubAnnotation({ file: 'content/a,b.ts', line: 7, ...problem }, 'error')).toBe(
    '::error file=content/a%2Cb.ts,line=7,title=x%3A y::found 50%25%0Amore, expected less (cut)',
  )
})
