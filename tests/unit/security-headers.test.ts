import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bootScript } from '@/lib/build/finishing/boot-script'
import { contentSecurityPolicy, securityHeaders } from '@/lib/build/hosting/security-headers'

const input = {
  requestEndpoint: 'https://forms.example/leads/abc?x=1',
  siteUrl: 'https://www.sparks.example',
  tagManager: false,
  hstsPreload: false,
}
/** The policy by directive. */
const policyOf = (more: Partial<typeof input> = {}): Record<string, string> =>
  Object.fromEntries(
    contentSecurityPolicy({ ...input, ...more })
      .split('; ')
      .map((line) => line.split(/ (.*)/, 2)),
  )

/**
 * Requests of a container with GA4, Google Ads conversions, linker and remarketing, and of its preview. Sources:
 * Google's guide "Use Tag Manager with a Content Security Policy", and the requests of real containers.
 */
const container = [
  ['script-src', 'https://www.googletagmanager.com/gtag/js'],
  ['script-src', 'https://www.googletagmanager.com/debug/bootstrap'],
  ['script-src', 'https://www.googleadservices.com/pagead/conversion_async.js'],
  ['script-src', 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/123/'],
  ['connect-src', 'https://www.google-analytics.com/g/collect'],
  ['connect-src', 'https://region1.google-analytics.com/g/collect'],
  ['connect-src', 'https://region1.analytics.google.com/g/collect'],
  ['connect-src', 'https://stats.g.doubleclick.net/g/collect'],
  ['connect-src', 'https://www.google.com/ccm/collect'],
  ['connect-src', 'https://pagead2.googlesyndication.com/ccm/collect'],
  ['connect-src', 'https://www.googleadservices.com/pagead/conversion/123/'],
  ['img-src', 'https://www.googleadservices.com/pagead/conversion/123/'],
  ['img-src', 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/123/'],
  ['img-src', 'https://www.google.com/pagead/1p-conversion/123/'],
  ['img-src', 'https://www.google.ca/pagead/1p-conversion/123/'],
  ['img-src', 'https://www.gstatic.com/images/branding/product/tag.png'],
  ['frame-src', 'https://td.doubleclick.net/td/rul/123'],
  ['style-src', 'https://www.googletagmanager.com/debug/badge.css'],
  ['style-src', 'https://fonts.googleapis.com/css'],
  ['font-src', 'https://fonts.gstatic.com/s/googlesans/v1/sans.woff2'],
] as const

describe('the content security policy', () => {
  const hash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`

  it.each([
    ['denies other sources', 'default-src', "'none'"],
    ['allows no plug-in', 'object-src', "'none'"],
    ['allows no base element', 'base-uri', "'none'"],
    ['allows no page in a frame', 'frame-ancestors', "'none'"],
    ['allows the scripts of the site and one inline script by its hash', 'script-src', `'self' ${hash}`],
    ['allows posts to the form service and the site', 'form-action', `'self' https://forms.example ${input.siteUrl}`],
    ['allows requests to the site and for tiles of the map', 'connect-src', "'self' https://tile.openstreetmap.org"],
    ['allows pictures of the site and of the map', 'img-src', "'self' data: https://tile.openstreetmap.org"],
  ])('%s', (_what, directive, sources) => expect(policyOf()[directive]).toBe(sources))

  it.each([true, false])('allows no eval and no other inline script; with a tag manager: %s', (tagManager) => {
    expect(policyOf({ tagManager })['script-src']).not.toMatch(/unsafe|data:|strict-dynamic|https:(?!\/\/)|(^| )\*/)
    const policy = contentSecurityPolicy({ ...input, tagManager })
    expect(policy).toMatch(/^[\x20-\x7e]+$/)
    expect(/google|doubleclick|gstatic|frame-src/.test(policy)).toBe(tagManager)
  })

  it.each(container)('allows in %s, with a tag manager only: %s', (directive, url) => {
    const { origin, hostname } = new URL(url)
    const isAllowed = (tagManager: boolean) =>
      policyOf({ tagManager })
        [directive]?.split(' ')
        .some((source) => {
          const [, domain] = /^https:\/\/\*(\..+)$/.exec(source) ?? []
          return domain ? hostname.endsWith(domain) : source === origin
        })
    expect([isAllowed(true), isAllowed(false) ?? false]).toEqual([true, false])
  })

  it('is not made for an endpoint that is not a URL', () =>
    expect(() => policyOf({ requestEndpoint: 'leads@example.com' })).toThrow())
})

it('only with a tag manager a page can use the window of its preview, which opened it', () => {
  const opener = (tagManager: boolean) => securityHeaders({ ...input, tagManager })['Cross-Origin-Opener-Policy']
  expect([opener(true), opener(false)]).toEqual(['unsafe-none', 'same-origin'])
})

it('HTTPS is required for two years, with subdomains only when the owner opts in', () => {
  const hsts = (hstsPreload: boolean) => securityHeaders({ ...input, hstsPreload })['Strict-Transport-Security']
  expect(hsts(false)).toBe('max-age=63072000')
  expect(hsts(true)).toBe('max-age=63072000; includeSubDomains; preload')
})
