import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ContentError, fileProblem } from '@/lib/content/problems'
import { readSource } from '@/lib/content/read-source'
import { slugify } from '@/lib/content/slugify'

const NOTICE =
  '// Written by scripts/content-index.ts from the names of the files, and from the names in some of them. Do not edit.\n'

/**
 * @param kind what a folder of content contains, if it exists: pages, or folders of pages
 * @returns the names in it, sorted; those of files without their `.ts`
 * @throws ContentError when a name cannot be part of a URL, or a file or a folder is where no page can be
 */
function namesIn(root: string, folder: string, kind: 'folders' | 'files'): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !name.endsWith('.md'))
    .map((entry) => {
      const name = entry.isDirectory() ? entry.name : entry.name.replace(/\.ts$/, '')
      const fail = (found: string, expected: string): never => {
        throw new ContentError([fileProblem(`${folder}/${entry.name}`, 'file', found, expected)])
      }
      if (kind === 'folders' && !entry.isDirectory()) fail('a file', 'a folder of pages: move it into one of them')
      if (kind === 'files' && entry.isDirectory()) fail('a folder', 'files of pages only')
      if (kind === 'files' && name === entry.name) fail('another kind of file', 'a page, NAME.ts')
      if (name === 'index' && folder !== 'content/emergency')
        fail('index', 'another name: servers show it for the folder')
      const slug = slugify(name)
      if (slug !== name) fail(`"${name}"`, `small letters, digits and hyphens, which are in its URL: "${slug}"`)
      return name
    })
    .sort()
}

/** A variable's name for a path: residential/panel-upgrades is residentialPanelUpgrades. */
const variable = (path: string) => path.replace(/[^a-z0-9]+(\w)/gi, (_, next: string) => next.toUpperCase())

/** Names as a literal array. */
const list = (name: string, entries: readonly string[]) =>
  `export const ${name} = [${entries.map((entry) => `\n  '${entry}',`).join('')}\n] as const\n`

/** @returns the keys of an object ('business.offices') in a file of content, without running it */
function keysAt(root: string, file: string, path: string): string[] {
  const source = join(root, 'content', file)
  if (!existsSync(source)) return []
  const keys: string[] = []
  for (const field of readSource(readFileSync(source, 'utf8')).lines.keys()) {
    if (!field.startsWith(`${path}.`)) continue
    const key = field.slice(path.length + 1)
    // The fields of an entry follow it.
    if (!key.startsWith(`${keys.at(-1)}.`)) keys.push(key)
  }
  return keys
}

/** Imports of files, and an object of them by their ids. */
function modules(name: string, ids: readonly string[], fileOf: (id: string) => string) {
  const entries = ids.map((id) => ({ id, as: variable(`${name}-${id}`) }))
  return {
    imports: entries.map(({ id, as }) => `import ${as} from '@/content/${fileOf(id)}'`),
    object: [`export const ${name} = {`, ...entries.map(({ id, as }) => `  '${id}': ${as},`), '}\n'].join('\n'),
  }
}

/**
 * @returns the two generated files, by their path from the project's folder
 * @throws ContentError when a folder of services has no category.ts, or a file has a wrong folder or name
 */
export function contentIndex(root: string): Record<string, string> {
  const categories = namesIn(root, 'content/services', 'folders')
  /** The paths of the pages of a folder, but for the one of the folder itself. */
  const pathsIn = (folder: string, prefix: string, ownPage?: string) =>
    namesIn(root, `content/${folder}`, 'files')
      .filter((name) => name !== ownPage)
      .map((name) => `${prefix}/${name}`)
  const region = namesIn(root, 'content/places', 'folders').find((name) => name !== 'gta' && name !== 'toronto')
  if (region) throw new ContentError([fileProblem(`content/places/${region}`, 'folder', region, 'gta or toronto')])
  const noPage = categories.find((category) => !existsSync(join(root, 'content/services', category, 'category.ts')))
  if (noPage) {
    const file = `content/services/${noPage}/category.ts`
    throw new ContentError([fileProblem(file, 'file', 'nothing', 'the page of the category')])
  }
  const services = categories.flatMap((category) => pathsIn(`services/${category}`, category, 'category'))
  const emergencies = pathsIn('emergency', 'emergency', 'index')
  const towns = pathsIn('places/gta', 'gta')
  const neighbourhoods = pathsIn('places/toronto', 'toronto')
  const removed = keysAt(root, 'redirects.ts', 'redirects').map((path) => path.slice(1))
  const keysIn = (file: string, name: string, path: string) => list(name, keysAt(root, file, path))
  const all = [
    modules('categories', categories, (id) => `services/${id}/category`),
    modules('services', services, (id) => `services/${id}`),
    modules('emergencies', emergencies, (id) => id),
    modules('places', [...towns, ...neighbourhoods], (id) => `places/${id}`),
  ]
  return {
    'content/ids.gen.ts': [
      NOTICE,
      list('serviceCategories', categories),
      list('serviceIds', services),
      list('emergencyIds', emergencies),
      list('townIds', towns),
      list('neighbourhoodIds', neighbourhoods),
      keysIn('images.ts', 'imageNames', 'images'),
      keysIn('safety.ts', 'phoneIds', 'phones'),
      keysIn('prices.ts', 'priceIds', 'prices'),
      keysIn('utilities.ts', 'utilityIds', 'utilities'),
      keysIn('municipalities.ts', 'municipalityIds', 'municipalities'),
      keysIn('business.ts', 'officeIds', 'business.offices'),
      list('removedIds', removed),
    ].join('\n'),
    'content/modules.gen.ts': [
      NOTICE,
      `${all.flatMap(({ imports }) => imports).join('\n')}\n`,
      ...all.map(({ object }) => object),
    ].join('\n'),
  }
}

/** Writes the generated files that are outdated, as `contentIndex`, and returns whether any was. */
export function writeContentIndex(root: string): boolean {
  const outdated = Object.entries(contentIndex(root)).filter(([file, text]) => {
    const path = join(root, file)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
  for (const [file, text] of outdated) writeFileSync(join(root, file), text)
  return outdated.length > 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeContentIndex(process.cwd())
