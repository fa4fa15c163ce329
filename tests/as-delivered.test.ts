import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { reasonTitles, serviceCards } from '@/content/cards'
import { claims, ratingInStructuredData } from '@/content/claims'
import { faqs } from '@/content/faqs'
import { prices } from '@/content/prices'
import { homeTestimonials } from '@/content/testimonials'
import { getPosts } from '@/lib/blog/posts'
import { priceRange } from '@/lib/content/formats'
import {
  categoryPages,
  emergencyPages,
  gtaPaths,
  servicePages,
  staticPaths,
  torontoPaths,
  townsIn,
} from '@/lib/content/registry'
import { testimonialsOf } from '@/lib/content/testimonials'
import { routes } from '@/lib/routes'
import { seoFieldsOf } from '@/lib/seo/page-registry'
import { placeDescription } from '@/lib/seo/place-description'
import { offices } from '@/lib/site'
import { renderPage } from './support/rendered'

/**
 * The specification's own values, on the pages that it puts them on. The owner may change any of them: a test whose fact
 * is no longer the delivered one switches itself off and says so. Words on a page count as changed once its `updatedOn`
 * is later than the delivery.
 */
const DELIVERED_ON = '2026-11-22'

/** One fact: why it no longer applies, or nothing; and what must be true while it does. */
function fact(name: string, changed: string | undefined, check: () => void | Promise<void>): void {
  it(name, async ({ skip }) => {
    if (changed) skip(`the owner changed it: ${changed}`)
    await check()
  })
}

const differs = (now: string, delivered: string) => (now === delivered ? undefined : `${delivered} is now ${now}`)
const textOf = async (path: string) => (await renderPage(path)).text.replace(/\s+/g, ' ')

/** Fails with one line: a page is too long to be shown. */
async function expectOn(path: string, words: string | RegExp, note = ''): Promise<void> {
  const text = await textOf(path)
  const found = typeof words === 'string' ? text.includes(words) : words.test(text)
  expect(found, `${path} does not say ${words}${note}`).toBe(true)
}

describe('prices', () => {
  const delivered: [id: keyof typeof prices, range: string, page?: string][] = [
    ['diagnostics', '$200-$600'],
    ['panel-upgrade', '$1,500-$3,500+', '/residential/panel-upgrades'],
    ['fuse-to-breaker', '$1,500-$3,000+', '/residential/fuse-box-conversions'],
    ['pot-light', '$120-$250 each', '/residential/pot-lights-led-lighting'],
    ['ev-level-2', '$800-$1,800+', '/ev-energy/charger-installation'],
  ]
  for (const [id, range, page] of delivered) {
    fact(
      `${id} is ${range}`,
      id in prices ? differs(priceRange(prices[id]), range) : 'it is no longer in the list',
      async () => {
        await expectOn('/', range.replace(' each', ''))
        if (page) await expectOn(page, range.replace(' each', ''))
      },
    )
  }
  fact('fuse box pages say from $1,500', differs(String(prices['fuse-to-breaker'].low), '1500'), async () => {
    await expectOn('/residential/fuse-box-conversions', /from \$1,500/i)
  })
})

