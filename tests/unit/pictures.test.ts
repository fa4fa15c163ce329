import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type FormatEnum } from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readPosts } from '@/lib/blog/read-posts'
import { formatProblem } from '@/lib/content/problems'
import { imageWidths, portraitWidths } from '@/lib/images/files'
import { pictureForFile, portraitForFile } from '@/lib/images/pictures'
import { buildImages } from '@/scripts/build-images'
import { blogFolder, postFile } from '../fixtures/blog-folder'
import { temporaryFolder } from '../support/temporary-folder'

// Checks that content is complete, which this one is not.
vi.mock('@/lib/content/files', () => ({}))
vi.mock('@/content/people', () => ({ people: { items: [{ picture: 'Face of Kim.jpg' }] } }))

const DAY = '2026-06-01'

/** A plain picture: left half dark, right half light. */
function picture(width: number, height: number) {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#ffffff' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#102030' } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ])
}
const bytesOf = (width: number, height: number, format = 'jpeg') =>
  picture(width, height)
    .toFormat(format as keyof FormatEnum)
    .toBuffer()

/** The lines that `npm run check:content` prints for one post that names a picture, and the pictures that are there. */
const linesFor = (named: string, files: Record<string, Buffer>) =>
  readPosts(blogFolder({ 'cords.md': postFile({ featuredImage: `'${named}'` }) }, files), DAY).problems.map(
    formatProblem,
  )

describe("a post's picture", () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('accepts %s', async (format) => {
    expect(linesFor('workbench', { [`workbench.${format}`]: await bytesOf(900, 600, format) })).toEqual([])
  })

  it('accepts any shape whose 16:9 crop is large enough', async () => {
    expect(linesFor('workbench', { 'workbench.jpg': await bytesOf(2000, 500) })).toEqual([])
    expect(linesFor('workbench', { 'workbench.jpg': await bytesOf(900, 1600) })).toEqual([])
    expect(linesFor('workbench', { 'workbench.jpg': await bytesOf(600, 600) })).toEqual([
      'content/blog/cords.md:4: featuredImage: found workbench.jpg of 600 by 600 pixels, expected 800 by 450 pixels or more (take the original, not a thumbnail or a screenshot)',
    ])
  })

  it('is measured after its EXIF orientation', async () => {
    const onItsSide = await picture(1200, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(linesFor('workbench', { 'workbench.jpg': onItsSide })[0]).toContain('of 700 by 1200 pixels')
  })

  it('is found by its original file name, with or without extension', async () => {
    const files = { 'IMG_2041 (1).JPG': await bytesOf(1600, 900) }
    for (const named of ['IMG_2041 (1).JPG', 'IMG_2041 (1)', 'img-2041-1']) expect(linesFor(named, files)).toEqual([])
  })

  it('rejects HEIC, with what to do', () => {
    expect(linesFor('IMG_2041', { 'IMG_2041.HEIC': Buffer.from('') })).toEqual([
      'content/blog/cords.md:4: featuredImage: found "IMG_2041", expected the name of a picture in content/images (IMG_2041.HEIC cannot be read: save it as JPEG and add that)',
    ])
  })

  it('rejects a file that is no picture or too large for the browser upload', async () => {
    expect(linesFor('workbench', { 'workbench.jpg': Buffer.from('hello') })[0]).toContain(
      'found workbench.jpg, which is no picture, expected a JPEG, PNG, WebP, AVIF or TIFF file',
    )
    const heavy = Buffer.concat([await bytesOf(1600, 900), Buffer.alloc(25_000_000)])
    expect(linesFor('workbench', { 'workbench.jpg': heavy })[0]).toContain('of 25.0 MB, expected 25 MB at most')
  })

  it('rejects two pictures of the same name', async () => {
    const bytes = await bytesOf(1600, 900)
    expect(linesFor('workbench', { 'workbench.jpg': bytes, 'Workbench.png': bytes })).toEqual([
      'content/images/workbench.jpg:1: file name: found the same name as Workbench.png, expected one picture of each name (delete the one that is not wanted)',
    ])
  })
})

