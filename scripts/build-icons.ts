import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * `npm run icons`: makes the touch icon, the manifest's icons and /favicon.ico from app/icon.svg. Run it after a change
 * of the logo, and commit the results.
 */
const svg = await readFile('app/icon.svg', 'utf8')
// Phones round the corners themselves, and maskable icons have a circular safe zone of 80 %: the logo is inside it.
const square = svg
  .replace(/<rect[^>]*\/>/, '')
  .replace('viewBox="0 0 48 48"', 'viewBox="-6 -6 60 60"')
  .replace(/<circle/, '<rect x="-6" y="-6" width="60" height="60" fill="#0d232a"/><circle')

async function make(source: string, size: number, file: string): Promise<void> {
  await sharp(Buffer.from(source), { density: 1200 }).resize(size, size).png({ palette: true }).toFile(file)
}

await make(square, 180, 'app/apple-icon.png')
await make(svg, 192, 'public/icons/icon-192.png')
await make(svg, 512, 'public/icons/icon-512.png')
await make(square, 512, 'public/icons/icon-maskable-512.png')

/**
 * An icon file with one PNG in it: six bytes of header, sixteen that describe the picture, the picture.
 * No page names it: Safari before version 26, feed readers and crawlers ask for /favicon.ico by themselves.
 */
async function makeIco(source: string, size: number, file: string): Promise<void> {
  const png = await sharp(Buffer.from(source), { density: 1200 }).resize(size, size).png().toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  await writeFile(file, Buffer.concat([head, png]))
}

await makeIco(svg, 48, 'public/favicon.ico')