describe('claims', () => {
  const deliveredCategories = Object.entries(categoryPages).flatMap(([slug, { updatedOn }]) =>
    updatedOn && updatedOn <= DELIVERED_ON ? [`/${slug}`] : [],
  )
  const delivered: [id: keyof typeof claims, value: string, ...pages: string[]][] = [
    ['sinceHome', '1972', '/'],
    ['experienceHome', '50+ years', '/'],
    ['sinceServices', '1974', ...deliveredCategories, '/emergency'],
    ['experienceServices', '40+ years', ...deliveredCategories, '/emergency'],
    ['experienceAbout', '10+', '/about'],
    ['projectsAbout', '1000+', '/about'],
    ['availabilityAbout', '24/7', '/about'],
    ['satisfactionAbout', '100%', '/about'],
    ['reviewsHome', '400+', '/'],
    ['ratingHome', '5.0', '/'],
    ['reviewsSearchEngine', '400+', '/toronto'],
    ['reviewsHomeServices', '300+', '/toronto'],
    ['customersHome', '5000+', '/'],
  ]
  for (const [id, value, ...pages] of delivered) {
    fact(`${id} is ${value}`, differs(claims[id].value, value), async () => {
      for (const path of pages) await expectOn(path, value)
    })
  }
  fact(
    'service pages say since 1974 or 40+ years',
    differs(`${claims.sinceServices.value}, ${claims.experienceServices.value}`, '1974, 40+ years'),
    async () => {
      for (const [path, { updatedOn }] of Object.entries({ ...servicePages, ...emergencyPages }))
        if (updatedOn && updatedOn <= DELIVERED_ON) await expectOn(`/${path}`, /1974|40\+ years/)
    },
  )
  fact(
    'structured data rate the firm 5.0 in 700 reviews',
    ratingInStructuredData
      ? differs(`${claims.ratingStructuredData.value} of ${claims.reviewsStructuredData.value}`, '5.0 of 700')
      : 'the rating is switched off',
    async () => {
      expect((await renderPage('/')).html).toMatch(/"ratingValue":"5\.0","reviewCount":700/)
    },
  )
})

describe('the business', () => {
  const delivered = [
    ['woodbridge', 'Stilton Road', 'Mon-Fri 7AM-6PM', '/gta/vaughan'],
    ['toronto', 'Yonge Street', 'Mon-Fri 9AM-5PM', '/toronto/riverdale'],
  ] as const
  for (const [id, street, label, place] of delivered) {
    const now = offices.find((office) => office.id === id)
    const changed = now ? differs(`${now.street}, ${now.hours.label}`, `${street}, ${label}`) : 'the office is gone'
    fact(`has an office on ${street}, ${label}`, changed, async () => {
      for (const text of [street, label]) await expectOn('/contact', text)
      await expectOn(place, label)
    })
  }
  fact(
    'is paid in cash, by credit card and by debit card, in CAD',
    differs(`${business.paymentAccepted}`, 'Cash,Credit Card,Debit Card'),
    async () => {
      expect((await renderPage('/')).html).toContain(
        '"paymentAccepted":"Cash, Credit Card, Debit Card","currenciesAccepted":"CAD"',
      )
    },
  )
})

describe('the blog', () => {
  const ten = [
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
  ] as const
  const there = getPosts()
  const missing = ten.filter(([slug]) => !there.some((post) => post.slug === slug)).map(([slug]) => slug)
  fact('has its ten posts, newest first', missing.length > 0 ? `without ${missing.join(', ')}` : undefined, () => {
    const among = there.filter(({ slug }) => ten.some(([known]) => known === slug))
    expect(among.map(({ slug, category, publishDate }) => [slug, category, publishDate])).toEqual(ten)
  })
})

