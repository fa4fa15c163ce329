import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { didYouMean, fileProblem, type Mismatch, mismatch, type Problem } from '@/lib/content/problems'
import {
  IMAGE_FOLDER,
  readImage,
  type SourceFile,
  sizeOf,
  sourceImages,
  sourceName,
  unsupportedFiles,
} from '@/lib/images/source-images'
import { memoize } from '@/lib/memoize'

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
  // `pictureFileProblems` reports it.
  if (!size) return null
  const { width, height, crop } = size
  if (crop >= MIN_WIDTH) return null
  return mismatch(
    `${name} of ${width} by ${height} pixels`,
    `${MIN_WIDTH} by ${(MIN_WIDTH * 9) / 16} pixels or more`,
    'take the original, not a thumbnail or a screenshot',
  )
}

/** @returns a function that returns the problem with a picture's name or file, or null */
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

/** sharp decodes only asynchronously, and posts are read synchronously, so another process decodes. */
const DECODE = `const decode = (file) => require('sharp')(file).raw().toBuffer().then(() => true, () => false)
Promise.all(process.argv.slice(1).map(decode)).then((results) => console.log(JSON.stringify(results)))`

/** Decodes pictures once. @param versions a line for each: its path, a tab, its time of change */
const decodes = memoize((versions: string): boolean[] => {
  const paths = versions.split('\n').map((version) => version.split('\t')[0] ?? '')
  return JSON.parse(execFileSync(process.execPath, ['-e', DECODE, ...paths], { encoding: 'utf8', stdio: 'pipe' }))
})

/** @returns the pictures that are incomplete, or of a format that sharp cannot decode, whatever their name says */
function damagedPictures(root: string, pictures: readonly SourceFile[]): SourceFile[] {
  const paths = pictures.map(({ file }) => realpathSync(join(root, IMAGE_FOLDER, file)))
  const versions = paths.map((path) => `${path}\t${statSync(path).mtimeMs}`).join('\n')
  // Other processes need not decode the same pictures.
  const cache = join(root, '.cache/whole-pictures.txt')
  if (!versions || (existsSync(cache) && readFileSync(cache, 'utf8') === versions)) return []
  const damaged = pictures.filter((_picture, index) => !decodes(versions)[index])
  if (damaged.length === 0) {
    mkdirSync(dirname(cache), { recursive: true })
    writeFileSync(cache, versions)
  }
  return damaged
}

/** @returns a problem for every picture that cannot be decoded, or whose name is already taken, extensions aside */
export function pictureFileProblems(root: string): Problem[] {
  const pictures = sourceImages(root)
  const problem = (file: string, field: string, found: string, expected: string, hint: string) =>
    fileProblem(`${IMAGE_FOLDER}/${file}`, field, found, expected, hint)
  const damaged = damagedPictures(root, pictures).map(({ file }) => {
    const hint = 'open the original, export it as JPEG and upload that'
    return problem(file, 'picture', `${file}, which is no picture that can be read`, 'a complete JPEG or PNG', hint)
  })
  const shared = pictures.flatMap(({ name, file }) => {
    const first = pictures.find((picture) => picture.name === name)?.file
    if (first === file) return []
    const hint = 'delete the one that is not wanted'
    return [problem(file, 'file name', `the same name as ${first}`, 'one picture of each name', hint)]
  })
  return [...damaged, ...shared]
}
