import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { readPosts } from '@/lib/blog/read-posts'
import { writeContentIndex } from '@/scripts/content-index'
import type { Sources } from './collections'

// `npm run editor` serves the editor at localhost. With `-- --build` it only writes editor/out.

const port = Number(process.env.PORT ?? 3400)
const folder = import.meta.dirname
const root = join(folder, '..')
const out = join(folder, 'out')

/**
 * Installs the packages of the editor, which the site does not need.
 * @param where the folder of their package.json; a test passes another
 * @returns whether they are there; if not, one line says so
 */
export function install(where = folder): boolean {
  const changed = (file: string) => statSync(join(where, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  // npm writes this file last.
  if (changed('node_modules/.package-lock.json') > changed('package-lock.json')) return true
  try {
    execFileSync('npm', ['ci', '--prefix', where], { stdio: 'pipe', timeout: 300_000 })
    return true
  } catch {
    console.log('The editor is left out: `npm ci --prefix editor` cannot install its packages.')
    return false
  }
}

/** @returns what the editor reads from the project */
export function sources(): Sources {
  return {
    pictures: readdirSync(join(root, 'content/images')),
    posts: readPosts(root).files.map(({ fields }) => String(fields.title)),
  }
}

const changes: esbuild.Plugin = {
  name: 'changes',
  setup(build) {
    // Modules of the site that read content import some of Node, which no form calls.
    build.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: 'node' }))
    build.onLoad({ filter: /.*/, namespace: 'node' }, () => ({ contents: 'module.exports = {}' }))
    // Sveltia says so also when the form has a mistake.
    const sentence = 'There was an error while saving the entry. Please try again later.'
    build.onLoad({ filter: /sveltia.cms.(?:npm.index\.js|locales.en-..\.json)$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(sentence, 'This is not saved yet.'),
      loader: 'default',
    }))
  },
}

/** Writes the editor to editor/out. */
export async function build(): Promise<void> {
  writeContentIndex(root)
  rmSync(out, { recursive: true, force: true })
  await esbuild.build({
    entryPoints: [join(folder, 'editor.ts')],
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    external: ['@shikijs/*'],
    banner: { js: "globalThis.process ??= { env: {}, cwd: () => '/' };" },
    define: {
      SOURCES: JSON.stringify(sources()),
      REPOSITORY: JSON.stringify(process.env.EDITOR_REPOSITORY ?? 'owner/name'),
      IS_SIMPLE: String(process.env.EDITOR_SIMPLE === '1'),
    },
    plugins: [changes],
  })
  cpSync(join(folder, 'index.html'), join(out, 'index.html'))
  const assets = join(folder, 'node_modules/@sveltia/cms/npm/assets')
  cpSync(assets, join(out, 'assets'), { recursive: true })
}

/**
 * Serves the built editor at localhost.
 * @returns a function that ends the server
 */
export async function serve(port: number): Promise<() => Promise<void>> {
  const context = await esbuild.context({})
  await context.serve({ servedir: out, port, host: '127.0.0.1' })
  return () => context.dispose()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!install()) process.exit(1)
  await build()
  if (!process.argv.includes('--build')) {
    await serve(port).catch(() => {
      console.log(`Port ${port} is not free. Choose another: PORT=3401 npm run editor`)
      process.exit(1)
    })
    console.log(`http://localhost:${port}: open it in Chrome or Edge, and choose this folder.`)
    console.log('After new pages or prices, start it again.')
  }
}
