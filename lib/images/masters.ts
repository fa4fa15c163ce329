import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { imageSize } from 'image-size'
import { slugify } from '@/lib/content/slugify'

/** The folder of source pictures, of any size and any of these formats; the build generates the sizes that pages use. */
export const MASTERS = 'content/images'
const extensions = ['.avif', '.jpeg', '.jpg', '.png', '.tif', '.tiff', '.webp'] as const
/** Formats of phone cameras that sharp cannot decode (patented codec). */
const refusedExtensions = ['.heic', '.heif'] as const

/** A source picture: its name in content and URLs, and its file name. */
export type Master = { name: string; file: string }

const isOneOf = (list: readonly string[], file: string) => list.includes(parse(file).ext.toLowerCase())

/**
 * @param typed a picture's name as written, with or without the extension: "IMG_2041.JPG", "path-lighting"
 * @returns its normalized name: "img-2041"
 */
export function masterName(typed: string): string {
  return slugify(isOneOf([...extensions, ...refusedExtensions], typed) ? parse(typed).name : typed)
}

const mastersIn = (root: string, formats: readonly string[]): Master[] =>
  readdirSync(join(root, MASTERS))
    .filter((file) => isOneOf(formats, file))
    .sort()
    .map((file) => ({ name: masterName(file), file }))

/**
 * @param root the project's folder
 * @returns every picture that can be read, by file name in alphabetical order
 */
export const masters = (root: string): Master[] => mastersIn(root, extensions)

/**
 * @param root the project's folder
 * @returns picture files in formats that cannot be used
 */
export const refusedFiles = (root: string): Master[] => mastersIn(root, refusedExtensions)

/**
 * @param bytes a master
 * @returns the first eight hex digits of its SHA-256, part of generated file names so that they can be cached for a year
 */
export function masterHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}

/** @returns a master's bytes */
export function readMaster(root: string, file: string): Buffer {
  return readFileSync(join(root, MASTERS, file))
}

/** A master's pixels, upright, and how wide the largest 16:9 crop and the largest square in it are. */
export type MasterSize = { width: number; height: number; crop: number; side: number }

/**
 * @param bytes a master, or as much of it as holds its header
 * @returns its size
 * @throws Error when it is not a picture
 */
export function masterSize(bytes: Buffer): MasterSize {
  const box = imageSize(bytes)
  // Orientations 5 to 8 are those of a camera held on its side (Exif 2.32, table 4).
  const [width, height] = (box.orientation ?? 1) > 4 ? [box.height, box.width] : [box.width, box.height]
  return { width, height, crop: Math.min(width, Math.round((height * 16) / 9)), side: Math.min(width, height) }
}
