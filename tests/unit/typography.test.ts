import { describe, expect, it } from 'vitest'
import { setRanges, smartPunctuation, unbrokenPieces, withFullStop } from '@/lib/content/typography'

/** The result without hair spaces and with underscores for no-break spaces. */
const readable = (text: string) => setRanges(text).replaceAll('\u200a', '').replaceAll('\u00a0', '_')

describe('a range', () => {
  it.each([
    ['$1,500-$3,500+', '$1,500–$3,500+'],
    ['0-100%, 50-80% less', '0–100%, 50–80% less'],
    ['30-112.5 kVA', '30–112.5 kVA'],
    ['Mon-Fri 7AM-6PM', 'Mon–Fri 7_AM–6_PM'],
    ['from 11 PM-7 AM', 'from 11 PM–7 AM'],
    ['in 2026 20-30%', 'in 2026 20–30%'],
    ['$120-$250 or $120-250', '$120–$250 or $120–250'],
    ['2-4 business hours, 5-15 minutes, 4-8h', '2–4 business hours, 5–15 minutes, 4–8h'],
    ['9am-5pm or 9-5 p.m.', '9am–5pm or 9–5 p.m.'],
    ['houses of 1950-1965', 'houses of 1950–1965'],
    ['a 100-200 amp panel, 4-20mA, 0-10 V', 'a 100–200 amp panel, 4–20mA, 0–10 V'],
    ['20-25 °C, 30-40 per cent', '20–25 °C, 30–40 per cent'],
    ['6-8" deep, 8-10\' high', '6–8" deep, 8–10\' high'],
    ['2-3 bedrooms, 2-3 outlets, 10-20 pot lights', '2–3 bedrooms, 2–3 outlets, 10–20 pot lights'],
  ])('%s is %s', (text, expected) => expect(readable(text)).toBe(expected))

  it.each([
    '905-555-0142',
    '(905) 555-0142',
    '905 555-0142',
    '905 555-6789 weekdays',
    '1-800-400-2255',
    '2026-11-21',
    '3-phase',
    'a 4-20-40 set',
    'NC-015',
    'Ajax-Whitby',
    'NEMA 14-50',
    'Rule 26-700',
    'a 14-2 wire, 12-3 NMD90, 10-3, 12-2 Romex, a 2-3 cable, 3-4 copper wires',
    '2-2-2-4 aluminum',
    'a 14-50R, two 14-50 outlets, a 6-20 receptacle, 5-15s, nema 6-50 plugs',
    'Form 4-02, O. Reg. 164-99, CSA C22.2 No. 0.16-14',
    'sections 8-104 and 8-106 apply to 26-702 heaters',
    'Unit 4-12 hours, 4-12 Stone Street, 24-7 service',
    '555-1234',
    'a 4-8-hour job',
    '1/2-3/4 inch, 3-1/2 inches',
    'QO-120, THQL1-20, model 20-40 A',
    'a P1-20 A breaker, 2/3-4 inches, 2-3/4 inches, 1-2-3 days, $1-2-3',
  ])('does not change %s', (text) => expect(setRanges(text)).toBe(text))
})

describe('text that stays on one line', () => {
  it('returns ranges and short compounds as pieces, and keeps the whole text', () => {
    const text = 'A 3-phase, mid-sized job: $1,500-$3,500+, Mon-Fri 7:30AM-6PM, by Wi-Fi (or “Li-Fi”).'
    const pieces = unbrokenPieces(text)
    expect(pieces.filter(({ isUnbroken }) => isUnbroken).map(({ piece }) => piece.replaceAll('\u200a', ''))).toEqual([
      '3-phase,',
      'mid-sized',
      '$1,500–$3,500+,',
      'Mon–Fri',
      '7:30\u00a0AM–6\u00a0PM,',
      'Wi-Fi',
      '“Li-Fi”).',
    ])
    expect(pieces.map(({ piece }) => piece).join('')).toBe(setRanges(text))
  })

  it('allows a line break in a long compound', () =>
    expect(unbrokenPieces('a pull-out-the-whole-plate job')).toHaveLength(1))
})

describe('quotes and units', () => {
  it.each([
    ['It\'s "fine"', 'It\u2019s \u201cfine\u201d'],
    ["houses of the '20s and '70s", 'houses of the \u201920s and \u201970s'],
    ["since '72", 'since \u201972'],
    ["'til 9, rock 'n' roll, 'cause of 'em. 'Tis", '’til 9, rock ’n’ roll, ’cause of ’em. ’Tis'],
    ["the word 'cause', the Smiths' and O'Brien's", 'the word ‘cause’, the Smiths’ and O’Brien’s'],
    ["the 1970's", 'the 1970’s'],
    ['1/2" pipe, 5\' 6" or 5\'6", a 4\'x8\' sheet, 3½" deep', '1/2" pipe, 5\' 6" or 5\'6", a 4\'x8\' sheet, 3½" deep'],
    ['"since 1972" and \'at 911\', 6" deep', '“since 1972” and ‘at 911’, 6" deep'],
    ['"a 1/2" pipe" or "6" of room"', '“a 1/2" pipe” or “6" of room”'],
    ['**"Stop"**, she said: "\'Now,\' please" — "go"', '**“Stop”**, she said: “‘Now,’ please” — “go”'],
    ["'Do not touch it.' Ren\u00e9's rule", '\u2018Do not touch it.\u2019 Ren\u00e9\u2019s rule'],
    ["he said 'now', twice", 'he said \u2018now\u2019, twice'],
    ['a 200 A panel at 10 m', 'a 200\u00a0A panel at 10\u00a0m'],
    ['416-555-0199, press 1', '416-555-0199, press\u00a01'],
    ['a Level 2 charger, RadioRA 3', 'a Level\u00a02 charger, RadioRA\u00a03'],
    [
      '"[Joe\'s guide](https://site.test/joe\'s?q=\'a\'&b="c")", he said',
      "\u201c[Joe\u2019s guide](https://site.test/joe's?q='a'&b=\"c\")\u201d, he said",
    ],
  ])('%s', (text, expected) => expect(smartPunctuation(text)).toBe(expected))

  it('keeps the length of a text, on which posts depend', () => {
    const text = "\"A 200 A panel\", she said: 'it's the '60s'"
    expect(smartPunctuation(text)).toHaveLength(text.length)
  })
})

it.each(['Done', 'Done.', 'Really?', '“Done.”', '**Done.**', ''])('withFullStop ends "%s" with one mark', (text) =>
  expect(withFullStop(text)).toBe(text === 'Done' ? 'Done.' : text),
)