describe('the build', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Runs the picture step in a folder of its own. */
  async function built(files: Record<string, Buffer>) {
    const root = temporaryFolder()
    mkdirSync(join(root, 'content/images'), { recursive: true })
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(root, 'content/images', name), bytes)
    vi.spyOn(process, 'cwd').mockReturnValue(root)
    await buildImages()
    const made = readdirSync(join(root, 'public/img'))
    return { root, made, path: (name: string) => join(root, 'public/img', name) }
  }

  it('makes every width of every picture in both formats, upright, 16:9 and without EXIF data', async () => {
    const onItsSide = await picture(2400, 1800)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { made, path } = await built({ 'IMG_1.JPG': onItsSide })
    expect(made).toHaveLength(imageWidths.length * 2)
    for (const name of made) {
      expect(name).toMatch(/^img-1-[0-9a-f]{8}-(400|720|1080|1600)\.(avif|webp)$/)
      const width = Number(/-(\d+)\.\w+$/.exec(name)?.[1])
      const { width: w, height: h, exif, orientation } = await sharp(path(name)).metadata()
      expect([w, h], name).toEqual([width, Math.round((width * 9) / 16)])
      expect(exif, name).toBeUndefined()
      expect(orientation ?? 1, name).toBe(1)
    }
    // Dark left, light right, turned by 90 degrees: dark is above.
    const upright = made.find((name) => /^img-1-.*-400\.webp$/.test(name)) as string
    const { data, info } = await sharp(path(upright)).raw().toBuffer({ resolveWithObject: true })
    const brightness = (y: number) => data[(y * info.width + 200) * info.channels] as number
    expect(brightness(5)).toBeLessThan(brightness(info.height - 5))
  })

  it('also makes square sizes of a person’s picture', async () => {
    const { made, path } = await built({ 'Face of Kim.jpg': await bytesOf(900, 1200) })
    const portraits = made.filter((name) => name.startsWith('face-of-kim-portrait-'))
    expect(portraits).toHaveLength(portraitWidths.length * 2)
    const { width, height } = await sharp(path(portraits.find((name) => name.endsWith('-320.webp')) ?? '')).metadata()
    expect([width, height]).toEqual([320, 320])
  })

  it('enlarges no picture: pages offer the sizes that were made, and no others', async () => {
    const { made } = await built({ 'Face of Kim.jpg': await bytesOf(800, 600) })
    const offered = [pictureForFile('face-of-kim', ''), portraitForFile('face-of-kim', '')].flatMap(
      ({ avif, webp, fallback }) => [avif, webp, fallback].join().match(/(?<=\/img\/)\S+\.\w+/g),
    )
    expect([...new Set(offered)].sort()).toEqual(made)
    const widths = (square: boolean) =>
      new Set(
        made.filter((name) => name.includes('-portrait-') === square).map((name) => /-(\d+)\.\w+$/.exec(name)?.[1]),
      )
    expect(widths(false)).toEqual(new Set(['400', '720']))
    expect(widths(true)).toEqual(new Set(['160', '320']))
  })

  it('names a picture that it cannot read, and leaves no partial file', async () => {
    const whole = await bytesOf(1600, 900)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(built({ 'torn.jpg': whole.subarray(0, 300) })).rejects.toThrow(
      /^content\/images\/torn\.jpg: cannot be read/,
    )
  })

  it('removes the files of a picture that was replaced', async () => {
    const { root, made } = await built({ 'a.jpg': await bytesOf(1600, 900) })
    writeFileSync(join(root, 'content/images/a.jpg'), await bytesOf(1600, 1000))
    await buildImages()
    const after = readdirSync(join(root, 'public/img'))
    expect(after).toHaveLength(made.length)
    expect(after.filter((name) => made.includes(name))).toEqual([])
    expect(existsSync(join(root, 'content/images/a.jpg'))).toBe(true)
  })
})
