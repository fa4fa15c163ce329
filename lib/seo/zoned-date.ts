import { utcOffset } from '@/lib/clock-offsets'
import { isRealDate } from '@/lib/dates'

/**
 * Search engines assume other time zones for a date without an offset.
 * @returns a YYYY-MM-DD in Toronto as ISO 8601, for instance 2025-08-17T00:00:00-04:00
 * @throws Error when the text is not such a date
 */
export function zonedDate(day: string): string {
  if (!isRealDate(day)) throw new Error(`expected YYYY-MM-DD, found ${day}`)
  // Midnight, or 1 AM in summer: before the clocks change at 2 AM.
  return `${day}T00:00:00${utcOffset(new Date(`${day}T05:00:00Z`))}`
}
