import { statSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean, fileProblem, type Mismatch, mismatch, type Problem } from '@/lib/content/problems'
import { IMAGE_FOLDER, readImage, sizeOf, sourceImages, sourceName, unsupportedFiles } from '@/lib/images/source-images'

/** GitHub's limit for files uploaded in the browser. */
const MAX_BYTES = 25_000_000
/** Minimum width of the 16:9 crop: a smaller one is blurred even on phones. */
const MIN_WIDTH = 800

/** @returns a picture's dimensions, or null when it is not a picture */
function sizeIn(bytes: Buffer) {
  try {
    return sizeOf(bytes)
  } catch {
    return null
  }
}

/** @returns the problem of one picture's file, or null */
function pictureMismatch(root: string, name: string): Mismatch | null {
  const bytes = statSync(join(root, IMAGE_FOLDER, name)).size
  if (bytes > MAX_BYTES) return mismatch(`${name} of ${(bytes / 1e6).toFixed(1)} MB`, `${MAX_BYTES / 1e6} MB at most`)
  const size = sizeIn(readImage(root, name))
  if (!size) return mismatch(`${name}, which is no picture`, 'a JPEG, PNG, WebP, AVIF or TIFF file')
  const { width, height, crop } = size
  if (crop >= MIN_WIDTH) return null
  return mismatch(
    `${name} of ${width} by ${height} pixels`,
    `${MIN_WIDTH} by ${(MIN_WIDTH * 9) / 16} pixels or more`,
    'take the original, not a thumbnail or a screenshot',
  )
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
