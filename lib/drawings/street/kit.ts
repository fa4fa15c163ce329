import { readArt } from '@/lib/drawings/art'

/** A building, a tree or a pole of lib/drawings/art/street-kit.svg. Lengths in units. */
export type KitSymbol = {
  /** Seed of pseudo-random choices, in place of its name. */
  seed: string
  width: number
  height: number
  touchesNeighbour: boolean
  windows: readonly (readonly number[])[]
  /** Position of the service mast: x, roof, top. */
  mast?: readonly number[]
  kind: 'house' | 'tree' | 'pole'
  /** The width that a tree or a pole takes up between houses; crowns overlap. 0 for a house. */
  rowWidth: number
  body: string
  uses: readonly string[]
}

const numbers = (text: string) => text.trim().split(/\s+/).map(Number)

/** A symbol's dimensions and parts. */
function symbolOf(id: string, attributes: string, body: string): KitSymbol {
  const value = (attribute: string) => attributes.match(new RegExp(`data-${attribute}="([^"]*)"`))?.[1]
  const [tree, pole, mast] = [value('tree'), value('pole'), value('mast')]
  return {
    seed: value('seed') ?? id,
    width: Number(value('w')),
    height: Number(value('h') ?? 90),
    touchesNeighbour: value('touches') != null,
    windows: (value('windows') ?? '').split(',').filter(Boolean).map(numbers),
    mast: mast ? numbers(mast) : undefined,
    kind: pole ? 'pole' : tree ? 'tree' : 'house',
    rowWidth: pole ? 4 : Number(tree ?? 0),
    body: body.trim(),
    uses: [...body.matchAll(/href="#([\w-]+)"/g)].map(([, id = '']) => id),
  }
}

let kit: ReadonlyMap<string, KitSymbol> | undefined
/**
 * @param id a symbol of the kit
 * @returns its dimensions and parts, from its attributes
 * @throws Error when the kit has no such symbol
 */
export function kitSymbol(id: string): KitSymbol {
  if (!kit) {
    const symbols = readArt('street-kit.svg').matchAll(/<symbol id="([\w-]+)"([^>]*)>([\s\S]*?)<\/symbol>/g)
    kit = new Map(
      [...symbols].map(([, name = '', attributes = '', body = '']) => [name, symbolOf(name, attributes, body)]),
    )
  }
  const symbol = kit.get(id)
  if (!symbol) throw new Error(`street-kit.svg has no "${id}"`)
  return symbol
}

/** @returns the FNV-1a hash of a text, for pseudo-random choices that are the same on every build */
export function hash(text: string): number {
  let value = 2166136261
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16777619)
  return value >>> 0
}
