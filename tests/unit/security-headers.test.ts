import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bootScript } from '@/lib/hosting/boot-script'
import { contentSecurityPolicy, securityHeaders } from '@/lib/hosting/security-headers'

const input = { leadEndpoint: 'https://forms.example/leads/abc?x=1', tagManager: false, finished: true }

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
  it('refuses by default what it does not name', () => {
    const policy = directives(contentSecurityPolicy(input))
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  })

  it('lets a finished page run its own files and the one inline script, by its hash', () => {
    const hash = createHash('sha256').update(bootScript).digest('base64')
    expect(directives(contentSecurityPolicy(input)).get('script-src')).toEqual(["'self'", `'sha256-${hash}'`])
  })

  it('keeps a build that was not finished working', () => {
    const sources = directives(contentSecurityPolicy({ ...input, finished: false })).get('script-src')
    expect(sources).toContain("'unsafe-inline'")
    // A hash beside it would switch it off.
    expect(sources?.join()).not.toContain('sha256')
  })

  it('never lets text be evaluated as a script', () => {
    for (const finished of [true, false]) {
      expect(contentSecurityPolicy({ ...input, finished })).not.toContain('unsafe-eval')
    }
  })

  it('lets the form post to the configured endpoint, by its origin, and back to the site', () => {
    expect(directives(contentSecurityPolicy(input)).get('form-action')).toEqual(["'self'", 'https://forms.example'])
  })

  it('opens scripts, pictures and connections to a tag manager only when there is one', () => {
    const without = contentSecurityPolicy(input)
    expect(without).not.toContain('google')
    const policy = directives(contentSecurityPolicy({ ...input, tagManager: true }))
    for (const name of ['script-src', 'img-src', 'connect-src']) {
      expect(policy.get(name), name).toContain('https://www.googletagmanager.com')
    }
    expect(policy.get('script-src')?.join()).not.toMatch(/unsafe|\*/)
  })

  it('shows pictures of the site and of the map alone', () => {
    expect(directives(contentSecurityPolicy(input)).get('img-src')).toEqual([
      "'self'",
      'data:',
      'https://tile.openstreetmap.org',
    ])
  })

  it('is one line of printable ASCII', () => {
    expect(contentSecurityPolicy({ ...input, tagManager: true })).toMatch(/^[\x20-\x7e]+$/)
  })

  it('says so when the endpoint is no address', () => {
    expect(() => contentSecurityPolicy({ ...input, leadEndpoint: 'leads@example.com' })).toThrow()
  })
})

describe('the headers of every response', () => {
  const headers = new Map(securityHeaders(input).map(({ key, value }) => [key.toLowerCase(), value]))

  it('each stand once', () => {
    expect(headers.size).toBe(securityHeaders(input).length)
  })

  it('ask for HTTPS for at least a year, subdomains included', () => {
    const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1])
    expect(age).toBeGreaterThanOrEqual(31_536_000)
    expect(headers.get('strict-transport-security')).toContain('includeSubDomains')
  })

  it('send the form service the origin that it asks for', () => {
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('switch off sniffing, frames and devices', () => {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})
