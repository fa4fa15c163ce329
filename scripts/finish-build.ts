import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { bootScript } from '../lib/boot-script'

const scriptTag = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g
const stylesheetTag = /<link rel="stylesheet" href="(?<href>[^"]+)"(?<rest>[^>]*)\/>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g

function htmlFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(dir, name))
}

/**
 * The rules of the page's stylesheets that its own HTML uses.
 * @param html the built page, scripts already taken out
 * @param css the stylesheets, in order
 */
async function criticalCss(html: string, css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: (text) => text.match(/[\w-]+/g) ?? [] }],
    // Set by scripts that bring the whole stylesheet with them, or by the platform.
    dynamicAttributes: ['open', 'aria-invalid', 'disabled', 'aria-expanded', 'aria-current'],
    keyframes: true,
    variables: false,
    fontFace: false,
  })
  if (!result) throw new Error('the stylesheets could not be read')
  return result.css
}

/** A stylesheet's text with its relative addresses made root-relative: in the page's head they would lead elsewhere. */
function absoluteAddresses(readAsset: (href: string) => string, href: string): string {
  return readAsset(href).replace(/url\((["']?)(\.\.?\/[^"')]+)\1\)/g, (_match, _quote, relative: string) => {
    return `url(${new URL(relative, `http://site${href}`).pathname})`
  })
}

/**
 * Finishes one built page: the rules it needs stand in its head, the whole stylesheet comes late,
 * and all scripts wait for the one inline script at its end (lib/boot-script.ts).
 * @param html a page as Next built it
 * @param readAsset reads a file by its root-relative address
 * @param addData stores the page's own data as a script and returns its address
 * @returns the finished page; a page that has been finished before is returned as it is
 */
export async function finishPage(
  html: string,
  readAsset: (href: string) => string,
  addData: (code: string) => string,
): Promise<string> {
  if (html.includes(bootScript)) return html
  const chunks: string[] = []
  const inline: string[] = []
  let page = html.replace(scriptTag, (tag, attributes: string, code: string) => {
    if (/type="application\/(ld\+)?json"/.test(attributes)) return tag
    if (/nomodule/i.test(attributes)) return ''
    const src = /src="([^"]+)"/.exec(attributes)?.[1]
    if (src) chunks.push(src)
    else inline.push(code)
    return ''
  })
  page = page.replace(scriptPreload, '')
  const sheets = [...page.matchAll(stylesheetTag)].map((match) =>
    absoluteAddresses(readAsset, match.groups?.href ?? ''),
  )
  const critical = await criticalCss(page, sheets.join('\n'))
  let first = true
  page = page.replace(stylesheetTag, (_tag, href: string, rest: string) => {
    const late = `<link rel="stylesheet" href="${href}"${rest} media="print" data-late=""/>`
    const style = first ? `<style>${critical}</style>` : ''
    first = false
    return style + late
  })
  const boot = `<script data-data="${addData(`${inline.join(';\n')};`)}" data-chunks="${chunks.join(' ')}">${bootScript}</script>`
  return page.replace('</body>', () => `${boot}</body>`)
}

/**
 * Finishes every page of a production build.
 * @param dir the build's folder, .next
 * @returns how many pages there are
 */
export async function finishBuild(dir: string): Promise<number> {
  const files = htmlFiles(join(dir, 'server/app'))
  const dataDir = join(dir, 'static/data')
  mkdirSync(dataDir, { recursive: true })
  const readAsset = (href: string) => readFileSync(join(dir, href.replace(/^\/_next\//, '')), 'utf8')
  const addData = (code: string) => {
    const name = `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`
    writeFileSync(join(dataDir, name), code)
    return `/_next/static/data/${name}`
  }
  for (const file of files) writeFileSync(file, await finishPage(readFileSync(file, 'utf8'), readAsset, addData))
  return files.length
}
