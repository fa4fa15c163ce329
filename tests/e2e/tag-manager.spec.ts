import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { type SecurityInput, securityHeaders } from '@/lib/hosting/security-headers'
import { inboxAddress, siteAddress } from '../support/servers'

/**
 * What a container with GA4, Google Ads conversions, their linker and remarketing asks for, and what its preview adds:
 * from Google's guide "Use Tag Manager with a Content Security Policy" and from what such containers were seen to send.
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

/** What each script of the container does: it tries what the policy refuses to every tag (not so Playwright's own code). */
const script = `window.tried = { inline: false, eval: false }
document.body.append(Object.assign(document.createElement('script'), { textContent: 'tried.inline = true' }))
try { eval('tried.eval = true') } catch {}`

/** Serves the site as a build with or without a tag manager is served; everybody else is answered here and noted. */
async function serve(context: BrowserContext, tagManager: SecurityInput['tagManager']): Promise<string[]> {
  const reached: string[] = []
  const headers = securityHeaders({
    leadEndpoint: `${inboxAddress}/leads`,
    siteUrl: siteAddress,
    tagManager,
    hstsPreload: false,
  })
  const lowerCase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  await context.route(`${siteAddress}/**`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), ...lowerCase } })
  })
  await context.route(/^https:/, async (route) => {
    const url = route.request().url()
    reached.push(url)
    const kind = container.find((item) => item.url === url)?.kind ?? 'script'
    const preview = url.includes('tagassistant')
    const body = preview ? '<h1>Preview</h1>' : kind === 'image' ? pixel : kind === 'script' ? script : ''
    const contentType = preview ? 'text/html' : types[kind]
    await route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } })
  })
  return reached
}

/** Runs the container on a page: everything it asks for, each until it is there or refused. */
async function runContainer(page: Page): Promise<string[]> {
  return page.evaluate(async (items) => {
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      if (blockedURI.startsWith('https:')) refused.push(`${effectiveDirective} ${blockedURI}`)
    })
    const added = (tag: string, attributes: Record<string, string>) =>
      new Promise((settled) => {
        const element = Object.assign(document.createElement(tag), { onload: settled, onerror: settled })
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        document.body.append(element)
        // A refused frame tells its page nothing.
        if (tag === 'iframe') setTimeout(settled, 1000)
      })
    await Promise.all(
      items.map(({ kind, url }) => {
        if (kind === 'script') return added('script', { src: url })
        if (kind === 'image') return added('img', { src: url })
        if (kind === 'frame') return added('iframe', { src: url })
        if (kind === 'style') return added('link', { rel: 'stylesheet', href: url })
        if (kind === 'font') return new FontFace('Preview', `url(${url})`).load().catch(() => undefined)
        return fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true }).catch(() => undefined)
      }),
    )
    return refused
  }, container)
}

/** @returns whether a page that the container's preview window opens knows its opener */
async function keepsOpener(page: Page): Promise<boolean> {
  await page.goto('https://tagassistant.google.com/')
  const opening = page.waitForEvent('popup')
  await page.evaluate((url) => void window.open(url), `${siteAddress}/about?gtm_debug=1`)
  const opened = await opening
  await opened.waitForLoadState('domcontentloaded')
  return opened.evaluate(() => window.opener !== null)
}

// What a page still asks for when its test has ended is nobody's business.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

test('with a tag manager, the policy allows what GA4, Ads conversions and the preview need, but no inline script or eval', async ({
  page,
  context,
}) => {
  const reached = await serve(context, true)
  await page.goto('/about')
  expect(await runContainer(page)).toEqual([])
  expect([...new Set(reached)].sort()).toEqual(container.map(({ url }) => url).sort())
  expect(await page.evaluate(() => (window as { tried?: object }).tried)).toEqual({ inline: false, eval: false })
  expect(await keepsOpener(page)).toBe(true)
})

test('without a tag manager, the policy blocks the same container', async ({ page, context }) => {
  const reached = await serve(context, false)
  await page.goto('/about')
  const refused = await runContainer(page)
  expect(reached).toEqual([])
  expect(refused).toHaveLength(container.length)
  expect(await keepsOpener(page)).toBe(false)
})
