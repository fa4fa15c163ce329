import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
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
