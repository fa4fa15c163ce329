import type { Circuit } from '@/content/schema'
import { artMarkup } from '@/lib/drawings/art'
import type { CutawayArt } from '@/lib/drawings/cutaway-views'

/** @returns the id of a drawing in a page's sprite */
export const cutawayId = (art: CutawayArt) => `${art}-art`

/** The number of the breaker that feeds each circuit. */
export type CircuitNumbers = Partial<Record<Circuit, number>>

/**
 * @param name which drawing
 * @param numbers breaker numbers to draw beside the circuits; optional
 * @returns its gradients and its art, for one `<svg>` in a page; the art's id is its `cutawayId`
 * @throws Error when the file has another structure
 */
export function cutawayMarkup(name: CutawayArt, numbers?: CircuitNumbers): { gradients: string; art: string } {
  const match = artMarkup(`${name}.svg`).match(/<defs>(.*)<\/defs><g class="art" id="[^"]*">(.*)<\/g>$/s)
  if (!match) throw new Error(`${name}.svg: expected <defs>, then one group with the class "art" and an id`)
  const [, gradients = '', art = ''] = match
  const tag = /<g class="(c-[\w-]+)"><circle[^>]*>(<text[^>]*>)\{\1\}<\/text><\/g>/g
  return {
    gradients,
    art: art.replace(tag, (group, circuit: Circuit) => {
      const number = numbers?.[circuit]
      return number ? group.replace(`{${circuit}}`, `${number}`) : ''
    }),
  }
}

/**
 * Makes the styles that turn a drawing's circuits on and off, from the art, so that circuits are not listed twice.
 * @param art one or several drawings from `cutawayMarkup`
 * @param hasSwitches whether the page has switches of circuits
 * @returns CSS for a `<style>`
 */
export function circuitStyles(art: string, hasSwitches: boolean): string {
  const circuits = new Set([...art.matchAll(/class="circuit ([\w-]+)"/g)].map(([, circuit = '']) => circuit))
  const rules = [...circuits].map((circuit) => {
    // The first :has() is the same in all rules, so browsers test it once. It fails while every switch is on.
    const isOff = `body:has([data-switches]:not(:checked)):has([data-switches~="${circuit}"]:not(:checked))`
    const on = `.${circuit}{--cut-on:var(--${circuit},0)}[data-live~="${circuit}"]{--${circuit}:1}`
    return hasSwitches ? `${on}${isOff} [data-live]{--${circuit}:0}` : on
  })
  return `@layer components{${rules.join('')}}`
}
