import { z } from 'zod'
import { removedIds } from '@/content/ids.gen'
import { slugify } from '@/lib/content/slugify'
import type { Value } from './module-text'

// Makes the fields of a form from a schema of content, and converts content to what the form edits, and back.

/** What `z.toJSONSchema` writes, with the metadata of content/schema/text.ts. `expected`: for an error message. */
export type Schema = {
  type?: string
  const?: Value
  enum?: Value[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: { enum?: string[] }
  default?: Value
  title?: string
  description?: string
  format?: string
  pattern?: string
  expected?: string
  text?: 'plain' | 'copy'
  picture?: boolean
  limit?: { unit: string; min?: number; max?: number | null }
}
/** A field of Sveltia's configuration. */
export type Field = { name: string; label: string; widget: string; fields?: Field[]; [option: string]: unknown }
export type Item = { [key: string]: Value }
/** What the form shows for an id. */
export type Names = Readonly<Record<string, string>>

type Checks = { def: { error?: (issue: object) => unknown; checks?: { _zod: { def: { pattern?: RegExp } } }[] } }

/**
 * @param schema the schema of a kind of content
 * @param hidden names of its fields that the form does not show
 */
export function schemaOf(schema: z.ZodType, hidden: readonly string[] = []): Schema {
  const written = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { error, checks = [] } = (zodSchema._zod as unknown as Checks).def
      const expected = error?.({ code: 'invalid_type', input: undefined })
      // JSON Schema loses the flags of an expression.
      const pattern = checks.map((check) => check._zod.def.pattern).find(Boolean)
      Object.assign(jsonSchema, typeof expected === 'string' && { expected }, pattern && { pattern: String(pattern) })
    },
  }) as Schema
  for (const name of hidden) delete written.properties?.[name]
  return written
}

/** How the form shows a schema. */
type Shape =
  | { kind: 'record' | 'list'; entry: Schema }
  | { kind: 'object'; properties: Record<string, Schema>; required: readonly string[] }
  /** One of several objects. `isOwn`: the content has the key whose value says which one. */
  | { kind: 'types'; key: string; isOwn: boolean; types: Record<string, Schema> }
  | { kind: 'text' | 'picture' | 'date' | 'number' | 'choice' | 'switch' | 'answer' }

const allowsNothing = ({ anyOf = [] }: Schema) => anyOf.some((one) => one.const === '')
/** The schemas of a union. One with '' is of text that may be empty. */
const optionsOf = ({ anyOf, oneOf = anyOf }: Schema) => (oneOf ?? []).filter((one) => one.const !== '')

/** The key whose value differs between the objects of a union, or else the names of keys that only one has. */
function typesOf(options: readonly Schema[]): Shape & { kind: 'types' } {
  const all = options.map(({ properties = {} }) => properties)
  const key = Object.keys(all[0] ?? {}).find((name) => all.every((one) => one[name]?.const !== undefined))
  const names = all.map((one) => {
    if (key) return String(one[key]?.const)
    return Object.keys(one).find((name) => all.every((other) => other === one || !other[name])) ?? ''
  })
  const types = Object.fromEntries(options.map((one, index) => [names[index] ?? '', one]))
  return { kind: 'types', key: key ?? 'kind', isOwn: key !== undefined, types }
}

function shapeOf(schema: Schema, isRequired: boolean): Shape {
  const options = optionsOf(schema)
  if (options.length > 1 && options.every((one) => one.properties)) return typesOf(options)
  if (options[0]) return shapeOf({ ...options[0], picture: schema.picture }, isRequired)
  const { type, items, additionalProperties, propertyNames, properties = {}, required = [] } = schema
  if (typeof additionalProperties === 'object') {
    const names = propertyNames?.enum
    if (!names) return { kind: 'record', entry: additionalProperties }
    const sameForEach = Object.fromEntries(names.map((name) => [name, additionalProperties]))
    return { kind: 'object', properties: sameForEach, required }
  }
  if (type === 'object') return { kind: 'object', properties, required }
  if (type === 'array' && items) return { kind: 'list', entry: items }
  if (schema.enum) return { kind: 'choice' }
  const hasAnswer = type === 'boolean' && !isRequired && schema.const === undefined && schema.default === undefined
  if (type === 'boolean') return { kind: hasAnswer ? 'answer' : 'switch' }
  if (type === 'number' || type === 'integer') return { kind: 'number' }
  if (schema.picture) return { kind: 'picture' }
  return { kind: schema.format === 'date' || schema.expected?.includes('YYYY-MM-DD') ? 'date' : 'text' }
}

/** Names that the form may show as they are read: noEntry is "No entry". */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

