import { describe, expect, it } from 'vitest'
import { assertDeployable, assertUrls, buildEnvironment } from '@/lib/build/launch/deploy-guard'
import {
  badVariables,
  type LaunchProblem,
  type OwnersContent,
  ownerAdvice,
  placeholders,
  placeholdersIn,
} from '@/lib/build/launch/launch-problems'
import { siteContent } from '@/lib/content/site-content'
import { temporaryFolder, writeFiles } from '../support/temporary-folder'

const utility = { name: 'Hydro', outagePage: 'https://hydro.test', checkedOn: '2026-01-01' } as const
const from = (...dates: string[]) => dates.map((date) => ({ date }) as OwnersContent['testimonials'][number])
const rule = { text: 'Boats need a permit.', source: 'https://boatville.test', checkedOn: '2025-06-30' } as const
const boatville = { name: 'Boatville', kind: 'Town', suite: rule } as const
const complete: OwnersContent = {
  utilities: { hydro: utility },
  municipalities: { boatville },
  reviewSites: { a: { name: 'Sparks', href: 'https://sparks.test', unnamed: 'one site' } },
  ratingInStructuredData: false,
  promises: { ...siteContent().promises, items: {} as OwnersContent['promises']['items'] },
  people: { ...siteContent().people, items: [{} as OwnersContent['people']['items'][number]] },
  finishedJobs: { ...siteContent().finishedJobs, items: [{} as OwnersContent['finishedJobs']['items'][number]] },
  testimonials: from('2019-01-31', '2025-06-30', '2024-12-01'),
}

const emptyPromise = { wsib: { label: 'WSIB', value: '', note: '' } } as OwnersContent['promises']['items']

describe('the launch check', () => {
  it('reports the line of a placeholder, and accepts real values', () => {
    const initial = "one\n  phone: '905-555-0142',\n  sample: true,\n  phone: '(416) 555 0119',\n"
    const lines = ['a.ts:2', 'a.ts:3', 'a.ts:4']
    expect(placeholdersIn('a.ts', initial).map(({ source }) => source)).toEqual(lines)
    const real = "phone: '416-928-3311', e164: '+14169283311'\nsite: 'https://sparks.ca'\nsample: false\nno: '7001234'"
    expect(placeholdersIn('a.ts', real)).toEqual([])
    expect(placeholdersIn('a.ts', "  { name: 'Ann', sample: true },\n/** `sample: true` marks it. */")).toHaveLength(1)
    const found = placeholders(process.cwd(), { NEXT_PUBLIC_SITE_URL: 'https://sparks.ca' })
    expect(found.some(({ message }) => message.includes('siteUrl'))).toBe(false)
    const written = `siteUrl: "${siteContent().business.siteUrl}",`
    const root = temporaryFolder({ 'content/business.ts': written, 'public/a.txt': '' })
    expect(placeholders(root, { NEXT_PUBLIC_SITE_URL: 'https://sparks.ca' })).toEqual([])
    expect(placeholders(root, {})).toHaveLength(1)
    expect(found.filter(({ source }) => source.startsWith('content/schema/'))).toEqual([])
  })

  it('has no advice when the content is complete', () => expect(ownerAdvice('2026-06-30', complete)).toEqual([]))

  it.each<[string, Partial<OwnersContent>]>([
    ['Hydro: last checked', { utilities: { hydro: { ...utility, checkedOn: '2025-12-31' } } }],
    ['Hydro: never checked', { utilities: { hydro: { ...utility, checkedOn: '' } } }],
    [
      'Boatville, basement: last read 2025-06-29, 366 days ago: open https://boatville.test',
      { municipalities: { boatville: { ...boatville, basement: { ...rule, checkedOn: '2025-06-29' } } } },
    ],
    ['the rating', { ratingInStructuredData: true }],
    ['one site', { reviewSites: { a: { name: 'Sparks', href: '', unnamed: 'one site' } } }],
    ['"WSIB" is empty', { promises: { ...siteContent().promises, items: emptyPromise } }],
    ['the newest testimonial is of 2025-06-29', { testimonials: from('2025-06-29') }],
    ['nobody is named', { people: { ...siteContent().people, items: [] } }],
    ['no finished job', { finishedJobs: { ...siteContent().finishedJobs, items: [] } }],
  ])('has advice on %s', (message, change) => {
    expect(ownerAdvice('2026-06-30', { ...complete, ...change })).toMatchObject([
      { message: expect.stringContaining(message) },
    ])
  })
})

