import type { Browser } from 'playwright/test'
import { siteUrl } from './servers'

/**
 * Parses pages of the site in a browser without opening them. A browser parses HTML fastest.
 * @param paths root-relative paths
 * @param read runs in the browser and may use only the document that it gets
 * @returns by path: the result of `read`, the page's status and its HTML
 */
export async function readPages<T>(
  browser: Browser,
  paths: readonly string[],
  read: (document: Document) => T,
): Promise<ReadonlyMap<string, T & { status: number; html: string }>> {
  const page = await browser.newPage({ baseURL: siteUrl, javaScriptEnabled: false })
  await page.goto('/')
  // As text, because the page cannot call a function of the test.
  const entries = (await page.evaluate(`Promise.all(${JSON.stringify(paths)}.map(async (path) => {
    const response = await fetch(path)
    const html = await response.text()
    const document = new DOMParser().parseFromString(html, 'text/html')
    return [path, { ...(${read})(document), status: response.status, html }]
  }))`)) as [string, T & { status: number; html: string }][]
  await page.close()
  return new Map(entries)
}
