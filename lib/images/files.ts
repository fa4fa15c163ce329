/** The widths that every picture is made in, in pixels: 16:9, cut from the master where it has another shape. */
export const imageWidths = [400, 720, 1080, 1600] as const

/**
 * @param hash the first eight hex digits of the master's SHA-256
 * @returns the name of one made file, in public/img
 */
export function imageFileName(name: string, hash: string, width: number, format: 'avif' | 'webp'): string {
  return `${name}-${hash}-${width}.${format}`
}

/** One picture in every size that is served. Widths and heights in pixels. */
export type PictureSource = {
  avif: string
  webp: string
  fallback: string
  width: number
  height: number
  alt: string
}

/**
 * Needs no file system, so that the browser can call it too.
 * @param name a picture's name
 * @param hash the first eight hex digits of its master's SHA-256
 * @param alt its description here; empty for ornament
 */
export function pictureSources(name: string, hash: string, alt: string): PictureSource {
  const srcset = (format: 'avif' | 'webp') =>
    imageWidths.map((w) => `/img/${imageFileName(name, hash, w, format)} ${w}w`).join(', ')
  return {
    avif: srcset('avif'),
    webp: srcset('webp'),
    fallback: `/img/${imageFileName(name, hash, 1080, 'webp')}`,
    width: 1600,
    height: 900,
    alt,
  }
}
