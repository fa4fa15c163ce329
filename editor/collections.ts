import { z } from 'zod'
import { serviceCategories } from '@/content/ids.gen'
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

/** What the editor reads from the project besides the schemas: names and texts of files. */
export type Sources = {
  pictures: readonly string[]
  templates: Readonly<Record<'service' | 'place', string>>
  words: Readonly<Record<'interface' | 'map', string>>
}
/** How Sveltia reads and writes a kind of file. */
export type Format = {
  extension: string
  schema: Schema
  fromFile: (text: string) => Item
  toFile: (form: Item) => Promise<string>
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

/** @throws Error with each mistake in the text of a post */
function checkBody(body: string) {
  const { problems } = readBody(body, { path: '/blog', checkPicture: () => null })
  refuse(problems.map((one) => ({ ...one, label: `Text, line ${one.line}` })))
}

/** The schema of words of the interface, by their shape: text stays text, and keys stay. */
function wordsSchema(words: Value): z.ZodType {
  if (Array.isArray(words)) return z.array(wordsSchema(words[0] ?? ''))
  if (isItem(words)) return z.strictObject(schemasOfWords(words))
  return String(words).length > 60 ? copy() : plain()
}
const schemasOfWords = (words: Item): Schemas =>
  Object.fromEntries(Object.entries(words).map(([name, one]) => [name, wordsSchema(one)]))

/** The names of pages as files have them. Sveltia would save a second page of a name as "ajax-1". */
const names = Object.values({ ...contentFiles.services, ...contentFiles.places }).map(({ name }) => slugify(name))

/** The schemas of the files of facts and of single pages, by file and by export. */
function schemasOfFiles() {
  const files: Record<string, Schemas> = {}
  for (const [name, [file, schema]] of Object.entries(factSchemas))
    if (!(file in hidden.files)) files[file] = { ...files[file], [name]: schema }
  for (const [name, page] of Object.entries(singlePageSchemas)) files[`pages/${name}`] = { page }
  return files
}

/** A template of `new:service` or `new:place`, without its marks of what to write. */
function withoutMarks(template: string): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
  const text = template.replace(/(\n +\w+: \[\],)? \/\/ TO WRITE.*/g, '').replace('%name%', "''")
  return text.replace('%today%', today).replace(/%l\w+itude%/g, '0')
}

