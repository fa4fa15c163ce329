import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PriceId } from '@/content/schema'
import { literalPrices, pricesIn, priceTerms, shownPrice } from '@/lib/content/price-terms'
import { replaceContent } from '@/lib/content/site-content'

beforeAll(() =>
  replaceContent({
    typicalPrice: 'Typical.',
    prices: {
      lamp: { work: 'A lamp', low: 95 },
      bell: { work: 'A bell', low: 1200, high: 1500.5, excludes: 'The bell is extra.' },
      visit: { work: 'A visit', low: 7, excludes: 'The repair is extra.', excludesShort: 'Repair extra.' },
    },
  }),
)
afterAll(() => replaceContent())

const ids = (...list: string[]) => list as PriceId[]

describe('the terms beside prices', () => {
  it.each([
    [ids(), ''],
    [ids('lamp'), 'Typical.'],
    [ids('bell'), 'Typical. The bell is extra.'],
    [ids('visit', 'lamp', 'bell', 'visit'), 'Typical. The repair is extra. The bell is extra.'],
  ])('of %j say once that they are typical, and once what is extra', (shown, terms) =>
    expect(priceTerms(shown.map(shownPrice))).toBe(terms),
  )

  it('are shorter in the first screen of a place page', () =>
    expect(priceTerms(ids('visit', 'bell').map(shownPrice), 'shortTerms')).toBe(
      'Typical. Repair extra. The bell is extra.',
    ))

  it('apply to the prices in a text', () => {
    const named = pricesIn('A {price:bell}, from {price-from:lamp}, {phone}, {price:unknown}.')
    expect(named.map(({ work }) => work)).toEqual(['A bell', 'A lamp'])
    expect(pricesIn('Ask us.')).toEqual([])
  })

  it('are required for amounts that equal one of our prices', () => {
    expect(literalPrices('$95 or $ 1,500.50, less a rebate of $400 and $12').map(({ token }) => token)).toEqual([
      '{price:lamp}',
      '{price:bell}',
    ])
  })
})
