import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { business as facts } from '@/content/business'
import { formService as service } from '@/content/form-service'
import type { Office } from '@/content/schema'
import { business, formService, price, testimonials, utility } from '@/content/schema/facts'
import { serviceCards } from '@/content/schema/pages'
import { openingHours, phoneNumber, priceRange } from '@/lib/content/formats'
import { fieldLine, readContent } from '@/lib/content/read'
import { wrongAnswers } from '@/lib/content-checks/addresses'
import { closuresFrom } from '@/lib/site'
import { temporaryFolder } from '../support/temporary-folder'

/** What is wrong with a fact. */
function wrongIn(content: unknown, schema: z.ZodType) {
  const result = readContent(schema, content)
  return 'wrong' in result ? result.wrong : []
}

/** What is said about the firm's facts with some of them changed. */
function said(change: object): string[] {
  return wrongIn({ ...facts, ...change }, business).map(
    ({ path, found, expected }) => `${path.join('.')}: found ${found}, expected ${expected}`,
  )
}

describe('a number', () => {
  it.each([
    ['905-555-0142', '+19055550142'],
    ['(905) 555-0142', '+19055550142'],
    ['1-800-555-0142', '+18005550142'],
    ['1-800-555-WIRE', '+18005559473'],
  ])('%s dials %s', (display, e164) => expect(phoneNumber(display)).toEqual({ display, e164 }))

  it.each(['905-555-014', '905-555-01423', 'by mail', 'Woodbridge'])('is not "%s"', (outagePhone) => {
    const hydro = { name: 'Hydro', outagePage: 'https://hydro.test', checkedOn: '', outagePhone }
    expect(wrongIn(hydro, utility).map(({ path }) => path)).toEqual([['outagePhone']])
  })
})

describe('a fact that may have several forms', () => {
  const hydro = { name: 'Hydro', outagePage: 'https://hydro.test' }
  const card = { name: 'Panels', service: 'residential/panel-upgrade' }
  it.each([
    [utility, { ...hydro, checkedOn: 'today' }, ['checkedOn: "today", a day such as \'2027-12-24\'']],
    [utility, { ...hydro, checkedOn: '' }, []],
    [
      serviceCards.shape.commercial,
      card,
      ['service: "residential/panel-upgrade", a page of content/services or content/emergency'],
    ],
    [serviceCards.shape.commercial, { name: 'Shops', category: 'commercial' }, []],
    [testimonials.unwrap().element.shape.rating, 6, [': 6, 1, 2, 3, 4 or 5']],
  ])('is told by the closest one (%#)', (schema, content, said) =>
    expect(
      wrongIn(content, schema).map(({ path, found, expected }) => `${path.join('.')}: ${found}, ${expected}`),
    ).toEqual(said),
  )
})

describe('opening hours', () => {
  it.each([
    ['Monday', 'Friday', '07:00', '18:00', 'Mon-Fri 7AM-6PM', 5],
    ['Monday', 'Saturday', '07:30', '12:00', 'Mon-Sat 7:30AM-12PM', 6],
    ['Saturday', 'Saturday', '09:00', '13:00', 'Sat 9AM-1PM', 1],
    ['Saturday', 'Tuesday', '00:00', '23:59', 'Sat-Tue 12AM-11:59PM', 4],
  ] as const)('from %s to %s, %s to %s, are %s', (from, to, opens, closes, label, days) => {
    const hours = openingHours({ from, to, opens, closes })
    expect(hours).toMatchObject({ label, opens, closes })
    expect(hours.days).toHaveLength(days)
    expect([hours.days.at(0), hours.days.at(-1)]).toEqual([from, to])
  })
})

it('a field’s line is the one that it is written on, after those of what it belongs to', () => {
  const root = temporaryFolder()
  writeFileSync(
    join(root, 'x.ts'),
    "one: {\n  at: '1',\n  hours: { from: 'a', to: 'b' },\n},\n'two-b': {\n  at: '2',\n},\n",
  )
  const line = (...path: PropertyKey[]) => fieldLine(root, 'x.ts', path)
  expect([line('one', 'at'), line('one', 'hours', 'to'), line('two-b', 'at'), line('two-b', 'none')]).toEqual([
    2, 3, 6, 5,
  ])
})

