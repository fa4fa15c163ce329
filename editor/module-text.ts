import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import { format } from 'prettier/standalone'

// Reads and writes what a content file exports: objects, lists and values. The rest of the file
// (imports, types, comments) stays as it is. Prettier lays it out as Biome does.

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }

/** What a content file may have, in the syntax tree of Babel. */
type Node = {
  type: string
  start: number
  end: number
  name?: string
  value?: unknown
  argument?: Node
  expression?: Node
  arguments?: Node[]
  elements?: Node[]
  properties?: Property[]
}
type Property = Node & { key: Node; value: Node }
type Statement = Node & { declaration?: Node & { declarations?: { id: Node; init: Node }[] } }

/** A key or an entry of a list. `above`: its comments and its name. `beside`: a comment. */
type Part = { above: string; name?: string; node: Node; beside: string; end: number }

const options = { printWidth: 120, singleQuote: true, semi: false }
const nameOf = ({ name, value }: Node) => name ?? String(value)
const isSame = (one?: Value, other?: Value) => JSON.stringify(one) === JSON.stringify(other)

function exportsOf(text: string): Map<string, Node> {
  const { program } = babel.parsers['babel-ts'].parse(text) as { program: { body: Statement[] } }
  // The object of `{} as const satisfies Prices` or of `defineService({})`.
  const inner = (node: Node): Node => {
    const outer = node.arguments?.[0] ?? node.expression
    return outer ? inner(outer) : node
  }
  const found = new Map<string, Node>()
  for (const { type, declaration } of program.body) {
    const isDefault = type === 'ExportDefaultDeclaration'
    if (declaration && isDefault) found.set('default', inner(declaration))
    for (const { id, init } of declaration?.declarations ?? []) found.set(nameOf(id), inner(init))
  }
  return found
}

function contentOf(node: Node): Value {
  const { type, value, argument, elements, properties } = node
  if (elements) return elements.map(contentOf)
  if (properties?.every(({ key }) => key))
    return Object.fromEntries(properties.map((one) => [nameOf(one.key), contentOf(one.value)]))
  if (type === 'UnaryExpression') return -Number(argument?.value)
  if (/^(?:String|Numeric|Boolean)Literal$/.test(type)) return value as Value
  throw new Error(`This form cannot show the code of the file (${type}). Edit it by hand.`)
}

function partsOf(text: string, { start, elements, properties = [] }: Node): Part[] {
  let end = start + 1
  const partOf = (whole: Node, node: Node, name?: string): Part => {
    // The line that the entry before it ends.
    const above = text.slice(end, node.start).replace(/^[^\S\n]*\n/, '')
    const [comma = '', beside = ''] = /^,?([^\S\n]*\/\/.*)?/.exec(text.slice(whole.end)) ?? []
    end = whole.end + comma.length
    return { above, name, node, beside, end }
  }
  if (elements) return elements.map((one) => partOf(one, one))
  return properties.map((one) => partOf(one, one.value, nameOf(one.key)))
}

/** The old entry of each new one: one that is equal, or else the one in its place. */
function oldEntries(values: Value[], old: Part[]): (Part | undefined)[] {
  const free = new Set(old)
  const take = (part?: Part) => (part && free.delete(part) ? part : undefined)
  const equalTo = (value: Value) => [...free].find(({ node }) => isSame(contentOf(node), value))
  const equal = values.map((value) => take(equalTo(value)))
  return values.map((_, index) => equal[index] ?? take(old[index]))
}

/** @returns whether the first key is on a line of its own, which Prettier keeps */
function isOpen(text: string, node?: Node): boolean {
  const [first] = node?.properties ?? []
  return text.slice(node?.start, first?.start).includes('\n') && first !== undefined
}

/** @returns the text of a value. Its parts that are in the old one keep their comments */
function textOf(text: string, value: Value, old?: Node, opens = isOpen(text, old)): string {
  if (old && isSame(contentOf(old), value)) return text.slice(old.start, old.end)
  if (value === null || typeof value !== 'object') return JSON.stringify(value).replaceAll('\u00a0', '\\u00a0')
  const isList = Array.isArray(value)
  const parts = old && (isList ? old.elements : old.properties) ? partsOf(text, old) : []
  const matches = isList
    ? oldEntries(value, parts)
    : Object.keys(value).map((key) => parts.find(({ name }) => name === key))
  const written = Object.entries(value).map(([key, one], index) => {
    const { above, node, beside = '' }: Partial<Part> = matches[index] ?? {}
    // A new entry of a list is laid out as the first one.
    const inner = textOf(text, one, node, isOpen(text, node ?? parts[0]?.node))
    return `${above ?? (isList ? '' : `${JSON.stringify(key)}: `)}${inner},${beside}\n`
  })
  const rest = parts.length > 0 && old ? text.slice(parts.at(-1)?.end, old.end - 1) : ''
  const inner = (opens ? '\n' : '') + written.join('') + rest
  return isList ? `[${inner}]` : `{${inner}}`
}

/** @returns the exported values of a file, by name; that of `export default` is `default` */
export function readModule(text: string): Record<string, Value> {
  return Object.fromEntries([...exportsOf(text)].map(([name, node]) => [name, contentOf(node)]))
}

/**
 * @param text a file of content
 * @param values what it exports, by name; a name that is missing here stays as it is
 * @returns the file with these values
 */
export function writeModule(text: string, values: { [name: string]: Value }): Promise<string> {
  let written = text
  for (const [name, node] of [...exportsOf(text)].reverse()) {
    const value = values[name]
    if (value === undefined) continue
    written = written.slice(0, node.start) + textOf(text, value, node) + written.slice(node.end)
  }
  return format(written, { ...options, parser: 'babel-ts', plugins: [babel, estree] })
}
