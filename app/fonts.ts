import localFont from 'next/font/local'

/** Headings. Preloaded: it is the first thing read. */
export const besley = localFont({
  src: '../node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  weight: '400 900',
  variable: '--font-besley',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  preload: true,
})

/** Text: drawn for the Canadian broadcaster. */
export const radioCanada = localFont({
  src: '../node_modules/@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2',
  weight: '300 700',
  variable: '--font-radio-canada',
  display: 'swap',
  adjustFontFallback: 'Arial',
  preload: false,
})