function hintOf({ description, limit }: Schema): string {
  const { min, max, unit } = limit ?? {}
  const length = max ? `${min ? `${min} to ${max}` : `At most ${max}`} ${unit}.` : ''
  return [description, length].filter(Boolean).join(' ')
}

const singular = (label: string) =>
  label
    .replace(/ies$/, 'y')
    .replace(/(?<=ss)es$|s$/, '')
    .toLowerCase()

/** A name that begins with a digit would become the index of a list. */
const formKey = (key: string) => key.replace(/^(?=\d)/, 'n')
/** What the closed entry of a list shows. */
const SUMMARY = ['name', 'title', 'heading', 'question', 'work', 'label', 'href', 'value']
const ID_HINT = 'Its name in tokens and in other files. An id that is used is not changed.'
const answers = { Yes: true, No: false }
const widgets = {
  answer: { widget: 'select', options: Object.keys(answers) },
  switch: { widget: 'boolean', required: false },
  number: { widget: 'number', value_type: 'float' },
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  picture: { widget: 'image', choose_url: false },
}

/** The field of a list, or of an object whose keys the owner chooses. */
function listField(list: Field, shape: Shape & { entry: Schema }, names: Names): Field {
  const entry = fieldOf('value', shape.entry, true, names)
  const isRecord = shape.kind === 'record'
  if (!isRecord && entry.types) return { ...list, typeKey: entry.typeKey, types: entry.types }
  if (!isRecord && !entry.fields) return { ...list, field: { ...entry, label: 'Entry' } }
  const fields = entry.fields ?? [entry]
  const shown = SUMMARY.find((one) => fields.some(({ name }) => name === one)) ?? fields[0]?.name
  const id = { name: 'id', label: 'Id', widget: 'string', hint: ID_HINT }
  const summary = `${isRecord ? '{{fields.id}}: ' : ''}{{fields.${shown}}}`
  return { ...list, summary, fields: isRecord ? [id, ...fields] : fields }
}

/**
 * @param name the name of the field in the content
 * @returns the field of a form
 */
export function fieldOf(name: string, schema: Schema, isRequired: boolean, names: Names = {}): Field {
  const shape = shapeOf(schema, isRequired)
  const [only = schema] = optionsOf(schema)
  const label = schema.title ?? labelOf(name)
  const hint = hintOf({ ...only, ...schema })
  const field = { name: formKey(name), label, required: isRequired && !allowsNothing(schema), ...(hint && { hint }) }
  const group = { ...field, widget: 'object', collapsed: 'auto' }
  if ('entry' in shape) {
    const max = schema.limit?.unit === 'entries' && { max: schema.limit.max }
    const list = { ...field, widget: 'list', required: false, collapsed: true, label_singular: singular(label), ...max }
    return listField(list, shape, names)
  }
  if (shape.kind === 'object') {
    const shown = Object.entries(shape.properties).filter(
      ([, one]) => one.const === undefined || one.type === 'boolean',
    )
    return { ...group, fields: shown.map(([key, one]) => fieldOf(key, one, shape.required.includes(key), names)) }
  }
  if (shape.kind === 'types') {
    const types = Object.entries(shape.types).map(([type, one]) => {
      return { name: type, label: labelOf(type), fields: fieldOf(type, one, true, names).fields }
    })
    return { ...group, typeKey: shape.key, types }
  }
  if (shape.kind === 'choice') {
    const values = (only.enum ?? []).filter((value) => !(removedIds as readonly Value[]).includes(value))
    const options = values.map((value) => ({ label: names[String(value)] ?? labelOf(String(value)), value }))
    return { ...field, widget: 'select', options, dropdown_threshold: 3 }
  }
  if (shape.kind !== 'text') return { ...field, ...widgets[shape.kind] }
  const isLong = only.text === 'copy' || (only.limit?.max ?? 0) > 100
  const pattern = only.pattern && { pattern: [only.pattern, only.expected ?? 'another form'] }
  return { ...field, widget: isLong ? 'text' : 'string', ...pattern }
}

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The type of content whose schema is one of several objects. */
function typeOf({ key, isOwn, types }: Shape & { kind: 'types' }, value: Item, isForm: boolean): string {
  return isOwn || isForm ? String(value[key]) : (Object.keys(types).find((type) => type in value) ?? '')
}

const PICTURES = '/content/images/'
const withoutEnding = (file: string) => slugify(file.replace(/\.\w+$/, ''))

/** @returns the path of a picture that content names: its file has an ending, and its name may have capitals */
function picturePath(name: string, pictures: readonly string[]): string {
  return PICTURES + (pictures.find((file) => withoutEnding(file) === withoutEnding(name)) ?? name)
}

/**
 * @param pictures the names of the files in content/images
 * @returns content as the form edits it. A key that the owner chooses is the `id` of an entry
 */
