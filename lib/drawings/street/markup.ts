import { kitSymbol } from '@/lib/drawings/street/kit'
import type { Item } from '@/lib/drawings/street/row'

/** Rounds a number to half a unit. @returns it for markup, without a leading zero */
export const halves = (value: number) => String(Math.round(value * 2) / 2).replace(/^(-?)0\./, '$1.')

/** @returns a symbol of the kit at its place */
export const use = ({ id, x, width, mirrored }: Pick<Item, 'id' | 'x' | 'width' | 'mirrored'>, prefix: string) =>
  mirrored
    ? `<use href="#${prefix}${id}" transform="matrix(-1 0 0 1 ${halves(x + width)} 0)"/>`
    : `<use href="#${prefix}${id}" x="${halves(x)}"/>`

/** @returns lit windows with their glazing bars */
export function lights(items: readonly Item[]): string {
  let panes = ''
  let bars = ''
  for (const item of items) {
    for (const number of item.lit) {
      const pane = kitSymbol(item.id).windows[number - 1]
      if (!pane) continue
      const [left = 0, y = 0, width = 0, height = 0] = pane
      const x = item.x + (item.mirrored ? item.width - left - width : left)
      panes += `M${halves(x)} ${halves(y)}h${halves(width)}v${halves(height)}h-${halves(width)}z`
      if (width > 17)
        bars += `M${halves(x + width / 3)} ${halves(y)}v${halves(height)}M${halves(x + (width * 2) / 3)} ${halves(y)}v${halves(height)}`
      else if (width > 10) bars += `M${halves(x + width / 2)} ${halves(y)}v${halves(height)}`
      if (height > 11 && width < 11) bars += `M${halves(x)} ${halves(y + height / 2)}h${halves(width)}`
    }
  }
  return panes && `<path class="st-lit" d="${panes}"/>${bars && `<path class="st-bars" d="${bars}"/>`}`
}

/** @returns the kit's symbols that a drawing uses, directly or through other symbols */
export function symbolsIn(markup: string, prefix: string): string[] {
  const seen = new Set<string>()
  const add = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    kitSymbol(id).uses.forEach(add)
  }
  for (const [, id = ''] of markup.matchAll(new RegExp(`href="#${prefix}([\\w-]+)"`, 'g'))) add(id)
  return [...seen]
}
