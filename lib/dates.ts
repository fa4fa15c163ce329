/** The time zone of the business. */
export const TIME_ZONE = 'America/Toronto'

// No Intl: creating a formatter is slow on phones, and the blog's list runs in the browser.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** @returns a YYYY-MM-DD in English, in every time zone, without its year: "May 2" */
export function monthAndDay(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${months[(month ?? 1) - 1]} ${day}`
}

/** @returns a day YYYY-MM-DD with its year: "May 2, 2021" */
export const longDate = (date: string) => `${monthAndDay(date)}, ${date.slice(0, 4)}`

/** @returns the month of a YYYY-MM-DD or YYYY-MM on one line: "May 2021" */
export function monthAndYear(date: string): string {
  const [year, month] = date.split('-').map(Number)
  return `${months[(month ?? 1) - 1]}\u00a0${year}`
}

/** @returns whether a text is a valid YYYY-MM-DD from 1900 to 2099; other years are mistyped */
export function isRealDate(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  return (
    /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
  )
}
