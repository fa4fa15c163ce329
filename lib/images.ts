import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { images } from '@/content/images'
import type { ImageName } from '@/lib/content/types'
import { imageFileName, imageWidths } from '@/lib/image-files'

/** One picture in every size that is served. Widths and heights in pixels. */
export type PictureSource = {
  avif: string
  webp: string
  fallback: string
  width: number
  height: number
  alt: string
}

const hashes = new Map<ImageName, string>()

/** The name of a picture's files changes with its content, so that they may be cached for a year. */
function hashOf(name: ImageName): string {
  let hash = hashes.get(name)
  if (!hash) {
    hash = createHash('sha256')
      .update(readFileSync(join(process.cwd(), 'content/images', `${name}.webp`)))
      .digest('hex')
      .slice(0, 8)
    hashes.set(name, hash)
  }
  return hash
}

/**
 * @param name a picture of content/images.ts
 * @param alt words of its own for this place; empty for ornament; the picture's own by default
 * @returns its sources; `npm run build` makes the files
 * @throws Error when the master is missing from content/images
 */
export function pictureFor(name: ImageName, alt: string = images[name].alt): PictureSource {
  const hash = hashOf(name)
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
