import { z } from 'zod'
import { removedIds } from '@/content/ids.gen'
import { contentFiles } from '@/lib/content/load-content'
import { slugify } from '@/lib/content/slugify'
import { objectOf } from '@/lib/objects'
import type { Value } from './module-text'

// Makes the fields of a form from a schema, and converts content to what the form edits, and back.

/** What zod writes as JSON Schema, with the metadata of the schemas of content. */
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
  propertyNames?: Schema
  default?: Value
  title?: string
  description?: string
  format?: string
  pattern?: string
  /** The words of an error message. */
  expected?: string
  text?: 'plain' | 'copy' | 'blocks'
  picture?: boolean
  hidden?: boolean
  limit?: { unit: string; min?: number; max?: number | null }
}
/** A field of Sveltia's configuration. */
export type Field = { name: string; label: string; fields?: Field[]; [option: string]: unknown }
export type Item = { [key: string]: Value }

type Checks = {
  error?: (issue: object) => unknown
  checks?: { _zod: { def: { pattern?: RegExp } } }[]
}

/**
 * @param schema the schema of a kind of content
 * @param hidden names of its fields that the form does not show
 */
export function schemaOf(schema: z.ZodType, hidden: readonly string[] = []): Schema {
  const written = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { error, checks = [] } = zodSchema._zod.def as Checks
      const expected = error?.({ code: 'invalid_type', input: undefined })
      if (typeof expected === 'string') Object.assign(jsonSchema, { expected })
      // JSON Schema loses the flags of an expression.
      const pattern = checks.map((check) => check._zod.def.pattern).find(Boolean)
      if (pattern) jsonSchema.pattern = String(pattern)
      // A record whose keys are given is an object.
      const { propertyNames, additionalProperties: entry = {} } = jsonSchema
      const keys: string[] | undefined = Object(propertyNames).enum
      const properties = objectOf(keys ?? [], () => entry)
      if (keys) Object.assign(jsonSchema, { properties, additionalProperties: false })
    },
  }) as Schema
  for (const name of hidden) Object.assign(written.properties?.[name] ?? {}, { hidden: true })
  return written
}

/** How the form shows a schema. `types`: one of several objects, by the value of a key. */
type Shape =
  | { kind: 'record' | 'list'; entry: Schema; key?: Schema }
  | { kind: 'object'; properties: Record<string, Schema>; required: readonly string[] }
  | { kind: 'types'; key: string; types: Record<string, Schema> }
  | { kind: 'text' | 'picture' | 'date' | 'number' | 'choice' | 'switch' }

/** The schemas of a union. A text that may be empty is in the content a union with ''. */
const optionsOf = ({ anyOf = [], oneOf = anyOf }: Schema) => oneOf.filter((one) => one.const !== '')

function unionOf(options: Schema[]): Shape {
  const all = options.map((one) => one.properties)
  const properties: Record<string, Schema> = Object.assign({}, ...all)
  const key = Object.keys(properties).find((name) =>
    options.every((one) => one.properties?.[name]?.const !== undefined),
  )
  if (key) {
    const types = options.map((one) => [String(one.properties?.[key]?.const), one])
    return { kind: 'types', key, types: Object.fromEntries(types) }
  }
  // The schema refuses keys of two options when the form is saved.
  const isRequired = (name: string) => options.every((one) => one.required?.includes(name))
  return { kind: 'object', properties, required: Object.keys(properties).filter(isRequired) }
}

function shapeOf(schema: Schema): Shape {
  const options = optionsOf(schema)
  if (options[0]) return options[1] ? unionOf(options) : shapeOf(options[0])
  const { type, items, additionalProperties: entry, properties = {}, required = [] } = schema
  if (isItem(entry)) return { kind: 'record', entry, key: schema.propertyNames }
  if (type === 'object') return { kind: 'object', properties, required }
  if (type === 'array' && items) return { kind: 'list', entry: items }
  if (schema.enum) return { kind: 'choice' }
  if (type === 'boolean') return { kind: 'switch' }
  if (type === 'number' || type === 'integer') return { kind: 'number' }
  if (schema.picture) return { kind: 'picture' }
  return { kind: schema.format === 'date' || schema.expected?.includes('YYYY') ? 'date' : 'text' }
}

/** The shape of a value. One of several types has that of its type. */
function shapeOfValue(value: unknown, schema: Schema): Shape {
  const all = shapeOf(schema)
  return all.kind === 'types' ? shapeOf(all.types[String(Object(value)[all.key])] ?? {}) : all
}

