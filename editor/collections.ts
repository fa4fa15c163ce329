import { z } from 'zod'
import { serviceCategories } from '@/content/ids.gen'
import { categoryFields } from '@/content/schema/category'
import { emergencyIndexFields, emergencyPageFields } from '@/content/schema/emergency'
import { placeFields } from '@/content/schema/place'
import { service as serviceSchema } from '@/content/schema/service'
import { copy, plain } from '@/content/schema/text'
import { postFields, postSchema } from '@/lib/blog/fields'
import { contentFiles, factSchemas, singlePageSchemas } from '@/lib/content/load-content'
import { fieldName, parseContent } from '@/lib/content/parse-content'
import { objectOf } from '@/lib/objects'
import { type Field, fieldOf, fromForm, type Item, isItem, labelOf, type Names, schemaOf, toForm } from './form'
import { readModule, type Value, writeModule } from './module-text'
import { readPost, writePost } from './post-text'

// The files of content as collections of forms. They follow the schemas: a new file of facts or a new single page is
// in the list by itself.

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
const hiddenFields = Object.keys(hidden.fields)

/** What the editor needs besides the schemas. `files`: texts of scripts/templates and of the words. */
export type Sources = {
  pictures: readonly string[]
  templates: Readonly<Record<'service' | 'place', string>>
  words: Readonly<Record<string, string>>
}
type Form = { format: string; fields: Field[] }
type Format = { extension: string; fromFile: (text: string) => Item; toFile: (form: Item) => string }

/** @throws Error with each mistake in the words of `check:content` */
function check(schema: z.ZodType, content: unknown) {
  const result = parseContent(schema, content)
  if ('content' in result) return
  const sentences = result.wrong.map(({ path, found, expected, hint }) => {
    return `${fieldName(path, content)}: found ${found}, expected ${expected}${hint ? ` (${hint})` : ''}`
  })
  throw new Error(sentences.join('; '))
}

/** The schema of words of the interface, by their shape: text stays text, and keys stay. */
function wordsSchema(words: Value): z.ZodType {
  if (Array.isArray(words)) return z.array(wordsSchema(words[0] ?? ''))
  if (!isItem(words)) return String(words).length > 60 ? copy() : plain()
  return z.strictObject(Object.fromEntries(Object.entries(words).map(([key, one]) => [key, wordsSchema(one)])))
}

/** Names of pages, prices and others, by their ids. */
function namesOfIds(): Names {
  const { business, images, prices, utilities, municipalities } = contentFiles
  const { categories, services, emergencies, places } = contentFiles
  const all: Record<string, { name?: string; city?: string; alt?: string; work?: string }> = {
    ...{ ...business.offices, ...images, ...prices, ...utilities, ...municipalities },
    ...{ ...categories, ...services, ...emergencies, ...places },
  }
  return objectOf(Object.keys(all), (id) => {
    const { name, city, alt, work } = all[id] ?? {}
    const folder = /^(.+)\//.exec(id)?.[1]
    return `${name ?? city ?? work ?? `${labelOf(id)}: ${alt}`}${folder ? ` (${labelOf(folder).toLowerCase()})` : ''}`
  })
}

/**
 * @param sources what a build of the editor reads from the project
 * @returns the configuration of Sveltia, and the formats of the files that it names
 */
