import { z } from 'zod'
import { serviceCategories } from '@/content/ids.gen'
import * as interfaceWords from '@/content/interface'
import { mapWords } from '@/content/map'
import { categoryFields } from '@/content/schema/category'
import { emergencyIndexFields, emergencyPageFields } from '@/content/schema/emergency'
import { placeFields } from '@/content/schema/place'
import { service as serviceSchema } from '@/content/schema/service'
import { copy, plain } from '@/content/schema/text'
import { postFields, postSchema } from '@/lib/blog/fields'
import { readBody } from '@/lib/blog/read-body'
import { keysIn } from '@/lib/build/checks/content-check'
import { pageCopy } from '@/lib/build/checks/copy'
import { wrongLengths } from '@/lib/build/checks/format'
import { contentFiles, factSchemas, singlePageSchemas } from '@/lib/content/load-content'
import { parseContent } from '@/lib/content/parse-content'
import { type Mismatch, messageOf } from '@/lib/content/problems'
import { slugify } from '@/lib/content/slugify'
import { today } from '@/lib/today'
import type { Field, Item, Schema } from './form'
import { fieldOf, fromForm, isItem, labelOf, labelsOf, schemaOf, toForm } from './form'
import { readModule, type Value, writeModule } from './module-text'
import { readPost, writePost } from './post-text'

// The files of content as collections of forms. They follow the schemas: a new file of facts or a
// new single page is in the list by itself.

/** Fields and files that no form shows, each with the reason. They keep what they have. */
export const hidden = {
  fields: {
    drawing: 'names of parts of a drawing, and boxes in its units',
    street: 'words of lib/drawings/art',
    updatedOn: 'is set after each change',
    updatedDate: 'is set after each change',
  },
  files: { streets: 'words of lib/drawings/art' },
} as const

/** What the editor reads from the project besides the schemas: names of pictures, and titles of posts. */
export type Sources = { pictures: readonly string[]; posts: readonly string[] }
/** How Sveltia reads and writes a kind of file. */
export type Format = {
  extension: string
  schema: Schema
  fromFile: (text: string) => Item
  toFile: (form: Item) => Promise<string>
}
/** How the content of a kind of file is read, checked and written. */
type Kind = {
  zod: z.ZodType
  read: (source: string) => Value
  check: (content: Item, schema: Schema) => void
  write: (source: string, content: Item) => string | Promise<string>
}
type Form = { format: string; fields: Field[] }
type Schemas = Readonly<Record<string, z.ZodType>>

/** @throws Error with each mistake in the words of `check:content` */
function refuse(wrong: readonly (Mismatch & { label: string })[]) {
  const sentences = wrong.map(({ label, ...one }) => `${label}: ${messageOf(one)}`)
  if (sentences.length > 0) throw new Error(sentences.join('; '))
}

/** @throws Error with each mistake, after the labels of its field */
function check(zod: z.ZodType, content: Value, schema: Schema) {
  const result = parseContent(zod, content)
  const lengths = () => wrongLengths(pageCopy('', 'shared', { '': content }, zod), 'error')
  const wrong =
    'wrong' in result ? result.wrong : lengths().map((one) => ({ path: keysIn(one.written.keyPath), ...one.wrong }))
  refuse(wrong.map((one) => ({ ...one, label: labelsOf(one.path, schema, content) })))
}

/** @param exports the schemas of what a file exports */
function moduleKind(exports: Schemas): Kind {
  const [name = '', ...others] = Object.keys(exports)
  const only = exports[name]
  // The form of a file with one object shows its fields, and not the object as a field.
  const isSingle = others.length === 0 && only instanceof z.ZodObject
  const zod = isSingle ? only : z.object(exports)
  return {
    zod,
    read(source) {
      const content = readModule(source)
      return (isSingle ? content[name] : content) ?? {}
    },
    check: (content, schema) => check(zod, content, schema),
    write: (source, content) => writeModule(source, isSingle ? { [name]: content } : content),
  }
}

const body = z.string().meta({
  title: 'Text',
  text: 'blocks',
  description:
    'An empty line between paragraphs. `##` begins a heading, `-` an entry of a list. Write a call box as the last paragraph, such as: `**Call {phone}** to ask about your house.`',
})
const postKind: Kind = {
  zod: z.strictObject({ ...postFields, body }),
  read: readPost,
  check({ body, ...fields }, schema) {
    check(postSchema, fields, schema)
    const { problems } = readBody(String(body), { path: '/blog', checkPicture: () => null })
    refuse(problems.map((one) => ({ ...one, label: `Text, line ${one.line}` })))
  },
  write: writePost,
}

const words: Record<string, Item> = { interface: { ...interfaceWords }, map: { mapWords } }

/** The schemas of words of the interface, by their shape: text stays text, and keys stay. */
function schemasOfWords(words: Item): Schemas {
  const schemas = Object.entries(words).map(([name, one]) => {
    const text = String(one).length > 60 ? copy() : plain()
    return [name, isItem(one) ? z.strictObject(schemasOfWords(one)) : text]
  })
  return Object.fromEntries(schemas)
}

