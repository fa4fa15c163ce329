import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { errorMessage } from '@/lib/error-message'
import { siteUrl } from '@/lib/site'

const CONCURRENCY = 4
/** Sites answer so to machines whose links work for people. */
const REFUSALS = [401, 403, 429, 999]
const headers = { 'User-Agent': `Mozilla/5.0 (compatible; link check of ${siteUrl})`, Accept: 'text/html,*/*' }

type Links = ReadonlyMap<string, readonly string[]>
/** A link that did not work: whether it refused the check or is broken. */
export type LinkFinding = { url: string; pages: readonly string[]; found: string; refused: boolean }
type Waits = { timeoutMs: number; pauseMs: number }

/**
 * @param dir the built site
 * @param site the site's address, without a trailing slash
 * @returns each address of another site that a page links to, without its fragment, and the files that have it
 */
export function externalLinks(dir: string, site: string): Links {
  const links = new Map<string, string[]>()
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  for (const file of files.sort()) {
    const found = readFileSync(join(dir, file), 'utf8').matchAll(/<a\s[^>]*?\bhref="(https?:[^"#]+)/g)
    for (const url of new Set([...found].map(([, href = '']) => href.replaceAll('&amp;', '&'))))
      if (new URL(url).origin !== new URL(site).origin) links.set(url, [...(links.get(url) ?? []), file])
  }
  return links
}

async function statusOf(url: string, method: string, timeoutMs: number): Promise<number> {
  const answer = await fetch(url, { method, headers, signal: AbortSignal.timeout(timeoutMs) })
  await answer.body?.cancel()
  return answer.status
}

/** Asks for the head, then for the page; after a pause, both once more. Null: it works. */
async function faultOf(url: string, { timeoutMs, pauseMs }: Waits): Promise<Omit<LinkFinding, 'url' | 'pages'> | null> {
  let found = ''
  for (const [index, method] of ['HEAD', 'GET', 'HEAD', 'GET'].entries()) {
    if (index === 2) await setTimeout(pauseMs)
    try {
      const status = await statusOf(url, method, timeoutMs)
      if (status < 400) return null
      found = String(status)
      if (method === 'GET' && REFUSALS.includes(status)) return { found, refused: true }
    } catch (error) {
      found = errorMessage((error instanceof Error && error.cause) || error)
    }
  }
  return { found, refused: false }
}

/**
 * @param links addresses, and the files that have them
 * @param waits for an answer, and before the second try
 * @returns those that do not work, in the order of their addresses
 */
export async function linkFindings(
  links: Links,
  waits: Waits = { timeoutMs: 20_000, pauseMs: 10_000 },
): Promise<LinkFinding[]> {
  const findings: LinkFinding[] = []
  const queue = links.entries()
  async function work(): Promise<void> {
    for (const [url, pages] of queue) {
      const fault = await faultOf(url, waits)
      if (fault) findings.push({ url, pages, ...fault })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return findings.sort((a, b) => a.url.localeCompare(b.url))
}

/** @returns the findings as Markdown, for an issue; empty when no link is broken */
export function linkReport(findings: readonly LinkFinding[]): string {
  const list = (refused: boolean) =>
    findings
      .filter((finding) => finding.refused === refused)
      .map(({ url, pages, found }) => {
        const more = pages.length > 3 ? ` and ${pages.length - 3} more` : ''
        return `- ${url} (${found}), on ${pages.slice(0, 3).join(', ')}${more}`
      })
      .join('\n')
  const [broken, refused] = [list(false), list(true)]
  if (!broken) return ''
  return `These links failed twice:\n\n${broken}\n${refused && `\nThese refused the check. Open each by hand:\n\n${refused}\n`}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const links = externalLinks('out', siteUrl)
  if (links.size === 0) throw new Error('out: found no link to another site, expected those of the built site')
  const findings = await linkFindings(links)
  for (const { url, found } of findings) console.error(`${url}: ${found}`)
  console.error(`${links.size} links, ${findings.length} without an answer that counts`)
  process.stdout.write(linkReport(findings))
}
