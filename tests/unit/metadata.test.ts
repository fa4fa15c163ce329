import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentFiles } from '@/lib/content/load-content'
import { pageAt } from '@/lib/content/pages'
import { nameOf } from '@/lib/content/registry'
import { replaceContent, siteContent } from '@/lib/content/site-content'
import { businessNode } from '@/lib/seo/json-ld/nodes'
import { pageMetadata } from '@/lib/seo/metadata'
import { placeDescription } from '@/lib/seo/seo-fields'
import { ampersandParts, shareTitle, titleLines } from '@/lib/seo/share-image'
import { zonedDate } from '@/lib/seo/zoned-date'

const { business, claims, singlePages } = contentFiles
const { about, toronto } = singlePages
const offices = Object.entries(business.offices).map(([id, office]) => [id, { ...office, phone: '555-555-0111' }])
beforeAll(() =>
  replaceContent({
    business: { ...business, name: 'Borealis Wiring', offices: Object.fromEntries(offices) },
    claims: { ...claims, reviewsBoth: { ...claims.reviewsBoth, value: '1,200+' } },
    ratingInStructuredData: true,
    singlePages: {
      ...singlePages,
      about: { ...about, seoTitle: 'Hello {nobody}' },
      toronto: { ...toronto, seoTitle: 'Toronto | {business}', metaDescription: 'Call {phone}: 200\u00a0A.' },
    },
  }),
)
afterAll(() => replaceContent())

describe('metadata', () => {
  it('has every served town in the description of every place', () => {
    const { neighbourhoodIds, townIds } = siteContent()
    const districts = neighbourhoodIds.map(nameOf)
    const towns = townIds.map(nameOf).filter((name) => !districts.includes(name))
    for (const path of [...townIds, ...neighbourhoodIds])
      for (const town of towns) expect(placeDescription(path), path).toContain(town)
  })

  it('has its tokens filled with plain text, the phone of the page and ordinary spaces', () => {
    const { title, description } = pageMetadata(pageAt('/toronto'))
    expect(title).toEqual({ absolute: 'Toronto | Borealis Wiring' })
    expect(description).toBe('Call 555-555-0111: 200 A.')
    expect(() => pageMetadata(pageAt('/about'))).toThrow('{nobody}')
  })

  it('of the not-found page has noindex and no URL', () => {
    const { alternates, openGraph, robots } = pageMetadata(pageAt('/404'))
    expect(alternates).toMatchObject({ canonical: undefined })
    expect(openGraph).toMatchObject({ url: undefined })
    expect(robots).toEqual({ index: false, follow: true })
  })

  it.each([
    ['2025-08-17', '2025-08-17T00:00:00-04:00'],
    // The clocks change at 2 AM, so that midnight has the old offset.
    ['2026-03-08', '2026-03-08T00:00:00-05:00'],
  ])('has %s as %s', (day, zoned) => expect(zonedDate(day)).toBe(zoned))

  it.each(['17 August 2025', '2025-13-01', '2025-08-17T10:00:00Z'])('rejects the date %j', (day) =>
    expect(() => zonedDate(day)).toThrow(),
  )
})

it('the number of reviews in structured data is parsed from the claim', () =>
  expect(businessNode(pageAt('/')).aggregateRating).toMatchObject({ reviewCount: 1200 }))

describe('the title on a share image', () => {
  it.each([
    ['lines of similar length', 'Risks of cheap Wi-Fi plugs', 20, ['Risks of cheap', 'Wi-Fi plugs']],
    ['an ampersand with its word', 'Panel repairs & more', 13, ['Panel repairs', '&\u00a0more']],
    ['a long word on a line of its own', 'Extraordinarily long', 5, ['Extraordinarily', 'long']],
  ])('has %s', (_what, title, width, lines) => expect(titleLines(title, width)).toEqual(lines))

  it('has a coloured ampersand only between words', () => {
    expect(ampersandParts('R&D wiring')).toEqual(['R&D wiring'])
    expect(ampersandParts('Light &\u00a0power')).toEqual(['Light ', '&', '\u00a0power'])
  })

  it('has no emoji, which the renderer would load from the network, and a smaller size if it is long', () => {
    expect(shareTitle('⚡ Safe cords 👨‍👩‍👧 in 🇨🇦, 5️⃣ rules ☎').lines.join(' ')).toBe('Safe cords in , 5 rules')
    expect(shareTitle('Lutron® & HomeWorks™ – 240 V').lines.join(' ')).toBe('Lutron® &\u00a0HomeWorks™ – 240\u00a0V')
    const [short, long] = [shareTitle("Don't 'wait'"), shareTitle('What to do when the breakers trip again and again')]
    expect(short.lines).toEqual(['Don’t ‘wait’'])
    expect(short.size).toBeGreaterThan(long.size)
  })
})
