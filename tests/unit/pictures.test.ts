import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type FormatEnum } from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readPosts } from '@/lib/blog/read-posts'
import { buildImages } from '@/lib/build/images/build-images'
import { contentFiles } from '@/lib/content/load-content'
import { replaceContent } from '@/lib/content/site-content'
import { wideShape } from '@/lib/images/picture-sources'
import { pictureForFile, portraitForFile } from '@/lib/images/pictures'
import { blogFolder, postFile } from '../fixtures/blog-folder'
import { temporaryFolder, writeFiles } from '../support/temporary-folder'

const kim = { name: 'Kim', trade: 'Electrician', picture: 'Face of Kim.jpg', alt: 'Kim', sentence: 'Hi.' }
beforeAll(() => replaceContent({ people: { ...contentFiles.people, items: [kim] } }))
afterAll(() => replaceContent())

/** A picture with a dark left half and a light right half. */
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
/** The first part of a picture, as after an upload that broke off. */
const incomplete = async (format: string, share: number) => {
  const bytes = await bytesOf(1600, 900, format)
  return bytes.subarray(0, Math.floor(bytes.length * share))
}
/** What the camera of an iPhone saves: AVIF's container with another codec. */
const heic = async () => {
  const avif = (await bytesOf(1600, 900, 'avif')).toString('latin1')
  return Buffer.from(avif.replaceAll('av01', 'hvc1').replaceAll('avif', 'heic'), 'latin1')
}
/** A picture of a camera that was held sideways. */
const rotated = (width: number, height: number) =>
  picture(width, height)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe("a post's picture", () => {
  /** The problems of a post with this picture, in a folder with these files. */
  const problemsOf = (named: string, files: Record<string, Buffer>) =>
    readPosts(blogFolder({ 'cords.md': postFile({ featuredImage: `'${named}'` }) }, files)).problems.map(
      ({ file, field, found, hint }) => `${file.split('/').pop()} ${field}: ${found} ${hint ?? ''}`,
    )

  it.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
    'may be %s, upright, and larger than 800 by 450',
    async (format) => {
      expect(problemsOf('workbench', { [`workbench.${format}`]: await bytesOf(800, 810, format) })).toEqual([])
    },
  )

  it('may be in the colours of a printer', async () => {
    const cmyk = await picture(1600, 900).toColourspace('cmyk').jpeg().toBuffer()
    expect(problemsOf('a', { 'a.jpg': cmyk })).toEqual([])
  })

  it.each(['IMG_2041 (1).JPG', 'IMG_2041 (1)', 'img-2041-1'])('is found as %s', async (named) =>
    expect(problemsOf(named, { 'IMG_2041 (1).JPG': await bytesOf(2000, 500) })).toEqual([]),
  )

  it.each<[what: string, files: () => Promise<Record<string, Buffer>>, problem: RegExp]>([
    ['too small', async () => ({ 'a.jpg': await bytesOf(600, 600) }), /^cords\.md featuredImage: a\.jpg of 600 by 600/],
    ['too small upright', async () => ({ 'a.jpg': await rotated(1200, 700) }), /a\.jpg of 700 by 1200/],
    ['HEIC', async () => ({ 'A.HEIC': Buffer.from('') }), /^cords\.md featuredImage: "a" .*A\.HEIC.*JPEG/],
    ['not a picture', async () => ({ 'a.jpg': Buffer.from('hello') }), /a\.jpg, which is no picture/],
    ['HEIC with another name', async () => ({ 'a.JPG': await heic() }), /^a\.JPG picture: .*export it as JPEG/],
    ['incomplete', async () => ({ 'a.jpg': await incomplete('jpeg', 0.97) }), /^a\.jpg picture: a\.jpg, which is no/],
    ['an incomplete PNG', async () => ({ 'a.png': await incomplete('png', 0.6) }), /^a\.png picture: /],
    ['an incomplete WebP', async () => ({ 'a.webp': await incomplete('webp', 0.97) }), /^a\.webp picture: /],
    [
      'beside a broken picture that no post uses',
      async () => ({ 'a.jpg': await bytesOf(1600, 900), 'b.jpg': await incomplete('jpeg', 0.6) }),
      /^b\.jpg picture: b\.jpg/,
    ],
    [
      'too large to upload',
      async () => ({ 'a.jpg': Buffer.concat([await bytesOf(1600, 900), Buffer.alloc(25_000_000)]) }),
      /a\.jpg of 25\.0 MB/,
    ],
    [
      'one of two with its name',
      async () => ({ 'a.jpg': await bytesOf(1600, 900), 'A.png': await bytesOf(1600, 900) }),
      /^a\.jpg file name: the same name as A\.png/,
    ],
  ])('is rejected if it is %s', async (_what, files, problem) =>
    expect(problemsOf('a', await files())).toEqual([expect.stringMatching(problem)]),
  )
})

