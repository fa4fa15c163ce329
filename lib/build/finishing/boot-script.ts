import { join } from 'node:path'
import { buildSync } from 'esbuild'

const { outputFiles } = buildSync({
  entryPoints: [join(process.cwd(), 'app/browser/boot.inline.ts')],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  write: false,
})

/** The boot script as JavaScript. Every finished page has it; the Content-Security-Policy has its hash. */
export const bootScript = outputFiles.map(({ text }) => text.trim()).join('')
