import { parseDocument } from 'yaml'
import { fromForm, type Item, isItem, type Schema, toForm } from './form'

// Reads and writes posts. What has not changed stays as it is.

function read(source: string) {
  const parts = /^(---\n+)([\s\S]*?\n)---\n*([\s\S]*)$/.exec(source)
  const [, start = '---\n', head = '', body = ''] = parts ?? []
  const document = parseDocument(head)
  const fields: unknown = document.toJS()
  return { start, document, body, fields: isItem(fields) ? fields : {} }
}

/** @returns the post as the form edits it */
export function readPost(source: string, schema: Schema, pictures: readonly string[]): Item {
  const { fields, body } = read(source)
  return { ...(toForm(fields, schema, pictures) as Item), body, source }
}

/**
 * @param form what the form gives, with the `source` of a post that is there already
 * @returns the fields of the post, and its file
 */
export function writePost(form: Item, schema: Schema): { content: Item; text: string } {
  const { start, document, fields } = read(String(form.source ?? ''))
  const content = fromForm(form, schema, fields) as Item
  for (const name of Object.keys({ ...fields, ...content }))
    if (!(name in content)) document.delete(name)
    else if (content[name] !== fields[name]) document.set(name, content[name])
  const style = { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' } as const
  const head = document.toString({ ...style, lineWidth: 0 })
  return { content, text: `${start}${head}---\n\n${String(form.body ?? '').trim()}\n` }
}
