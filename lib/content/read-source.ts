import jsTokens from 'js-tokens'

/** A mistake of typing, in words for its author. */
export type Slip = { line: number; message: string }

type Token = { value: string; line: number; indent: number; isFirst: boolean }
/** A bracket that is still open: the path of what it holds, the key or entry that is read, and whether it has begun. */
type Open = Token & { path: string; key: string | number; begun?: boolean }

/** The tokens of a source without spaces and comments. */
function tokensOf(source: string): Token[] {
  const indents = source.split('\n').map((line) => line.search(/\S/))
  const tokens: Token[] = []
  let line = 1
  for (const { type, value } of jsTokens(source)) {
    if (!/Space|Terminator|Comment/.test(type))
      tokens.push({ value, line, indent: indents[line - 1] ?? 0, isFirst: tokens.at(-1)?.line !== line })
    line += value.split('\n').length - 1
  }
  return tokens
}

const unclosed = ({ line, value }: Open): Slip => ({ line, message: `the ${value} of this line is never closed` })

/**
 * @param source a file of content: imports, and exported objects and lists
 * @returns the line of each field and list entry by its keys ("homeTestimonials.1.rating", and without the name of the
 *   export), and the first bracket whose partner is missing, as the indents show
 */
export function readSource(source: string) {
  const lines = new Map<string, number>()
  const open: Open[] = []
  let bracket: Slip | undefined
  let name = ''
  let previous = ''
  const record = ({ path, key }: Open, line: number) => {
    for (const keys of [`${path}.${key}`, `${path}.${key}`.slice(name.length + 1)])
      if (!lines.has(keys)) lines.set(keys, line)
  }
  for (const token of tokensOf(source)) {
    const { value, line, indent, isFirst } = token
    const parent = open.at(-1)
    const closes = /^[\]}]$/.test(value)
    if (parent && isFirst && (closes ? indent < parent.indent : indent <= parent.indent)) bracket ??= unclosed(parent)
    const closed = closes && open.pop()
    if (closes && (!closed || (isFirst && indent > closed.indent)))
      bracket ??= { line, message: `one ${value} too many, here or above` }
    if (!closes && parent?.value === '[' && !parent.begun) {
      record(parent, line)
      parent.begun = true
    }
    if (parent?.value === '[' && value === ',') Object.assign(parent, { key: Number(parent.key) + 1, begun: false })
    if (parent?.value === '{' && value === ':') {
      parent.key = previous.replace(/^['"]|['"]$/g, '')
      record(parent, line)
    }
    if (/^[[{]$/.test(value)) open.push({ ...token, path: parent ? `${parent.path}.${parent.key}` : name, key: 0 })
    if (previous === 'const' && !parent) name = value
    previous = value
  }
  const last = open.at(-1)
  return { lines, bracket: bracket ?? (last && unclosed(last)) }
}
