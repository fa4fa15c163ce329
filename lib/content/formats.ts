import type { OfficeContent, PhoneNumber, Price, Utility, Weekday } from '@/content/schema'
import { weekdays } from '@/content/schema/facts'
import { clockTime } from '@/lib/hours'

// Formats facts: numbers to dial, opening hours, prices.

/** Area codes of toll-free numbers, which are written with the 1. */
const tollFree = /^8(?:00|33|44|55|66|77|88)/

/**
 * @param typed a number in any notation that content/schema/facts.ts accepts: '(416) 555 0188', '+1 416.555.0188'
 * @returns the number to show, in one notation ('416-555-0188', '1-800-555-0188'), and the number to dial
 */
export function phoneNumber(typed: string, note?: string): PhoneNumber {
  const digits = typed.replace(/\D/g, '').replace(/^1/, '')
  const shown = digits.replace(/^(\d{3})(\d{3})/, '$1-$2-')
  return { display: tollFree.test(digits) ? `1-${shown}` : shown, e164: `+1${digits}`, ...(note && { note }) }
}

/** @returns the number of a utility's outage line; undefined without a confirmed number */
export function outagePhone({ outagePhone: display, outageNote }: Utility): PhoneNumber | undefined {
  return display ? phoneNumber(display, outageNote) : undefined
}

/** The hours for visitors, 'Mon-Fri 7AM-6PM', and each day for search engines. */
export type OpeningHours = { label: string; days: readonly Weekday[]; opens: string; closes: string }

/** @returns the hours of an office, for visitors and search engines */
export function openingHours({ from, to, opens, closes }: OfficeContent['hours']): OpeningHours {
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

/** @returns whether a price is that of each of several things */
export const isEach = ({ unit = 'job' }: Price): boolean => !['job', 'visit'].includes(unit)

/** @returns a price for running text, with `dash` between its amounts: $1,500-$3,500+, $120-$250 each */
export function priceRange(price: Price, dash = '-'): string {
  const { low, high = low, openEnded } = price
  const amounts = high > low ? `${dollars(low)}${dash}${dollars(high)}` : dollars(low)
  return `${amounts}${openEnded ? '+' : ''}${isEach(price) ? ' each' : ''}`
}
