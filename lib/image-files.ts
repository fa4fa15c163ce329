/** The widths that every picture is made in, in pixels. Masters are 16:9 and at least as wide as the last. */
export const imageWidths = [400, 720, 1080, 1600] as const

/**
 * @param hash the first eight hex digits of the master's SHA-256
 * @returns the name of one made file, in public/img
 */
export function imageFileName(name: string, hash: string, width: number, format: 'avif' | 'webp'): string {
  return `${name}-${hash}-${width}.${format}`
}
