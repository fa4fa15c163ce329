import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { slugify } from '@/lib/content/slugify'

/** The one folder of pictures. Any size and any of these formats; the build makes what the pages need. */
export const MASTERS = 'content/images'
const endings = ['.avif', '.jpeg', '.jpg', '.png', '.tif', '.tiff', '.webp'] as const
/** What phones make and the build cannot read: its format is patented. */
const refusedEndings = ['.heic', '.heif'] as const

/** One picture as somebody put it there: its name in content and addresses, and its file's own. */
export type Master = { name: string; file: string }

const endingOf = (file: string) => parse(file).ext.toLowerCase()
const isOneOf = (list: readonly string[], file: string) => list.includes(endingOf(file))

/**
 * @param typed a picture as somebody named it, with its file's ending or without: "IMG_2041.JPG", "path-lighting"
 * @returns its name in content and addresses: "img-2041"
 */
export function masterName(typed: string): string {
  return slugify(isOneOf([...endings, ...refusedEndings], typed) ? parse(typed).name : typed)
}

/**
 * @param root the project's folder
 * @returns every picture that can be read, by file name in alphabetical order
 */
export function masters(root: string): Master[] {
  return readdirSync(join(root, MASTERS))
    .filter((file) => isOneOf(endings, file))
    .sort()
    .map((file) => ({ name: masterName(file), file }))
}

/**
 * @param root the project's folder
 * @returns files that look like pictures and cannot be used
 */
export function refusedFiles(root: string): Master[] {
  return readdirSync(join(root, MASTERS))
    .filter((file) => isOneOf(refusedEndings, file))
    .map((file) => ({ name: masterName(file), file }))
}

/**
 * @param bytes a master
 * @returns the first eight hex digits of its SHA-256: made files carry it, so that they may be cached for a year
 */
export function masterHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}

/** @returns a master's bytes */
export function readMaster(root: string, file: string): Buffer {
  return readFileSync(join(root, MASTERS, file))
}
