import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads a drawing's source at build time. lib/drawings/art/README.md explains how to edit them.
 * @param name a file in lib/drawings/art
 * @returns its text
 */
export function readArt(name: string): string {
  return readFileSync(join(process.cwd(), 'lib/drawings/art', name), 'utf8')
}

/**
 * @param name an SVG file in lib/drawings/art
 * @returns its viewBox
 * @throws Error when it has none
 */
export function artViewBox(name: string): string {
  const viewBox = readArt(name).match(/viewBox="([^"]*)"/)?.[1]
  if (!viewBox) throw new Error(`${name}: expected a viewBox`)
  return viewBox
}

/**
 * @param name an SVG file in lib/drawings/art
 * @param id a group in it; all of it without one
 * @returns the markup within the group or the `<svg>`
 * @throws Error when there is no such group
 */
export function artMarkup(name: string, id?: string): string {
  const tag = id ? `<g id="${id}">(.*?)</g>` : '<svg[^>]*>(.*)</svg>'
  const [, markup] = readArt(name).replace(/\n\s*/g, '').match(new RegExp(tag)) ?? []
  if (markup === undefined) throw new Error(`${name}: expected ${tag}`)
  return markup
}