describe('the build', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Builds these pictures in a temporary folder. */
  async function built(files: Record<string, Buffer>) {
    const root = temporaryFolder()
    const build = async (changed: Record<string, Buffer>, folder = 'made') => {
      writeFiles(join(root, 'content/images'), changed)
      await buildImages(folder)
      return readdirSync(join(root, folder))
    }
    vi.spyOn(process, 'cwd').mockReturnValue(root)
    return { build, made: await build(files), path: (name: string) => join(root, 'made', name) }
  }
  /** The files that a page requests for a picture. */
  const requested = (name: string, sourcesOf: typeof pictureForFile = pictureForFile) =>
    Object.values(sourcesOf(name, ''))
      .join()
      .match(/(?<=\/img\/)\S+\.\w+/g)

  it('makes every width of every picture as AVIF and one as WebP, upright, 16:9 and without EXIF data', async () => {
    const { made, path } = await built({ 'IMG_1.JPG': await rotated(1700, 1600) })
    expect(made).toHaveLength(wideShape.widths.length + 1)
    for (const name of made) {
      const [, width] = /^img-1-[0-9a-f]{8}-(\d+)\.(?:avif|webp)$/.exec(name) ?? []
      const { width: w, height: h, exif, orientation } = await sharp(path(name)).metadata()
      expect([w, h], name).toEqual([Number(width), Math.round((Number(width) * 9) / 16)])
      expect(exif, name).toBeUndefined()
      expect(orientation ?? 1, name).toBe(1)
    }
    // After the rotation by 90 degrees the dark half is at the top.
    const upright = made.find((name) => /\.webp$/.test(name)) as string
    const { data, info } = await sharp(path(upright)).raw().toBuffer({ resolveWithObject: true })
    const brightness = (y: number) => data[(y * info.width + 200) * info.channels] as number
    expect(brightness(5)).toBeLessThan(brightness(info.height - 5))
  })

  it('enlarges no picture, and makes all sizes that pages offer, also the squares of people', async () => {
    const { made, path } = await built({ 'Face of Kim.jpg': await bytesOf(800, 600) })
    const offered = [requested('face-of-kim'), requested('face-of-kim', portraitForFile)].flat()
    expect([...new Set(offered)].sort()).toEqual(made)
    const widths = made.map((name) => /(-portrait)?-[0-9a-f]{8}-(\d+)\.avif$/.exec(name)?.slice(1).join(' ') ?? '')
    expect(widths.filter(Boolean)).toEqual([' 400', ' 720', '-portrait 160', '-portrait 320'])
    const square = await sharp(path(made.find((name) => name.endsWith('-320.avif')) ?? '')).metadata()
    expect([square.width, square.height]).toEqual([320, 320])
  })

  it('removes the files of a picture that was replaced, and pages name the new ones', async () => {
    const { build, made } = await built({ 'a.jpg': await bytesOf(400, 300) })
    expect([...new Set(requested('a'))].sort()).toEqual(made)
    const after = await build({ 'a.jpg': await bytesOf(400, 301) })
    expect(after).toHaveLength(made.length)
    expect(after.filter((name) => made.includes(name))).toEqual([])
    expect([...new Set(requested('a'))].sort()).toEqual(after)
  })

  it('leaves the pictures of development alone, which are encoded faster', async () => {
    const pictures = { 'a.jpg': await bytesOf(400, 300) }
    const { build, made } = await built(pictures)
    vi.stubEnv('FAST_BUILD', '1')
    const inDevelopment = await build(pictures, 'public/img')
    vi.unstubAllEnvs()
    expect(inDevelopment).toHaveLength(made.length)
    expect(await build(pictures)).toEqual(made)
    expect(readdirSync(join(process.cwd(), 'public/img'))).toEqual(inDevelopment)
  })

  it('does not reuse the larger files of a fast build', async () => {
    vi.stubEnv('FAST_BUILD', '1')
    const pictures = { 'a.jpg': await bytesOf(400, 300) }
    const { build, made } = await built(pictures)
    vi.unstubAllEnvs()
    expect((await build(pictures)).filter((name) => made.includes(name))).toEqual([])
  })

  it('reports the name of a picture that it cannot read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const incomplete = (await bytesOf(1600, 900)).subarray(0, 300)
    await expect(built({ 'torn.jpg': incomplete })).rejects.toThrow(/^content\/images\/torn\.jpg: /)
  })
})
