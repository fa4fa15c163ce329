import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * Test files that replace or reload modules or set an environment variable run with isolated modules. All others share
 * modules, because loading the site is slow.
 */
const needsOwnModules = /vi\.(?:mock|doMock|resetModules|stubEnv|stubGlobal)\(/
const files = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
const alone = files.filter((name) => needsOwnModules.test(readFileSync(join(import.meta.dirname, name), 'utf8')))
const together = files.filter((name) => !alone.includes(name))

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    pool: 'threads',
    // Vitest leaves one core free by default, which is half of two.
    maxWorkers: '100%',
    // On a busy machine rendering all pages has taken two minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
      { extends: true, test: { name: 'together', include: together, isolate: false } },
    ],
  },
})
