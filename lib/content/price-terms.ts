import type { Price, PriceId } from '@/content/schema'
import { siteContent } from '@/lib/content/site-content'
import { smartPunctuation } from '@/lib/content/typography'
import { isKeyOf } from '@/lib/objects'

/** A price as pages show it. */
export type ShownPrice = Price & {
  /** The sentences beside it: that it is typical, plus HST, and what it excludes. */
  readonly terms: readonly string[]
  /** The same in fewer words. */
  readonly shortTerms: readonly string[]
}

export function shownPrice(id: PriceId): ShownPrice {
  const { prices, typicalPrice } = siteContent()
  const price: Price = prices[id]
  const termsWith = (excludes: string | undefined) => (excludes ? [typicalPrice, excludes] : [typicalPrice])
  return {
    ...price,
    work: smartPunctuation(price.work),
    terms: termsWith(price.excludes),
    shortTerms: termsWith(price.excludesShort ?? price.excludes),
  }
}

/** @returns the terms of prices shown together, each once; `shortTerms` for a first screen */
export const priceTerms = (prices: readonly ShownPrice[], length: 'terms' | 'shortTerms' = 'terms'): string =>
  [...new Set(prices.flatMap((price) => price[length]))].join(' ')

/** @returns each amount in copy that is one of our prices ($250, 250 dollars), with its token */
export function literalPrices(text: string): { figure: string; token: string }[] {
  const { prices } = siteContent()
  const amounts = /\$\s?\d+(?:,\d{3})*(?:\.\d+)?|(?<![\d,.])\d+(?:,\d{3})*[\s-]dollars?\b/g
  return [...text.matchAll(amounts)].flatMap(([figure]) => {
    const amount = Number(figure.replace(/[^\d.]/g, ''))
    const id = Object.entries<Price>(prices).find(([, { low, high }]) => low === amount || high === amount)?.[0]
    return id ? { figure, token: `{price:${id}}` } : []
  })
}

/** @returns the prices that the tokens of copy name, in their order */
export function pricesIn(text: string): ShownPrice[] {
  const { prices } = siteContent()
  const tokens = text.matchAll(/\{price(?:-from)?:([\w-]+)\}/g)
  return [...tokens].flatMap(([, id]) => (isKeyOf(prices, id) ? [shownPrice(id)] : []))
}
