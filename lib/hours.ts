import type { Closure } from '@/content/schema'
import { TIME_ZONE } from '@/lib/dates'

/** When an office is open, in Toronto's time. */
export type OpeningTimes = {
  /** Days of the week: 0 is Sunday. */
  days: readonly number[]
  /** 24-hour local times: "07:00". */
  opens: string
  closes: string
  /** Days on which the office is closed. */
  closures: readonly Pick<Closure, 'from' | 'to'>[]
}

/** @returns a 24-hour time ("07:30") on the 12-hour clock: 7:30AM, 7AM. `space` is before AM and PM */
export function clockTime(time: string, space = ''): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}${space}${hour < 12 ? 'AM' : 'PM'}`
}

/** How many hours Toronto's clock is from UTC, from an hour on. Hours are counted from 1970: pages stay small. */
export type ClockOffset = readonly [from: number, hours: number]

/** Offsets in order. From the last of them on the formatter is asked: later changes are not known. */
export type ClockOffsets = readonly ClockOffset[]

const HOUR_MS = 60 * 60 * 1000

type LocalTime = { date: string; time: string }

let torontoFormat: Intl.DateTimeFormat | undefined

/** @returns the local time by the formatter. Creating it is the longest piece of script of a first visit */
function formattedTime(now: Date): LocalTime {
  torontoFormat ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(torontoFormat.formatToParts(now).map(({ type, value }) => [type, value]))
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` }
}

/** @returns the time in Toronto. A moment without a known offset is left to the formatter */
export function torontoTime(now: Date, offsets: ClockOffsets): LocalTime {
  const hour = now.getTime() / HOUR_MS
  const next = offsets.findIndex(([from]) => from > hour)
  const offset = offsets[next - 1]
  if (!offset) return formattedTime(now)
  // The UTC fields of the shifted moment are the local fields of the real one.
  const local = new Date(now.getTime() + offset[1] * HOUR_MS).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

/** @returns when an office closes today ("6 PM", "5:30 PM"), undefined while it is closed */
export function openUntil(
  { days, opens, closes, closures }: OpeningTimes,
  now: Date,
  clock: ClockOffsets,
): string | undefined {
  const { date, time } = torontoTime(now, clock)
  const weekday = new Date(date).getUTCDay()
  const isOpenDay = days.includes(weekday) && !closures.some(({ from, to }) => from <= date && date <= to)
  if (!isOpenDay || time < opens || time >= closes) return undefined
  return clockTime(closes, '\u00a0')
}
