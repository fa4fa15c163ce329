import { isRealDate, TIME_ZONE } from '@/lib/dates'

const torontoOffset = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' })

/**
 * A date in Toronto as ISO 8601 with its offset. Search engines assume other time zones for a date without one.
 * @param day YYYY-MM-DD
 * @returns for instance 2025-08-17T00:00:00-04:00
 * @throws Error when the text is not such a date
 */
export function zonedDate(day: string): string {
  if (!isRealDate(day)) throw new Error(`expected YYYY-MM-DD, found ${day}`)
  // Midnight, or 1 AM in summer: before the clocks change at 2 AM.
  const startOfDay = new Date(`${day}T05:00:00Z`)
  const zone = torontoOffset.formatToParts(startOfDay).find((part) => part.type === 'timeZoneName')?.value ?? ''
  return `${day}T00:00:00${zone.replace('GMT', '')}`
}
