import { defineConfig } from 'vitest/config'

/** Test files that replace or reload modules, or set what a module reads when it is loaded. */
const isolated = 'tests/**/*.isolated.test.{ts,tsx}'
/** Test files of what runs in a browser. */
const dom = 'tests/**/*.dom.test.{ts,tsx}'
/** React's production build renders in half the time. Only its development build has `act`, which DOM tests need. */
const env = { NODE_ENV: 'production' } as const

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  // Without "development": the debug build of micromark takes twice the time.
  ssr: { resolve: { conditions: ['module', 'node'] } },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    pool: 'threads',
    // Vitest leaves one core free by default, which is half of two.
    maxWorkers: '100%',
    // On a busy machine rendering all pages has taken two minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'isolated', include: [isolated], isolate: true, env } },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [dom],
          // A shared window keeps its history and listeners: some orders of the files failed.
          isolate: true,
          environment: 'happy-dom',
          setupFiles: 'tests/support/dom-setup.ts',
        },
      },
      // All others share modules, because loading the site is slow.
      {
        extends: true,
        test: { name: 'shared', include: ['tests/**/*.test.{ts,tsx}'], exclude: [isolated, dom], isolate: false, env },
      },
    ],
  },
})
