/** Patterns of the initial placeholder values: reserved numbers and domain names. */
const placeholderPatterns = [
  { name: 'text that is not written', pattern: /\bTO WRITE: / },
  { name: 'fictional phone number', pattern: /555[\s.-]?01\d\d\b/ },
  { name: 'placeholder address', pattern: /\bexample\.com\b/ },
  { name: 'placeholder profile', pattern: /[/@.]\w*\.example\b(?!\.)/ },
  { name: 'placeholder licence number', pattern: /\b7000000\b/ },
] as const

/**
 * @param text any text of the site
 * @returns the name of the placeholder in it, or undefined
 */
export function placeholderIn(text: string): string | undefined {
  return placeholderPatterns.find(({ pattern }) => pattern.test(text))?.name
}
