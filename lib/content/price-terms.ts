import type { Price, PriceId } from '@/content/schema'
import { siteContent } from '@/lib/content/site-content'
import { isKeyOf } from '@/lib/objects'

/**
 * @param ids the prices that are shown
 * @returns the terms to show beside them: typical, plus HST, and what each price excludes; empty without prices
 */
export function priceTerms(ids: readonly PriceId[]): string {
  const { prices, typicalPrice } = siteContent()
  if (ids.length === 0) return ''
  const excluded = ids.flatMap((id) => {
    const { excludes }: Price = prices[id]
    return excludes ?? []
  })
  return [typicalPrice, ...excluded].join(' ')
}

/**
 * @param text copy as written
 * @returns each amount that is one of our prices, as $250 or 250 dollars, with its token
 */
export function literalPrices(text: string): { figure: string; token: string }[] {
  const { prices } = siteContent()
  const amounts = /\$\s?\d+(?:,\d{3})*(?:\.\d+)?|(?<![\d,.])\d+(?:,\d{3})*[\s-]dollars?\b/g
  return [...text.matchAll(amounts)].flatMap(([figure]) => {
    const amount = Number(figure.replace(/[^\d.]/g, ''))
    const id = Object.entries<Price>(prices).find(([, { low, high }]) => low === amount || high === amount)?.[0]
    return id ? { figure, token: `{price:${id}}` } : []
  })
}

/**
 * @param text copy as written
 * @returns the prices that its tokens name, in their order
 */
export function pricesIn(text: string): PriceId[] {
  const { prices } = siteContent()
  return [...text.matchAll(/\{price(?:-from)?:([\w-]+)\}/g)].flatMap(([, id]) => (isKeyOf(prices, id) ? [id] : []))
}
