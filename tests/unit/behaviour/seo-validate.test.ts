import { describe, expect, it } from 'vitest'
import { validateJsonLd } from '../../support/validate-json-ld'

const canonical = 'https://site.test/a'
const page = { '@type': 'WebPage', '@id': `${canonical}#webpage`, url: canonical }
const check = (...nodes: object[]) =>
  validateJsonLd([JSON.stringify({ '@context': 'https://schema.org', '@graph': [page, ...nodes] })], canonical)

describe('our rules for structured data', () => {
  it('accept a plain page', () => expect(check()).toEqual([]))

  it('require one block of JSON', () => {
    expect(validateJsonLd([], canonical)).toEqual([expect.stringContaining('0 JSON-LD blocks')])
    expect(validateJsonLd(['{"a": 1,}'], canonical)).toEqual([expect.stringContaining('not JSON')])
    expect(validateJsonLd(['{"@type": "Thing"}'], canonical)).toEqual([expect.stringContaining('@graph')])
  })

  it.each([
    [
      'an id that nobody describes',
      { '@type': 'Thing', about: { '@id': 'https://site.test/#x' } },
      'described nowhere',
    ],
    ['an id that two describe', { '@type': 'Thing', '@id': page['@id'] }, 'described twice'],
    ['a relative address', { '@type': 'Thing', image: '/a.png' }, 'absolute address'],
    ['a date without a zone', { '@type': 'Thing', datePublished: '2025-08-17' }, 'with its zone'],
    ['a shop that closes before it opens', { '@type': 'Thing', opens: '08:00', closes: '06:00' }, 'close after'],
    ['a day without a date that never opens', { '@type': 'Thing', opens: '00:00', closes: '00:00' }, 'close after'],
    ['hours in words', { '@type': 'Thing', opens: '8:00 AM', closes: '6:00 PM' }, 'close after'],
    [
      'a trail that leads elsewhere',
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, item: 'https://site.test/b' }],
      },
      'last item',
    ],
    [
      'a trail out of order',
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 2, item: canonical }] },
      'positions',
    ],
    ['a node that is nothing', { name: 'x' }, 'without @type'],
  ])('report %s', (_what, node, problem) => {
    expect(check(node)).toEqual([expect.stringContaining(problem)])
  })

  it('report a page that has another address', () => {
    const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': [page] })
    expect(validateJsonLd([text], 'https://site.test/b')).toEqual([expect.stringContaining("the page's url")])
  })
})
