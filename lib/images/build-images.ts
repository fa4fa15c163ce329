import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { people } from '@/content/people'
import { errorMessage } from '@/lib/error-message'
import { imageFileName, imageWidths, portraitName, portraitWidths, widthsUpTo } from '@/lib/images/picture-sources'
import {
  encoding,
  IMAGE_FOLDER,
  type ImageSize,
  imageHash,
  readImage,
  sizeOf,
  sourceImages,
  sourceName,
} from '@/lib/images/source-images'

/**
 * Writes AVIF and WebP files of every picture of content/images to public/img, in every size up to its own: upright,
 * cropped to 16:9 (people also to a square) by sharp's attention strategy, without metadata.
 * Existing files are reused; files without a source picture are removed.
 * @throws Error that names a picture that cannot be read
 */
export async function buildImages(): Promise<void> {
  const root = process.cwd()
  const out = join(root, 'public/img')
  mkdirSync(out, { recursive: true })
  const wanted = new Set<string>()
  const jobs: (() => Promise<unknown>)[] = []
  const portraits = new Set(people.items.map(({ picture }) => sourceName(picture)))

  for (const { name: source, file } of sourceImages(root)) {
    const bytes = readImage(root, file)
    const hash = imageHash(bytes)
    const unreadable = (error: unknown) => new Error(`${IMAGE_FOLDER}/${file}: cannot be read: ${errorMessage(error)}`)
    let size: ImageSize
    try {
      size = sizeOf(bytes)
    } catch (error) {
      throw unreadable(error)
    }
    const squares = portraits.has(source) ? widthsUpTo(portraitWidths, size.side) : []
    const sizes = [
      ...widthsUpTo(imageWidths, size.crop).map((width) => ({
        name: source,
        width,
        height: Math.round((width * 9) / 16),
      })),
      ...squares.map((width) => ({ name: portraitName(source), width, height: width })),
    ]
    for (const { name: cut, width, height } of sizes) {
      for (const format of ['avif', 'webp'] as const) {
        const name = imageFileName(cut, hash, width, format)
        wanted.add(name)
        if (existsSync(join(out, name))) continue
        jobs.push(async () => {
          const resized = sharp(bytes).autoOrient().resize({ width, height, position: sharp.strategy.attention })
          const made = format === 'avif' ? resized.avif(encoding.avif) : resized.webp(encoding.webp)
          await made.toFile(join(out, name)).catch((error: unknown) => {
            rmSync(join(out, name), { force: true })
            throw unreadable(error)
          })
        })
      }
    }
  }
  for (const name of readdirSync(out)) if (!wanted.has(name)) rmSync(join(out, name))
  // sharp works on a few pictures at a time; the others wait.
  await Promise.all(jobs.map((job) => job()))
}
