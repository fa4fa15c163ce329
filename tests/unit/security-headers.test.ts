import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bootScript } from '@/lib/build/boot-script'
import { contentSecurityPolicy, securityHeaders } from '@/lib/hosting/security-headers'

const input = {
  requestEndpoint: 'https://forms.example/leads/abc?x=1',
  siteUrl: 'https://www.sparks.example',
  tagManager: false,
  hstsPreload: false,
}
/** The policy by directive. */
const policyOf = (more: Partial<typeof input> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy({ ...input, ...more })
      .split('; ')
      .map((line) => line.split(/ (.*)/, 2)),
  )

describe('the content security policy', () => {
  const hash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`

  it.each([
    ['denies other sources', 'default-src', "'none'"],
    ['allows no plug-in', 'object-src', "'none'"],
    ['allows no base element', 'base-uri', "'none'"],
    ['allows no page in a frame', 'frame-ancestors', "'none'"],
    ['allows the scripts of the site and one inline script by its hash', 'script-src', `'self' ${hash}`],
    ['allows posts to the form service and the site', 'form-action', `'self' https://forms.example ${input.siteUrl}`],
    ['allows pictures of the site and of the map', 'img-src', "'self' data: https://tile.openstreetmap.org"],
  ])('%s', (_what, directive, sources) => expect(policyOf()[directive]).toBe(sources))

  it.each([true, false])('allows no eval and no other inline script; with a tag manager: %s', (tagManager) => {
    expect(policyOf({ tagManager })['script-src']).not.toMatch(/unsafe|data:|strict-dynamic|https:(?!\/\/)|(^| )\*/)
    const policy = contentSecurityPolicy({ ...input, tagManager })
    expect(policy).toMatch(/^[\x20-\x7e]+$/)
    expect(/google|doubleclick|gstatic|frame-src/.test(policy)).toBe(tagManager)
  })

  it('is not made for an endpoint that is not a URL', () =>
    expect(() => policyOf({ requestEndpoint: 'leads@example.com' })).toThrow())
})

it('HTTPS is required for two years, with subdomains only when the owner opts in', () => {
  const hsts = (hstsPreload: boolean) => securityHeaders({ ...input, hstsPreload })['Strict-Transport-Security']
  expect(hsts(false)).toBe('max-age=63072000')
  expect(hsts(true)).toBe('max-age=63072000; includeSubDomains; preload')
})
