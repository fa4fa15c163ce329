import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { siteContent } from '@/lib/content/site-content'
import { errorMessage } from '@/lib/error-message'
import { fallbackWidth, imageFileName, portraitShape, wideShape, widthsUpTo } from '@/lib/images/picture-sources'
import {
  encoding,
  IMAGE_FOLDER,
  imageHash,
  readImage,
  type SourceFile,
  sizeOf,
  sourceImages,
  sourceName,
} from '@/lib/images/source-images'

/**
 * Writes the files of every picture of content/images to a folder: AVIF in every size up to its own, and one WebP.
 * They are upright, cropped to 16:9 (people also to a square) by sharp's attention strategy, without metadata.
 * Existing files are reused; files without a source picture are removed.
 * @throws Error that names a picture that cannot be read
 */
export async function buildImages(folder: string): Promise<void> {
  const { people } = siteContent()
  const root = process.cwd()
  const out = join(root, folder)
  mkdirSync(out, { recursive: true })
  const wanted = new Set<string>()
  const portraits = new Set(people.items.map(({ picture }) => sourceName(picture)))

  async function build({ name: source, file }: SourceFile) {
    const bytes = readImage(root, file)
    const hash = imageHash(bytes)
    const size = sizeOf(bytes)
    const crops = [{ shape: wideShape, maxWidth: size.crop }]
    if (portraits.has(source)) crops.push({ shape: portraitShape, maxWidth: size.side })
    for (const { shape, maxWidth } of crops) {
      const files = [
        ...widthsUpTo(shape, maxWidth).map((width) => ({ width, format: 'avif' }) as const),
        { width: fallbackWidth(shape, maxWidth), format: 'webp' } as const,
      ]
      for (const { width, format } of files) {
        const name = imageFileName(source, shape, hash, width, format)
        wanted.add(name)
        if (existsSync(join(out, name))) continue
        const height = Math.round((width * shape.height) / shape.width)
        const resized = sharp(bytes).autoOrient().resize({ width, height, position: sharp.strategy.attention })
        // Encoded before it is written, so that an error leaves no incomplete file to reuse.
        writeFileSync(join(out, name), await resized.toFormat(format, encoding()[format]).toBuffer())
      }
    }
  }

  // sharp works on a few pictures at a time; the others wait.
  const builds = sourceImages(root).map((picture) =>
    build(picture).catch((error: unknown) => {
      throw new Error(`${IMAGE_FOLDER}/${picture.file}: cannot be read: ${errorMessage(error)}`)
    }),
  )
  await Promise.all(builds)
  for (const name of readdirSync(out)) if (!wanted.has(name)) rmSync(join(out, name))
}
