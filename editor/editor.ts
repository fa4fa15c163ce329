import CMS from '@sveltia/cms'
import { editorOf, type Sources } from './collections'
import type { Item } from './form'

// The script of the page. build.ts writes these into it.
declare const SOURCES: Sources
declare const REPOSITORY: string
declare const IS_SIMPLE: boolean

const { formats, collections } = editorOf(SOURCES)
const refuse = (cause: unknown) => {
  // Sveltia shows the cause of an error with this message. Its documentation does not say so.
  throw new Error('saving_failed', { cause })
}
for (const [name, { extension, fromFile, toFile }] of Object.entries(formats))
  CMS.registerCustomFormat(name, extension, { fromFile, toFile: (form: Item) => toFile(form).catch(refuse) })

CMS.init({
  config: {
    load_config_file: false,
    // Without draft pull requests all saves go to one branch, which has one pull request.
    backend: {
      name: 'github',
      repo: REPOSITORY,
      branch: IS_SIMPLE ? 'content' : 'main',
      // The other way of signing in opens a page of a third party.
      auth_methods: ['token'],
    },
    publish_mode: IS_SIMPLE ? 'simple' : 'editorial_workflow',
    media_folder: 'content/images',
    public_folder: '/content/images',
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true },
    // The formats decide what is left out.
    output: { omit_empty_optional_fields: false },
    // A preview would show text that somebody pasted as a page.
    editor: { preview: false },
    collections,
  },
})
