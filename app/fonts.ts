import './font-fallbacks.css'
import localFont from 'next/font/local'

// Both are cut to the letters and weights that the site uses; app/font-files/README.md says how.

/**
 * Headings. Both typefaces replace their stand-ins when they arrive; the stand-ins are set to the same widths and
 * line heights (font-fallbacks.css), so that little moves.
 */
export const besley = localFont({
  src: './font-files/besley.woff2',
  weight: '600',
  variable: '--font-besley',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Besley Times', 'Besley Noto', 'Besley DejaVu'],
})

/** Text: drawn for the Canadian broadcaster. */
export const radioCanada = localFont({
  src: './font-files/radio-canada.woff2',
  weight: '400 640',
  variable: '--font-radio-canada',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Radio Arial', 'Radio Roboto', 'Radio DejaVu'],
})

/** Panel labels only, as written by hand with a pencil. Never preloaded: until it comes, the text's typeface stands in. */
export const pencil = localFont({
  src: './font-files/pencil.woff2',
  weight: '400',
  variable: '--font-pencil',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['Pencil Stand-in'],
})
