import jsTokens from 'js-tokens'

// Reads and writes the exported objects, lists and values of a content file. The rest of the file (imports, types,
// comments) stays as it is, and what has changed is laid out as Biome formats it.

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value }

/** `above`: its comments, '' for an empty line. `key`: with its quotes. `beside`: a comment at the end of its line. */
type Entry = { above: string[]; key?: string; node: Node; beside?: string }
type Scalar = { kind: 'scalar'; raw: string }
/** `isOpen`: the first key begins on a new line, which Biome keeps. `end`: comments below the last entry. */
type Group = { kind: 'list' | 'object'; isOpen: boolean; entries: Entry[]; end: string[] }
type Node = Scalar | Group

/** A part of a file: text, or an exported value. */
type Piece = string | { name: string; node: Node }

const WIDTH = 120
const NAME = /^[A-Za-z_$][\w$]*$/
const EXPORT = /^export (?:const (\w+)(?:: [^=\n]+)? =(?=\s)|default \w+\()/gm

/**
 * @param text a file of content
 * @param from where a value begins
 * @returns the value, and where it ends
 * @throws Error with the line of what is not an object, a list, text, a number or a boolean
 */
function readValue(text: string, from: number): { node: Node; end: number } {
  let at = from
  const tokens = [...jsTokens(text.slice(from))]
  let token = tokens.shift()
  const advance = () => {
    at += token?.value.length ?? 0
    token = tokens.shift()
  }
  const fail = (): never => {
    const line = text.slice(0, at).split('\n').length
    throw new Error(`line ${line}: this form cannot show the code here; edit the file by hand`)
  }
  /** Moves past spaces and comments. @returns the comments, and '' for each empty line */
  const comments = () => {
    const found: string[] = []
    let lines = 0
    for (; token && /Space|Terminator|Comment/.test(token.type); advance())
      if (token.type.endsWith('Comment')) {
        found.push(token.value)
        lines = 0
      } else if (token.type !== 'WhiteSpace' && ++lines === 2) found.push('')
    return found
  }
  /** Moves past a comment at the end of this line. */
  const besideIt = () => {
    while (token?.type === 'WhiteSpace') advance()
    const comment = token?.type === 'SingleLineComment' ? token.value : undefined
    if (comment) advance()
    return comment
  }
  const scalar = (): Scalar => {
    const sign = token?.value === '-' ? '-' : ''
    if (sign) advance()
    const { type, value } = token ?? fail()
    if (!/^(?:StringLiteral|NumericLiteral|IdentifierName)$/.test(type)) fail()
    advance()
    let raw = sign + value
    // A value of another file: commonWords.updated.
    while (token?.value === '.') {
      advance()
      raw += `.${token?.value}`
      advance()
    }
    return { kind: 'scalar', raw }
  }
  const key = () => {
    const { type, value } = token ?? fail()
    if (!/^(?:IdentifierName|StringLiteral|NumericLiteral)$/.test(type)) fail()
    advance()
    if (token?.value !== ':') fail()
    advance()
    if (comments().some(Boolean)) fail()
    return value
  }
  const node = (): Node => {
    const bracket = token?.value
    if (bracket !== '{' && bracket !== '[') return scalar()
    const kind = bracket === '{' ? 'object' : 'list'
    const close = bracket === '{' ? '}' : ']'
    advance()
    const begin = at
    let above = comments()
    const isOpen = kind === 'object' && text.slice(begin, at).includes('\n')
    const entries: Entry[] = []
    while (token?.value !== close) {
      if (!token || token.value === ',') fail()
      const entry: Entry = { above, ...(kind === 'object' && { key: key() }), node: node() }
      if (kind === 'list' && isReference(entry.node)) fail()
      entries.push(entry)
      const before = besideIt()
      const rest = comments()
      const isLast = token?.value !== ','
      if (!isLast) advance()
      entry.beside = before ?? (isLast ? undefined : besideIt())
      above = [...rest, ...comments()]
    }
    advance()
    return { kind, isOpen: isOpen && entries.length > 0, entries, end: above.some(Boolean) ? above : [] }
  }
  return { node: node(), end: at }
}

function parseModule(text: string): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { 0: head, 1: name = 'default', index } of text.matchAll(EXPORT)) {
    const start = index + head.length
    const { node, end } = readValue(text, start + text.slice(start).search(/\S/))
    pieces.push(text.slice(done, start), { name, node })
    done = end
  }
  return [...pieces, text.slice(done)]
}

/** @returns the text of a literal in quotes */
function unquoted(raw: string): string {
  const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi
  return raw.slice(1, -1).replace(ESCAPE, (_, braced, four, two, sign) => {
    const code = braced ?? four ?? two
    return code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign === 'n' ? '\n' : sign
  })
}

function quoted(text: string): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'"
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\u00a0', '\\u00a0')
  return quote + escaped + quote
}