export function editorOf({ pictures, templates, words }: Sources) {
  const formats: Record<string, Format> = {}
  const names = namesOfIds()

  /**
   * Adds the format of a kind of file.
   * @param exports the schemas of what it exports, by name
   * @param template the text of a new file
   */
  function moduleForm(format: string, exports: Readonly<Record<string, z.ZodType>>, template = ''): Form {
    const [name = '', ...others] = Object.keys(exports)
    const only = exports[name]
    // The fields of a file with one object are not within a field for the object.
    const isSingle = others.length === 0 && only instanceof z.ZodObject
    const zod = isSingle ? only : z.object(exports)
    const schema = schemaOf(zod, hiddenFields)
    formats[format] = {
      extension: 'ts',
      fromFile(source) {
        const content = readModule(source)
        const form = toForm((isSingle ? content[name] : content) ?? {}, schema, pictures)
        return { ...(form as Item), source }
      },
      toFile({ source, ...form }) {
        const content = readModule(String(source))
        const written = fromForm(form, schema, isSingle ? content[name] : content)
        check(zod, written)
        return writeModule(String(source), isSingle ? { [name]: written } : (written as Item))
      },
    }
    const source: Field = { name: 'source', label: 'Source', widget: 'hidden', default: template }
    return { format, fields: [...(fieldOf(name, schema, true, names).fields ?? []), source] }
  }

  const file = (path: string, form: Form, label: string) => {
    return { name: path.replaceAll('/', '_'), label, file: `content/${path}.ts`, ...form }
  }
  const nameOf = (path: string) => labelOf(path.split('/').at(-1) ?? path)

  const exportsOf: Record<string, Record<string, z.ZodType>> = {}
  for (const [name, [path, schema]] of Object.entries(factSchemas))
    if (!(path in hidden.files)) exportsOf[path] = { ...exportsOf[path], [name]: schema }
  for (const [name, schema] of Object.entries(singlePageSchemas)) exportsOf[`pages/${name}`] = { page: schema }
  const files = Object.entries(exportsOf).map(([path, exports]) => {
    return file(path, moduleForm(path.replace('/', '-'), exports), nameOf(path))
  })
  const isPage = (one: { file: string }) => one.file.startsWith('content/pages/')

  const wordFiles = Object.entries(words).map(([path, text]) => {
    const exports = Object.entries(readModule(text)).map(([name, value]) => [name, wordsSchema(value)])
    return file(path, moduleForm(path, Object.fromEntries(exports)), nameOf(path))
  })

  const category = moduleForm('category', { default: categoryFields })
  const categories = serviceCategories.map((slug) => {
    return file(`services/${slug}/category`, category, contentFiles.categories[slug].name)
  })
  const emergencyIndex = moduleForm('emergency-index', { default: emergencyIndexFields })

  /** A template of `new:service` or `new:place`, without its marks of what to write. */
  const template = (kind: 'service' | 'place') => {
    const text = templates[kind].replace(/ \/\/ TO WRITE.*/g, '').replace('%name%', "''")
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
    return text.replace('%today%', today).replace(/%l\w+itude%/g, '0')
  }
  const service = moduleForm('service', { default: serviceSchema }, template('service'))
  const place = moduleForm('place', { default: placeFields }, template('place'))
  const emergency = moduleForm('emergency', { default: emergencyPageFields })
  const postFormSchema = schemaOf(z.strictObject(postFields), hiddenFields)
  const body: Field = { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw', 'rich_text'] }
  const post = { format: 'post', fields: [...(fieldOf('post', postFormSchema, true, names).fields ?? []), body] }
  formats.post = {
    extension: 'md',
    fromFile: (text) => readPost(text, postFormSchema, pictures),
    toFile(form) {
      const { content, text } = writePost(form, postFormSchema)
      check(postSchema, content)
      return text
    },
  }

  /** The pages of a folder. @param filter what is true of them only, in a folder with other files */
  const pages = (folder: string, label: string, form: Form, filter: object, title = 'name') => ({
    name: folder.replaceAll('/', '-'),
    label,
    label_singular: form.format,
    folder: `content/${folder}`,
    ...form,
    filter,
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
  })
  const made = (define: string) => ({ field: 'source', pattern: `${define}\\(` })
  const list = [
    pages('blog', 'Posts', post, { field: 'category', pattern: '.' }, 'title'),
    { name: 'facts', label: 'Facts', files: files.filter((one) => !isPage(one)) },
    { name: 'pages', label: 'Single pages', files: files.filter(isPage) },
    { name: 'words', label: 'Words of the interface', files: wordFiles },
    {
      name: 'categories',
      label: 'Categories',
      files: [...categories, file('emergency/index', emergencyIndex, 'Emergency')],
    },
    ...serviceCategories.map((slug) => {
      const label = `Services: ${contentFiles.categories[slug].name}`
      return pages(`services/${slug}`, label, service, made('defineService'))
    }),
    pages('emergency', 'Emergency pages', emergency, made('defineEmergency')),
    pages('places/gta', 'Towns', place, made('definePlace')),
    pages('places/toronto', 'Neighbourhoods', place, made('definePlace')),
  ]
  const description =
    'On a local folder, `npm run check:content` checks the whole site. On GitHub the pull request does.'
  const collections = list.map((one) => ({ ...one, description }))
  return { formats, collections }
}
