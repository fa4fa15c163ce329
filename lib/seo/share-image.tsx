import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import type { Page } from '@/lib/content/pages'
import { siteContent } from '@/lib/content/site-content'
import { smartPunctuation } from '@/lib/content/typography'
import { shareImageSize, shareImageWords } from '@/lib/seo/metadata'
import { licenceLine } from '@/lib/site'

const { width, height } = shareImageSize
/** Copies of tokens in app/tokens.css. */
const colour = {
  night: '#07161b',
  field: '#0b2028',
  verdigris: '#78aca3',
  mist: '#bfd0cc',
  bone: '#f3f6f3',
  amber: '#ffb340',
}
/** The column of the text, right of the circuit. */
const column = { position: 'absolute', display: 'flex', left: 168, width: 968 } as const
// The comment keeps Next from tracing the whole project as server files.
const read = (...path: string[]) => readFileSync(join(/*turbopackIgnore: true*/ process.cwd(), ...path))
const font = (family: string, weight: 400 | 600) =>
  read(`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`)
/** One array for all images: Satori parses the typefaces again for every other array. */
const fonts = [
  { name: 'Besley', data: font('besley', 600), weight: 600 as const },
  { name: 'Radio Canada', data: font('radio-canada', 400), weight: 400 as const },
  { name: 'Radio Canada', data: font('radio-canada', 600), weight: 600 as const },
]

/** The inner markup of an SVG file, to embed in another. */
const drawing = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')

/** The background: a street at dusk, the logo, and a circuit from it to a lit lamp. */
function scene(): string {
  const street = drawing(read('lib/seo/street-dusk.svg').toString())
  const mark = drawing(read('app/icon.svg').toString()).replace(/<rect[^>]*\/>/, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour.night}"/><stop offset=".42" stop-color="#0d2a33"/><stop offset=".78" stop-color="#17454f"/><stop offset="1" stop-color="#2c6263"/></linearGradient>
<radialGradient id="glow"><stop stop-color="#ffbe5a" stop-opacity=".42"/><stop offset=".38" stop-color="${colour.amber}" stop-opacity=".15"/><stop offset="1" stop-color="${colour.amber}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="1070" cy="112" r="430" fill="url(#glow)"/>
<svg x="0" y="452" width="1296" height="178" viewBox="0 0 1600 220" preserveAspectRatio="xMinYMax slice">${street}</svg>
<g fill="none" stroke="${colour.verdigris}" stroke-width="3"><path d="M96 148V630M96 232"/><path d="M132 112H790M868 112H1034"/></g>
<g fill="${colour.field}" stroke="${colour.verdigris}" stroke-width="3"><circle cx="796" cy="112" r="6"/><circle cx="862" cy="112" r="6"/><path d="M790 94q39 -30 78 0" fill="none"/></g>
<circle cx="1070" cy="112" r="36" fill="#5a4420" stroke="${colour.amber}" stroke-width="4"/>
<path d="M1045 87l50 50m0 -50l-50 50" stroke="${colour.amber}" stroke-width="4"/>
<svg x="56" y="72" width="80" height="80" viewBox="0 0 48 48">${mark}</svg>
</svg>`
}

let scenePng: Promise<string> | undefined

/** The background is rendered once for all pages. */
function backdrop(): Promise<string> {
  scenePng ??= sharp(Buffer.from(scene()))
    .png()
    .toBuffer()
    .then((png) => `data:image/png;base64,${png.toString('base64')}`)
  return scenePng
}

/** Less than the column, because LETTER_WIDTH is an average. */
const TITLE_WIDTH = column.width - 28
/** Average advance width of the display typeface, in ems. */
const LETTER_WIDTH = 0.51

/** The largest font size that fits the title's length. */
function titleSize(title: string): number {
  if (title.length <= 18) return 112
  if (title.length <= 32) return 92
  return title.length <= 52 ? 76 : 64
}

/** @returns a title in as few lines as possible, balanced; an "&" stays with the next word */
export function titleLines(title: string, maxLength: number): string[] {
  const units = title.replaceAll('& ', '&\u00a0').split(' ')
  const wrap = (limit: number) => {
    const lines: string[] = []
    for (const unit of units) {
      const longer = `${lines.at(-1)} ${unit}`
      if (lines.length > 0 && longer.length <= limit) lines[lines.length - 1] = longer
      else lines.push(unit)
    }
    return lines
  }
  const count = wrap(maxLength).length
  let limit = Math.max(...units.map((unit) => unit.length))
  while (wrap(limit).length > count) limit++
  return wrap(limit)
}

/** @returns the parts of a line of `titleLines`: an ampersand between words is a part, as in `betweenAmpersands` */
export const ampersandParts = (line: string) => line.split(/(?<=^| )(&)(?=\u00a0)/)

/**
 * Removes emoji: next/og fetches a picture of each from a CDN, so a build without a network would fail.
 * @returns a page's title as lines of its image, and their size in pixels
 */
export function shareTitle(text: string): { lines: string[]; size: number } {
  const withoutEmoji = text.replace(
    /(?![\u00a9\u00ae\u2122])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu,
    '',
  )
  const title = smartPunctuation(withoutEmoji.replace(/ {2,}/g, ' ').trim())
  const size = titleSize(title)
  return { size, lines: titleLines(title, TITLE_WIDTH / (size * LETTER_WIDTH)) }
}

/** @returns a page's share image (og:image): a PNG of 1200 x 630 pixels. Throws without a page */
export async function shareImage(page: Page): Promise<Response> {
  const { business } = siteContent()
  const { lines, size } = shareTitle(shareImageWords(page))
  return new ImageResponse(
    <div style={{ display: 'flex', width, height, fontFamily: 'Radio Canada', color: colour.mist }}>
      <img src={await backdrop()} alt="" width={width} height={height} style={{ position: 'absolute' }} />
      <div
        style={{
          ...column,
          flexDirection: 'column',
          justifyContent: 'center',
          top: 168,
          height: 290,
          fontFamily: 'Besley',
          fontSize: size,
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
          color: colour.bone,
        }}
      >
        {lines.map((line, row) => (
          <div key={row} style={{ display: 'flex', whiteSpace: 'pre' }}>
            {ampersandParts(line).map((part, index) => (
              <span key={index} style={part === '&' ? { color: colour.amber } : {}}>
                {part}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div style={{ ...column, justifyContent: 'space-between', top: 476, fontSize: 27 }}>
        <span style={{ fontWeight: 600, color: colour.bone }}>{`${business.name}, ${licenceLine()}`}</span>
        <span style={{ fontWeight: 600, color: colour.amber }}>{page.office.phone.display}</span>
      </div>
    </div>,
    {
      width,
      height,
      fonts,
    },
  )
}
