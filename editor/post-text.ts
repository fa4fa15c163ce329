import { parse } from 'yaml'
import { fromForm, type Item, isItem, type Schema, toForm } from './form'

// Reads and writes posts. The line of a field that has not changed stays as it is.

function parts(source: string) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n*([\s\S]*)$/.exec(source) ?? []
  const fields: unknown = parse(head)
  return { lines: head.split('\n'), body, fields: isItem(fields) ? fields : {} }
}

/** @returns the post as the form edits it */
export function readPost(source: string, schema: Schema, pictures: readonly string[]): Item {
  const { fields, body } = parts(source)
  return { ...(toForm(fields, schema, pictures) as Item), body, source }
}

function line(name: string, value: unknown): string {
  return `${name}: ${typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : value}`
}

/**
 * @param form what the form gives, with the `source` of a post that is there already
 * @returns the fields of the post, and its file
 */
export function writePost({ source, body, ...form }: Item, schema: Schema): { content: Item; text: string } {
  const { lines, fields } = parts(String(source ?? ''))
  const content = fromForm(form, schema, fields) as Item
  const kept = lines.flatMap((written) => {
    const name = /^(\w+):/.exec(written)?.[1]
    if (!name) return source ? [written] : []
    if (!(name in content)) return []
    return [content[name] === fields[name] ? written : line(name, content[name])]
  })
  const added = Object.keys(content).filter((name) => !(name in fields))
  const head = [...kept, ...added.map((name) => line(name, content[name]))].join('\n')
  return { content, text: `---\n${head}\n---\n\n${String(body ?? '').trim()}\n` }
}
