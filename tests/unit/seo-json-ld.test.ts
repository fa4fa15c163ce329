import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { JsonLd } from '@/components/seo/json-ld'
import { business } from '@/content/business'
import { faqs } from '@/content/faqs'
import { getPosts } from '@/lib/blog/posts'
import { areaLinks } from '@/lib/content/links'
import { categorySlugs, gtaPaths, routes, servicePaths, torontoPaths } from '@/lib/routes'
import {
  aboutGraph,
  blogListGraph,
  blogPostGraph,
  categoryGraph,
  contactGraph,
  homeGraph,
  locationGraph,
  type PageGraph,
  privacyGraph,
  serviceGraph,
  torontoGraph,
} from '@/lib/seo/json-ld'
import { validateJsonLd } from '@/lib/seo/validate'
import { absoluteUrl } from '@/lib/site'

const graphs: [string, PageGraph][] = [
  [routes.home(), homeGraph()],
  [routes.about(), aboutGraph()],
  [routes.contact(), contactGraph()],
  [routes.privacy(), privacyGraph()],
  [routes.toronto(), torontoGraph()],
  [routes.blog(), blogListGraph()],
  ...categorySlugs.map((slug): [string, PageGraph] => [routes.category(slug), categoryGraph(slug)]),
  ...servicePaths.map((path): [string, PageGraph] => [routes.service(path), serviceGraph(path)]),
  ...[...gtaPaths, ...torontoPaths].map((path): [string, PageGraph] => [routes.location(path), locationGraph(path)]),
  ...getPosts().map(({ slug }): [string, PageGraph] => [routes.post(slug), blogPostGraph(slug)]),
]

// Read back from text, as a crawler does.
const nodesOf = (graph: PageGraph): Record<string, unknown>[] => JSON.parse(JSON.stringify(graph['@graph']))
const node = (graph: PageGraph, type: string) => nodesOf(graph).find((item) => [item['@type']].flat().includes(type))
const firm = (graph: PageGraph) => node(graph, 'Electrician') as Record<string, unknown>

describe('every page', () => {
  it.each(graphs)('%s keeps our rules', (path, graph) => {
    expect(validateJsonLd([JSON.stringify(graph)], absoluteUrl(path))).toEqual([])
  })

  it('speaks of one and the same firm, rated only where the page shows the figures', () => {
    const { aggregateRating, ...same } = firm(homeGraph())
    expect(aggregateRating).toMatchObject({ ratingValue: '5.0', reviewCount: 700 })
    for (const [path, graph] of graphs) {
      const { aggregateRating: rating, ...rest } = firm(graph)
      expect(rest).toEqual(same)
      expect(Boolean(rating), path).toBe(path === '/' || path === '/toronto')
    }
  })

  it('marks each question once on the whole site', () => {
    const asked = graphs.flatMap(([, graph]) => {
      const faq = node(graph, 'FAQPage') as { mainEntity: { name: string }[] } | undefined
      return faq?.mainEntity.map(({ name }) => name) ?? []
    })
    expect(asked.filter((name, index) => asked.indexOf(name) !== index)).toEqual([])
  })
})

describe('the firm', () => {
  it('has both offices, each with its own phone and hours', () => {
    expect(firm(contactGraph()).department).toMatchObject([
      {
        name: 'Ampersand Electric, Woodbridge office',
        telephone: '+19055550142',
        openingHoursSpecification: { opens: '07:00', closes: '18:00' },
      },
      {
        name: 'Ampersand Electric, Toronto office',
        telephone: '+14165550119',
        openingHoursSpecification: { opens: '09:00', closes: '17:00' },
      },
    ])
  })

  it('answers emergencies around the clock, all week', () => {
    const [contact] = firm(homeGraph()).contactPoint as {
      contactType: string
      hoursAvailable: { dayOfWeek: string[] }
    }[]
    expect(contact).toMatchObject({
      contactType: 'emergency',
      telephone: business.phone.e164,
      hoursAvailable: { opens: '00:00', closes: '23:59' },
    })
    expect(contact?.hoursAvailable.dayOfWeek).toHaveLength(7)
  })

  it('serves exactly the areas that the site lists', () => {
    const areas = firm(homeGraph()).areaServed as { name: string }[]
    expect(areas.map(({ name }) => name)).toEqual(areaLinks().map(({ label }) => label))
    expect(areas).toHaveLength(28)
  })

  it('says how it is paid and under which licence it works', () => {
    expect(firm(homeGraph())).toMatchObject({
      paymentAccepted: 'Cash, Credit Card, Debit Card',
      currenciesAccepted: 'CAD',
      identifier: { '@type': 'PropertyValue', value: business.licence.number },
    })
  })
})

describe('pages', () => {
  it('home: the site, the organization and all eleven questions, in words', () => {
    expect(node(homeGraph(), 'WebSite')).toMatchObject({ name: business.name, url: absoluteUrl('/') })
    expect(node(homeGraph(), 'Organization')).toBeDefined()
    const { mainEntity } = node(homeGraph(), 'FAQPage') as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }
    expect(mainEntity).toHaveLength(faqs.length)
    for (const { acceptedAnswer } of mainEntity) expect(acceptedAnswer.text).not.toMatch(/[{}\u00a0]|\]\(/)
    expect(node(homeGraph(), 'BreadcrumbList')).toBeUndefined()
  })

  it('a service with a price offers it, open above where the list says so', () => {
    const service = node(serviceGraph('residential/panel-upgrades'), 'Service') as {
      offers: { priceSpecification: object }[]
    }
    const [offer] = service.offers
    expect(offer).toMatchObject({
      priceCurrency: 'CAD',
      priceSpecification: { minPrice: 1500, valueAddedTaxIncluded: false },
    })
    expect(offer?.priceSpecification).not.toHaveProperty('maxPrice')
    expect(node(serviceGraph('commercial/power-distribution'), 'Service')).not.toHaveProperty('offers')
  })

  it('a service stands under its category', () => {
    const { itemListElement } = node(serviceGraph('ev-energy/charger-installation'), 'BreadcrumbList') as {
      itemListElement: { item: string }[]
    }
    expect(itemListElement.map(({ item }) => item)).toEqual(
      ['/', '/ev-energy', '/ev-energy/charger-installation'].map(absoluteUrl),
    )
  })

  it('a post is an article by the firm, dated with a zone', () => {
    const [post] = getPosts()
    const article = node(blogPostGraph(post?.slug ?? ''), 'BlogPosting')
    expect(article).toMatchObject({ author: { '@id': absoluteUrl('/#business') }, headline: expect.any(String) })
    expect(article?.datePublished).toMatch(/T00:00:00-0[45]:00$/)
  })

  it.each([
    ['AboutPage', aboutGraph()],
    ['ContactPage', contactGraph()],
    ['CollectionPage', blogListGraph()],
    ['CollectionPage', categoryGraph('residential')],
  ])('is a %s where one fits', (type, graph) => expect(node(graph, type)).toBeDefined())
})

it('the script element cannot be closed by its own text', () => {
  const html = renderToStaticMarkup(createElement(JsonLd, { graph: { name: '</script><b>' } }))
  expect(html).not.toContain('</script><b>')
  expect(JSON.parse(html.replace(/<[^>]+>/g, ''))).toEqual({ name: '</script><b>' })
})
