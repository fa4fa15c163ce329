import { readdirSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { plainProblem } from '@/lib/content/problems'
import { siteContent } from '@/lib/content/site-content'

vi.mock('@/lib/content/load-content', async (original) => ({
  ...(await original<typeof import('@/lib/content/load-content')>()),
  loadContent: () => ({ problems: [plainProblem('content/prices.ts', 1, 'a mistake')] }),
}))

/** Modules that do something when they are loaded: entries of the browser, and those with typefaces of next/font. */
const entries =
  /\.client\.tsx$|\.inline\.ts$|hydrate\.tsx$|leaflet-map\.ts$|^app\/(fonts\.ts|(global-not-found|layout)\.tsx)$/

it('no module reads the content, or throws an error, while it is loaded', { timeout: 120_000 }, async () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.tsx?$/.test(name) && !entries.test(name)),
  )
  const failed: string[] = []
  for (const file of files)
    await import(/* @vite-ignore */ `../../${file}`).catch((error: Error) => failed.push(`${file}: ${error.message}`))
  expect(failed).toEqual([])
  expect(siteContent).toThrow('content/prices.ts:1: a mistake')
})
