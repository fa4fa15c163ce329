import { isRealDate, TIME_ZONE } from '@/lib/dates'

/**
 * A post is public from its date on. SITE_TODAY=YYYY-MM-DD builds as if on another day.
 * @returns today's date in Toronto, YYYY-MM-DD: the one source of it
 * @throws Error when SITE_TODAY is not a date
 */
export function today(): string {
  const set = process.env.SITE_TODAY
  if (set) {
    if (!isRealDate(set)) throw new Error(`SITE_TODAY: found ${set}, expected YYYY-MM-DD`)
    return set
  }
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' }).format(new Date())
}
