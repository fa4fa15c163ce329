import { describe, expect, it, vi } from 'vitest'
import type { PriceId } from '@/content/types'
import { pricesIn, priceTerms } from '@/lib/content/price-terms'

vi.mock('@/content/prices', () => ({
  typicalPrice: 'Typical.',
  prices: { lamp: {}, bell: { excludes: 'The bell is extra.' }, visit: { excludes: 'The repair is extra.' } },
}))

const ids = (...list: string[]) => list as PriceId[]

describe('the terms beside prices', () => {
  it.each([
    [ids('lamp'), 'Typical.'],
    [ids('bell'), 'Typical. The bell is extra.'],
    [ids('visit', 'lamp', 'bell'), 'Typical. The repair is extra. The bell is extra.'],
  ])('for %j say once that they are typical, then what each leaves out', (shown, terms) => {
    expect(priceTerms(shown)).toBe(terms)
  })

  it('are those of the prices that a text names', () => {
    expect(pricesIn('A {price:bell}, from {price-from:lamp}, {phone}, {price:unknown}.')).toEqual(['bell', 'lamp'])
    expect(pricesIn('Ask us.')).toEqual([])
  })
})
