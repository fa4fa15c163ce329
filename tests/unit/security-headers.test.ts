import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bootScript } from '@/lib/build/boot-script'
import { contentSecurityPolicy, securityHeaders } from '@/lib/hosting/security-headers'

const input = {
  leadEndpoint: 'https://forms.example/leads/abc?x=1',
  siteUrl: 'https://www.sparks.example',
  tagManager: false,
  hstsPreload: false,
}

/** The policy by directive. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('the content security policy', () => {
  it('denies by default what it does not name', () => {
    const policy = directives(contentSecurityPolicy(input))
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  })

  it('allows the site’s own scripts and the one inline script by its hash', () => {
    const hash = createHash('sha256').update(bootScript).digest('base64')
    expect(directives(contentSecurityPolicy(input)).get('script-src')).toEqual(["'self'", `'sha256-${hash}'`])
  })

  it('never allows eval or other inline scripts, with or without a tag manager', () => {
    for (const tagManager of [true, false]) {
      const scripts = directives(contentSecurityPolicy({ ...input, tagManager }))
        .get('script-src')
        ?.join(' ')
      expect(scripts).not.toMatch(/unsafe|data:|strict-dynamic|https:(?!\/\/)|(^| )\*/)
    }
  })

  it('lets the form post to the configured endpoint, by its origin, and back to the site, at its own address too', () => {
    expect(directives(contentSecurityPolicy(input)).get('form-action')).toEqual([
      "'self'",
      'https://forms.example',
      'https://www.sparks.example',
    ])
  })

  it('names no other origin without a tag manager', () => {
    expect(contentSecurityPolicy(input)).not.toMatch(/google|doubleclick|gstatic|frame-src/)
  })

  it('allows images of the site and of the map only', () => {
    expect(directives(contentSecurityPolicy(input)).get('img-src')).toEqual([
      "'self'",
      'data:',
      'https://tile.openstreetmap.org',
    ])
  })

  it('is one line of printable ASCII', () => {
    expect(contentSecurityPolicy({ ...input, tagManager: true })).toMatch(/^[\x20-\x7e]+$/)
  })

  it('throws when the endpoint is not a URL', () => {
    expect(() => contentSecurityPolicy({ ...input, leadEndpoint: 'leads@example.com' })).toThrow()
  })
})

describe('the headers of every response', () => {
  const headers = new Map(Object.entries(securityHeaders(input)).map(([name, value]) => [name.toLowerCase(), value]))

  it('require HTTPS for two years, and include subdomains only when the owner opts in', () => {
    const hsts = (hstsPreload: boolean) => securityHeaders({ ...input, hstsPreload })['Strict-Transport-Security']
    expect(hsts(false)).toBe('max-age=63072000')
    expect(hsts(true)).toBe('max-age=63072000; includeSubDomains; preload')
  })

  it('send the origin as referrer to the form service', () => {
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('disable sniffing, framing and device access', () => {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})
