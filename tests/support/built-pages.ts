import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { siteAddress } from './servers'
import { allPaths, missingPath } from './site-pages'

/** A page's document, as happy-dom reads it. */
export type BuiltDocument = ReturnType<typeof parseHtml>
export type BuiltPage = { path: string; html: string; document: BuiltDocument }

/** @returns a document; styles are left out, which nobody asks of it and which take long to read */
export function parseHtml(html: string) {
  const bare = html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')
  return new new Window({ url: siteAddress }).DOMParser().parseFromString(bare, 'text/html')
}

/** @returns the file of the build that a page is served from */
function fileOf(path: string): string {
  return `out/${path === missingPath ? '404' : path.slice(1) || 'index'}.html`
}

let pages: Map<string, BuiltPage> | undefined

/** @returns every page of the build and the not-found page, by path; read once for all tests of a worker */
export function builtPages(): ReadonlyMap<string, BuiltPage> {
  pages ??= new Map(
    allPaths.map((path) => {
      const html = readFileSync(fileOf(path), 'utf8')
      return [path, { path, html, document: parseHtml(html) }]
    }),
  )
  return pages
}