/** The text of a new file. A save adds the other fields, in the order of the schema. */
function newModule(kind: 'service' | 'place'): string {
  const name = `define${labelOf(kind)}`
  return `import { ${name} } from '@/content/schema/${kind}'\n\nexport default ${name}({\n  updatedOn: '${today()}',\n})`
}

/** Sveltia would save a second file of a name as "ajax-1". */
const pageNames = Object.values({ ...contentFiles.services, ...contentFiles.places }).map(({ name }) => slugify(name))

/** @returns the collections of Sveltia's configuration, and the formats that they name */
export function editorOf({ pictures, posts }: Sources) {
  const formats: Record<string, Format> = {}

  /**
   * Adds a format.
   * @param template the text of a new file
   * @param taken names that a new file cannot have
   */
  function form(format: string, kind: Kind, template = '', taken: readonly string[] = []): Form {
    const schema = schemaOf(kind.zod, Object.keys(hidden.fields))
    formats[format] = {
      extension: kind === postKind ? 'md' : 'ts',
      schema,
      // Sveltia keeps the text of the file with the form, because no field shows it.
      fromFile: (source) => ({ ...(toForm(kind.read(source), schema, pictures) as Item), source }),
      async toFile(values) {
        const source = String(values.source)
        const content = fromForm(values, schema, kind.read(source)) as Item
        const [label, name] = content.title ? ['Title', content.title] : ['Name', content.name]
        if (source.trim() === template && taken.includes(slugify(String(name))))
          refuse([{ label, found: `"${name}"`, expected: 'one that no other page has' }])
        kind.check(content, schema)
        return kind.write(source, content)
      },
    }
    const source = { name: 'source', label: 'Source', widget: 'hidden', default: template }
    return { format, fields: [...(fieldOf('content', schema, true).fields ?? []), source] }
  }
  const moduleForm = (format: string, exports: Schemas) => form(format, moduleKind(exports))

  const file = (path: string, its: Form, label = labelOf(path.replace(/.*\//, ''))) => {
    return { name: path.replaceAll('/', '_'), label, file: `content/${path}.ts`, ...its }
  }
  /** The files of facts, of single pages and of words, by what they export. */
  const exported: Record<string, Schemas> = {}
  for (const [name, [path, schema]] of Object.entries(factSchemas))
    if (!(path in hidden.files)) exported[path] = { ...exported[path], [name]: schema }
  for (const [name, page] of Object.entries(singlePageSchemas)) exported[`pages/${name}`] = { page }
  for (const [path, one] of Object.entries(words)) exported[path] = schemasOfWords(one)
  const files = Object.entries(exported).map(([path, exports]) => {
    const title = path in words ? `Words of the ${path}` : Object.values(exports)[0]?.meta()?.title
    return file(path, moduleForm(path.replace('/', '-'), exports), title)
  })
  const isPage = (one: { file: string }) => one.file.startsWith('content/pages/')

  const category = moduleForm('category', { default: categoryFields })
  const emergencyIndex = moduleForm('emergency-index', { default: emergencyIndexFields })
  const categories = serviceCategories.map((slug) =>
    file(`services/${slug}/category`, category, contentFiles.categories[slug].name),
  )
  categories.push(file('emergency/index', emergencyIndex, 'Emergency'))
  const service = form('service', moduleKind({ default: serviceSchema }), newModule('service'), pageNames)
  const place = form('place', moduleKind({ default: placeFields }), newModule('place'), pageNames)
  const emergency = moduleForm('emergency', { default: emergencyPageFields })
  const post = form('post', postKind, '---', posts.map(slugify))

  /** The pages of a folder, without a guide and the page above them. */
  function folder(path: string, label: string, its: Form) {
    return {
      name: path.replaceAll('/', '-'),
      label,
      label_singular: its.format,
      folder: `content/${path}`,
      ...its,
      filter: { field: 'source', pattern: '^---|define(Service|Emergency|Place)\\(' },
      create: its !== emergency,
      // Another page that goes needs a redirect.
      delete: its === post,
      identifier_field: its === post ? 'title' : 'name',
      slug: {
        template: its === post ? '{{title}}' : '{{name}}',
        editable: ['create'],
        pattern: ['^[a-z0-9-]+$', 'small letters, digits and hyphens'],
      },
    }
  }
  const list = [
    folder('blog', 'Posts', post),
    { name: 'facts', label: 'Facts', files: files.filter((one) => !isPage(one)) },
    { name: 'pages', label: 'Single pages', files: files.filter(isPage) },
    { name: 'categories', label: 'Categories', files: categories },
    ...serviceCategories.map((slug) =>
      folder(`services/${slug}`, `Services: ${contentFiles.categories[slug].name}`, service),
    ),
    folder('emergency', 'Emergency pages', emergency),
    folder('places/gta', 'Towns', place),
    folder('places/toronto', 'Neighbourhoods', place),
  ]
  const description = 'At the end: `npm run check:content`, or the check "Content" on GitHub, reads all files together.'
  // Sveltia's own button merges before the check has run. People merge on GitHub.
  return { formats, collections: list.map((one) => ({ ...one, description, publish: false })) }
}
