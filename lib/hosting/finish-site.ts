import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parse } from 'parse5'
import { errorMessage } from '@/lib/error-message'
import { bootScript } from '@/lib/hosting/boot-script'
import { elementsOf, finishPage, textOf } from '@/lib/hosting/finish-page'
import { fileOf } from '@/lib/hosting/rules'

/** The not-found page's address among the pages. */
const notFoundPath = '/404'

/**
 * Has Chromium compile a script's functions beside the main thread while it arrives, instead of one by one as they run;
 * to others it is a comment. The longest task of home coming alive: 53 ms instead of 304 (a processor four times
 * slower, 2026-11-22).
 * https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

const compressible = /\.(?:html|css|js|json|xml|txt|svg|webmanifest)$/

function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dir, name)).isFile())
    .map((name) => `/${name.replaceAll('\\', '/')}`)
}

/**
 * Every address of this site that a page names: links, pictures, scripts, styles' files, share images.
 * @param html a finished page
 * @param siteUrl the site's own address, without a trailing slash
 * @returns root-relative paths, queries and fragments taken off
 */
function addressesIn(html: string, siteUrl: string): string[] {
  const found: string[] = []
  for (const element of elementsOf(parse(html))) {
    if (element.tagName === 'style') found.push(...(textOf(element).match(/(?<=url\()\/[^)]+/g) ?? []))
    for (const { name, value } of element.attrs) {
      // A disabled stylesheet is named for React alone, and is there all the same.
      if (/^(href|src|action|data-data|content)$/.test(name)) found.push(value)
      else if (/^(image)?srcset$/.test(name))
        found.push(...value.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''))
      else if (name === 'data-chunks') found.push(...value.split(' '))
    }
  }
  const own = found.map((address) =>
    address === siteUrl || address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) || '/' : address,
  )
  return [
    ...new Set(own.filter((address) => /^\/(?!\/)/.test(address)).map((address) => address.replace(/[?#].*/, ''))),
  ]
}

/** Removes the router's payloads, which no page asks for, and the not-found page's second copy. */
function removePayloads(dir: string, wanted: readonly string[]): void {
  for (const file of filesIn(dir)) {
    const page = file === '/index.txt' ? '/' : file.replace(/\.txt$/, '')
    if (/\/__next\.[^/]*\.txt$|^\/_not-found/.test(file) || (file.endsWith('.txt') && wanted.includes(page)))
      rmSync(join(dir, file))
  }
}

/**
 * Finishes the site that Next has exported: takes away what no page asks for, finishes every page, and marks the
 * scripts for early compiling.
 * @param dir the exported site
 * @param pages the address of every page
 * @param siteUrl the site's own address, as the pages have it
 * @throws Error that names every page that is missing or cannot be finished, every page that is there and in no list,
 * and every address that a page names and that leads nowhere
 */
export function finishSite(dir: string, pages: readonly string[], siteUrl: string): void {
  const problems: string[] = []
  const wanted = [...pages, notFoundPath]
  removePayloads(dir, wanted)
  const files = {
    read: (address: string) => readFileSync(join(dir, address), 'utf8'),
    write(address: string, text: string) {
      mkdirSync(dirname(join(dir, address)), { recursive: true })
      writeFileSync(join(dir, address), text)
    },
  }
  const finished = new Map<string, string>()
  for (const path of wanted) {
    try {
      const html = finishPage(files.read(fileOf(path)), files, path === notFoundPath)
      files.write(fileOf(path), html)
      finished.set(path, html)
    } catch (error) {
      problems.push(`${path}: not finished: ${errorMessage(error)}`)
    }
  }
  const there = new Set(filesIn(dir))
  for (const file of there) {
    if (/^\/_next\/static\/chunks\/.*\.js$/.test(file)) files.write(file, compileHint + files.read(file))
    if (file.endsWith('.html') && !wanted.some((path) => fileOf(path) === file))
      problems.push(`${file}: a page that is not in the list of routes`)
  }
  for (const [path, html] of finished) {
    if (!html.includes(bootScript)) problems.push(`${path}: has no boot script`)
    const lost = addressesIn(html, siteUrl).filter((address) => !there.has(address) && !pages.includes(address))
    problems.push(...lost.map((address) => `${path}: names ${address}, which is not there`))
  }
  if (problems.length > 0) throw new Error(`The exported site is not whole:\n- ${problems.join('\n- ')}`)
}

/**
 * Puts a .br and a .gz beside every file of text, as static servers look for them.
 * @param quality Brotli's, 1 to 11: the best takes a third of a whole build's processor time
 */
export async function compressSite(dir: string, quality: number = constants.BROTLI_MAX_QUALITY): Promise<void> {
  const texts = filesIn(dir).filter((file) => compressible.test(file))
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  await Promise.all(
    texts.map(async (file) => {
      const text = readFileSync(join(dir, file))
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      }
      writeFileSync(join(dir, `${file}.br`), await brotli(text, { params }))
      writeFileSync(join(dir, `${file}.gz`), await zip(text, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}
