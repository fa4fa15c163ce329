import './font-fallbacks.css'
import localFont from 'next/font/local'

/**
 * The typeface of headings. Files have only the characters and weights that the site uses (app/font-files/README.md).
 * The fallbacks have the same widths and line heights (font-fallbacks.css), which keeps layout shift small.
 */
export const displayFont = localFont({
  src: './font-files/besley.woff2',
  weight: '600',
  variable: '--typeface-display',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Besley Times', 'Besley Noto'],
})

/** The typeface of running text. */
export const bodyFont = localFont({
  src: './font-files/radio-canada.woff2',
  weight: '400 640',
  variable: '--typeface-body',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Radio Arial', 'Radio Roboto'],
})

/** Handwriting for panel labels. It is not preloaded: its fallback has the same widths (font-fallbacks.css). */
export const handwritingFont = localFont({
  src: './font-files/pencil.woff2',
  weight: '400',
  variable: '--typeface-handwriting',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['Pencil Stand-in'],
})