describe('a price', () => {
  it.each([
    [{ low: 1500, high: 3500, openEnded: true }, '$1,500-$3,500+'],
    [{ low: 120, high: 250, unit: 'light' }, '$120-$250 each'],
    [{ low: 200, high: 600, unit: 'visit' }, '$200-$600'],
    [{ low: 1500, openEnded: true }, '$1,500+'],
    [{ low: 450 }, '$450'],
    [{ low: 450, high: 450, unit: 'outlet' }, '$450 each'],
    [{ low: 89.5, high: 120 }, '$89.50-$120'],
  ])('%j is %s', (amounts, range) => expect(priceRange({ work: 'Lamp', ...amounts })).toBe(range))

  it.each([
    [{ low: 600, high: 200 }, ['high: 200, low, or more']],
    [{ low: '$600' }, ['low: "$600", dollars, without the sign']],
    [{ high: 600 }, ['low: nothing, dollars, without the sign']],
  ])('is not %j', (amounts, said) =>
    expect(
      wrongIn({ work: 'Lamp', ...amounts }, price).map(
        ({ path, found, expected }) => `${path.join('.')}: ${found}, ${expected}`,
      ),
    ).toEqual(said),
  )
})

describe('the form service', () => {
  it.each([
    ['endpoint', 'https://formsubmit.co/{email}', true],
    ['endpoint', 'https://forms.sparks.ca/f/42', true],
    // "https://formsubmit.coleads@sparks.ca" would be a page of sparks.ca.
    ['endpoint', 'https://formsubmit.co{email}', false],
    ['endpoint', 'formsubmit.co/', false],
    ['copyEmail', '', true],
    ['copyEmail', 'office@sparks.ca', true],
    ['copyEmail', 'office', false],
    ['copyEmail', 'office@sparks.ca, ana@sparks.ca', false],
  ])('may have as its %s "%s": %s', (field, value, accepted) =>
    expect(wrongIn({ ...service, [field]: value }, formService).length === 0).toBe(accepted),
  )
})

describe('the firm’s facts', () => {
  const [first] = Object.values(facts.offices) as [Office]
  const office = { ...first, phone: '905-555-0177' }
  it.each([
    [{ siteUrl: 'https://sparks.ca/' }, []],
    [{ siteUrl: 'www.sparks.ca' }, ['siteUrl: found "www.sparks.ca", expected https:// and the domain alone']],
    [{ siteUrl: 'http://www.sparks.ca' }, ['siteUrl']],
    [{ siteUrl: 'https://www.sparks.ca/home' }, ['siteUrl']],
    [{ email: 'leads at sparks.ca' }, ['email: found "leads at sparks.ca", expected an email address']],
    [
      { licence: { ...facts.licence, number: '' } },
      ['licence.number: found nothing, expected the number on your licence'],
    ],
    [{ offices: {} }, ['offices: found nothing, expected one office or more']],
    [{ offices: { harbour: office } }, []],
    [
      { offices: { harbour: { ...office, phone: undefined } } },
      ["offices.harbour.phone: found nothing, expected a phone number such as '905-555-0177'"],
    ],
    [
      { offices: { harbour: { ...office, hours: { ...office.hours, opens: '7:00', closes: '06:00' } } } },
      ['offices.harbour.hours.opens: found "7:00", expected a 24-hour time', 'offices.harbour.hours.closes'],
    ],
    [
      { offices: { harbour: { ...office, hours: { ...office.hours, closes: '06:00' } } } },
      ['offices.harbour.hours.closes: found "06:00", expected a time after it opens'],
    ],
    [{ closures: [{ from: '2027-12-24', to: '2027-12-24', label: 'Closed' }] }, []],
    [{ closures: [{ from: '2027-12-26', to: '2027-12-24', label: 'Closed' }] }, ['closures.0.to: found "2027-12-24"']],
    [{ closures: [{ from: '2027-02-30', to: '2027-03-01', label: 'Closed' }] }, ['closures.0.from']],
  ])('are checked by their schema (%#)', (change, expected) => {
    expect(said(change)).toEqual(expected.map((one) => expect.stringContaining(one)))
  })

  it('say for pages that exist which office answers them, each page once', () => {
    const offices = {
      one: { ...office, answers: ['/toronto', '/gta'] },
      two: { ...office, answers: ['/toronto', '/contcat'] },
    }
    expect(wrongAnswers(offices as never, ['/toronto', '/gta/vaughan', '/contact'])).toEqual([
      {
        path: ['offices', 'two', 'answers'],
        found: '/toronto, as one has it',
        expected: 'pages that one office answers',
      },
      {
        path: ['offices', 'two', 'answers'],
        found: '/contcat',
        expected: 'a page of this site',
        hint: 'did you mean /contact?',
      },
    ])
  })

  it('name holidays that show until their last day is over', () => {
    const closure = { from: '2027-12-24', to: '2027-12-26', label: 'Closed' }
    expect(closuresFrom([closure], '2027-12-01')).toEqual([closure])
    expect(closuresFrom([closure], '2027-12-26')).toEqual([closure])
    expect(closuresFrom([closure], '2027-12-27')).toEqual([])
  })
})
