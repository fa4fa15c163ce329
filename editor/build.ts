import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { writeContentIndex } from '@/scripts/content-index'

// `npm run editor` serves the editor of this folder on localhost. With `-- --build` it only writes editor/out.
// EDITOR_REPOSITORY: owner/name on GitHub. EDITOR_SIMPLE=1: for repositories without draft pull requests.

const PORT = 3400
const folder = import.meta.dirname
const root = join(folder, '..')
const out = join(folder, 'out')
const cms = join(folder, 'node_modules/@sveltia/cms/npm')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Installs Sveltia, which the site does not need. */
export function install(): void {
  if (!existsSync(cms)) execFileSync('npm', ['ci', '--prefix', folder], { stdio: 'inherit', timeout: 300_000 })
}

function repository(): string {
  const { stdout } = spawnSync('git', ['config', 'remote.origin.url'], { cwd: root, encoding: 'utf8' })
  const [, own = 'owner/name'] = /github\.com[/:]([^/]+\/[^/\s]+?)(?:\.git)?\s*$/.exec(stdout ?? '') ?? []
  return process.env.EDITOR_REPOSITORY || own
}

/** The content is read by modules of the site, which import some of Node that no form calls. */
const withoutNode: esbuild.Plugin = {
  name: 'without-node',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: 'node' }))
    build.onLoad({ filter: /.*/, namespace: 'node' }, () => ({ contents: 'module.exports = {}' }))
  },
}

/** Writes the editor to editor/out. */
export async function build(): Promise<void> {
  install()
  writeContentIndex(root)
  rmSync(out, { recursive: true, force: true })
  const sources = {
    pictures: readdirSync(join(root, 'content/images')),
    templates: { service: read('scripts/templates/service.txt'), place: read('scripts/templates/place.txt') },
    words: { interface: read('content/interface.ts'), map: read('content/map.ts') },
  }
  await esbuild.build({
    entryPoints: [join(folder, 'editor.ts')],
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    external: ['@shikijs/*'],
    banner: { js: "globalThis.process ??= { env: {}, cwd: () => '/' };" },
    define: {
      'process.env.NODE_ENV': '"production"',
      SOURCES: JSON.stringify(sources),
      REPOSITORY: JSON.stringify(repository()),
      IS_SIMPLE: String(Boolean(process.env.EDITOR_SIMPLE)),
    },
    plugins: [withoutNode],
    logLevel: 'warning',
  })
  cpSync(join(folder, 'index.html'), join(out, 'index.html'))
  cpSync(join(cms, 'assets'), join(out, 'assets'), { recursive: true })
}

/**
 * Serves the built editor on localhost.
 * @returns its address, and a function that ends the server
 */
export async function serve(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const context = await esbuild.context({})
  const server = await context.serve({ servedir: out, port, host: '127.0.0.1' })
  return { url: `http://localhost:${server.port}`, stop: () => context.dispose() }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build()
  if (!process.argv.includes('--build')) {
    const { url } = await serve(PORT)
    console.log(`${url}: open it in Chrome or Edge, and choose this folder. After new pages or prices, start it again.`)
  }
}
