const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * @param date YYYY-MM-DD
 * @returns the same day in US English long form, in every time zone: "May 2, 2021"
 */
export function longDate(date: string): string {
  return longForm.format(new Date(`${date}T00:00:00Z`))
}

/**
 * @param value anything that was typed as a date
 * @returns whether it is YYYY-MM-DD and a day that exists
 */
export function isRealDate(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
