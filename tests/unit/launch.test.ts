import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { launchFindings, placeholdersIn, ratingAdvice, staleUtilities } from '@/lib/launch/check'
import { assertDeployable } from '@/lib/launch/deploy-guard'

describe('the launch check', () => {
  const findings = launchFindings(process.cwd(), '2026-11-21', {})
  const messages = findings.map(({ file, message }) => `${file}: ${message}`).join('\n')

  it.each([
    ['the phone numbers', business.phone.display],
    ['the lead inbox', business.email],
    ['the site address', business.siteUrl],
    ['the licence', business.licence.number],
  ])('finds %s while it is a placeholder', (_what, value) => {
    const placeholder = /555-01|example\.com|7000000/.test(value)
    expect(messages.includes(value)).toBe(placeholder)
  })

  it('names the line', () => {
    expect(placeholdersIn('a.ts', "one\n  phone: '905-555-0142',\n  sample: true,\n")).toEqual([
      { file: 'a.ts', line: 2, kind: 'placeholder', message: expect.stringContaining('fictional phone number') },
      { file: 'a.ts', line: 3, kind: 'placeholder', message: expect.stringContaining('sample testimonial') },
    ])
  })

  it('lets real values pass', () => {
    const text =
      "phone: '416-928-3311', e164: '+14169283311'\nsite: 'https://sparks.ca'\nsample: false\nnumber: '7001234'"
    expect(placeholdersIn('a.ts', text)).toEqual([])
  })

  it('takes a site address from the environment as settled', () => {
    const settled = launchFindings(process.cwd(), '2026-11-21', { NEXT_PUBLIC_SITE_URL: 'https://sparks.ca' })
    expect(settled.some(({ message }) => message.includes('siteUrl'))).toBe(false)
  })

  it('advises to look at a utility again after half a year', () => {
    const text = "checkedOn: '2026-01-01'"
    expect(staleUtilities('u.ts', text, '2026-06-30')).toEqual([])
    expect(staleUtilities('u.ts', text, '2026-07-01')).toMatchObject([{ line: 1, kind: 'advice' }])
  })

  it('advises against the rating while it is on', () => {
    expect(ratingAdvice('c.ts', 'export const ratingInStructuredData = true')).toHaveLength(1)
    expect(ratingAdvice('c.ts', 'export const ratingInStructuredData = false')).toEqual([])
  })
})

describe('a production deploy', () => {
  const setting = (what: string, value: string) => ({ what, value, fix: 'set it' })
  const real = [
    setting('the site address', 'https://sparks.ca'),
    setting('the lead endpoint', 'https://formsubmit.co/abc'),
    setting('the licence number', '7001234'),
  ]

  it.each([{ DEPLOY_ENV: 'production' }, { VERCEL_ENV: 'production' }])('fails on placeholders with %o', (env) => {
    const published = [setting('the site address', 'https://www.example.com'), setting('the licence number', '7000000')]
    expect(() => assertDeployable(env, published)).toThrow(/the site address[\s\S]*the licence number/)
  })

  it('fails on an address that is none', () => {
    const [, ...others] = real
    for (const value of ['', 'sparks.ca', 'http://localhost:3000']) {
      expect(() =>
        assertDeployable({ DEPLOY_ENV: 'production' }, [setting('the site address', value), ...others]),
      ).toThrow('https')
    }
  })

  it('goes ahead with real values', () => {
    expect(() => assertDeployable({ DEPLOY_ENV: 'production' }, real)).not.toThrow()
  })

  it.each([{}, { VERCEL_ENV: 'preview' }, { DEPLOY_ENV: 'staging' }])('is not what %o is', (env) => {
    expect(() => assertDeployable(env, [setting('the site address', 'https://www.example.com')])).not.toThrow()
  })
})
