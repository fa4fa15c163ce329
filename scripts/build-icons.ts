import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * Makes the touch icon and the manifest's icons from app/icon.svg. The results are committed:
 * run `npx tsx scripts/build-icons.ts` after the mark has changed.
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
