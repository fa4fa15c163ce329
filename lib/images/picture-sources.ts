/**
 * The files of every picture, cropped to 16:9 where the source picture has another aspect ratio. Sizes in pixels;
 * `fallback` is the maximum width of the WebP file for browsers without AVIF. `suffix` follows the picture's name in
 * the names of the files.
 */
export const wideShape = { widths: [400, 720, 1080, 1600], width: 1600, height: 900, fallback: 1080, suffix: '' }
/** The square files that people have too. */
export const portraitShape = { widths: [160, 320, 640], width: 640, height: 640, fallback: 320, suffix: '-portrait' }
type Shape = typeof wideShape
type Format = 'avif' | 'webp'

/** @returns the name of one file in public/img. `hash` is `imageHash` of the source picture */
export function imageFileName(name: string, { suffix }: Shape, hash: string, width: number, format: Format): string {
  return `${name}${suffix}-${hash}-${width}.${format}`
}

/** One picture: AVIF files as a `srcset`, the URL of its WebP file. Widths and heights in pixels. */
export type PictureSource = {
  avif: string
  fallback: string
  width: number
  height: number
  alt: string
  /** The focal point, as an object-position. */
  focus?: string
}

/** @returns the widths of a shape up to that of a crop, in pixels; at least the smallest */
export function widthsUpTo({ widths }: Shape, maxWidth: number): number[] {
  return widths.filter((width, index) => index === 0 || width <= maxWidth)
}

/** @returns the width of the WebP file, for a crop of this width */
export function fallbackWidth(shape: Shape, maxWidth: number): number {
  return widthsUpTo(shape, maxWidth).findLast((width) => width <= shape.fallback) ?? shape.fallback
}

/** The parts of a picture's URLs: its name, its source picture's hash, the width of its crop in pixels. */
export type PictureKey = readonly [name: string, hash: string, crop: number]

/**
 * Works without a file system, so that client components can call it.
 * @param hash `imageHash` of the source picture
 * @param crop width of the source's largest crop to the shape, in pixels
 * @returns the picture's sources
 */
export function pictureSources(
  name: string,
  hash: string,
  crop: number,
  alt: string,
  shape = wideShape,
): PictureSource {
  const url = (width: number, format: Format) => `/img/${imageFileName(name, shape, hash, width, format)}`
  const avif = widthsUpTo(shape, crop).map((width) => `${url(width, 'avif')} ${width}w`)
  const { width, height } = shape
  return { avif: avif.join(', '), fallback: url(fallbackWidth(shape, crop), 'webp'), width, height, alt }
}
