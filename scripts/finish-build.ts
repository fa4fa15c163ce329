import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss'
import { bootScript } from '../lib/hosting/boot-script'

const scriptTag = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g
const stylesheetTag = /<link rel="stylesheet" href="(?<href>[^"]+)"[^>]*\/>/g
/** What every page declares whole: the tokens, which scripts and later pages may use, and the typefaces. */
const shared = /@font-face\s*\{|@layer tokens\s*\{/
/** The section after the page's head, by its id. */
const afterHead = /<h1\b[\s\S]*?<\/section>[\s\S]*?<section\b[^>]*\bid="(?<id>[^"]+)"/
const typefacePreload = /<link rel="preload"[^>]*as="font"[^>]*\/>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g
/**
 * Has Chromium compile a script's functions beside the main thread while it arrives, instead of one by one as they run:
 * halves the longest task of a page coming alive. To others it is a comment.
 * https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

function htmlFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(dir, name))
}

/** What stands in a page that a selector can match. */
function selectorParts(html: string): ExtractorResultDetailed {
  const tags = new Set<string>()
  const ids = new Set<string>()
  const classes = new Set<string>()
  const names = new Set<string>()
  const values = new Set<string>()
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)/gi)) {
    tags.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=>"]+)(?:="([^"]*)")?/g)) {
      names.add(name)
      if (name === 'id') ids.add(value)
      else if (name === 'class') for (const word of value.split(/\s+/)) classes.add(word)
      else for (const word of [value, ...value.split(/\s+/)]) values.add(word)
    }
  }
  return {
    tags: [...tags],
    ids: [...ids],
    classes: [...classes],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  }
}

/**
 * @param css a stylesheet
 * @param opening how the blocks to take out begin, up to their brace
 * @returns the stylesheet without those blocks, and the blocks
 */
function takeBlocks(css: string, opening: RegExp): { kept: string; taken: string } {
  let rest = css
  let kept = ''
  let taken = ''
  for (let match = opening.exec(rest); match; match = opening.exec(rest)) {
    let end = match.index + match[0].length
    for (let depth = 1; depth > 0 && end < rest.length; end += 1) {
      if (rest[end] === '{') depth += 1
      else if (rest[end] === '}') depth -= 1
    }
    kept += rest.slice(0, match.index)
    taken += rest.slice(match.index, end)
    rest = rest.slice(end)
  }
  return { kept: kept + rest, taken }
}

/**
 * The rules of the page's stylesheets that its own HTML uses. Rules for print are left out:
 * the whole stylesheets, which come late, have them.
 * @param html the built page, scripts already taken out
 * @param css the stylesheets, in order
 */
async function criticalCss(html: string, css: string): Promise<string> {
  const { kept, taken } = takeBlocks(takeBlocks(css, /@media print\s*\{/).kept, shared)
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    // PurgeCSS drops a selector that is nothing but a pseudo-class, ":focus-visible" say; "*:focus-visible" it keeps.
    css: [{ raw: kept.replace(/(?<=[{},])(?=:(?!root)[a-z])/g, '*') }],
    extractors: [{ extensions: ['html'], extractor: selectorParts }],
    // Set by scripts that bring the whole stylesheet with them, or by the platform.
    dynamicAttributes: ['open', 'aria-invalid', 'disabled', 'aria-expanded', 'aria-current'],
    keyframes: true,
    variables: false,
    fontFace: false,
  })
  if (!result) throw new Error('the stylesheets could not be read')
  // The tokens' layer comes first: naming it first makes it the weakest.
  return taken + result.css.replace(/@(?:layer|media|supports|container)[^{};]*\{\s*\}/g, '').replace(/\n+/g, '')
}

