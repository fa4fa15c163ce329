import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const NOTICE = '// Written by scripts/content-index.ts from the names of the files. Do not edit.\n'

/** @returns names in a folder, sorted: folders, or files without their `.ts` */
function namesIn(folder: string, kind: 'folders' | 'files'): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (kind === 'folders' ? entry.isDirectory() : entry.isFile() && entry.name.endsWith('.ts')))
    .map(({ name }) => name.replace(/\.ts$/, ''))
    .sort()
}

/** A variable's name for a path: residential/panel-upgrades is residentialPanelUpgrades. */
const variable = (path: string) => path.replace(/[^a-z0-9]+(\w)/gi, (_, next: string) => next.toUpperCase())

/** Names as a literal array. */
const list = (name: string, entries: readonly string[]) =>
  `export const ${name} = [${entries.map((entry) => `\n  '${entry}',`).join('')}\n] as const\n`

/** Imports of files, and an object of them by their ids. */
function modules(name: string, ids: readonly string[], fileOf: (id: string) => string) {
  const entries = ids.map((id) => ({ id, as: variable(`${name}-${id}`) }))
  return {
    imports: entries.map(({ id, as }) => `import ${as} from '@/content/${fileOf(id)}'`),
    object: [`export const ${name} = {`, ...entries.map(({ id, as }) => `  '${id}': ${as},`), '}\n'].join('\n'),
  }
}

/**
 * @param root the project's folder
 * @returns the two generated files, by their path from the project's folder
 * @throws Error when a folder of services has no category.ts
 */
export function contentIndex(root: string): Record<string, string> {
  const content = join(root, 'content')
  const categories = namesIn(join(content, 'services'), 'folders')
  const pathsIn = (folder: string, prefix: string) =>
    namesIn(join(content, folder), 'files')
      .filter((name) => name !== 'category' && name !== 'index')
      .map((name) => `${prefix}/${name}`)
  const noPage = categories.find((category) => !existsSync(join(content, 'services', category, 'category.ts')))
  if (noPage)
    throw new Error(`content/services/${noPage}/category.ts: file: found nothing, expected the page of the category`)
  const services = categories.flatMap((category) => pathsIn(`services/${category}`, category))
  const emergencies = pathsIn('emergency', 'emergency')
  const towns = pathsIn('places/gta', 'gta')
  const neighbourhoods = pathsIn('places/toronto', 'toronto')
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
    ].join('\n'),
    'content/modules.gen.ts': [
      NOTICE,
      `${all.flatMap(({ imports }) => imports).join('\n')}\n`,
      ...all.map(({ object }) => object),
    ].join('\n'),
  }
}

/**
 * @param root the project's folder, whose outdated generated files are written
 * @returns whether anything changed
 * @throws Error when a folder of services has no category.ts
 */
export function writeContentIndex(root: string): boolean {
  const outdated = Object.entries(contentIndex(root)).filter(([file, text]) => {
    const path = join(root, file)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
  for (const [file, text] of outdated) writeFileSync(join(root, file), text)
  return outdated.length > 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeContentIndex(process.cwd())