const keyOf = ({ key = '' }: Entry) => (/^['"]/.test(key) ? unquoted(key) : key)

/** A name of another value in place of a value. The form leaves it out, and it stays in the file. */
const isReference = (node: Node) => node.kind === 'scalar' && /^(?!(?:true|false|null)$)[A-Za-z_$]/.test(node.raw)

function contentOf(node: Node): Value {
  if (node.kind === 'scalar') {
    const { raw } = node
    if (/^['"]/.test(raw)) return unquoted(raw)
    return /^(?:true|false|null)$/.test(raw) ? JSON.parse(raw) : Number(raw.replaceAll('_', ''))
  }
  if (node.kind === 'list') return node.entries.map((entry) => contentOf(entry.node))
  const entries = node.entries.filter((entry) => !isReference(entry.node))
  return Object.fromEntries(entries.map((entry) => [keyOf(entry), contentOf(entry.node)]))
}

const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other)

/** Each entry of a list with the old one that is equal to it, or else with the old one in its place. */
function oldEntries(values: Value[], old: Entry[]): (Entry | undefined)[] {
  const free = new Map(old.map((entry) => [entry, contentOf(entry.node)]))
  const take = (entry?: Entry) => (entry && free.delete(entry) ? entry : undefined)
  const equal = values.map((value) => take([...free].find(([, other]) => isSame(other, value))?.[0]))
  return values.map((_, index) => equal[index] ?? take(old[index]))
}

/** A node with this value. What has not changed keeps its text; comments stay with their key or their entry. */
function nodeOf(value: Value, old?: Node): Node {
  if (old && isSame(contentOf(old), value)) return old
  if (typeof value === 'string') return { kind: 'scalar', raw: quoted(value) }
  if (value === null || typeof value !== 'object') return { kind: 'scalar', raw: String(value) }
  const isList = Array.isArray(value)
  const kind = isList ? 'list' : 'object'
  const { isOpen, entries: oldOnes, end } = old?.kind === kind ? old : { isOpen: false, entries: [], end: [] }
  // A new entry is laid out as the first one.
  const first = oldOnes[0]?.node
  const like: Node | undefined = first?.kind === 'object' ? { ...first, entries: [], end: [] } : undefined
  const byKey = (key: string) => oldOnes.find((entry) => keyOf(entry) === key)
  const matches = isList ? oldEntries(value, oldOnes) : Object.keys(value).map(byKey)
  const entries = Object.entries(value).map(([key, one], index): Entry => {
    const match = matches[index]
    const name = isList ? {} : { key: NAME.test(key) ? key : quoted(key) }
    return { above: [], ...name, ...match, node: nodeOf(one, match?.node ?? like) }
  })
  for (const [index, entry] of oldOnes.entries()) if (isReference(entry.node)) entries.splice(index, 0, entry)
  return { kind, isOpen, entries, end }
}

const isGroupOfMany = (node: Node) => node.kind !== 'scalar' && node.entries.length > 1

/** @returns whether a node has more than one line, however short it is */
function breaks(node: Node): boolean {
  if (node.kind === 'scalar') return false
  const { kind, isOpen, entries, end } = node
  if ((isOpen && entries.length > 0) || end.length > 0) return true
  if (entries.some(({ above, beside, node: one }) => above.some(Boolean) || beside || breaks(one))) return true
  const isSameKind = entries.every(({ node: one }) => isGroupOfMany(one) && one.kind === entries[0]?.node.kind)
  return kind === 'list' && entries.length > 1 && isSameKind
}

/** @returns a node on one line */
function onOneLine(node: Node): string {
  if (node.kind === 'scalar') return node.raw
  const entries = node.entries.map(({ key, node: one }) => (key ? `${key}: ` : '') + onOneLine(one))
  if (node.kind === 'list') return `[${entries.join(', ')}]`
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

/**
 * @param column where its first line begins
 * @param after the length of what follows on its last line
 */
function print(node: Node, indent: string, column: number, after: number): string {
  const line = onOneLine(node)
  if (node.kind === 'scalar' || (!breaks(node) && column + line.length + after <= WIDTH)) return line
  const pad = `${indent}  `
  const { kind, entries, end } = node
  const lines = (texts: string[]) => texts.map((text) => (text ? `${pad}${text}\n` : '\n')).join('')
  const body = entries.map(({ above, key, node: one, beside }, index) => {
    const start = key ? `${key}: ` : ''
    const text = print(one, pad, pad.length + start.length, 1)
    const isText = one.kind === 'scalar' && /^['"]/.test(one.raw)
    const isLong = isText && pad.length + start.length + text.length + 1 > WIDTH
    // A long text goes below its name, unless the name is as short as the indent.
    const value = isLong && start.length > 6 ? `${start.trimEnd()}\n${pad}  ${text},` : `${start}${text},`
    const shown = index === 0 && above[0] === '' ? above.slice(1) : above
    return `${lines(shown)}${pad}${value}${beside ? ` ${beside}` : ''}\n`
  })
  const [open, close] = kind === 'object' ? ['{', '}'] : ['[', ']']
  return `${open}\n${body.join('')}${lines(end)}${indent}${close}`
}

function printModule(pieces: Piece[]): string {
  const printed = pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece
    const before = String(pieces[index - 1])
    const space = before.endsWith('=') ? ' ' : ''
    const column = before.length - before.lastIndexOf('\n') - 1 + space.length
    const after = String(pieces[index + 1]).indexOf('\n')
    const text = print(piece.node, '', column, after)
    const isLong = piece.node.kind === 'scalar' && column + text.length + after > WIDTH
    return isLong ? `\n  ${text}` : space + text
  })
  return printed.join('')
}

/** @returns the exported values of a file of content, by name; that of `export default` is `default` */
export function readModule(text: string): Record<string, Value> {
  const values = parseModule(text).flatMap((piece): [string, Value][] =>
    typeof piece === 'string' || isReference(piece.node) ? [] : [[piece.name, contentOf(piece.node)]],
  )
  return Object.fromEntries(values)
}

/**
 * @param text a file of content
 * @param values what it exports, by name; a name that is missing here stays as it is
 * @returns the file with these values
 */
export function writeModule(text: string, values: Readonly<Record<string, Value>>): string {
  const pieces = parseModule(text).map((piece) => {
    const value = typeof piece === 'string' ? undefined : values[piece.name]
    if (typeof piece === 'string' || value === undefined) return piece
    return { ...piece, node: nodeOf(value, piece.node) }
  })
  return printModule(pieces)
}