export function toForm(value: Value, schema: Schema, pictures: readonly string[], isRequired = true): Value {
  const shape = shapeOf(schema, isRequired)
  const inner = (one: Value, its: Schema, needed = true) => toForm(one, its, pictures, needed)
  if (shape.kind === 'list' && Array.isArray(value)) return value.map((one) => inner(one, shape.entry))
  if (shape.kind === 'answer') return value ? 'Yes' : 'No'
  if (shape.kind === 'picture' && value) return picturePath(String(value), pictures)
  if (!isItem(value)) return value
  if (shape.kind === 'record')
    return Object.entries(value).map(([id, one]) => {
      const entry = inner(one, shape.entry)
      return { id, ...(isItem(entry) ? entry : { value: entry }) }
    })
  if (shape.kind === 'types') {
    const type = typeOf(shape, value, false)
    return { ...(inner(value, shape.types[type] ?? {}) as Item), [shape.key]: type }
  }
  if (shape.kind !== 'object') return value
  const shown = Object.entries(shape.properties).filter(([key]) => key in value)
  return Object.fromEntries(
    shown.map(([key, one]) => [formKey(key), inner(value[key] as Value, one, shape.required.includes(key))]),
  )
}

const isEmpty = (value: unknown) =>
  [undefined, null, ''].includes(value as string) ||
  (typeof value === 'object' && Object.keys(Object(value)).length === 0)

/** The keys of a file in its order, and each new one behind the key that it follows in the schema. */
function inOrder(item: Item, old: Item): Item {
  const keys = Object.keys(old).filter((key) => key in item)
  let last = -1
  for (const key of Object.keys(item)) {
    if (!keys.includes(key)) keys.splice(last + 1, 0, key)
    last = keys.indexOf(key)
  }
  return Object.fromEntries(keys.map((key) => [key, item[key] as Value]))
}

/**
 * @param old the content of the file: what the form does not show, and what was empty already, is taken from it
 * @returns the content that a form gives. Optional fields that are empty are left out
 * @throws Error when two entries have the same id
 */
export function fromForm(value: Value, schema: Schema, old: Value | undefined, isRequired = true): Value {
  const shape = shapeOf(schema, isRequired)
  const before = isItem(old) ? old : {}
  if (shape.kind === 'record' && Array.isArray(value)) {
    const entries = (value as Item[]).map(({ id, ...one }): [string, Value] => {
      const content = shapeOf(shape.entry, true).kind === 'object' ? one : (one.value ?? '')
      return [String(id ?? ''), fromForm(content, shape.entry, before[String(id)])]
    })
    const ids = entries.map(([id]) => id)
    const twice = ids.find((id, index) => ids.indexOf(id) < index || id === '')
    if (twice !== undefined) throw new Error(`id: found ${twice ? `"${twice}" twice` : 'nothing'}, expected an own id`)
    return Object.fromEntries(entries)
  }
  if (shape.kind === 'list' && Array.isArray(value)) {
    const oldList = Array.isArray(old) ? old : []
    return value.map((one, index) => {
      // Entries move, so the old one is first looked for by its content.
      const isSame = (other: Value) => JSON.stringify(fromForm(one, shape.entry, other)) === JSON.stringify(other)
      return fromForm(one, shape.entry, oldList.find(isSame) ?? oldList[index])
    })
  }
  if (shape.kind === 'types' && isItem(value)) {
    const type = typeOf(shape, value, true)
    const hasSameType = isItem(old) && typeOf(shape, old, false) === type
    return fromForm(value, shape.types[type] ?? {}, hasSameType ? old : undefined)
  }
  if (shape.kind === 'object' && isItem(value)) {
    const written: Item = {}
    for (const [key, property] of Object.entries(shape.properties)) {
      const needed = shape.required.includes(key)
      const inner = fromForm(value[formKey(key)] ?? null, property, before[key], needed)
      const isOff = inner === (property.default ?? false) && shapeOf(property, needed).kind === 'switch'
      if (key in before && (isEmpty(inner) ? isEmpty(before[key]) : inner === before[key]))
        written[key] = before[key] as Value
      else if (isEmpty(inner) || (isOff && !(key in before))) {
        if (needed && property.const === undefined) written[key] = property.type === 'array' ? [] : (inner ?? '')
      } else written[key] = inner
    }
    for (const key of Object.keys(before)) if (!shape.properties[key]) written[key] = before[key] as Value
    return inOrder(written, before)
  }
  if (shape.kind === 'answer') return answers[value as keyof typeof answers] ?? null
  if (shape.kind === 'picture' && value) {
    const name = withoutEnding(String(value).replace(PICTURES, ''))
    return typeof old === 'string' && withoutEnding(old) === name ? old : name
  }
  return typeof value === 'string' ? value.replace(/\s*\n\s*/g, ' ').trim() : value
}
