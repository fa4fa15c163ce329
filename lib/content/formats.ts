import type { OfficeContent, PhoneNumber, Price, Utility, Weekday } from '@/content/schema'
import { weekdays } from '@/content/schema/facts'
import { clockTime } from '@/lib/hours'

// Formats facts: numbers to dial, opening hours, prices.

/** The letters of telephone keys, from key 2. */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/**
 * @param display a number as people write it, in Canada: '905-555-0177', '1-800-555-WIRE'
 * @param note what to press once it answers
 * @returns the number to show, and the number to dial
 */
export function phoneNumber(display: string, note?: string): PhoneNumber {
  const digits = display
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2))
    .replace(/\D/g, '')
  return { display, e164: `+${digits.length === 10 ? '1' : ''}${digits}`, ...(note && { note }) }
}

/** @returns the number of a utility's outage line; undefined without a confirmed number */
export function outagePhone({ outagePhone: display, outageNote }: Utility): PhoneNumber | undefined {
  return display ? phoneNumber(display, outageNote) : undefined
}

/**
 * @param hours the hours of an office
 * @returns the hours for visitors, 'Mon-Fri 7AM-6PM', and each day for search engines
 */
export function openingHours({ from, to, opens, closes }: OfficeContent['hours']) {
  const week = [...weekdays, ...weekdays].slice(weekdays.indexOf(from))
  const days: readonly Weekday[] = week.slice(0, week.indexOf(to) + 1)
  const named = from === to ? [from] : [from, to]
  const label = `${named.map((day) => day.slice(0, 3)).join('-')} ${clockTime(opens)}-${clockTime(closes)}`
  return { label, days, opens, closes }
}

/** @returns an amount: $1,500, or $89.50 with cents */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-CA', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`
}

/** @returns a price range: $200-$600, $1,500-$3,500+, $120-$250 each */
export function priceRange({ low, high = low, openEnded, unit = 'job' }: Price): string {
  const range = [...new Set([low, high])].map(dollars).join('-')
  return `${range}${openEnded ? '+' : ''}${['job', 'visit'].includes(unit) ? '' : ' each'}`
}
