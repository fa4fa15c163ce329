import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { OfficeContent } from '@/content/schema'
import {
  business,
  claims,
  coordinates,
  formService,
  municipality,
  price,
  testimonials,
  utility,
} from '@/content/schema/facts'
import { serviceCards } from '@/content/schema/pages'
import { wrongOfficePages } from '@/lib/build/checks/paths'
import { openingHours, phoneNumber, priceRange } from '@/lib/content/formats'
import { contentFiles } from '@/lib/content/load-content'
import { fieldLine, parseContent, problemsIn as problemsOfFile } from '@/lib/content/parse-content'
import { replaceContent, siteContent } from '@/lib/content/site-content'
import { closuresFrom } from '@/lib/site'
import { temporaryFolder } from '../support/temporary-folder'

/** The problems of a fact as "field: found". The wording of the hints is not tested. */
function problemsIn(schema: z.ZodType, content: unknown): string[] {
  const result = parseContent(schema, content)
  return 'wrong' in result ? result.wrong.map(({ path, found }) => `${path.join('.')}: ${found}`) : []
}

const hydro = { name: 'Hydro', outagePage: 'https://hydro.test', checkedOn: '' }

describe('a fact', () => {
  afterAll(() => replaceContent())

  it.each([
    ['416-555-0188', '(416) 555 0188', '(416)555-0188', '416.555.0188', '416 555 0188', '4165550188'],
    [
      '416-555-0188',
      '+1 416 555-0188',
      '1-416-555-0188',
      '+1 (416) 555-0188',
      '1 416\u2011555\u20130188',
      '416/555/0188',
    ],
    ['1-833-555-0188', '833-555-0188', '1 (833) 555 0188', '+18335550188'],
  ])('is shown and dialled as %s in every notation', (display, ...typed) => {
    for (const outagePhone of [display, ...typed]) {
      expect(problemsIn(utility, { ...hydro, outagePhone })).toEqual([])
      const e164 = `+1${display.replace(/^1-/, '').replaceAll('-', '')}`
      expect(phoneNumber(outagePhone), outagePhone).toEqual({ display, e164 })
    }
  })

  it.each([
    ['Monday', 'Friday', '07:00', '18:00', 'Mon-Fri 7AM-6PM', 5],
    ['Monday', 'Saturday', '07:30', '12:00', 'Mon-Sat 7:30AM-12PM', 6],
    ['Saturday', 'Saturday', '09:00', '13:00', 'Sat 9AM-1PM', 1],
    ['Saturday', 'Tuesday', '00:00', '23:59', 'Sat-Tue 12AM-11:59PM', 4],
  ] as const)('from %s to %s, %s to %s, is %s', (from, to, opens, closes, label, days) => {
    const hours = openingHours({ from, to, opens, closes })
    expect(hours).toMatchObject({ label, opens, closes })
    expect(hours.days).toHaveLength(days)
    expect([hours.days.at(0), hours.days.at(-1)]).toEqual([from, to])
  })

  it.each([
    [{ low: 1500, high: 3500, openEnded: true }, '$1,500-$3,500+'],
    [{ low: 120, high: 250, unit: 'light' }, '$120-$250 each'],
    [{ low: 200, high: 600, unit: 'visit' }, '$200-$600'],
    [{ low: 1500, openEnded: true }, '$1,500+'],
    [{ low: 450, high: 450, unit: 'outlet' }, '$450 each'],
    [{ low: 89.5, high: 120 }, '$89.50-$120'],
  ])('%j is %s', (amounts, range) => expect(priceRange({ work: 'Lamp', ...amounts })).toBe(range))

  it('with closed days is shown until the last day is over', () => {
    const closure = { from: '2027-12-24', to: '2027-12-26', label: 'Closed' }
    replaceContent({ business: { ...contentFiles.business, closures: [closure] } })
    const shown = ['2027-12-01', '2027-12-26', '2027-12-27'].map((day) => closuresFrom(day))
    expect(shown).toEqual([[closure], [closure], []])
  })
})

