import Validator from '@adobe/structured-data-validator'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { JsonLd } from '@/components/layout/json-ld'
import { contactWords } from '@/content/interface'
import type { Price, ServiceOrEmergencyId } from '@/content/schema'
import { sitePaths } from '@/lib/blog/posts'
import { areaLinks } from '@/lib/content/links'
import { pageAt } from '@/lib/content/pages'
import { siteContent } from '@/lib/content/site-content'
import { fillTokens } from '@/lib/fill-tokens'
import { categoryOf, noindexPaths, type PagePath, routes } from '@/lib/routes'
import { graphFor, type PageGraph } from '@/lib/seo/json-ld/graphs'
import { absoluteUrl, offices } from '@/lib/site'
import { schemaOrg } from '../support/schema-org'
import { type JsonObject, validateJsonLd } from '../support/validate-json-ld'

const graphOf = (path: PagePath): PageGraph => {
  const graph = graphFor(pageAt(path))
  if (!graph) throw new Error(`${path} has no structured data`)
  return graph
}
const graphs = sitePaths()
  .filter((path) => !noindexPaths.includes(path))
  .map((path): [PagePath, PageGraph] => [path, graphOf(path)])

// Parsed from text, as crawlers do.
const nodesOf = (graph: PageGraph): JsonObject[] => JSON.parse(JSON.stringify(graph['@graph']))
const node = (graph: PageGraph, type: string) => nodesOf(graph).find((item) => [item['@type']].flat().includes(type))
const businessNode = (graph: PageGraph) => node(graph, 'Electrician') as Record<string, unknown>

/** @returns what Google requires and recommends, and what schema.org does not know, as Adobe's validator says it */
async function issuesOf(graph: PageGraph): Promise<string[]> {
  const validator = new Validator(vocabulary)
  const validate = (item: JsonObject) => validator.validate({ jsonld: { [String(item['@type'])]: [item] } })
  const issues = (await Promise.all(nodesOf(graph).map(validate))).flat()
  return issues.map(({ severity, issueMessage, path }) => `${severity} ${path.at(-1)?.property}: ${issueMessage}`)
}
const vocabulary = schemaOrg()

describe('every page', () => {
  it.each(graphs)('%s is valid', async (path, graph) => {
    expect(validateJsonLd(nodesOf(graph), absoluteUrl(path))).toEqual([])
    // An open-ended price has no highest price.
    const issues = (await issuesOf(graph)).filter((issue) => !issue.includes('"highPrice" (optional)'))
    expect(issues).toEqual([])
  })

  it('would not be valid with an unknown type or property, or without a required one', async () => {
    const graph = graphOf('/')
    const broken = (node: object) => issuesOf({ ...graph, '@graph': [node] } as PageGraph)
    const unknown = [{ '@type': 'Sparky' }, { '@type': 'Electrician', name: 'x', ohms: 1 }]
    for (const node of [...unknown, { '@type': 'AggregateOffer' }]) expect(await broken(node)).not.toEqual([])
    expect(await broken({ '@type': 'Electrician', name: 'x', paymentAccepted: 'cash' })).toEqual([])
  })

  it('has the same business with the office of the page, and a rating only on / and /toronto', () => {
    const home = businessNode(graphOf('/'))
    // The rating that search engines read is the one that visitors read.
    const { ratingValue, reviewCount } = (home.aggregateRating ?? {}) as { ratingValue?: string; reviewCount?: number }
    expect([ratingValue, reviewCount === undefined]).toEqual(
      siteContent().ratingInStructuredData ? [siteContent().claims.ratingBoth.value, false] : [undefined, true],
    )
    if (reviewCount) expect(siteContent().claims.reviewsBoth.value).toContain(reviewCount.toLocaleString('en-CA'))
    const ofOffice = { telephone: 0, address: 0, geo: 0, openingHoursSpecification: 0 }
    const ofPage = { ...ofOffice, aggregateRating: 0, contactPoint: 0, department: 0 }
    for (const [path, graph] of graphs) {
      const node = businessNode(graph)
      const { street, city, geo, phone, hours } = pageAt(path).office
      const { opens, closes } = hours
      const telephone = phone.e164
      const address = { streetAddress: street, addressLocality: city }
      expect(node, path).toMatchObject({ telephone, address, geo, openingHoursSpecification: { opens, closes } })
      expect(node.contactPoint, path).toContainEqual(expect.objectContaining({ telephone }))
      expect(node.department, path).toHaveLength(offices().length)
      expect({ ...node, ...ofPage }).toEqual({ ...home, ...ofPage })
      expect(Boolean(node.aggregateRating), path).toBe(
        siteContent().ratingInStructuredData && (path === '/' || path === '/toronto'),
      )
    }
  })
})

