import { describe, expect, it, vi } from 'vitest'
import { clockOffsets } from '@/lib/clock-offsets'
import { type OpeningTimes, openUntil } from '@/lib/hours'

const times: OpeningTimes = {
  days: [1, 2, 3, 4, 5],
  opens: '07:00',
  closes: '18:00',
  closures: [{ from: '2031-12-24', to: '2031-12-26' }],
}
vi.stubEnv('SITE_TODAY', '2031-01-01')
const computed = clockOffsets()
vi.stubEnv('SITE_TODAY', '2028-01-01')
/** The offsets of an old build: the browser asks its formatter. */
const outdated = clockOffsets()
vi.unstubAllEnvs()

describe.each([
  ['within the computed period', computed],
  ['after the last computed change', outdated],
])('%s', (_, clock) => {
  const at = (moment: string, changed: Partial<OpeningTimes> = {}) =>
    openUntil({ ...times, ...changed }, new Date(moment), clock)?.replace('\u00a0', ' ')

  it.each([
    // Standard time is five hours behind UTC, daylight saving time four.
    ['2031-01-15T12:00:00Z', '6 PM'],
    ['2031-01-15T11:59:00Z', undefined],
    ['2031-07-15T11:00:00Z', '6 PM'],
    ['2031-07-15T21:59:59Z', '6 PM'],
    ['2031-07-15T22:00:00Z', undefined],
  ])('at %s an office is shown as open until: %s', (moment, expected) => expect(at(moment)).toBe(expected))

  it('an office is open by the day in Toronto, where Friday evening is Saturday in UTC', () => {
    expect(at('2031-01-18T00:30:00Z', { closes: '21:30' })).toBe('9:30 PM')
    expect(at('2031-01-18T15:00:00Z')).toBeUndefined()
  })

  it('an office is not open on closed days, including the first and the last day', () => {
    expect(at('2031-12-23T15:00:00Z')).toBe('6 PM')
    expect(at('2031-12-24T15:00:00Z')).toBeUndefined()
    expect(at('2031-12-26T15:00:00Z')).toBeUndefined()
  })

  it('the clocks change at 2 AM of the second Sunday of March and the first of November', () => {
    const sundays = { days: [0], opens: '01:30', closes: '03:30' } as const
    expect(at('2031-03-09T06:59:00Z', sundays)).toBe('3:30 AM')
    expect(at('2031-03-09T07:30:00Z', sundays)).toBeUndefined()
    expect(at('2031-11-02T05:29:00Z', sundays)).toBeUndefined()
    expect(at('2031-11-02T08:29:00Z', sundays)).toBe('3:30 AM')
  })
})

it('no formatter is made within the computed period', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat')
  openUntil(times, new Date('2032-12-30T12:00:00Z'), computed)
  expect(format).not.toHaveBeenCalled()
  format.mockRestore()
})
