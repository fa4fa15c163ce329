import jsTokens from 'js-tokens'

/** A mistake of typing, in words for its author. */
export type Slip = { line: number; message: string }
/** A bracket that is still open, the path of what it holds, and the key or entry that is read. */
type Open = { value: string; line: number; indent: number; path: string; key: string | number; begun?: boolean }

const unclosed = ({ line, value }: Open): Slip => ({ line, message: `the ${value} of this line is never closed` })

/**
 * @returns the line of each field and list entry of a file of content by its keys ("homeTestimonials.1.rating", and
 *   without the export's name), and the first bracket without its partner, as the indents show
 */
export function readSource(source: string) {
  const indents = source.split('\n').map((text) => text.search(/\S/))
  const lines = new Map<string, number>()
  const open: Open[] = []
  let bracket: Slip | undefined
  let [name, previous, line, previousLine] = ['', '', 1, 0]
  const record = ({ path, key }: Open) => {
    for (const keys of [`${path}.${key}`, `${path}.${key}`.slice(name.length + 1)])
      if (!lines.has(keys)) lines.set(keys, line)
  }
  const read = (value: string) => {
    const indent = indents[line - 1] ?? 0
    const isFirst = line !== previousLine
    const parent = open.at(-1)
    const closes = /^[\]}]$/.test(value)
    if (parent && isFirst && (closes ? indent < parent.indent : indent <= parent.indent)) bracket ??= unclosed(parent)
    const closed = closes && open.pop()
    if (closes && (!closed || (isFirst && indent > closed.indent)))
      bracket ??= { line, message: `one ${value} too many, or a ${value === '}' ? '{' : '['} too few above` }
    if (!closes && parent?.value === '[' && !parent.begun) {
      record(parent)
      parent.begun = true
    }
    if (parent?.value === '[' && value === ',') Object.assign(parent, { key: Number(parent.key) + 1, begun: false })
    if (parent?.value === '{' && value === ':') {
      parent.key = previous.replace(/^['"]|['"]$/g, '')
      record(parent)
    }
    if (/^[[{]$/.test(value))
      open.push({ value, line, indent, path: parent ? `${parent.path}.${parent.key}` : name, key: 0 })
    if (previous === 'const' && !parent) name = value
    ;[previous, previousLine] = [value, line]
  }
  for (const { type, value } of jsTokens(source)) {
    if (!/Space|Terminator|Comment/.test(type)) read(value)
    line += value.split('\n').length - 1
  }
  const last = open.at(-1)
  return { lines, bracket: bracket ?? (last && unclosed(last)) }
}
