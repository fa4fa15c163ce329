import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @returns the file of a page in the exported site, with its first slash: /about.html */
export const fileOf = (page: string) => (page === '/' ? '/index.html' : `${page}.html`)

/** @returns the root-relative path of every file in a folder */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dir, name)).isFile())
    .map((name) => `/${name.replaceAll('\\', '/')}`)
}
