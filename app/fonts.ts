import './font-fallbacks.css'
import localFont from 'next/font/local'

// Both are cut to the letters and weights that the site uses; app/font-files/README.md says how.

/** Headings. Preloaded: it is the first thing read. */
export const besley = localFont({
  src: './font-files/besley.woff2',
  weight: '600',
  variable: '--font-besley',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Besley Times', 'Besley Noto'],
  preload: true,
})

/** Text: drawn for the Canadian broadcaster. */
export const radioCanada = localFont({
  src: './font-files/radio-canada.woff2',
  weight: '400 640',
  variable: '--font-radio-canada',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Radio Arial', 'Radio Roboto'],
  preload: true,
})
