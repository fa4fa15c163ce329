import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'parse5'
import { elementsOf, finishPage, textOf } from '@/lib/build/finishing/finish-page'
import { bundleIslands } from '@/lib/build/finishing/island-bundle'
import { fileOf, filesIn } from '@/lib/build/finishing/site-files'
import { errorMessage } from '@/lib/error-message'

/** The not-found page's path among the pages. */
const NOT_FOUND = '/404'
const CLASS_NAMES = '/class-names.json'
/** Next's files. Only its media, such as typefaces, are kept. */
const NEXT = '/_next'

/**
 * Every URL of this site in a page: links, pictures, scripts, files of styles, share images.
 * @returns root-relative paths without queries and fragments
 */
function urlsIn(html: string, siteUrl: string): string[] {
  const urls: string[] = []
  for (const element of elementsOf(parse(html))) {
    if (element.tagName === 'style') urls.push(...(textOf(element).match(/(?<=url\()\/[^)]+/g) ?? []))
    for (const { name, value } of element.attrs) {
      if (/^(href|src|action|data-script|content)$/.test(name)) urls.push(value)
      else if (/^(image)?srcset$/.test(name))
        urls.push(...value.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''))
    }
  }
  const local = urls.map((url) =>
    url === siteUrl || url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) || '/' : url,
  )
  return [...new Set(local.filter((url) => /^\/(?!\/)/.test(url)).map((url) => url.replace(/[?#].*/, '')))]
}

/** Removes what no finished page loads: Next's scripts, stylesheets and RSC payloads, class names, the second 404. */
function removeNextFiles(dir: string, pages: readonly string[]): void {
  for (const file of filesIn(dir)) {
    const page = file === '/index.txt' ? '/' : file.replace(/\.txt$/, '')
    const payload = /\/__next\.[^/]*\.txt$|^\/_not-found/.test(file) || (file.endsWith('.txt') && pages.includes(page))
    if (payload || file === CLASS_NAMES) rmSync(join(dir, file))
  }
  for (const [folder, kept] of [
    [NEXT, 'static'],
    [`${NEXT}/static`, 'media'],
  ] as const)
    for (const name of readdirSync(join(dir, folder)))
      if (name !== kept) rmSync(join(dir, folder, name), { recursive: true })
}

/** The stylesheets that no page links: those of the lazy module. */
function lazyStylesIn(files: readonly string[], html: readonly string[], read: (file: string) => string): string {
  const all = html.join()
  return files
    .filter((file) => file.endsWith('.css') && !all.includes(file))
    .map(read)
    .join('')
}

/**
 * Finishes the exported site in `dir`: bundles the islands, finishes every page, deletes files that no page loads.
 * @param pages the path of every page
 * @param siteUrl the site's URL as the pages have it, without a slash at its end
 * @throws Error that lists every missing, unfinished or unlisted page and every broken URL
 */
export async function finishSite(root: string, dir: string, pages: readonly string[], siteUrl: string): Promise<void> {
  const problems: string[] = []
  const paths = [...pages, NOT_FOUND]
  const exported = filesIn(dir)
  const read = (file: string) => readFileSync(join(dir, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }

  const lazyStyles = lazyStylesIn(exported, exported.filter((file) => file.endsWith('.html')).map(read), read)
  const bundle = await bundleIslands(root, JSON.parse(read(CLASS_NAMES)), lazyStyles, process.env)
  const scriptWords = [...new Set(bundle.files.get(bundle.url)?.match(/[\w-]+/g))]
  const finished = new Map<string, string>()
  for (const path of paths) {
    try {
      const html = finishPage(read(fileOf(path)), { read, script: bundle.url, scriptWords }, path === NOT_FOUND)
      finished.set(path, html)
    } catch (error) {
      problems.push(`${path}: not finished: ${errorMessage(error)}`)
    }
  }
  removeNextFiles(dir, paths)
  for (const [path, html] of finished) write(fileOf(path), html)
  for (const [url, text] of bundle.files) write(url, text)

  const present = new Set(filesIn(dir))
  for (const file of present) {
    if (file.endsWith('.html') && !paths.some((path) => fileOf(path) === file))
      problems.push(`${file}: a page that is not in the list of routes`)
  }
  for (const [path, html] of finished) {
    const lost = urlsIn(html, siteUrl).filter((url) => !present.has(url) && !pages.includes(url))
    problems.push(...lost.map((url) => `${path}: names ${url}, which does not exist`))
  }
  if (problems.length > 0) throw new Error(`The exported site is not complete:\n- ${problems.join('\n- ')}`)
}
