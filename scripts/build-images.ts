import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { imageFileName, imageWidths } from '../lib/images/files'

/**
 * Makes every size of every picture in content/images, as AVIF and WebP, into public/img.
 * What is there already is kept; what no master needs any more is removed.
 * @returns how many files were made
 */
export async function buildImages(): Promise<number> {
  const masters = join(process.cwd(), 'content/images')
  const out = join(process.cwd(), 'public/img')
  mkdirSync(out, { recursive: true })
  const wanted = new Set<string>()
  const jobs: (() => Promise<unknown>)[] = []
  for (const file of readdirSync(masters).filter((name) => name.endsWith('.webp'))) {
    const master = readFileSync(join(masters, file))
    const hash = createHash('sha256').update(master).digest('hex').slice(0, 8)
    for (const width of imageWidths) {
      for (const format of ['avif', 'webp'] as const) {
        const name = imageFileName(parse(file).name, hash, width, format)
        wanted.add(name)
        if (existsSync(join(out, name))) continue
        jobs.push(() => {
          const resized = sharp(master).resize(width, Math.round((width * 9) / 16), { fit: 'cover' })
          const made = format === 'avif' ? resized.avif({ quality: 50, effort: 3 }) : resized.webp({ quality: 72 })
          return made.toFile(join(out, name))
        })
      }
    }
  }
  for (const name of readdirSync(out)) if (!wanted.has(name)) rmSync(join(out, name))
  const total = jobs.length
  await Promise.all(
    cpus().map(async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) await job()
    }),
  )
  return total
}
