import { describe, expect, it, vi } from 'vitest'
import { gtaPaths, placeName, torontoPaths } from '@/lib/content/registry'
import { zonedDate } from '@/lib/seo/dates'
import { metadataFor, notFoundMetadata, pageMetadata } from '@/lib/seo/metadata'
import { placeDescription } from '@/lib/seo/place-description'
import { shareTitle, titleLines } from '@/lib/seo/share-image'
import { absoluteUrl } from '@/lib/site'

vi.mock('@/content/business', async (original) => {
  const { business } = await original<typeof import('@/content/business')>()
  const offices = Object.entries(business.offices).map(([id, office]) => [id, { ...office, phone: '555-555-0111' }])
  return { business: { ...business, name: 'Borealis Wiring', offices: Object.fromEntries(offices) } }
})

const page = { path: '/toronto', title: 'Toronto | {business}', description: 'Call {phone}: 200\u00a0A.' } as const

describe('page metadata', () => {
  it('lists every town that is served in the description of every place, and Toronto for its districts', () => {
    const districts = torontoPaths.map(placeName)
    const towns = gtaPaths.map(placeName).filter((name) => !districts.includes(name))
    for (const path of [...gtaPaths, ...torontoPaths]) {
      const description = placeDescription(path)
      for (const town of towns) expect(description, path).toContain(town)
    }
  })

  it('fills tokens in plain text, with the number of the page and ordinary spaces', () => {
    const { title, description } = metadataFor(page)
    expect(title).toEqual({ absolute: 'Toronto | Borealis Wiring' })
    expect(description).toBe('Call 555-555-0111: 200 A.')
  })

  it('refuses an unknown token', () => {
    expect(() => metadataFor({ ...page, title: 'Hello {nobody}' })).toThrow('{nobody}')
  })

  it('dates an article with its zone', () => {
    const { openGraph } = metadataFor({ ...page, type: 'article', publishedTime: '2025-08-17' })
    expect(openGraph).toMatchObject({ type: 'article', publishedTime: '2025-08-17T00:00:00-04:00' })
  })

  it('gives the not-found page no canonical, and noindex', () => {
    const { alternates, openGraph, robots } = notFoundMetadata()
    expect(alternates).not.toHaveProperty('canonical')
    expect(openGraph).not.toHaveProperty('url')
    expect(robots).toEqual({ index: false, follow: true })
  })

  it('gives a content page its own address', () => {
    expect(pageMetadata('/about').alternates?.canonical).toBe(absoluteUrl('/about'))
  })

  it('includes the modified date of an article', () => {
    const dated = { ...page, type: 'article', publishedTime: '2025-08-17' } as const
    expect(metadataFor(dated).openGraph).not.toHaveProperty('modifiedTime')
    expect(metadataFor({ ...dated, modifiedTime: '2026-03-03' }).openGraph).toMatchObject({
      modifiedTime: '2026-03-03T00:00:00-05:00',
    })
  })
})

describe('dates', () => {
  it.each([
    ['2025-08-17', '2025-08-17T00:00:00-04:00'],
    ['2021-01-12', '2021-01-12T00:00:00-05:00'],
    // The clocks change in the night: midnight itself is still on the old time.
    ['2026-03-08', '2026-03-08T00:00:00-05:00'],
  ])('%s is %s in Toronto', (day, zoned) => expect(zonedDate(day)).toBe(zoned))

  it.each(['', '17 August 2025', '2025-13-01', '2025-08-17T10:00', '2025-08-17T10:00:00Z'])('refuses %j', (day) => {
    expect(() => zonedDate(day)).toThrow('expected YYYY-MM-DD')
  })
})

describe('the title on a share image', () => {
  it('wraps into lines of even length', () => {
    expect(titleLines('The real dangers of cheap Wi-Fi switches', 38)).toEqual([
      'The real dangers of',
      'cheap Wi-Fi switches',
    ])
  })

  it('keeps an ampersand with the word behind it', () => {
    expect(titleLines('Panel upgrades & larger services', 20)).toEqual(['Panel upgrades', '&\u00a0larger services'])
  })

  it('puts a word that is too long on a line of its own', () => {
    expect(titleLines('Extraordinarily long', 5)).toEqual(['Extraordinarily', 'long'])
  })

  it('leaves emoji out, which the image’s renderer would fetch from the network', () => {
    expect(shareTitle('⚡ Safe cords 👨‍👩‍👧 in 🇨🇦, 5️⃣ rules ☎').lines.join(' ')).toBe('Safe cords in , 5 rules')
    expect(shareTitle('Lutron® & HomeWorks™ – 240 V').lines.join(' ')).toBe('Lutron® &\u00a0HomeWorks™ – 240 V')
  })

  it('is smaller the longer it is, with typographic apostrophes', () => {
    const [short, long] = [shareTitle("Don't wait"), shareTitle('What to do when the breakers trip again and again')]
    expect(short).toMatchObject({ lines: ['Don’t wait'] })
    expect(short.size).toBeGreaterThan(long.size)
  })
})
