import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { reasonTitles, serviceCards } from '@/content/cards'
import { claims, ratingInStructuredData } from '@/content/claims'
import { faqs } from '@/content/faqs'
import { images } from '@/content/images'
import { navigation } from '@/content/navigation'
import { page as aboutPage } from '@/content/pages/about'
import { page as homePage } from '@/content/pages/home'
import { page as torontoPage } from '@/content/pages/toronto'
import { prices } from '@/content/prices'
import { homeTestimonials, panelUpgradeTestimonials } from '@/content/testimonials'
import { utilities } from '@/content/utilities'
import { locationPages } from '@/lib/content/locations'
import { categoryPages, emergencyCategoryPage, emergencyPages, servicePages } from '@/lib/content/services'
import type { EmergencyPage, LocationPage, ServicePage, Utility } from '@/lib/content/types'
import { routes, staticPaths } from '@/lib/routes'
import { locationDescription } from '@/lib/seo/location-description'
import { businessNode } from '@/lib/seo/nodes'
import { homeView } from '@/lib/views/home'
import { torontoView } from '@/lib/views/toronto'
import { bodyText, copyOf, copyPages, posts } from '../support/site-copy'

const emergency: Record<string, EmergencyPage> = { emergency: emergencyCategoryPage, ...emergencyPages }
const locations = Object.entries(locationPages) as [keyof typeof locationPages, LocationPage][]

/** Text files of the site under a folder: path from the checkout to content. */
function sourceFiles(...folders: string[]): [path: string, text: string][] {
  return folders.flatMap((folder) =>
    readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|md)$/.test(file))
      .map((file): [string, string] => {
        const path = join(folder, file)
        return [path, readFileSync(join(process.cwd(), path), 'utf8')]
      }),
  )
}

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.findIndex((other) => other.toLowerCase() === value.toLowerCase()) !== index)

describe('every page', () => {
  it('has copy, and every page with copy has an address', () => {
    const paths = copyPages.map(({ path }) => path)
    expect(repeated(paths)).toEqual([])
    expect([...paths].sort()).toEqual([...staticPaths(), ...posts.map(({ slug }) => routes.post(slug)), '/404'].sort())
  })

  it.each(['title', 'description', 'h1'] as const)('has a %s of its own', (field) => {
    expect(repeated(copyPages.map((page) => page[field]))).toEqual([])
  })

  it('has a title that fits a search result', () => {
    const wrong = copyPages.filter(({ title }) => title.length < 30 || title.length > 60)
    expect(wrong.map(({ path, title }) => `${path}: ${title.length}: ${title}`)).toEqual([])
  })

  it('has a description that fits a search result', () => {
    const wrong = copyPages.filter(({ kind, description }) => {
      return description.length < 110 || description.length > (kind === 'location' ? 155 : 160)
    })
    expect(wrong.map(({ path, description }) => `${path}: ${description.length}: ${description}`)).toEqual([])
  })

  it('has an h1 and headings short enough to set large', () => {
    const own = copyPages.filter(({ kind, path }) => kind !== 'post' && path !== '/')
    const long = own.flatMap(({ path, h1, strings }) => [
      ...(h1.length > 40 ? [`${path}: ${h1}`] : []),
      ...strings
        .filter(({ where, text }) => /heading$/.test(where) && text.length > 40)
        .map((s) => `${path}: ${s.text}`),
    ])
    expect(long).toEqual([])
  })

  it('is led to by a link in the copy of another page, and not only by menus', () => {
    const linked = new Set(
      copyPages.flatMap(({ path, links }) => links.map((link) => link.split('#')[0]).filter((link) => link !== path)),
    )
    const mustBeLinked = copyPages.filter(({ path }) => !['/', '/404', routes.thankYou()].includes(path))
    expect(mustBeLinked.filter(({ path }) => !linked.has(path)).map(({ path }) => path)).toEqual([])
  })
})

