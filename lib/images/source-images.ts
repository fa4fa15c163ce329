import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { imageSize } from 'image-size'
import { slugify } from '@/lib/content/slugify'

/** The folder of source pictures, of any size, in these formats. The build generates the sizes that pages use. */
export const IMAGE_FOLDER = 'content/images'
const extensions = ['.avif', '.jpeg', '.jpg', '.png', '.tif', '.tiff', '.webp'] as const
/** Formats of phone cameras that sharp cannot decode (patented codec). */
const refusedExtensions = ['.heic', '.heif'] as const

/** A source picture: its name in content and URLs, and its file name. */
export type SourceFile = { name: string; file: string }

const isOneOf = (list: readonly string[], file: string) => list.includes(parse(file).ext.toLowerCase())

/** @returns a picture's name, with or without extension, normalized: "IMG_2041.JPG" is "img-2041" */
export function sourceName(typed: string): string {
  return slugify(isOneOf([...extensions, ...refusedExtensions], typed) ? parse(typed).name : typed)
}

const imagesIn = (root: string, formats: readonly string[]): SourceFile[] =>
  readdirSync(join(root, IMAGE_FOLDER))
    .filter((file) => isOneOf(formats, file))
    .sort()
    .map((file) => ({ name: sourceName(file), file }))

/** @returns every picture of the project that can be read, by file name in alphabetical order */
export const sourceImages = (root: string): SourceFile[] => imagesIn(root, extensions)

/** @returns the project's picture files in formats that cannot be used */
export const unsupportedFiles = (root: string): SourceFile[] => imagesIn(root, refusedExtensions)

/** @returns how pictures are encoded. Colour at half the resolution is the usual choice for photographs, and faster */
export function encoding() {
  const effort = process.env.FAST_BUILD ? 0 : 3
  return { avif: { quality: 50, effort, chromaSubsampling: '4:2:0' }, webp: { quality: 72 } } as const
}

/**
 * Browsers keep a picture for a year, so its name changes with the picture and with its encoding.
 * @returns eight hex digits for the names of the files that are made from a source picture
 */
export function imageHash(bytes: Buffer): string {
  return createHash('sha256').update(JSON.stringify(encoding())).update(bytes).digest('hex').slice(0, 8)
}

export function readImage(root: string, file: string): Buffer {
  return readFileSync(join(root, IMAGE_FOLDER, file))
}

/** Width and height of an upright source picture, and the widths of its largest 16:9 crop and largest square crop. */
export type ImageSize = { width: number; height: number; crop: number; side: number }

/** @returns the size of a source picture. Throws when it is not a picture */
export function sizeOf(bytes: Buffer): ImageSize {
  const box = imageSize(bytes)
  // Orientations 5 to 8 are those of a camera held on its side (Exif 2.32, table 4).
  const [width, height] = (box.orientation ?? 1) > 4 ? [box.height, box.width] : [box.width, box.height]
  return { width, height, crop: Math.min(width, Math.round((height * 16) / 9)), side: Math.min(width, height) }
}
