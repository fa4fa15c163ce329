import type { Office, PhoneNumber, Price, Utility, Weekday } from '@/content/schema'
import { weekdays } from '@/content/schema/facts'

// What is computed from the facts: numbers to dial, the words of opening hours, lines of addresses.

/** The letters of a telephone's keys, from 2 on. */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/**
 * @param display a number as people write it, in Canada: '905-555-0177', '1-800-555-WIRE'
 * @param note what to press once it answers
 * @returns it with the number that its link dials
 */
export function phoneNumber(display: string, note?: string): PhoneNumber {
  const digits = display
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2))
    .replace(/\D/g, '')
  return { display, e164: `+${digits.length === 10 ? '1' : ''}${digits}`, ...(note && { note }) }
}

/** @returns where a utility's outages are reported, undefined where it has no number that could be confirmed */
export function outagePhone({ outagePhone: display, outageNote }: Utility): PhoneNumber | undefined {
  return display ? phoneNumber(display, outageNote) : undefined
}

/** @returns a 24-hour time as it is said: 7AM, 7:30AM */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * @param hours the hours of an office
 * @returns the same for visitors, 'Mon-Fri 7AM-6PM', and each of its days for search engines
 */
export function openingHours({ from, to, opens, closes }: Office['hours']) {
  const week = [...weekdays, ...weekdays].slice(weekdays.indexOf(from))
  const days: readonly Weekday[] = week.slice(0, week.indexOf(to) + 1)
  const named = from === to ? [from] : [from, to]
  const label = `${named.map((day) => day.slice(0, 3)).join('-')} ${clock(opens)}-${clock(closes)}`
  return { label, days, opens, closes }
}

/** @returns an amount as it is written: $1,500, and $89.50 with its cents */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-CA', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`
}

/** @returns a price as it is shown: $200-$600, $1,500-$3,500+, $120-$250 each */
export function priceRange({ low, high = low, openEnded, unit = 'job' }: Price): string {
  const range = [...new Set([low, high])].map(dollars).join('-')
  return `${range}${openEnded ? '+' : ''}${['job', 'visit'].includes(unit) ? '' : ' each'}`
}

/** @returns the line of an address: the number of the building, where there is one, and the street */
export function streetLine({ building, street }: Pick<Office, 'building' | 'street'>): string {
  return building ? `${building} ${street}` : street
}
