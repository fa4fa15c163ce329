import { business } from '@/content/business'
import { prices } from '@/content/prices'
import type { Closure, Office, PhoneNumber, Price, Utility } from '@/content/types'
import { utilities } from '@/content/utilities'
import { type Mismatch, mismatch, type Problem } from '@/lib/content/problems'
import type { Rule } from '@/lib/content-rules/rule'
import { isRealDate } from '@/lib/dates'
import { keysOf } from '@/lib/records'

// Facts that are written twice, for people and for machines.

/** A number as it is dialled in Canada; null for one with letters. */
function dialled(display: string): string | null {
  const digits = display.replace(/\D/g, '')
  return /[a-z]/i.test(display) ? null : `+${digits.length === 10 ? '1' : ''}${digits}`
}

/** @returns what is wrong when a phone link would dial another number than it shows */
export function phoneMismatch({ display, e164 }: PhoneNumber): Mismatch | null {
  const expected = dialled(display) ?? e164
  return expected === e164 ? null : mismatch(`${e164} behind "${display}"`, expected)
}

/**
 * However the words are put ("$1,500-$3,500+", "from $1,500", "$450"), their amounts are the figures.
 * @returns what is wrong when a price's words and its figures, which are drawn and given to search engines, differ
 */
export function priceMismatch({ range, low, high, openEnded }: Price): Mismatch | null {
  const amounts = [...range.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(',', '')))
  const open = /\+|\bfrom\b/i.test(range)
  const single = open || low === high
  if (open === openEnded && (amounts.join() === `${low},${high}` || (single && amounts.join() === `${low}`)))
    return null
  return mismatch(
    `"${range}" beside low ${low}, high ${high}, openEnded ${openEnded}`,
    'the same in words and in figures',
    'change them together',
  )
}

const dayNames = /\b(?:mon|tue|wed|thu|fri|sat|sun)/gi

/**
 * Judges what it can read: days by their first three letters, times with AM or PM.
 * @returns what is wrong when opening hours' words and what search engines are told differ
 */
export function hoursMismatch({ days, opens, closes, label }: Office['hours']): Mismatch | null {
  const times = [...label.matchAll(/(\d{1,2})(?::(\d\d))?\s*([ap])\.?m/gi)].map(([, hour, minutes = '00', half]) => {
    const onClock = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)
    return `${String(onClock).padStart(2, '0')}:${minutes}`
  })
  const named = [...label.matchAll(dayNames)].map(([name]) => name.toLowerCase())
  const ends = [days.at(0), days.at(-1)].map((day) => day?.slice(0, 3).toLowerCase())
  const sameTimes = times.length !== 2 || times.join() === `${opens},${closes}`
  const sameDays = !named.length || (named.at(0) === ends[0] && named.at(-1) === ends[1])
  if (sameTimes && sameDays) return null
  return mismatch(
    `"${label}" beside ${days.join(', ')}, opens '${opens}', closes '${closes}'`,
    'the same in words and for search engines',
    'change them together',
  )
}

/** @returns what is wrong when a holiday's days are not dates, or end before they begin */
export function closureMismatch({ from, to }: Pick<Closure, 'from' | 'to'>): Mismatch | null {
  if ([from, to].every(isRealDate) && from <= to) return null
  return mismatch(
    `from '${from}' to '${to}'`,
    "two days, the first one first, such as from '2027-12-24' to '2027-12-26'",
  )
}

/** Where requests go, what they lead on to and the number that the law asks for: the form of each, and how it is described. */
const forms = {
  siteUrl: [/^https:\/\/[^\s/.@]+(\.[^\s/.@]+)+\/*$/, "https:// and the domain alone, such as 'https://www.sparks.ca'"],
  // The inbox's address follows it: without the slash, requests would go to the inbox's own domain.
  formService: [/^https:\/\/[^\s@]+\/$/, "an https address with a slash at its end, such as 'https://formsubmit.co/'"],
  email: [/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/, 'an email address'],
  copyEmail: [/^(?:[^\s@/]+@[^\s@/]+\.[^\s@/]+)?$/, 'an email address, or nothing'],
  licence: [/\d/, 'the number on your licence'],
} as const satisfies Record<string, readonly [form: RegExp, expected: string]>

/**
 * @param field a field of content/business.ts
 * @param value what stands there
 * @returns what is wrong when requests sent from the site, or its own links, would go astray
 */
export function formMismatch(field: keyof typeof forms, value: string): Mismatch | null {
  const [form, expected] = forms[field]
  return form.test(value) ? null : mismatch(`"${value}"`, expected)
}

/**
 * @param office an office
 * @returns what is wrong when sentences would name another street than its address
 */
export function streetMismatch({ street, streetName }: Pick<Office, 'street' | 'streetName'>): Mismatch | null {
  return streetName && street.includes(streetName) ? null : mismatch(`"${streetName}"`, `the street in "${street}"`)
}

/** What is written twice, for people and for machines, has to agree; and what the form and the law need has to be there. */
export const pairsAgree: Rule = ({ lineOf }) => {
  const { phone, torontoPhone, siteUrl, formService, email, copyEmail, licence, offices, closures } = business
  const check = (field: string, text: string, mismatch: Mismatch | null, file = 'content/business.ts'): Problem[] =>
    mismatch ? [{ file, line: lineOf(file, text), field, ...mismatch }] : []
  const single = { siteUrl, formService, email, copyEmail, licence: licence.number }
  return [
    ...keysOf(single).flatMap((field) => check(field, `${field}:`, formMismatch(field, single[field]))),
    ...[phone, torontoPhone].flatMap((number) => check('phone', number.display, phoneMismatch(number))),
    ...offices.flatMap(({ hours }) => check('hours', hours.label, hoursMismatch(hours))),
    ...closures.flatMap((closure: Closure) => check('closures', closure.label, closureMismatch(closure))),
    ...offices.flatMap((office) => check('streetName', `streetName: '${office.streetName}'`, streetMismatch(office))),
    ...Object.values<Price>(prices).flatMap((price) =>
      check('range', price.range, priceMismatch(price), 'content/prices.ts'),
    ),
    ...Object.values<Utility>(utilities).flatMap(({ outagePhone: number }) =>
      number ? check('outagePhone', number.display, phoneMismatch(number), 'content/utilities.ts') : [],
    ),
  ]
}
