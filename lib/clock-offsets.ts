import { TIME_ZONE } from '@/lib/dates'
import type { ClockOffset, ClockOffsets } from '@/lib/hours'
import { memoize } from '@/lib/memoize'
import { today } from '@/lib/today'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const zoneFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' })

/**
 * @param moment milliseconds since 1970, or a date
 * @returns how far Toronto's clock is from UTC then: -05:00 or -04:00
 */
export function utcOffset(moment: number | Date): string {
  const zone = zoneFormat.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return zone.replace('GMT', '')
}

/** @returns `utcOffset` in minutes */
function offsetMinutes(moment: number): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(utcOffset(moment)) ?? []
  const size = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -size : size
}

const offsetsFrom = memoize((firstDay: string): ClockOffsets => {
  const start = Date.parse(`${firstDay}T00:00:00Z`) - DAY
  const until = start + 2 * 366 * DAY
  const offsets: ClockOffset[] = [{ from: start, minutes: offsetMinutes(start) }]
  for (let day = start; day < until; day += DAY) {
    const before = offsetMinutes(day)
    if (offsetMinutes(day + DAY) === before) continue
    let change = day
    while (offsetMinutes(change) === before) change += MINUTE
    offsets.push({ from: change, minutes: offsetMinutes(change) })
  }
  return { offsets, until }
})

/** @returns Toronto's offsets from UTC for two years from yesterday: the browser needs no formatter with a time zone */
export const clockOffsets = (): ClockOffsets => offsetsFrom(today())
