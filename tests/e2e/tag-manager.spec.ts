import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { type SecurityOptions, securityHeaders } from '@/lib/hosting/security-headers'
import { inboxUrl, siteUrl } from '../support/servers'

/**
 * Requests of a container with GA4, Google Ads conversions, linker and remarketing, and of its preview. Sources:
 * Google's guide "Use Tag Manager with a Content Security Policy", and the requests of real containers.
 */
const container: { kind: 'script' | 'image' | 'beacon' | 'frame' | 'style' | 'font'; url: string }[] = [
  { kind: 'script', url: 'https://www.googletagmanager.com/gtag/js?id=G-TEST' },
  { kind: 'script', url: 'https://www.googletagmanager.com/gtag/js?id=AW-123' },
  { kind: 'script', url: 'https://www.googleadservices.com/pagead/conversion_async.js' },
  { kind: 'script', url: 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/123/' },
  { kind: 'beacon', url: 'https://www.google-analytics.com/g/collect?v=2' },
  { kind: 'beacon', url: 'https://region1.google-analytics.com/g/collect?v=2' },
  { kind: 'beacon', url: 'https://region1.analytics.google.com/g/collect?v=2' },
  { kind: 'beacon', url: 'https://stats.g.doubleclick.net/g/collect?v=2' },
  { kind: 'beacon', url: 'https://www.google.com/ccm/collect' },
  { kind: 'beacon', url: 'https://pagead2.googlesyndication.com/ccm/collect' },
  { kind: 'beacon', url: 'https://www.googleadservices.com/pagead/conversion/123/' },
  { kind: 'image', url: 'https://www.googleadservices.com/pagead/conversion/123/?label=call' },
  { kind: 'image', url: 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/123/?label=call' },
  { kind: 'image', url: 'https://www.google.com/pagead/1p-conversion/123/' },
  { kind: 'image', url: 'https://www.google.ca/pagead/1p-conversion/123/' },
  { kind: 'frame', url: 'https://td.doubleclick.net/td/rul/123' },
  { kind: 'script', url: 'https://www.googletagmanager.com/debug/bootstrap?id=GTM-TEST' },
  { kind: 'style', url: 'https://www.googletagmanager.com/debug/badge.css' },
  { kind: 'style', url: 'https://fonts.googleapis.com/css?family=Google+Sans' },
  { kind: 'font', url: 'https://fonts.gstatic.com/s/googlesans/v1/sans.woff2' },
  { kind: 'image', url: 'https://www.gstatic.com/images/branding/product/tag.png' },
]

const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
const types = {
  script: 'text/javascript',
  image: 'image/gif',
  beacon: 'text/plain',
  frame: 'text/html',
  style: 'text/css',
  font: 'font/woff2',
}

/** The content of each script of the container. It tries an inline script and eval. */
const script = `window.executed = { inline: false, eval: false }
document.body.append(Object.assign(document.createElement('script'), { textContent: 'executed.inline = true' }))
try { eval('executed.eval = true') } catch {}`

/**
 * Serves the site with the policy of a build with or without a tag manager, and responds for other hosts.
 * @returns the requests to other hosts, a list that grows
 */
async function serve(context: BrowserContext, tagManager: SecurityOptions['tagManager']): Promise<string[]> {
  const requested: string[] = []
  const headers = securityHeaders({
    requestEndpoint: `${inboxUrl}/requests`,
    siteUrl,
    tagManager,
    hstsPreload: false,
  })
  const lowerCase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  await context.route(`${siteUrl}/**`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), ...lowerCase } })
  })
  await context.route(/^https:/, async (route) => {
    const url = route.request().url()
    requested.push(url)
    const kind = container.find((item) => item.url === url)?.kind ?? 'script'
    const preview = url.includes('tagassistant')
    const body = preview ? '<h1>Preview</h1>' : kind === 'image' ? pixel : kind === 'script' ? script : ''
    const contentType = preview ? 'text/html' : types[kind]
    await route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } })
  })
  return requested
}

/** Makes all requests of the container. @returns those that the policy blocks */
async function runContainer(page: Page): Promise<string[]> {
  return page.evaluate(async (items) => {
    const blocked: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if (blockedURI.startsWith('https:')) blocked.push(`${effectiveDirective} ${blockedURI}`)
    })
    const addElement = (tag: string, attributes: Record<string, string>) =>
      new Promise((settled) => {
        const element = Object.assign(document.createElement(tag), { onload: settled, onerror: settled })
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        document.body.append(element)
        // A blocked frame has no event.
        if (tag === 'iframe') setTimeout(settled, 1000)
      })
    await Promise.all(
      items.map(({ kind, url }) => {
        if (kind === 'script') return addElement('script', { src: url })
        if (kind === 'image') return addElement('img', { src: url })
        if (kind === 'frame') return addElement('iframe', { src: url })
        if (kind === 'style') return addElement('link', { rel: 'stylesheet', href: url })
        if (kind === 'font') return new FontFace('Preview', `url(${url})`).load().catch(() => undefined)
        return fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true }).catch(() => undefined)
      }),
    )
    return blocked
  }, container)
}

/** @returns whether a page that the preview window opens has access to its opener */
async function keepsOpener(page: Page): Promise<boolean> {
  await page.goto('https://tagassistant.google.com/')
  const opening = page.waitForEvent('popup')
  await page.evaluate((url) => void window.open(url), `${siteUrl}/about?gtm_debug=1`)
  const opened = await opening
  await opened.waitForLoadState('domcontentloaded')
  return opened.evaluate(() => window.opener !== null)
}

// Requests may continue after the test.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

test('with a tag manager, the policy allows its requests, but no inline script or eval', async ({ page, context }) => {
  const requested = await serve(context, true)
  await page.goto('/about')
  expect(await runContainer(page)).toEqual([])
  expect([...new Set(requested)].sort()).toEqual(container.map(({ url }) => url).sort())
  expect(await page.evaluate(() => (window as { executed?: object }).executed)).toEqual({ inline: false, eval: false })
  expect(await keepsOpener(page)).toBe(true)
})

test('without a tag manager, the policy blocks the same requests', async ({ page, context }) => {
  const requested = await serve(context, false)
  await page.goto('/about')
  const blocked = await runContainer(page)
  expect(requested).toEqual([])
  expect(blocked).toHaveLength(container.length)
  expect(await keepsOpener(page)).toBe(false)
})
