import { deviceNames } from '@/content/interface'
import type { Circuit } from '@/content/schema'
import { artMarkup } from '@/lib/drawings/art'
import type { CropBox, CutawayArt, CutawayView } from '@/lib/drawings/cutaway-views'

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
    art: art.replace(/ data-device="[^"]*"/g, '').replace(tag, (group, circuit: Circuit) => {
      const number = numbers?.[circuit]
      return number ? group.replace(`{${circuit}}`, `${number}`) : ''
    }),
  }
}

/** @returns "Hot tub, shut-off": the lit devices that are wholly in a crop, those of the first lit circuit first */
export function namesIn({ art, live }: CutawayView, [left, top, width, height]: CropBox): string {
  const markup = artMarkup(`${art}.svg`)
  const names = live.flatMap((circuit) => {
    const [, group = ''] = markup.match(new RegExp(`class="circuit ${circuit}">(.*?)</g>`)) ?? []
    return [...group.matchAll(/data-device="(\w+) ([\d ]+)"/g)].map(([, name, box = '']) => {
      const [x = 0, y = 0, across = 0, down = 0] = box.split(' ').map(Number)
      const isShown = x >= left && y >= top && x + across <= left + width && y + down <= top + height
      return isShown && deviceNames[name as keyof typeof deviceNames]
    })
  })
  const text = [...new Set(names)].filter(Boolean).join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
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
