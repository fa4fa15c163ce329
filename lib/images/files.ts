/** The widths that every picture is made in, in pixels: 16:9, cut from the master where it has another shape. */
export const imageWidths = [400, 720, 1080, 1600] as const

/**
 * @param hash the first eight hex digits of the master's SHA-256
 * @returns the name of one made file, in public/img
 */
export function imageFileName(name: string, hash: string, width: number, format: 'avif' | 'webp'): string {
  return `${name}-${hash}-${width}.${format}`
}

/** The widths that a face is made in, in pixels: squares. */
export const faceWidths = [160, 320, 640] as const

/** @returns the name under which a picture's square cut is made, for `imageFileName` */
export function faceName(name: string): string {
  return `${name}-face`
}

/** One picture in every size that is served. Widths and heights in pixels. */
export type PictureSource = {
  avif: string
  webp: string
  fallback: string
  width: number
  height: number
  alt: string
  /** What stays in view where the picture is cut: an object-position. */
  focus?: string
}

/**
 * Needs no file system, so that the browser can call it too.
 * @param name a picture's name
 * @param hash the first eight hex digits of its master's SHA-256
 * @param alt its description here; empty for ornament
 */
export function pictureSources(name: string, hash: string, alt: string): PictureSource {
  return { ...addresses(name, hash, imageWidths, 1080), width: 1600, height: 900, alt }
}

/**
 * A person's picture as a square.
 * @param name the picture's name
 * @param hash the first eight hex digits of its master's SHA-256
 * @param alt its description here
 */
export function faceSources(name: string, hash: string, alt: string): PictureSource {
  return { ...addresses(faceName(name), hash, faceWidths, 320), width: 640, height: 640, alt }
}

function addresses(name: string, hash: string, widths: readonly number[], fallback: number) {
  const srcset = (format: 'avif' | 'webp') =>
    widths.map((w) => `/img/${imageFileName(name, hash, w, format)} ${w}w`).join(', ')
  return { avif: srcset('avif'), webp: srcset('webp'), fallback: `/img/${imageFileName(name, hash, fallback, 'webp')}` }
}