describe('links in copy', () => {
  const paths = new Set(copyPages.map(({ path }) => path).filter((path) => path !== '/404'))

  /** Fragments that the screens give to sections, and those that come from content. */
  function hasFragment(path: string, fragment: string): boolean {
    if (path === routes.contact()) return ['quote', 'areas'].includes(fragment)
    const page = emergency[path.slice(1)]
    if (page) {
      const own = [...page.choices.items, ...page.sequences.items].map(({ id }) => id)
      return [...own, 'never', 'who-to-call', 'cost', 'quote'].includes(fragment)
    }
    if (path.slice(1) in servicePages) return ['what', 'steps', 'cost', 'questions', 'quote'].includes(fragment)
    return false
  }

  it('lead to pages and sections that exist', () => {
    const dead = copyPages.flatMap(({ path, links }) =>
      links
        .filter((link) => {
          const [target = '', fragment] = link.split('#')
          return !paths.has(target) || (fragment !== undefined && !hasFragment(target, fragment))
        })
        .map((link) => `${path}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  it('never lead to the page that they stand on', () => {
    expect(copyPages.filter(({ path, links }) => links.includes(path)).map(({ path }) => path)).toEqual([])
  })

  it('dial whole numbers and open secure addresses', () => {
    const odd = copyPages.flatMap(({ path, strings }) =>
      strings.flatMap(({ text }) =>
        [...text.matchAll(/\]\(([^/)][^)]*)\)/g)]
          .map((match) => match[1] as string)
          .filter((href) => !/^tel:\+1\d{10}$/.test(href) && !href.startsWith('https://') && !(href in images))
          .map((href) => `${path}: ${href}`),
      ),
    )
    expect(odd).toEqual([])
  })

  it('say where they go', () => {
    const vague = copyPages.flatMap(({ path, strings }) =>
      strings
        .flatMap(({ text }) => [...text.matchAll(/\[([^\]]+)\]\(/g)].map((match) => match[1] as string))
        .filter((label) => /^(click )?here$|^(learn|read|find out) more$|^this( page)?$|^link$/i.test(label))
        .map((label) => `${path}: ${label}`),
    )
    expect(vague).toEqual([])
  })
})

describe('references', () => {
  it('name pictures that are there', () => {
    const named = [
      ...Object.keys(images),
      ...Object.values({ ...categoryPages, ...servicePages, ...emergency, about: aboutPage }).flatMap((page) =>
        'image' in page && page.image ? [page.image as string] : [],
      ),
      ...posts.map(({ data }) => String(data.featuredImage)),
    ]
    expect(named.filter((name) => !existsSync(join(process.cwd(), 'content/images', `${name}.webp`)))).toEqual([])
  })

  it('lead from a service to others, each once', () => {
    for (const [path, page] of Object.entries({ ...servicePages, ...emergency }) as [string, ServicePage][]) {
      expect(page.related, path).not.toContain(path)
      expect(new Set(page.related).size, path).toBe(page.related.length)
    }
  })

  it('give a place four to seven neighbours, itself not among them', () => {
    for (const [path, { neighbours }] of locations) {
      expect(neighbours, path).not.toContain(path)
      expect(new Set(neighbours).size, path).toBe(neighbours.length)
      expect(neighbours.length, path).toBeGreaterThanOrEqual(4)
      expect(neighbours.length, path).toBeLessThanOrEqual(7)
    }
  })

  it('give every place its own utility by name', () => {
    const silent = locations.filter(([path, { utility }]) => {
      const [name] = (utilities[utility] as Utility).name.split(/ Utilities| Energy| \(/)
      return !bodyText(copyOf(`/${path}`)).includes(name as string)
    })
    expect(silent.map(([path]) => path)).toEqual([])
  })
})

describe('prices and values of the business', () => {
  const copyFiles = sourceFiles('content')

  it('have no dollar figure outside the price list', () => {
    const found = copyFiles.filter(([path, text]) => path !== 'content/prices.ts' && /\$\s?\d/.test(text))
    expect(found.map(([path]) => path)).toEqual([])
  })

  /** Names the values that the site came with, so that the launch check finds them. */
  const placeholderList = 'lib/launch/placeholders.ts'

  it('keep the name, numbers, inbox and licence in one file', () => {
    const values = [
      business.name,
      business.email,
      business.licence.number,
      ...[business.phone, business.torontoPhone].flatMap(({ display, e164 }) => [display, e164]),
    ]
    const found = sourceFiles('content', 'lib', 'app', 'components')
      .filter(([path]) => path !== 'content/business.ts' && path !== placeholderList)
      .flatMap(([path, text]) => values.filter((value) => text.includes(value)).map((value) => `${path}: ${value}`))
    expect(found).toEqual([])
  })

  it("keep the utilities' outage numbers in one file", () => {
    const numbers = Object.values<Utility>(utilities).flatMap(({ outagePhone }) => (outagePhone ? [outagePhone] : []))
    const found = copyFiles
      .filter(([path]) => path !== 'content/utilities.ts')
      .flatMap(([path, text]) =>
        numbers.filter((n) => text.includes(n.display) || text.includes(n.e164)).map((n) => `${path}: ${n.display}`),
      )
    expect(found).toEqual([])
  })

  it('set a price fact as the price alone, and every fact short', () => {
    const wrong = Object.entries(servicePages as Record<string, ServicePage>).flatMap(([path, { facts }]) =>
      facts
        .filter(({ value }) => (value.includes('{price:') ? !/^\{price:[a-z0-9-]+\}$/.test(value) : value.length > 45))
        .map(({ value }) => `${path}: ${value}`),
    )
    expect(wrong).toEqual([])
  })

  it('list the prices of the specification', () => {
    const ranges = Object.fromEntries(Object.entries(prices).map(([id, { range }]) => [id, range]))
    expect(ranges).toEqual({
      diagnostics: '$200-$600',
      'panel-upgrade': '$1,500-$3,500+',
      'fuse-to-breaker': '$1,500-$3,000+',
      'pot-light': '$120-$250 each',
      'ev-level-2': '$800-$1,800+',
    })
    for (const id of Object.keys(prices)) {
      expect(
        faqs.filter(({ answer }) => answer.includes(`{price:${id}}`)),
        id,
      ).toHaveLength(1)
    }
  })
})

describe('forms', () => {
  it('show an example that reads as one', () => {
    const wrong = copyPages.flatMap(({ path, strings }) =>
      strings
        .filter(({ where, text }) => where.endsWith('example') && !text.startsWith('Example: '))
        .map(({ text }) => `${path}: ${text}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('claims', () => {
  const raw = (path: string) =>
    copyOf(path)
      .strings.map(({ text }) => text)
      .join('\n')
  const token = (id: keyof typeof claims) => `{claim:${id}}`
  const servicesAndEmergency = [...Object.keys(servicePages), ...Object.keys(emergencyPages)]

  it.each([
    'sinceHome',
    'experienceHome',
    'reviewsHome',
    'ratingHome',
    'customersHome',
    'reviewsStructuredData',
  ] as const)('%s stands on the home page', (id) => {
    expect(raw('/')).toContain(token(id))
  })

  it('the hero badge shows 400+ at 5.0', () => {
    expect(homeView().reviews).toEqual({ count: claims.reviewsHome.value, rating: claims.ratingHome.value })
  })

  it('structured data rates the firm 700 times at 5.0, as long as the owner keeps the switch on', () => {
    const rating = JSON.stringify(businessNode('/'))
    expect(rating.includes(`"ratingValue":"${claims.ratingStructuredData.value}"`)).toBe(ratingInStructuredData)
    expect(rating.includes(`"reviewCount":${claims.reviewsStructuredData.value}`)).toBe(ratingInStructuredData)
  })

  it('the header tagline has the year of the home page', () => {
    expect(business.tagline).toContain(claims.sinceHome.value)
  })

  it.each(['experienceAbout', 'projectsAbout', 'availabilityAbout', 'satisfactionAbout'] as const)(
    '%s is one of the stats on /about',
    (id) => {
      expect(aboutPage.stats.items.map(({ value }) => value)).toContain(token(id))
    },
  )

  it.each(['reviewsSearchEngine', 'reviewsHomeServices'] as const)('%s is on a trust card of /toronto', (id) => {
    expect(torontoPage.trust.items.filter(({ title, text }) => `${title} ${text}`.includes(token(id)))).toHaveLength(1)
  })

  it('category pages say both since 1974 and 40+ years', () => {
    for (const category of [...Object.keys(categoryPages), 'emergency']) {
      expect(raw(`/${category}`), category).toContain(token('sinceServices'))
      expect(raw(`/${category}`), category).toContain(token('experienceServices'))
    }
  })

  it('service pages say one of the two', () => {
    const silent = servicesAndEmergency.filter(
      (path) =>
        !raw(`/${path}`).includes(token('sinceServices')) && !raw(`/${path}`).includes(token('experienceServices')),
    )
    expect(silent).toEqual([])
  })

  it('keep the values of the specification', () => {
    expect(Object.fromEntries(Object.entries(claims).map(([id, { value }]) => [id, value]))).toEqual({
      sinceHome: '1972',
      experienceHome: '50+ years',
      sinceServices: '1974',
      experienceServices: '40+ years',
      experienceAbout: '10+',
      projectsAbout: '1000+',
      availabilityAbout: '24/7',
      satisfactionAbout: '100%',
      reviewsHome: '400+',
      ratingHome: '5.0',
      reviewsSearchEngine: '400+',
      reviewsHomeServices: '300+',
      reviewsStructuredData: '700',
      ratingStructuredData: '5.0',
      customersHome: '5000+',
    })
  })
})

describe('the specification', () => {
  it.each<[statement: string, path: string, words: RegExp]>([
    ['a panel upgrade takes 4-8 hours', '/', /4 to 8 hours/],
    ['a panel upgrade takes 4-8 hours', '/residential/panel-upgrades', /4 to 8 hours/],
    ['smart home programming takes 2-6 hours and more', '/', /2 to 6 hours or more/],
    ['invoices come by email', '/', /By email, when the work is done/],
    ['cash, credit card and debit card, in CAD', '/', /cash, credit card or debit card, in Canadian dollars/],
    ['family-run, licensed and insured', '/', /family-run[\s\S]*ECRA\/ESA licence #[\s\S]*Insured/],
    ['authorized dealer of a lighting and shading brand', '/smart-home', /authorized Lutron dealer/i],
    ['fuse-to-breaker price on its page', '/residential/fuse-box-conversions', /\$1,500-\$3,000\+/],
    ['LED saves up to 80 percent', '/residential/pot-lights-led-lighting', /up to 80 percent/],
    ['LED is rated for 25,000 hours and more', '/residential/pot-lights-led-lighting', /25,000 hours or more/],
    ['commercial LED saves up to 50-80 percent', '/commercial/panel-lighting-upgrades', /up to 50 to 80 percent/],
    ['emergency units give at least 90 minutes', '/commercial/exit-security-lighting', /at least 90 minutes/],
    ['120/208 V three-phase', '/commercial/transformers-subpanels', /120\/208 V/],
    ['480 V behind a transformer', '/industrial/machinery-connections', /480 V[\s\S]*transformer/],
    ['600 V and 800 A', '/industrial/600v-800a-services', /600 V[\s\S]*800 A/],
    ['a reply in 2-4 business hours', '/thank-you', /typically[^.]* 2 to 4 hours[^.]* business hours/],
    ['otherwise the next business day', '/thank-you', /next business day/],
    ['the phone is answered 24/7 for emergencies', '/thank-you', /24\/7/],
    ['bookings by phone', '/contact', /every booking is made on it/],
    ['reviews by site', '/toronto', /400\+[\s\S]*300\+/],
    ['insured, licensed, on /about', '/about', /ECRA\/ESA licence #/],
  ])('%s: %s', (_statement, path, wanted) => {
    const { h1 } = copyOf(path)
    expect(`${h1}\n${bodyText(copyOf(path))}`).toMatch(wanted)
  })

  it.each([
    ['/blog', 'Electrical Insights & Tips'],
    ['/404', 'Oops! Page not found'],
  ])('%s is headed %s', (path, h1) => {
    expect(copyOf(path).h1).toBe(h1)
  })

  it('asks eleven questions, each once', () => {
    expect(faqs).toHaveLength(11)
    expect(repeated(faqs.map(({ question }) => question))).toEqual([])
  })

  it('shows four testimonials on the home page and three in the carousel', () => {
    expect(homeTestimonials).toHaveLength(4)
    expect(panelUpgradeTestimonials).toHaveLength(3)
  })

  it('shows eighteen neighbourhood cards on /toronto', () => {
    const { cards, more } = torontoView()
    expect(cards).toHaveLength(18)
    expect(more.map(({ href }) => href)).toEqual([
      '/toronto/little-italy',
      '/toronto/the-annex',
      '/toronto/kensington-market',
    ])
  })

  it('keeps office hours and places', () => {
    expect(business.offices.map(({ city, street, hours }) => [city, street, hours.label])).toEqual([
      ['Woodbridge', 'Stilton Road', 'Mon-Fri 7AM-6PM'],
      ['Toronto', 'Yonge Street', 'Mon-Fri 9AM-5PM'],
    ])
  })

  it('gives every place six service cards and four reasons', () => {
    expect(Object.keys(serviceCards)).toHaveLength(6)
    expect(Object.values(reasonTitles)).toEqual(['ESA certified', '24/7 service', 'Local experts', 'Guaranteed'])
    for (const [path, { services, reasons }] of locations) {
      expect(Object.keys(services.cards), path).toEqual(Object.keys(serviceCards))
      expect(Object.keys(reasons.items), path).toEqual(Object.keys(reasonTitles))
    }
  })

  it("lists 25 served cities after a place's own sentence", () => {
    for (const [path, { metaDescription }] of locations) {
      const description = locationDescription(path)
      expect(description.startsWith(metaDescription), path).toBe(true)
      expect(description.slice(metaDescription.length).split(','), path).toHaveLength(25)
    }
  })

  it('offers the areas of the navigation menu', () => {
    expect(navigation.areasMenu.areas).toHaveLength(17)
    expect(homePage.badges).toContain('ESA certified')
  })

  it('has its ten posts, newest first', () => {
    expect(posts.map(({ slug, data }) => [slug, data.category, data.publishDate])).toEqual([
      ['wifi-dangers-and-switches', 'Smart Home', '2025-08-17'],
      ['wifi-sleep-automation', 'Smart Home', '2024-10-23'],
      ['backyard-oasis', 'Outdoor', '2023-06-19'],
      ['outdoor-retreat', 'Outdoor', '2023-06-14'],
      ['smart-home-security-101', 'Smart Home', '2021-06-03'],
      ['flickering-lights-causes', 'Troubleshooting', '2021-05-02'],
      ['landscape-lighting-benefits', 'Outdoor', '2021-03-04'],
      ['electrical-rewiring-new-year', 'Residential', '2021-01-12'],
      ['electrical-emergency-signs', 'Safety', '2020-08-20'],
      ['motion-sensor-benefits', 'Smart Home', '2020-07-03'],
    ])
  })

  it('ends every post with a call that shows the phone', () => {
    for (const { slug, content } of posts) {
      const last = content
        .trim()
        .split(/\n\s*\n/)
        .at(-1)
      expect(last, slug).toMatch(/^\*\*Call \{phone\}\*\*/)
    }
  })
})

describe('safety', () => {
  it('puts 911 first in the danger box of every emergency page', () => {
    for (const [path, page] of Object.entries(emergency)) expect(page.danger, path).toMatch(/911[^.]*first/i)
  })

  it('keeps one distance from a downed line: 10 m', () => {
    const wrong = copyPages.flatMap(({ path, body }) =>
      body
        .filter(
          ({ text }) =>
            /\b(wire|line|span)\b/i.test(text) &&
            /\b(stay|keep|stand|within|back)\b[^.]*\b(3 m|11 m|10 feet|three metres)\b/i.test(text),
        )
        .map(({ text }) => `${path}: ${text}`),
    )
    expect(wrong).toEqual([])
  })

  it('never says that 90 minutes are required', () => {
    const wrong = copyPages.filter((page) => /90 minutes[^.]*\brequire|requires?[^.]*90 minutes/i.test(bodyText(page)))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('promises a reply only as the specification does: typically', () => {
    const bare = copyPages.flatMap(({ path, body }) =>
      body
        .filter(({ text }) => /2 to 4 hours/.test(text) && !/(typically|usually)[^.]*2 to 4 hours/.test(text))
        .map(({ text }) => `${path}: ${text}`),
    )
    expect(bare).toEqual([])
  })
})
