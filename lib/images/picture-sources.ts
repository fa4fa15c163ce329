/** Widths of the generated files, in pixels: 16:9, cropped where the source picture has another aspect ratio. */
export const imageWidths = [400, 720, 1080, 1600] as const

/**
 * @param hash `imageHash` of the source picture
 * @returns the name of one generated file, in public/img
 */
export function imageFileName(name: string, hash: string, width: number, format: 'avif' | 'webp'): string {
  return `${name}-${hash}-${width}.${format}`
}

/** Widths of generated portraits, in pixels: square. */
export const portraitWidths = [160, 320, 640] as const

/** @returns the base name of a picture's square crop, for `imageFileName` */
export function portraitName(name: string): string {
  return `${name}-portrait`
}

/** One picture in every size that is served. Widths and heights in pixels. */
export type PictureSource = {
  avif: string
  webp: string
  fallback: string
  width: number
  height: number
  alt: string
  /** The focal point, as an object-position. */
  focus?: string
}

/**
 * @param widths widths in pixels, ascending
 * @param maxWidth width of the source picture
 * @returns the widths up to that of the source picture; at least the smallest
 */
export function widthsUpTo(widths: readonly number[], maxWidth: number): number[] {
  return widths.filter((width, index) => index === 0 || width <= maxWidth)
}

/** The parts of a picture's URLs: its name, its source picture's hash, the width of its 16:9 crop in pixels. */
export type PictureKey = readonly [name: string, hash: string, crop: number]

/**
 * Works without a file system, so that client components can call it.
 * @param name a picture's name
 * @param hash `imageHash` of its source picture
 * @param crop width of the source picture's 16:9 crop, in pixels
 * @param alt its alternative text; empty for decoration
 * @returns its sources
 */
export function pictureSources(name: string, hash: string, crop: number, alt: string): PictureSource {
  return { ...urlsOf(name, hash, widthsUpTo(imageWidths, crop), 1080), width: 1600, height: 900, alt }
}

/**
 * @param name a person's picture
 * @param hash `imageHash` of its source picture
 * @param side width of the source picture's square crop, in pixels
 * @param alt its alternative text
 * @returns the sources of its square crop
 */
export function portraitSources(name: string, hash: string, side: number, alt: string): PictureSource {
  const widths = widthsUpTo(portraitWidths, side)
  return { ...urlsOf(portraitName(name), hash, widths, 320), width: 640, height: 640, alt }
}

/** `fallback`: maximum width of the fallback picture, in pixels. */
function urlsOf(name: string, hash: string, widths: readonly number[], fallback: number) {
  const srcset = (format: 'avif' | 'webp') =>
    widths.map((w) => `/img/${imageFileName(name, hash, w, format)} ${w}w`).join(', ')
  const single = widths.findLast((width) => width <= fallback) ?? fallback
  return { avif: srcset('avif'), webp: srcset('webp'), fallback: `/img/${imageFileName(name, hash, single, 'webp')}` }
}
