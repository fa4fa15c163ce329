import './font-fallbacks.css'
import localFont from 'next/font/local'

// Both are cut to the letters and weights that the site uses; app/font-files/README.md says how.

/**
 * Headings. Optional, like the text's: a typeface that is late to the first paint does not replace what is being read,
 * so nothing ever moves. The next page shows it (components/browser/link-navigator.client.tsx).
 */
export const besley = localFont({
  src: './font-files/besley.woff2',
  weight: '600',
  variable: '--font-besley',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Besley Times', 'Besley Noto'],
})

/** Text: drawn for the Canadian broadcaster. */
export const radioCanada = localFont({
  src: './font-files/radio-canada.woff2',
  weight: '400 640',
  variable: '--font-radio-canada',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Radio Arial', 'Radio Roboto'],
})

// The same files for the pages after the first: a browser that gave an optional typeface up does not look again.

export const besleyLater = localFont({
  src: './font-files/besley.woff2',
  weight: '600',
  variable: '--font-besley-later',
  display: 'block',
  adjustFontFallback: false,
  fallback: ['Besley Times', 'Besley Noto'],
})

export const radioCanadaLater = localFont({
  src: './font-files/radio-canada.woff2',
  weight: '400 640',
  variable: '--font-radio-canada-later',
  display: 'block',
  adjustFontFallback: false,
  fallback: ['Radio Arial', 'Radio Roboto'],
})

/** Panel labels only, as written by hand with a pencil. Never preloaded: until it comes, the text's typeface stands in. */
export const pencil = localFont({
  src: './font-files/pencil.woff2',
  weight: '400',
  variable: '--font-pencil',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})
