import { expect, it } from 'vitest'
import { type OpeningTimes, openUntil } from '@/lib/hours'

const times: OpeningTimes = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '07:00',
  closes: '18:00',
  closures: [{ from: '2031-12-24', to: '2031-12-26' }],
}
const at = (moment: string, changed: Partial<OpeningTimes> = {}) =>
  openUntil({ ...times, ...changed }, new Date(moment))?.replace('\u00a0', ' ')

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