describe('a wrong fact is reported', () => {
  const town = { name: 'Boatville', kind: 'Town' }
  const rule = { text: 'Boats need a permit.', source: 'https://boatville.test/boats', checkedOn: '2026-01-01' }
  const withoutDistricts = { ...rule, text: undefined, districts: [] }
  const noDistricts = ['heritage.districts: nothing', 'heritage.text: an unknown field']
  const [first] = Object.values(siteContent().business.offices) as [OfficeContent]
  const office = { ...first, phone: '905-555-0177' }
  const wrongText = { ...office, textNumber: '555' }
  const claim = (value: string) => ({ value, shows: 'a page' })
  const reviews = (reviewsHome: string, reviewsSearchEngine: string, reviewsHomeServices: string, both: string) => ({
    reviewsHome: claim(reviewsHome),
    reviewsSearchEngine: claim(reviewsSearchEngine),
    reviewsHomeServices: claim(reviewsHomeServices),
    reviewsBoth: claim(both),
  })
  const withHours = (opens: string, closes: string) => ({ ...office, hours: { ...office.hours, opens, closes } })
  /** @returns makes a schema with a fact that differs from a valid one */
  function changing(schema: z.ZodType, valid: object) {
    return (change: object) => [schema, { ...valid, ...change }] as const
  }
  const withClaims = changing(claims, siteContent().claims)
  const withForm = changing(formService, siteContent().formService)
  const withBusiness = changing(business, siteContent().business)
  const withHydro = changing(utility, hydro)
  const closedFrom = (from: string, to: string) => ({ closures: [{ from, to, label: 'Closed' }] })

  it.each<[schema: z.ZodType, content: object | number, ...wrong: string[]]>([
    [utility, hydro],
    [utility, { ...hydro, checkedOn: 'today' }, 'checkedOn: "today"'],
    [...withHydro({ outagePhone: '905-555-014' }), 'outagePhone: "905-555-014"'],
    [...withHydro({ outagePhone: 'Woodbridge' }), 'outagePhone: "Woodbridge"'],
    [...withHydro({ outagePhone: '416-555-OI88' }), 'outagePhone: "416-555-OI88"'],
    [...withHydro({ outagePhone: '416-555-0188 ext. 12' }), 'outagePhone: "416-555-0188 ext. 12"'],
    [...withHydro({ outagePhone: '416-555-0188x3' }), 'outagePhone: "416-555-0188x3"'],
    [...withHydro({ outagePhone: '416-555-01880' }), 'outagePhone: "416-555-01880"'],
    [...withHydro({ outagePhone: '+44 20 7946 0018' }), 'outagePhone: "+44 20 7946 0018"'],
    [utility, { ...hydro, shutOff: { terms: 'Free once a year.' } }, 'shutOff.source: nothing'],
    [municipality, { ...town, suite: rule, basement: rule }],
    [municipality, { ...town, suite: { ...rule, source: undefined } }, 'suite.source: nothing'],
    [municipality, { ...town, basement: { ...rule, checkedOn: '' } }, 'basement.checkedOn: nothing'],
    [municipality, { ...town, heritage: withoutDistricts }, ...noDistricts],
    [coordinates, { latitude: 43, longitude: -78 }],
    [coordinates, { latitude: 43.7, longitude: 79.38 }, 'longitude: 79.38'],
    [coordinates, { latitude: -79.4, longitude: 43.7 }, 'latitude: -79.4', 'longitude: 43.7'],
    [coordinates, { latitude: 48.85, longitude: -79.4 }, 'latitude: 48.85'],
    [...withClaims(reviews('650+', '650+', '300+', '950'))],
    [...withClaims(reviews('1,200+', '400+', '1200+', '1,600+'))],
    [...withClaims(reviews('650+', '650+', '300+', '700')), 'reviewsBoth.value: "700"'],
    [...withClaims(reviews('650+', '400+', '300+', '700')), 'reviewsHome.value: "650+"'],
    [...withClaims({ replyTimeShort: claim('99 h') }), 'replyTimeShort.value: "99 h"'],
    [serviceCards.valueType, { name: 'Boats', service: 'boats/dock' }, 'service: "boats/dock"'],
    [...withBusiness({ requestsKeptMonths: 1.5 }), 'requestsKeptMonths: 1.5'],
    [...withBusiness({ requestsKeptMonths: 0 }), 'requestsKeptMonths: 0'],
    [...withBusiness({ offices: { one: wrongText } }), 'offices.one.textNumber: "555"'],
    [testimonials.unwrap().element.shape.rating, 6, ': 6'],
    [price, { work: 'Lamp', low: 600, high: 200 }, 'high: 200'],
    [price, { work: 'Lamp', low: '$600' }, 'low: "$600"'],
    [...withClaims({ ratingHome: { value: 'five', shows: 'home' } }), 'ratingHome.value: "five"'],
    [...withClaims({ reviewsBoth: claim('700ish') }), 'reviewsBoth.value: "700ish"'],
    [...withClaims({ reviewsBoth: claim('hundreds of') }), 'reviewsBoth.value: "hundreds of"'],
    [...withForm({ endpoint: 'https://formsubmit.co/{email}', copyEmail: '' })],
    [...withForm({ endpoint: 'https://forms.arcs.test/f/42', copyEmail: 'office@arcs.test' })],
    // "https://formsubmit.coleads@arcs.test" would be a URL of arcs.test.
    [...withForm({ endpoint: 'https://forms.co{email}' }), 'endpoint: "https://forms.co{email}"'],
    [...withForm({ endpoint: 'formsubmit.co/' }), 'endpoint: "formsubmit.co/"'],
    [...withForm({ copyEmail: 'a@b.test, c@d.test' }), 'copyEmail: "a@b.test, c@d.test"'],
  ])('with its field (%#)', (schema, content, ...wrong) => expect(problemsIn(schema, content)).toEqual(wrong))

  it.each<[change: object, ...wrong: string[]]>([
    [{ siteUrl: 'https://arcs.test/' }],
    [{ siteUrl: 'www.arcs.test' }, 'siteUrl: "www.arcs.test"'],
    [{ siteUrl: 'http://www.arcs.test' }, 'siteUrl: "http://www.arcs.test"'],
    [{ siteUrl: 'https://www.arcs.test/home' }, 'siteUrl: "https://www.arcs.test/home"'],
    [{ email: 'leads at arcs.test' }, 'email: "leads at arcs.test"'],
    [{ licence: { ...siteContent().business.licence, number: '' } }, 'licence.number: nothing'],
    [{ offices: { harbour: office } }],
    [
      { offices: { pier: withHours('24:00', '25:00') } },
      ...['opens: "24:00"', 'closes: "25:00"'].map((problem) => `offices.pier.hours.${problem}`),
    ],
    [{ offices: { pier: withHours('07:00', '06:00') } }, 'offices.pier.hours.closes: "06:00"'],
    [closedFrom('2027-12-24', '2027-12-24')],
    [closedFrom('2027-12-26', '2027-12-24'), 'closures.0.to: "2027-12-24"'],
    [closedFrom('2027-02-30', '2027-03-01'), 'closures.0.from: "2027-02-30"'],
  ])('with its field in the business: %j', (change, ...wrong) =>
    expect(problemsIn(...withBusiness(change))).toEqual(wrong),
  )

  it('with a hint at a forgotten minus', () => {
    const { error } = coordinates.safeParse({ latitude: 43.7, longitude: 79.38 })
    expect(error?.issues[0]?.message).toContain('the minus is missing')
  })

  it('when two offices have the same page, or one has an unknown page', () => {
    const offices = {
      one: { ...office, pages: ['/toronto', '/gta'] },
      two: { ...office, pages: ['/toronto', '/contcat'] },
    }
    const path = ['offices', 'two', 'pages']
    expect(wrongOfficePages(offices as never, ['/toronto', '/gta/vaughan', '/contact'])).toMatchObject([
      { path, found: expect.stringMatching(/^\/toronto.* one /) },
      { path, found: '/contcat', hint: expect.stringContaining('/contact') },
    ])
  })

  it('with the line of the field or the entry, or of its parent', () => {
    const source = `import type { A } from 'x'

/** A list { of } two. */
export const a: readonly (A & { readonly at: 'b' })[] = [
  { at: '1' }, { at: "2" },
  // The third.
  {
    at: '3, {',
    hours: {
      from: 'a', to: '' },
    list: [
      'one',
      'two: 2',
    ],
  },
] as const
export const b = {
  'one-two': { at: \`4\` },
  at: -5,
}
`
    const root = temporaryFolder({ 'x.ts': source.replaceAll('\\`', '`') })
    const lines: [line: number, ...path: (string | number)[]][] = [
      [5, 'a', 1, 'at'],
      [8, 'a', 2, 'at'],
      [10, 'a', 2, 'hours', 'to'],
      [13, 'a', 2, 'list', 1],
      [7, 'a', 2, 'none'],
      [13, 2, 'list', 1],
      [18, 'b', 'one-two', 'at'],
      [19, 'b', 'at'],
      [18, 'one-two', 'no', 'no'],
      [1, 'none'],
    ]
    for (const [line, ...path] of lines) expect(fieldLine(root, 'x.ts', path), path.join()).toBe(line)
  })

  it('with the list, the number and the name of an entry, and an empty value at its own line', () => {
    const source = "export const jobs = [\n  { title: 'A', at: 1 },\n  {\n    title: 'Swap',\n    at: '',\n  },\n]\n"
    const root = temporaryFolder({ 'x.ts': source })
    const jobs = [
      { title: 'A', at: 1 },
      { title: 'Swap', at: '' },
    ]
    const result = parseContent(z.object({ jobs: z.array(z.object({ title: z.string(), at: z.number() })) }), { jobs })
    expect(problemsOfFile(root, 'x.ts', 'wrong' in result ? result.wrong : [], { jobs })).toMatchObject([
      { line: 5, field: 'jobs, entry 2 (Swap), at', found: 'nothing' },
    ])
  })

  it('with its second comma', () => {
    const list = JSON.parse('[1]') as unknown[]
    list[2] = 1
    const result = parseContent(z.array(z.number()), list)
    expect('wrong' in result && result.wrong).toMatchObject([{ path: [1], hint: 'one comma too many' }])
  })
})
