import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean, fileProblem, type Mismatch, mismatch, type Problem } from '@/lib/content/problems'
import { IMAGE_FOLDER, sizeOf, sourceImages, sourceName, unsupportedFiles } from '@/lib/images/source-images'

/** GitHub's limit for files uploaded in the browser. */
const MAX_BYTES = 25_000_000
/** Minimum width of the 16:9 crop: a smaller one is blurred even on phones. */
const MIN_WIDTH = 800
/** Dimensions are in the file's header; camera metadata before it may take up to this many bytes. */
const HEAD_BYTES = 1024 * 1024

/** @returns the dimensions in a file's header, or null when it is not a picture */
function sizeIn(head: Buffer) {
  try {
    return sizeOf(head)
  } catch {
    return null
  }
}

/** @returns the problem of one picture's file, or null */
function pictureMismatch(root: string, name: string): Mismatch | null {
  const file = openSync(join(root, IMAGE_FOLDER, name), 'r')
  try {
    const bytes = fstatSync(file).size
    if (bytes > MAX_BYTES) {
      return mismatch(`${name} of ${(bytes / 1e6).toFixed(1)} MB`, `${MAX_BYTES / 1e6} MB at most`)
    }
    const head = Buffer.alloc(Math.min(bytes, HEAD_BYTES))
    readSync(file, head, 0, head.length, 0)
    const size = sizeIn(head)
    if (!size) return mismatch(`${name}, which is no picture`, 'a JPEG, PNG, WebP, AVIF or TIFF file')
    const { width, height, crop } = size
    if (crop >= MIN_WIDTH) return null
    return mismatch(
      `${name} of ${width} by ${height} pixels`,
      `${MIN_WIDTH} by ${(MIN_WIDTH * 9) / 16} pixels or more`,
      'take the original, not a thumbnail or a screenshot',
    )
  } finally {
    closeSync(file)
  }
}

/**
 * @param root the project's folder
 * @returns a function that returns the problem with a picture's name or file, or null
 */
export function pictureChecker(root: string): (typed: string) => Mismatch | null {
  const files = new Map(sourceImages(root).map(({ name, file }) => [name, file]))
  const refused = new Map(unsupportedFiles(root).map(({ name, file }) => [name, file]))
  return (typed) => {
    const name = sourceName(typed)
    const file = files.get(name)
    if (file) return pictureMismatch(root, file)
    const unreadable = refused.get(name)
    return mismatch(
      `"${typed}"`,
      `the name of a picture in ${IMAGE_FOLDER}`,
      unreadable ? `${unreadable} cannot be read: save it as JPEG and add that` : didYouMean(name, [...files.keys()]),
    )
  }
}

/** @returns a problem for every picture whose name is already taken, extensions aside */
export function sharedPictureNames(root: string): Problem[] {
  const pictures = sourceImages(root)
  return pictures.flatMap(({ name, file }): Problem[] => {
    const first = pictures.find((picture) => picture.name === name)?.file
    if (first === file) return []
    const found = `the same name as ${first}`
    const hint = 'delete the one that is not wanted'
    return [fileProblem(`${IMAGE_FOLDER}/${file}`, 'file name', found, 'one picture of each name', hint)]
  })
}
