import { parseDocument } from 'yaml'
import { type Item, isItem } from './form'

// Reads and writes posts. What has not changed stays as it is.

function partsOf(source: string) {
  const parts = /^(---\n+)([\s\S]*?\n)---\n*([\s\S]*)$/.exec(source)
  const [, start = '---\n', head = '', body = ''] = parts ?? []
  return { start, document: parseDocument(head), body }
}

/** @returns the fields of a post, and its text as `body` */
export function readPost(source: string): Item {
  const { document, body } = partsOf(source)
  const fields: unknown = document.toJS()
  return { ...(isItem(fields) ? fields : {}), body }
}

/** @returns the file of a post with these fields, and with `body` as its text */
export function writePost(source: string, { body, ...content }: Item): string {
  const { start, document } = partsOf(source)
  const fields: Item = Object(document.toJS())
  for (const name of Object.keys({ ...fields, ...content }))
    if (!(name in content)) document.delete(name)
    else if (content[name] !== fields[name]) document.set(name, content[name])
  const head = document.toString({ defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN', lineWidth: 0 })
  return `${start}${head}---\n\n${String(body ?? '').trim()}\n`
}