it('the business has its offices, areas, licence and emergency phone', () => {
  const { department, areaServed, contactPoint, ...rest } = businessNode(graphOf('/contact'))
  const officeNodes = offices().map(({ city, phone, hours: { opens, closes } }) => ({
    name: `${siteContent().business.name}, ${fillTokens(contactWords.office.name, { city })}`,
    telephone: phone.e164,
    openingHoursSpecification: { opens, closes },
  }))
  expect(department).toMatchObject(officeNodes)
  expect(areaServed).toMatchObject(areaLinks().map(({ label: name }) => ({ name })))
  const hoursAvailable = { opens: '00:00', closes: '23:59', dayOfWeek: expect.objectContaining({ length: 7 }) }
  const [emergency] = contactPoint as object[]
  expect(emergency).toMatchObject({
    contactType: 'emergency',
    telephone: pageAt('/contact').office.phone.e164,
    hoursAvailable,
  })
  expect(rest).toMatchObject({
    paymentAccepted: siteContent().business.payments.join(', '),
    currenciesAccepted: siteContent().business.currency,
    identifier: { '@type': 'PropertyValue', value: siteContent().business.licence.number },
  })
})

describe('pages', () => {
  it('home has the site and every question as plain text', () => {
    const home = graphOf('/')
    expect(node(home, 'WebSite')).toMatchObject({ name: siteContent().business.name, url: absoluteUrl('/') })
    const { mainEntity } = node(home, 'FAQPage') as { mainEntity: { acceptedAnswer: { text: string } }[] }
    expect(mainEntity).toHaveLength(siteContent().faqs.length)
    for (const { acceptedAnswer } of mainEntity) expect(acceptedAnswer.text).not.toMatch(/[{}\u00a0]|\]\(/)
    expect(node(home, 'BreadcrumbList')).toBeUndefined()
  })

  it('a service has an offer for each of its prices, without a maximum where the price is open-ended', () => {
    for (const [id, page] of Object.entries(siteContent().servicePages)) {
      const service = node(graphOf(routes.page(id as ServiceOrEmergencyId)), 'Service') as { offers?: object[] }
      const { headPrice, cost } = page
      const ids = [...(headPrice?.kind === 'price' ? [headPrice.price] : []), ...(cost?.prices ?? [])]
      expect(new Set(ids).size, `${id} names each price once`).toBe(ids.length)
      const listed: Price[] = ids.map((price) => siteContent().prices[price])
      const expected = listed.map(({ work: name, low: lowPrice, high = lowPrice, openEnded }) => {
        return expect.objectContaining({ name, lowPrice, ...(openEnded ? {} : { highPrice: high }) })
      })
      expect(service.offers ?? [], id).toEqual(expected)
      const endless = (service.offers ?? []).filter((offer) => !Object.hasOwn(offer, 'highPrice'))
      expect(endless, id).toHaveLength(listed.filter(({ openEnded }) => openEnded).length)
    }
  })

  it('the breadcrumbs of a service have its category', () => {
    for (const id of siteContent().serviceAndEmergencyIds) {
      const { itemListElement } = node(graphOf(routes.page(id)), 'BreadcrumbList') as {
        itemListElement: { item: string }[]
      }
      const breadcrumbs = ['/', routes.page(categoryOf(id)), routes.page(id)].map(absoluteUrl)
      expect(itemListElement.map(({ item }) => item)).toEqual(breadcrumbs)
    }
  })

  it.each([
    ['AboutPage', graphOf('/about')],
    ['ContactPage', graphOf('/contact')],
    ['CollectionPage', graphOf('/blog')],
  ])('has a %s node on the page of that type', (type, graph) => expect(node(graph, type)).toBeDefined())
})

it('escapes text that would close the script element', () => {
  const html = renderToStaticMarkup(createElement(JsonLd, { graph: { name: '</script><b>' } }))
  expect(html).not.toContain('</script><b>')
  expect(JSON.parse(html.replace(/<[^>]+>/g, ''))).toEqual({ name: '</script><b>' })
})
