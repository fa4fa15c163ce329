import { readArt } from '@/lib/drawings/art'

/** A building, a tree or a pole of lib/drawings/art/street-kit.svg. Lengths in units. */
export type Building = {
  width: number
  height: number
  chained: boolean
  windows: readonly (readonly number[])[]
  /** Position of the service mast: x, roof, top. */
  mast?: readonly number[]
  /** For a tree, the width it takes up in a row; crowns overlap. */
  tree?: number
  pole: boolean
  body: string
  uses: readonly string[]
}

let kit: Map<string, Building> | undefined
/**
 * @param id a symbol of the kit
 * @returns its dimensions and parts, from its attributes
 * @throws Error when the kit has no such symbol
 */
export function building(id: string): Building {
  if (!kit) {
    kit = new Map()
    for (const [, name = '', attributes = '', body = ''] of readArt('street-kit.svg').matchAll(
      /<symbol id="(\w+)"([^>]*)>([\s\S]*?)<\/symbol>/g,
    )) {
      const value = (attribute: string) => attributes.match(new RegExp(`data-${attribute}="([^"]*)"`))?.[1]
      const numbers = (text: string) => text.trim().split(/\s+/).map(Number)
      kit.set(name, {
        width: Number(value('w')),
        height: Number(value('h') ?? 90),
        chained: value('chain') != null,
        windows: (value('lit') ?? '').split(',').filter(Boolean).map(numbers),
        mast: value('mast') ? numbers(value('mast') ?? '') : undefined,
        tree: value('tree') ? Number(value('tree')) : undefined,
        pole: value('pole') != null,
        body: body.trim(),
        uses: [...body.matchAll(/href="#(\w+)"/g)].map(([, id = '']) => id),
      })
    }
  }
  const found = kit.get(id)
  if (!found) throw new Error(`street-kit.svg has no "${id}"`)
  return found
}

/** FNV-1a: a deterministic pseudo-random choice, the same on every build. */
export function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16777619)
  return value >>> 0
}