/** @returns the collections of Sveltia's configuration, and the formats that they name */
export function editorOf({ pictures, templates, words }: Sources) {
  const formats: Record<string, Format> = {}
  const formOf = (zod: z.ZodType) => {
    const schema = schemaOf(zod, Object.keys(hidden.fields))
    return { schema, fields: fieldOf('content', schema, true).fields ?? [] }
  }

  /** Adds the format of a kind of file. @param template the text of a new file */
  function moduleForm(format: string, exports: Schemas, template = ''): Form {
    const [name = '', ...others] = Object.keys(exports)
    const only = exports[name]
    // The form of a file with one object shows its fields, and not the object as a field.
    const isSingle = others.length === 0 && only instanceof z.ZodObject
    const zod = isSingle ? only : z.object(exports)
    const { schema, fields } = formOf(zod)
    const contentOf = (text: string) => {
      const content = readModule(text)
      return (isSingle ? content[name] : content) ?? {}
    }
    formats[format] = {
      extension: 'ts',
      schema,
      // Sveltia keeps the text of the file with the form, because no field shows it.
      fromFile: (source) => ({ ...(toForm(contentOf(source), schema, pictures) as Item), source }),
      async toFile(form) {
        const source = String(form.source)
        const content = fromForm(form, schema, contentOf(source))
        if (source.trim() === template.trim() && isItem(content) && names.includes(slugify(String(content.name))))
          refuse([{ label: 'Name', found: `"${content.name}"`, expected: 'a name that no other page has' }])
        check(zod, content, schema)
        return writeModule(source, isSingle ? { [name]: content } : (content as Item))
      },
    }
    const source = { name: 'source', label: 'Source', widget: 'hidden', default: template }
    return { format, fields: [...fields, source] }
  }

  function postForm(): Form {
    const { schema, fields } = formOf(z.strictObject(postFields))
    formats.post = {
      extension: 'md',
      schema,
      fromFile: (text) => readPost(text, schema, pictures),
      async toFile(form) {
        const { content, text } = writePost(form, schema)
        check(postSchema, content, schema)
        checkBody(String(form.body))
        return text
      },
    }
    const hint =
      'An empty line between paragraphs. `##` begins a heading, `-` an entry of a list. The post ends with a call box, for example: `**Call {phone}** to ask about your house.`'
    // The rich text editor of Sveltia rewrites tables.
    const body = { name: 'body', label: 'Text', hint, widget: 'text' }
    return { format: 'post', fields: [...fields, body] }
  }

  const file = (path: string, form: Form, label = labelOf(path.replace(/.*\//, ''))) => {
    return { name: path.replaceAll('/', '_'), label, file: `content/${path}.ts`, ...form }
  }
  const files = Object.entries(schemasOfFiles()).map(([path, exports]) => {
    const label = Object.values(exports)[0]?.meta()?.title
    return file(path, moduleForm(path.replace('/', '-'), exports), label)
  })
  const isPage = (one: { file: string }) => one.file.startsWith('content/pages/')
  const wordFiles = Object.entries(words).map(([path, text]) =>
    file(path, moduleForm(path, schemasOfWords(readModule(text)))),
  )
  const category = moduleForm('category', { default: categoryFields })
  const emergencyIndex = moduleForm('emergency-index', { default: emergencyIndexFields })
  const categories = serviceCategories.map((slug) =>
    file(`services/${slug}/category`, category, contentFiles.categories[slug].name),
  )

  const service = moduleForm('service', { default: serviceSchema }, withoutMarks(templates.service))
  const place = moduleForm('place', { default: placeFields }, withoutMarks(templates.place))
  const emergency = moduleForm('emergency', { default: emergencyPageFields })
  const post = postForm()

  /** The pages of a folder. `only`: a field and what it has in no other file of the folder. */
  function folder(path: string, label: string, form: Form, only: [string, string]) {
    const title = form === post ? 'title' : 'name'
    return {
      name: path.replaceAll('/', '-'),
      label,
      label_singular: form.format,
      folder: `content/${path}`,
      ...form,
      filter: { field: only[0], pattern: only[1] },
      create: form !== emergency,
      // Another page that goes needs a redirect.
      delete: form === post,
      identifier_field: title,
      summary: `{{${title}}}`,
      sortable_fields: [title],
      slug: {
        template: `{{${title}}}`,
        editable: ['create'],
        pattern: ['^[a-z0-9-]+$', 'small letters, digits and hyphens'],
      },
    }
  }
  const serviceFolders = serviceCategories.map((slug) => {
    const label = `Services: ${contentFiles.categories[slug].name}`
    return folder(`services/${slug}`, label, service, ['source', 'defineService\\('])
  })
  const list = [
    folder('blog', 'Posts', post, ['featuredImage', '^/content/images/']),
    { name: 'facts', label: 'Facts', files: files.filter((one) => !isPage(one)) },
    { name: 'pages', label: 'Single pages', files: files.filter(isPage) },
    { name: 'words', label: 'Words of the interface', files: wordFiles },
    {
      name: 'categories',
      label: 'Categories',
      files: [...categories, file('emergency/index', emergencyIndex, 'Emergency')],
    },
    ...serviceFolders,
    folder('emergency', 'Emergency pages', emergency, ['source', 'defineEmergency\\(']),
    folder('places/gta', 'Towns', place, ['source', 'definePlace\\(']),
    folder('places/toronto', 'Neighbourhoods', place, ['source', 'definePlace\\(']),
  ]
  const description = '`npm run check:content`, or the pull request on GitHub, checks all files.'
  // Sveltia's own button merges before the check has run. People merge on GitHub.
  return { formats, collections: list.map((one) => ({ ...one, description, publish: false })) }
}