it.each([
  ['https://www.example.com', 1],
  ['sparks.ca', 1],
  ['http://localhost:3000', 1],
  ['https://sparks.ca', 0],
  ['', 0],
])('the published URL "%s" has %i problems', (value, count) => {
  for (const name of ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_LEAD_ENDPOINT'])
    expect(badVariables({ [name]: value })).toMatchObject(Array(count).fill({ source: name }))
})

describe('every build', () => {
  it.each([
    ['NEXT_PUBLIC_SITE_URL', 'www.sparks.ca'],
    ['NEXT_PUBLIC_SITE_URL', 'sparks.ca:443'],
    ['NEXT_PUBLIC_SITE_URL', 'https://sparks.ca/site'],
    ['NEXT_PUBLIC_LEAD_ENDPOINT', 'formsubmit.co/leads@sparks.ca'],
    ['NEXT_PUBLIC_LEAD_ENDPOINT', 'leads@sparks.ca'],
    ['NEXT_PUBLIC_LEAD_ENDPOINT', 'https://formsubmit.coleads@sparks.ca'],
  ])('rejects %s=%s', (name, value) => expect(() => assertUrls({ [name]: value })).toThrow(`${name}: found ${value}`))

  it.each([
    ['NEXT_PUBLIC_SITE_URL', ''],
    ['NEXT_PUBLIC_SITE_URL', 'https://www.sparks.ca/'],
    ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000'],
    ['NEXT_PUBLIC_LEAD_ENDPOINT', 'https://formsubmit.co/leads@sparks.ca'],
    ['NEXT_PUBLIC_LEAD_ENDPOINT', 'http://localhost:4100/requests'],
  ])('accepts %s=%s', (name, value) => expect(() => assertUrls({ [name]: value })).not.toThrow())
})

describe('a production deploy', () => {
  const problems: LaunchProblem[] = [
    { source: 'a.ts:3', message: 'fictional phone number: 905-555-0142' },
    { source: 'b.ts:9', message: 'sample testimonial' },
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
    expect(() => assertDeployable(env, () => problems)).toThrow(/a\.ts:3: fictional phone[\s\S]*b\.ts:9: sample/)
    expect(() => assertDeployable(env, () => [])).not.toThrow()
  })

  it('fails when the Vercel command builds for production, as its file says', () => {
    const root = temporaryFolder()
    const guarded = (env: Record<string, string>) => () => assertDeployable(buildEnvironment(root, env), () => problems)
    expect(guarded({ VERCEL: '1' })).not.toThrow()
    const setTarget = (target: string) => writeFiles(root, { '.vercel/output/builds.json': JSON.stringify({ target }) })
    setTarget('preview')
    expect(guarded({ VERCEL: '1' })).not.toThrow()
    setTarget('production')
    expect(guarded({ VERCEL: '1' })).toThrow('a.ts:3')
    // Other hosts ignore the file of an earlier build for Vercel.
    expect(guarded({})).not.toThrow()
  })

  it.each([
    {},
    { VERCEL_ENV: 'preview' },
    { DEPLOY_ENV: 'staging' },
    { NETLIFY: 'true', CONTEXT: 'deploy-preview' },
    { CF_PAGES_BRANCH: 'a-change' },
    { CF_PAGES_BRANCH: 'main', PRODUCTION_BRANCH: 'live' },
  ])('is not checked with %o', (env) => expect(() => assertDeployable(env, () => problems)).not.toThrow())
})
