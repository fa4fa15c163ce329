import type { Browser } from 'playwright/test'
import { siteAddress } from './servers'

/**
 * Reads documents of the site in a browser, which parses HTML fastest; none of them is opened.
 * @param paths root-relative paths
 * @param read runs in the browser: it knows the document that it is given and nothing else
 * @returns by path, what was read, the page's status and its HTML
 */
export async function readPages<T>(
  browser: Browser,
  paths: readonly string[],
  read: (document: Document) => T,
): Promise<ReadonlyMap<string, T & { status: number; html: string }>> {
  const page = await browser.newPage({ baseURL: siteAddress, javaScriptEnabled: false })
  await page.goto('/')
  // As text: the page has no function of ours.
  const entries = (await page.evaluate(`Promise.all(${JSON.stringify(paths)}.map(async (path) => {
    const answer = await fetch(path)
    const html = await answer.text()
    const document = new DOMParser().parseFromString(html, 'text/html')
    return [path, { ...(${read})(document), status: answer.status, html }]
  }))`)) as [string, T & { status: number; html: string }][]
  await page.close()
  return new Map(entries)
}