/** A stylesheet's text with its relative addresses made root-relative: in the page's head they would lead elsewhere. */
function absoluteAddresses(readAsset: (href: string) => string, href: string): string {
  return readAsset(href).replace(/url\((["']?)(\.\.?\/[^"')]+)\1\)/g, (_match, _quote, relative: string) => {
    return `url(${new URL(relative, `http://site${href}`).pathname})`
  })
}

/**
 * Finishes one built page: the rules it needs stand in its head;
 * the whole stylesheets and all scripts wait for the one inline script at its end (lib/hosting/boot-script.ts).
 * Without scripting the stylesheets serve printing.
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
  const hrefs = [...page.matchAll(stylesheetTag)].map((match) => match.groups?.href ?? '')
  const sheets = hrefs.map((href) => absoluteAddresses(readAsset, href))
  const critical = await criticalCss(page, sheets.join('\n'))
  const forPrint = hrefs.map((href) => `<link rel="stylesheet" href="${href}" media="print"/>`).join('')
  page = page.replace(stylesheetTag, '')
  const headStart = /<meta charset="utf-8"\/>/i
  if (!headStart.test(page)) throw new Error('a built page has no charset to put its styles after')
  // Painted earlier, half a menu, or a head's one column without the other, would move as the rest arrives.
  // Phones have neither, and show what the first packets bring.
  const next = afterHead.exec(page)?.groups?.id
  const whole = next ? `<link rel="expect" href="#${next}" blocking="render" media="(min-width: 768px)"/>` : ''
  // Before the styles, which are most of the first packets: a typeface that comes in time for the first paint is shown.
  // Next asks for none on the not-found page.
  const typefaces = [...new Set(critical.match(/(?<=url\()[^)]+\.woff2/g))]
    .map((href) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`)
    .join('')
  page = page.replace(typefacePreload, '')
  page = page.replace(headStart, (charset) => `${charset}${typefaces}${whole}<style>${critical}</style>`)
  page = page.replace('</head>', () => `<noscript>${forPrint}</noscript></head>`)
  const data = addData(`${inline.join(';\n')};`)
  const boot = `<script data-data="${data}" data-chunks="${chunks.join(' ')}" data-sheets="${hrefs.join(' ')}">${bootScript}</script>`
  return page.replace('</body>', () => `${boot}</body>`)
}

/**
 * Writes the text of all stylesheets into one, which every page asks for last: one that arrives before others in order
 * makes Chromium forget its typefaces and set all text anew. Files under these addresses are kept for a year, so both
 * the full one and the empty ones get names of their own, wherever the build speaks of them: a name must never stand
 * for two contents.
 * @param dir the build's folder, .next
 * @param sheets every stylesheet, in order
 */
function bringTogether(dir: string, sheets: { href: string; css: string }[]): void {
  const all = sheets.map(({ css }) => css).join('')
  const full = `${sha256(all).toString('hex').slice(0, 16)}.css`
  const names = sheets.map(({ href }, at) => {
    const name = basename(href)
    return [name, at === sheets.length - 1 ? full : `empty-${name}`] as const
  })
  const fullLast = (list: string) => {
    const hrefs = list.split(' ')
    return [...hrefs.filter((href) => !href.endsWith(full)), ...hrefs.filter((href) => href.endsWith(full))].join(' ')
  }
  for (const { href } of sheets) rmSync(join(dir, href.replace(/^\/_next\//, '')))
  for (const [, name] of names) writeFileSync(join(dir, 'static/chunks', name), name === full ? all : '')
  for (const folder of ['server/app', 'static/data']) {
    for (const name of readdirSync(join(dir, folder), { recursive: true, encoding: 'utf8' })) {
      const file = join(dir, folder, name)
      // A route may be a folder with an ending: blog-index.json.
      if (!/\.(html|rsc|js|json|meta)$/.test(name) || !statSync(file).isFile()) continue
      const text = readFileSync(file, 'utf8')
      const renamed = names
        .reduce((done, [from, to]) => done.replaceAll(from, to), text)
        .replace(/(?<=data-sheets=")[^"]+/, fullLast)
      if (renamed !== text) writeFileSync(file, renamed)
    }
  }
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
  const assetPath = (href: string) => join(dir, href.replace(/^\/_next\//, ''))
  const assets = new Map<string, string>()
  const readAsset = (href: string) => {
    const text = assets.get(href) ?? readFileSync(assetPath(href), 'utf8')
    assets.set(href, text)
    return text
  }
  const addData = (code: string) => {
    const name = `${sha256(code).toString('hex').slice(0, 16)}.js`
    writeFileSync(join(dataDir, name), code)
    return `/_next/static/data/${name}`
  }
  for (const file of files) writeFileSync(file, await finishPage(readFileSync(file, 'utf8'), readAsset, addData))
  // Declared again by the stylesheets that come late, tokens and typefaces would make the browser lay out the page anew.
  const late = [...assets].map(([href, css]) => ({ href, css: takeBlocks(css, shared).kept }))
  // Where all pages that have stylesheets name the same, one brings the text of all: it packs better, and the page is
  // styled once and not once for each. The others stay, empty: React looks for them.
  const lists = files.map((file) => /data-sheets="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1]?.split(' ') ?? [])
  const named = lists.filter((list) => list.length > 0)
  const together = named.every((list) => list.length === late.length)
  if (together) bringTogether(dir, late)
  else for (const { href, css } of late) writeFileSync(assetPath(href), css)
  const chunksDir = join(dir, 'static/chunks')
  for (const name of readdirSync(chunksDir).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(join(chunksDir, name), 'utf8')
    if (!code.startsWith(compileHint)) writeFileSync(join(chunksDir, name), compileHint + code)
  }
  return files.length
}
