import { images } from '@/content/images'
import type { ImageName, SiteImage } from '@/content/types'
import { type PictureSource, pictureSources, portraitSources } from '@/lib/images/files'
import { MASTERS, masterHash, masters, readMaster } from '@/lib/images/masters'

export type { PictureSource } from '@/lib/images/files'

const hashes = new Map<string, string>()

/**
 * The content hash in a picture's file names, so that they can be cached for a year.
 * @param name a picture of content/images, by its name
 * @throws Error when there is no such file
 */
export function hashOf(name: string): string {
  let hash = hashes.get(name)
  if (!hash) {
    const root = process.cwd()
    const master = masters(root).find((candidate) => candidate.name === name)
    if (!master) throw new Error(`${MASTERS}: found no picture named ${name}`)
    hash = masterHash(readMaster(root, master.file))
    hashes.set(name, hash)
  }
  return hash
}

/**
 * @param name a picture of content/images.ts
 * @returns its sources; `npm run build` generates the files
 * @throws Error when the master is missing from content/images
 */
export function pictureFor(name: ImageName): PictureSource {
  const { alt, focus }: SiteImage = images[name]
  return { ...pictureForFile(name, alt), focus }
}

/**
 * The same for pictures that Markdown names: their files are checked by lib/blog, not by the compiler.
 * @param name a picture of content/images, by its name
 * @throws Error when there is no such file
 */
export function pictureForFile(name: string, alt: string): PictureSource {
  return pictureSources(name, hashOf(name), alt)
}

/**
 * A person's picture, cut to a square.
 * @param name a picture of content/images, by its name
 * @throws Error when there is no such file
 */
export function portraitForFile(name: string, alt: string): PictureSource {
  return portraitSources(name, hashOf(name), alt)
}
