import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { publicVariables } from '@/lib/build/finishing/public-variables'

/** Next's class names of CSS modules (app/class-names.json), by path: /components/ui/button.module.css. */
type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>

type IslandBundle = {
  /** Root-relative URL of the script that hydrates the islands. */
  url: string
  /** The texts of that script and of the lazy module, by URL. */
  files: ReadonlyMap<string, string>
}

/** Makes Chromium compile the script's functions off the main thread while it loads. Other browsers ignore it. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

const ENTRY = 'app/browser/hydrate.tsx'
/** The module that an island imports lazily, a separate file: Leaflet and its styles. */
const LAZY_MODULE = 'components/contact/leaflet-map'

/** Chrome 147 still keeps a failed import for the life of the page: only another URL loads the file again. */
const LAZY_IMPORT = /import\("([^"]+)"\)/

function urlFor(name: string, text: string): string {
  return `/_next/static/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`
}

/**
 * @param classNames the class names that Next gave
 * @param lazyStyles the styles of the lazy module; no page links them
 * @returns the scripts that the exported site needs
 * @throws Error when an island uses a CSS module outside of components/, or esbuild fails
 */
export async function bundleIslands(
  root: string,
  classNames: ClassNames,
  lazyStyles: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<IslandBundle> {
  const files = new Map<string, string>()
  const bundle = async (entry: string, options: Pick<BuildOptions, 'format' | 'alias' | 'external'>) => {
    const result = await build({
      entryPoints: [entry],
      absWorkingDir: root,
      bundle: true,
      minify: true,
      write: false,
      target: 'es2020',
      jsx: 'automatic',
      legalComments: 'none',
      logLevel: 'silent',
      define: {
        'process.env.NODE_ENV': '"production"',
        ...Object.fromEntries(
          Object.entries(publicVariables(env)).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
        ),
      },
      plugins: [stylesPlugin(root, classNames, lazyStyles)],
      ...options,
    })
    const text =
      COMPILE_HINT + (result.outputFiles[0]?.text ?? '').replace(LAZY_IMPORT, '$&.catch(()=>import("$1?"+Date.now()))')
    const url = urlFor(/[\w-]+(?=\.tsx?$)/.exec(entry)?.[0] ?? '', text)
    files.set(url, text)
    return url
  }
  const lazyUrl = await bundle(`${LAZY_MODULE}.ts`, { format: 'esm' })
  // The `import()` of the lazy module loads that file.
  const url = await bundle(ENTRY, { format: 'iife', alias: { [`@/${LAZY_MODULE}`]: lazyUrl }, external: [lazyUrl] })
  return { url, files }
}

/** Gives CSS modules Next's class names. Other stylesheets belong to the lazy module and become a `<style>` element. */
function stylesPlugin(root: string, classNames: ClassNames, lazyStyles: string): Plugin {
  return {
    name: 'styles',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, ({ path }) => {
        const file = `/${relative(root, path).replaceAll('\\', '/')}`
        const names = classNames[file]
        if (names) return { contents: `export default ${JSON.stringify(names)}`, loader: 'js' }
        if (file.endsWith('.module.css'))
          throw new Error(`${file}: expected a CSS module of components/ (app/class-names.json/route.ts)`)
        const text = JSON.stringify(lazyStyles)
        const contents = `document.head.append(Object.assign(document.createElement('style'), { textContent: ${text} }))`
        return { contents, loader: 'js' }
      })
    },
  }
}
