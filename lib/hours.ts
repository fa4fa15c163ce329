import type { Closure, Weekday } from '@/content/schema'
import { TIME_ZONE } from '@/lib/dates'

/** When an office is open, in Toronto's time. */
export type OpeningTimes = {
  days: readonly Weekday[]
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

/** Cached: creating a formatter is slow on phones. */
let torontoFormat: Intl.DateTimeFormat | undefined

/**
 * @param times an office's hours and closed days
 * @param now any moment
 * @returns the time of day at which the office closes ("6 PM", "5:30 PM"), undefined while it is closed
 */
export function openUntil({ days, opens, closes, closures }: OpeningTimes, now: Date): string | undefined {
  torontoFormat ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONE,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(torontoFormat.formatToParts(now).map(({ type, value }) => [type, value]))
  const date = `${part.year}-${part.month}-${part.day}`
  const time = `${part.hour}:${part.minute}`
  const isOpenDay =
    days.some((day) => day === part.weekday) && !closures.some(({ from, to }) => from <= date && date <= to)
  if (!isOpenDay || time < opens || time >= closes) return undefined
  return clockTime(closes, '\u00a0')
}