describe('lists', () => {
  fact('eleven questions, six of them at first', differs(`${faqs.length}`, '11'), async () => {
    const { document } = await renderPage('/')
    const asked = [...document.querySelectorAll('#faq summary h3')].map(({ textContent }) => textContent)
    expect(asked).toHaveLength(11)
    expect(new Set(asked).size).toBe(11)
    expect(document.querySelectorAll('#faq details details')).toHaveLength(5)
  })
  fact('four testimonials on the home page', differs(`${homeTestimonials.length}`, '4'), async () => {
    for (const { name } of homeTestimonials) await expectOn('/', name)
  })
  fact(
    'three testimonials in the carousel',
    differs(`${testimonialsOf('residential/panel-upgrades').length}`, '3'),
    async () => {
      const { document } = await renderPage('/residential/panel-upgrades')
      expect(document.querySelectorAll('[aria-roledescription="carousel"] figure')).toHaveLength(3)
    },
  )
  fact('21 neighbourhoods, 18 of them cards on /toronto', differs(`${torontoPaths.length}`, '21'), async () => {
    const { document } = await renderPage('/toronto')
    const cards = [...document.querySelectorAll('a')].filter((link) =>
      /^Request Service or Estimate\s+in /.test(link.textContent ?? ''),
    )
    expect(cards.map((link) => link.getAttribute('href'))).toEqual(torontoPaths.slice(0, 18).map(routes.location))
  })
  fact('seventeen areas in the menu', differs(`${townsIn('header').length}`, '17'), () => {
    expect(townsIn('header').join(' ').replaceAll('gta/', '')).toBe(
      'ajax aurora brampton burlington caledon clarington king-city markham milton mississauga newmarket oakville oshawa pickering richmond-hill vaughan whitby',
    )
  })
  fact(
    'six service cards and four reasons on every place',
    differs(
      [...Object.values(serviceCards).map(({ name }) => name), ...Object.values(reasonTitles)].join(', '),
      'Panel upgrades, Wiring & outlets, Emergency repairs, Smart home, EV chargers, Commercial, ESA certified, 24/7 service, Local experts, Guaranteed',
    ),
    async () => {
      for (const path of [...gtaPaths, ...torontoPaths].map(routes.location)) {
        for (const { name } of Object.values(serviceCards)) await expectOn(path, name)
        for (const title of Object.values(reasonTitles)) await expectOn(path, title)
      }
    },
  )
  fact('25 served cities in the description of every place', differs(`${gtaPaths.length}`, '27'), () => {
    for (const path of [...gtaPaths, ...torontoPaths]) {
      expect(placeDescription(path).split(' Serving ')[1]?.split(','), path).toHaveLength(25)
    }
  })
})

describe('statements', () => {
  const delivered: [statement: string, path: string, words: RegExp][] = [
    ['a panel upgrade takes 4 to 8 hours', '/', /4(-| to )8 hours/],
    ['a panel upgrade takes 4 to 8 hours', '/residential/panel-upgrades', /4(-| to )8 hours/],
    ['smart home programming takes 2 to 6 hours and more', '/', /2 to 6 hours or more|2-6 hours\+/],
    ['invoices come by email', '/', /by email/i],
    ['cash, credit card or debit card', '/', /cash, credit card or debit card/i],
    ['the charger is extra', '/', /charger[^.]* extra/],
    ['insured', '/', /Insured/],
    ['family-run', '/', /family-run/i],
    ['authorized dealer of a lighting and shading brand', '/smart-home', /authorized Lutron dealer/i],
    ['LED saves up to 80%', '/residential/pot-lights-led-lighting', /up to 80 ?(%|percent)/i],
    ['LED is rated for 25,000+ hours', '/residential/pot-lights-led-lighting', /25,000\+? hours/],
    ['commercial LED saves 50-80%', '/commercial/panel-lighting-upgrades', /50(-| to )80 ?(%|percent)/],
    ['emergency units give at least 90 minutes', '/commercial/exit-security-lighting', /at least 90 minutes/i],
    ['120/208 V three-phase', '/commercial/transformers-subpanels', /120\/208\sV/],
    ['480 V behind a transformer', '/industrial/machinery-connections', /480\sV/],
    ['600 V and 800 A', '/industrial/600v-800a-services', /600\sV.*800\sA/],
    [
      'a reply typically in 2 to 4 hours in business hours',
      '/thank-you',
      /typically[^.]* 2 to 4 hours[^.]* business hours/,
    ],
    ['otherwise the next business day', '/thank-you', /next business day/],
    ['the message was submitted', '/thank-you', /submitted/i],
    ['the phone is answered 24/7 for emergencies', '/thank-you', /24\/7/],
    ['the blog is headed Electrical Insights & Tips', '/blog', /Electrical Insights & Tips/],
    ['why choose us, on every category', '/residential', /Why choose/],
    ['why choose us, on /emergency', '/emergency', /Why choose/],
  ]
  for (const [statement, path, words] of delivered) {
    const page = staticPaths().find((known) => known === path)
    const updatedOn = page && seoFieldsOf(page).updatedOn
    fact(
      `${path}: ${statement}`,
      !updatedOn ? `${path} is gone` : updatedOn > DELIVERED_ON ? `${path} was updated on ${updatedOn}` : undefined,
      async () => {
        await expectOn(path, words, '. If that was changed on purpose, set the updatedOn of its page to the day')
      },
    )
  }
})
