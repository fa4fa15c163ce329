import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { badVariables, fileFindings, type LaunchFinding, launchFindings } from '@/lib/launch/check'
import { assertAddresses, assertDeployable, buildEnvironment } from '@/lib/launch/deploy-guard'

describe('the launch check', () => {
  it('names the line', () => {
    expect(fileFindings('a.ts', "one\n  phone: '905-555-0142',\n  sample: true,\n", '2026-11-21')).toEqual([
      { file: 'a.ts', line: 2, kind: 'placeholder', message: expect.stringContaining('fictional phone number') },
      { file: 'a.ts', line: 3, kind: 'placeholder', message: expect.stringContaining('sample testimonial') },
    ])
  })

  it('accepts real values', () => {
    const text =
      "phone: '416-928-3311', e164: '+14169283311'\nsite: 'https://sparks.ca'\nsample: false\nnumber: '7001234'"
    expect(fileFindings('a.ts', text, '2026-11-21')).toEqual([])
  })

  it('accepts a site address from the environment', () => {
    const settled = launchFindings(process.cwd(), '2026-11-21', { NEXT_PUBLIC_SITE_URL: 'https://sparks.ca' })
    expect(settled.some(({ message }) => message.includes('siteUrl'))).toBe(false)
  })

  it('advises to look at a utility again after half a year', () => {
    const text = "checkedOn: '2026-01-01'"
    expect(fileFindings('content/utilities.ts', text, '2026-06-30')).toEqual([])
    expect(fileFindings('content/utilities.ts', text, '2026-07-01')).toMatchObject([{ line: 1, kind: 'advice' }])
  })

  it('advises against the rating while it is on', () => {
    const advice = (value: boolean) =>
      fileFindings('content/claims.ts', `export const ratingInStructuredData = ${value}`, '2026-11-21')
    expect(advice(true)).toMatchObject([{ kind: 'advice' }])
    expect(advice(false)).toEqual([])
  })

  it('advises to name a review site until it has a name and an address', () => {
    const advice = (site: string) =>
      fileFindings('content/claims.ts', `  a: { ${site}, unnamed: 'one site' },`, '2026-11-21')
    expect(advice("name: '', href: ''")).toMatchObject([
      { kind: 'advice', message: expect.stringContaining('one site') },
    ])
    expect(advice("name: 'Sparks', href: ''")).toHaveLength(1)
    expect(advice("name: 'Sparks', href: 'https://sparks.ca'")).toEqual([])
  })
})

describe('variables', () => {
  it.each(['https://www.example.com', 'sparks.ca', 'http://localhost:3000'])(
    'rejects %s as the published address',
    (value) => {
      for (const name of ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_LEAD_ENDPOINT'])
        expect(badVariables({ [name]: value })).toMatchObject([{ file: name, kind: 'placeholder' }])
    },
  )

  it('accepts no value or an https address', () => {
    expect(badVariables({ NEXT_PUBLIC_SITE_URL: 'https://sparks.ca', NEXT_PUBLIC_LEAD_ENDPOINT: '' })).toEqual([])
  })
})

describe('every build', () => {
  it.each([
    ['NEXT_PUBLIC_SITE_URL', 'www.sparks.ca'],
    ['NEXT_PUBLIC_SITE_URL', 'sparks.ca:443'],
    ['NEXT_PUBLIC_SITE_URL', 'https://sparks.ca/site'],
    ['NEXT_PUBLIC_LEAD_ENDPOINT', 'formsubmit.co/leads@sparks.ca'],
    ['NEXT_PUBLIC_LEAD_ENDPOINT', 'leads@sparks.ca'],
    ['NEXT_PUBLIC_LEAD_ENDPOINT', 'https://formsubmit.coleads@sparks.ca'],
  ])('refuses %s=%s', (name, value) =>
    expect(() => assertAddresses({ [name]: value })).toThrow(`${name}: found ${value}, expected an address`),
  )

  it.each([
    ['NEXT_PUBLIC_SITE_URL', ''],
    ['NEXT_PUBLIC_SITE_URL', 'https://www.sparks.ca/'],
    ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000'],
    ['NEXT_PUBLIC_LEAD_ENDPOINT', 'https://formsubmit.co/leads@sparks.ca'],
    ['NEXT_PUBLIC_LEAD_ENDPOINT', 'http://localhost:4100/leads'],
  ])('accepts %s=%s', (name, value) => expect(() => assertAddresses({ [name]: value })).not.toThrow())
})

describe('a production deploy', () => {
  const findings: LaunchFinding[] = [
    { file: 'a.ts', line: 3, kind: 'placeholder', message: 'fictional phone number: 905-555-0142' },
    { file: 'b.ts', line: 9, kind: 'placeholder', message: 'sample testimonial' },
    { file: 'c.ts', line: 1, kind: 'advice', message: 'look again' },
  ]

  it.each([
    { DEPLOY_ENV: 'production' },
    { VERCEL: '1', VERCEL_ENV: 'production' },
    { VERCEL: '1', VERCEL_TARGET_ENV: 'production' },
    { NETLIFY: 'true', CONTEXT: 'production' },
    { NETLIFY_LOCAL: 'true', CONTEXT: 'production' },
    { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' },
    { CF_PAGES: '1', CF_PAGES_BRANCH: 'live', PRODUCTION_BRANCH: 'live' },
  ])('fails with %o and lists every placeholder', (env) => {
    expect(() => assertDeployable(env, () => findings)).toThrow(/a\.ts:3: fictional phone[\s\S]*b\.ts:9: sample/)
    expect(() => assertDeployable(env, () => findings)).not.toThrow('c.ts')
  })

  it("fails where Vercel's own command builds for production, which only a file tells", () => {
    const root = mkdtempSync(join(tmpdir(), 'vercel-'))
    mkdirSync(join(root, '.vercel/output'), { recursive: true })
    const guarded = (env: Record<string, string>) => () => assertDeployable(buildEnvironment(root, env), () => findings)
    expect(guarded({ VERCEL: '1' })).not.toThrow()
    for (const target of ['preview', 'production']) {
      writeFileSync(join(root, '.vercel/output/builds.json'), JSON.stringify({ target }))
      if (target === 'production') expect(guarded({ VERCEL: '1' })).toThrow('placeholders')
      else expect(guarded({ VERCEL: '1' })).not.toThrow()
    }
    // What an earlier build for Vercel left behind is no sign elsewhere.
    expect(guarded({})).not.toThrow()
    rmSync(root, { recursive: true })
  })

  it('succeeds with real values', () => {
    expect(() => assertDeployable({ DEPLOY_ENV: 'production' }, () => findings.slice(2))).not.toThrow()
  })

  it.each([
    {},
    { VERCEL_ENV: 'preview' },
    { DEPLOY_ENV: 'staging' },
    { NETLIFY: 'true', CONTEXT: 'deploy-preview' },
    { CF_PAGES_BRANCH: 'a-change' },
    { CF_PAGES_BRANCH: 'main', PRODUCTION_BRANCH: 'live' },
  ])('does not run for %o', (env) => {
    expect(() => assertDeployable(env, () => findings)).not.toThrow()
  })
})
