import { TIME_ZONE } from '@/lib/dates'
import type { ClockOffset, ClockOffsets } from '@/lib/hours'
import { memoize } from '@/lib/memoize'
import { today } from '@/lib/today'

const HOUR_MS = 60 * 60 * 1000
/** Hours of a day, and of two years. */
const DAY = 24
const TWO_YEARS = 2 * 366 * DAY

const zoneFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' })

/** @returns Toronto's offset at a date, or at milliseconds since 1970: -05:00 or -04:00 */
export function utcOffset(moment: number | Date): string {
  const zone = zoneFormat.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return zone.replace('GMT', '')
}

/** @returns the offset at an hour, counted from 1970: -5 or -4. Toronto's clock changes on the hour, by whole hours */
const offsetAt = (hour: number) => Number.parseInt(utcOffset(hour * HOUR_MS), 10)

const offsetsFrom = memoize((firstDay: string): ClockOffsets => {
  const start = Date.parse(`${firstDay}T00:00:00Z`) / HOUR_MS - DAY
  const until = start + TWO_YEARS
  // No visitor is in the past, so the first offset needs no beginning.
  const offsets: ClockOffset[] = [[0, offsetAt(start)]]
  for (let day = start; day < until; day += DAY) {
    const before = offsetAt(day)
    if (offsetAt(day + DAY) === before) continue
    let change = day
    while (offsetAt(change) === before) change += 1
    offsets.push([change, offsetAt(change)])
  }
  return offsets
})

/** @returns Toronto's offsets from UTC for two years. The browser needs no formatter until the last of them */
export const clockOffsets = (): ClockOffsets => offsetsFrom(today())