/** @returns a name as a label: "noEntry" is "No entry" */
export function labelOf(name: string): string {
  const words = name.split(/(?<=[a-zA-Z])(?=[A-Z])|(?<=[a-z]{2})(?=\d)|[-_]/).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

const { categories, services, emergencies, places, ...facts } = contentFiles
const pages = { ...categories, ...services, ...emergencies, ...places }
const chosen = { ...pages, ...facts.prices, ...facts.utilities, ...facts.municipalities }
const named: Readonly<Record<string, { name?: string; work?: string }>> = chosen

/** @returns the name of a page, a price or another value that is chosen */
function choiceOf(value: Value) {
  const [folder = '', file] = String(value).split('/')
  const { name, work = labelOf(file ?? folder) } = named[String(value)] ?? {}
  return { label: (name ?? work) + (file ? ` (${labelOf(folder).toLowerCase()})` : ''), value }
}

function hintOf({ description = '', limit }: Schema): string {
  const { min = 0, max, unit } = limit ?? {}
  if (!max) return description
  // A length below the minimum is not refused.
  const best = min > 1 ? `, best ${min} or more` : ''
  return `${description} ${min === max ? `Always ${max} ${unit}` : `At most ${max} ${unit}${best}`}.`.trim()
}

const ID_HINT = 'A short name for texts and other pages: small letters and hyphens. Do not change one that is used.'
const isNumber = /^-?\d+(\.\d+)?$/
const widgets = {
  switch: { widget: 'boolean', required: false },
  // The number field of Sveltia reads "1,800" as 800.
  number: { widget: 'string', pattern: [String(isNumber), 'a number without a comma, such as 1800'] },
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  picture: { widget: 'image', choose_url: false },
}

/** Names of fields that say what an entry is about. A closed entry shows the first that it has. */
const titles = ['name', 'work', 'title', 'heading', 'question', 'label', 'city']

/**
 * @param path the keys that lead to a field
 * @returns the labels of the form that lead to it: "Prices > Panel upgrade > High"
 */
export function labelsOf(path: readonly PropertyKey[], schema: Schema, content: Value): string {
  let its = schema
  let part: unknown = content
  const labels = path.map((key) => {
    const shape = shapeOfValue(part, its)
    part = Object(part)[key]
    if (shape.kind === 'object') its = shape.properties[String(key)] ?? {}
    if (!('entry' in shape)) return its.title ?? labelOf(String(key))
    its = shape.entry
    const title = titles.map((name) => Object(part)[name]).find(Boolean)
    return title ?? (typeof key === 'number' ? `entry ${key + 1}` : labelOf(String(key)))
  })
  return labels.join(' > ')
}

/** What is particular to the field of a list, or of an object whose keys the owner chooses. */
function entriesOf({ kind, entry, key = {} }: Shape & { entry: Schema; key?: Schema }) {
  const one = fieldOf('value', entry, true)
  if (kind === 'list' && one.types) return { typeKey: one.typeKey, types: one.types }
  if (kind === 'list' && !one.fields) return { field: { ...one, label: 'Entry' } }
  const { title: label = 'Id', description: hint = ID_HINT } = key
  const id = { name: 'id', label, widget: 'string', hint }
  const fields = [...(kind === 'list' ? [] : [id]), ...(one.fields ?? [{ ...one, label: 'Text' }])]
  const title = titles.find((name) => fields.some((inner) => inner.name === name))
  return { fields, ...(title ? { summary: `{{fields.${title}}}` } : {}) }
}

/**
 * @param name the name of the field in the content
 * @returns the field of a form
 */
export function fieldOf(name: string, schema: Schema, isRequired: boolean): Field {
  const shape = shapeOf(schema)
  const [only = schema] = optionsOf(schema)
  const isEmptyAllowed = schema.anyOf?.some((one) => one.const === '')
  const label = schema.title ?? labelOf(name)
  const hint = hintOf({ ...only, ...schema })
  const field = { name, label, hint, required: isRequired && !isEmptyAllowed }
  const start = schema.default === undefined ? {} : { default: toForm(schema.default, schema, []) }
  if ('entry' in shape) {
    const { min = 0, max } = schema.limit ?? {}
    const list = { widget: 'list', required: field.required && min > 0, ...(max ? { max } : {}) }
    return { ...field, ...list, collapsed: true, label_singular: 'entry', ...entriesOf(shape) }
  }
  if (shape.kind === 'object') {
    const isShown = ([, one]: [string, Schema]) => !one.hidden && typeof one.const !== 'string'
    const fields = Object.entries(shape.properties)
      .filter(isShown)
      .map(([key, one]) => fieldOf(key, one, shape.required.includes(key)))
    // What says nothing while it is closed, such as a range of days, is open.
    const collapsed = fields.some((one) => titles.includes(one.name)) && 'auto'
    return { ...field, widget: 'object', collapsed, fields }
  }
  if (shape.kind === 'types') {
    const types = Object.entries(shape.types).map(([type, one]) => fieldOf(type, one, true))
    return { ...field, widget: 'object', collapsed: 'auto', typeKey: shape.key, types }
  }
  if (shape.kind === 'choice') {
    const isThere = (value: Value) => !(removedIds as readonly Value[]).includes(value)
    const options = only.enum?.filter(isThere).map(choiceOf)
    return { ...field, widget: 'select', options, dropdown_threshold: 3 }
  }
  if (shape.kind !== 'text') return { ...field, ...start, ...widgets[shape.kind] }
  const isLong = only.text === 'copy' || only.text === 'blocks' || (only.limit?.max ?? 0) > 100
  const pattern = only.pattern && { pattern: [only.pattern, only.expected ?? 'another form'] }
  return { ...field, widget: isLong ? 'text' : 'string', ...pattern }
}

/** @returns whether a value is an object and no list */
export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const PICTURES = '/content/images/'
const withoutEnding = (file: string) => slugify(file.replace(/\.\w+$/, ''))

/**
 * @param pictures the names of the files in content/images
 * @returns content as the form edits it. A key that the owner chooses is the `id` of an entry
 */
export function toForm(value: Value, schema: Schema, pictures: readonly string[]): Value {
  const shape = shapeOfValue(value, schema)
  const inner = (one: Value, its: Schema) => toForm(one, its, pictures)
  if (Array.isArray(value) && 'entry' in shape) return value.map((one) => inner(one, shape.entry))
  if (shape.kind === 'picture' && value) {
    // Content names a picture without its ending.
    const name = withoutEnding(String(value))
    return PICTURES + (pictures.find((file) => withoutEnding(file) === name) ?? value)
  }
  if (typeof value === 'number' && shape.kind === 'number') return String(value)
  if (!isItem(value)) return value
  if (shape.kind === 'record')
    return Object.entries(value).map(([key, one]) => {
      const entry = inner(one, shape.entry)
      return { id: key, ...(isItem(entry) ? entry : { value: entry }) }
    })
  if (shape.kind !== 'object') return value
  const shown = Object.entries(shape.properties).flatMap(([key, one]) => {
    const content = value[key] ?? one.default
    return one.hidden || content === undefined ? [] : [[key, inner(content, one)]]
  })
  return Object.fromEntries(shown)
}

const isEmpty = (value?: Value) =>
  value === '' || (typeof (value ?? {}) === 'object' && Object.keys(value ?? {}).length === 0)

/** The keys of a file in its order, and a new one behind the key that it follows in the schema. */
function inOrder(item: Item, old: Item): Item {
  const keys = Object.keys(old).filter((key) => key in item)
  let next = 0
  for (const key of Object.keys(item)) {
    if (!keys.includes(key)) keys.splice(next, 0, key)
    next = keys.indexOf(key) + 1
  }
  return Object.fromEntries(keys.map((key) => [key, item[key] as Value]))
}

function recordOf(entries: Item[], entry: Schema, old: Item): Item {
  const isGroup = ['object', 'types'].includes(shapeOf(entry).kind)
  const record: Item = {}
  for (const { id: key, ...one } of entries) {
    const name = String(key ?? '')
    const found = name && `"${name}" twice`
    if (!name || name in record) throw new Error(`id: found ${found || 'nothing'}, expected an own id`)
    record[name] = fromForm(isGroup ? one : (one.value ?? ''), entry, old[name])
  }
  return record
}

/**
 * @param old what the file has: what the form does not show, and what was empty, is taken from it
 * @returns the content that a form gives. What is optional and empty, or the default, is left out
 * @throws Error when two entries have the same id
 */
export function fromForm(value: Value, schema: Schema, old: Value | undefined): Value {
  const shape = shapeOfValue(value, schema)
  const before = isItem(old) ? old : {}
  if (Array.isArray(value) && shape.kind === 'record') return recordOf(value as Item[], shape.entry, before)
  if (Array.isArray(value) && shape.kind === 'list')
    return value.map((one, index) => fromForm(one, shape.entry, Object(old)[index]))
  if (isItem(value) && shape.kind === 'object') {
    const written: Item = {}
    for (const [key, property] of Object.entries(shape.properties)) {
      const was = before[key]
      const inner = property.hidden ? was : fromForm(value[key] ?? null, property, was)
      const isDefault = isEmpty(inner) || inner === (property.default ?? false)
      if (inner !== undefined && !isDefault) written[key] = inner
      else if (was !== undefined && (was === inner || isEmpty(was))) written[key] = was
      else if (shape.required.includes(key)) written[key] = inner ?? (property.items ? [] : '')
    }
    return inOrder(written, before)
  }
  if (shape.kind === 'picture' && value) {
    const name = withoutEnding(String(value).replace(PICTURES, ''))
    return typeof old === 'string' && withoutEnding(old) === name ? old : name
  }
  if (typeof value !== 'string') return value
  const text = schema.text === 'blocks' ? value : value.replace(/\s*\n\s*/g, ' ').trim()
  return shape.kind === 'number' && isNumber.test(text) ? Number(text) : text
}
