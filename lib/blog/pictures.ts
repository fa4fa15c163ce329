import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join, parse } from 'node:path'
import { didYouMean } from '@/lib/blog/problems'
import { webpSize } from '@/lib/blog/webp'

const MAX_BYTES = 1_000_000
const MIN_WIDTH = 1600

export type PictureProblem = { found: string; expected: string; hint?: string }

/**
 * @param root the project's folder
 * @returns names of the pictures in content/images, without their ending, in alphabetical order
 */
export function pictureNames(root: string): string[] {
  return readdirSync(join(root, 'content/images'))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => parse(file).name)
    .sort()
}

/**
 * @param root the project's folder
 * @returns a function that says what is wrong with a picture's name or file, or null when it is fine
 */
export function pictureChecker(root: string): (name: string) => PictureProblem | null {
  const folder = join(root, 'content/images')
  const files = readdirSync(folder)
  const names = pictureNames(root)
  const known = new Map<string, PictureProblem | null>()

  function check(name: string): PictureProblem | null {
    const expected = 'the name of a picture in content/images, without .webp'
    if (!names.includes(name)) {
      const bare = parse(name).name
      const other = files.find((file) => parse(file).name === name && !file.endsWith('.webp'))
      const hint = names.includes(bare)
        ? `write ${bare}`
        : other
          ? `${other} is there: save it as ${name}.webp`
          : didYouMean(name, names)
      return { found: `"${name}"`, expected, hint }
    }
    const file = openSync(join(folder, `${name}.webp`), 'r')
    try {
      const { size } = fstatSync(file)
      const head = Buffer.alloc(30)
      readSync(file, head, 0, 30, 0)
      const box = webpSize(head)
      if (!box) return { found: `${name}.webp, which is no WebP picture`, expected: 'a picture saved as WebP' }
      if (size > MAX_BYTES) {
        return {
          found: `${name}.webp of ${(size / 1e6).toFixed(1)} MB`,
          expected: 'under 1 MB',
          hint: 'save it at 1600 pixels wide, quality 80',
        }
      }
      // One pixel of rounding either way.
      if (box.width < MIN_WIDTH || Math.abs((box.width * 9) / 16 - box.height) > 1) {
        return {
          found: `${name}.webp of ${box.width} by ${box.height} pixels`,
          expected: '16:9, 1600 pixels wide or more',
          hint: 'crop it, for example to 1600 by 900',
        }
      }
      return null
    } finally {
      closeSync(file)
    }
  }

  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const result = check(name)
    known.set(name, result)
    return result
  }
}
