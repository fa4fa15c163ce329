import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageName, SiteImage } from '@/content/schema'
import { siteContent } from '@/lib/content/site-content'
import { type PictureKey, type PictureSource, pictureSources, portraitShape } from '@/lib/images/picture-sources'
import {
  IMAGE_FOLDER,
  type ImageSize,
  imageHash,
  readImage,
  sizeOf,
  sourceImages,
  sourceName,
} from '@/lib/images/source-images'
import { isKeyOf } from '@/lib/objects'

type MeasuredPicture = ImageSize & { hash: string; changed: number }

const measured = new Map<string, MeasuredPicture>()

/** Measures a picture once, and again when its file has changed. @throws Error when there is no such file */
function sourceOf(name: string): MeasuredPicture {
  const root = process.cwd()
  const file = sourceImages(root).find((candidate) => candidate.name === name)?.file
  if (!file) throw new Error(`${IMAGE_FOLDER}: found no picture named ${name}`)
  const changed = statSync(join(root, IMAGE_FOLDER, file)).mtimeMs
  const known = measured.get(file)
  if (known?.changed === changed) return known
  const bytes = readImage(root, file)
  const picture = { ...sizeOf(bytes), hash: imageHash(bytes), changed }
  measured.set(file, picture)
  return picture
}

/** @returns the parts of the URLs of a picture of content/images. Throws when it is missing */
export function pictureKey(name: string): PictureKey {
  const { hash, crop } = sourceOf(name)
  return [name, hash, crop]
}

/** @returns the sources of a picture of content/images.ts. Throws when its file is missing */
export function pictureFor(name: ImageName): PictureSource {
  const { images } = siteContent()
  return pictureForFile(name, images[name].alt)
}

/** @returns the point of a picture that stays in view when it is cropped; undefined for the middle */
export function focusOf(name: string): string | undefined {
  const { images } = siteContent()
  const image: SiteImage | undefined = isKeyOf(images, name) ? images[name] : undefined
  return image?.focus
}

/**
 * For names that the compiler does not check: those of posts and finished jobs.
 * @returns the sources of a picture of content/images, named with or without the extension
 * @throws Error when there is no such file
 */
export function pictureForFile(written: string, alt: string): PictureSource {
  const name = sourceName(written)
  return { ...pictureSources(...pictureKey(name), alt), focus: focusOf(name) }
}

/** @returns the sources of the square crop of a person's picture, as those of `pictureForFile` */
export function portraitForFile(written: string, alt: string): PictureSource {
  const name = sourceName(written)
  const { hash, side } = sourceOf(name)
  return pictureSources(name, hash, side, alt, portraitShape)
}
