import { join } from 'node:path'
import { buildSync } from 'esbuild'

const { outputFiles } = buildSync({
  entryPoints: [join(process.cwd(), 'lib/build/boot.inline.ts')],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  write: false,
})

/** The text of `boot.inline.ts` for browsers: the finishing step puts it into every page, the policy has its hash. */
export const bootScript = outputFiles.map(({ text }) => text.trim()).join('')
