import { spawn } from 'node:child_process'
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { buildImages } from '@/scripts/build-images'
import { testBuild } from '../support/servers'
import { temporaryFolder } from '../support/temporary-folder'
import { doTheWeek, type Week } from './edits'

/** What the tests and the build need of the project. */
const parts = [
  'app',
  'components',
  'content',
  'examples',
  'lib',
  'public',
  'scripts',
  'tests',
  'biome.json',
  'next.config.ts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
]

/**
 * A copy of the project with its packages and the pictures that are made already. It stands within the project: Next
 * takes packages from no further up than the folder of the lockfile.
 */
async function copyOfProject(): Promise<string> {
  await buildImages()
  const root = temporaryFolder(resolve('.cache'))
  for (const part of parts) {
    cpSync(part, join(root, part), { recursive: true, filter: (source) => !/public\/(img|share)/.test(source) })
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'public/img'), { recursive: true })
  for (const name of readdirSync('public/img')) linkSync(join('public/img', name), join(root, 'public/img', name))
  return root
}

/** Runs Node in a folder, as a terminal of the owner would. */
function run(cwd: string, ...args: string[]): Promise<{ status: number | null; text: string }> {
  // Vitest's own is "test", which no build knows.
  const env = { ...process.env, ...testBuild, NODE_ENV: undefined, NO_COLOR: '1' }
  const child = spawn(process.execPath, args, { cwd, env: env as unknown as NodeJS.ProcessEnv })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      text += part
    })
  return new Promise((done) => child.on('close', (status) => done({ status, text })))
}

/** What of the week's old values is left in the built site, and what of the new ones is missing. */
function faultsOf(out: string, { gone, now }: Week): string[] {
  const files = new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(html|xml|txt|json|js|webmanifest)$/.test(name))
      .map((name) => [`/${name}`, readFileSync(join(out, name), 'utf8')]),
  )
  const left = [...files].flatMap(([name, text]) =>
    gone.flatMap((value) => {
      // Not as a part of a longer number, of which drawings have many.
      const at = text.search(new RegExp(`(?<!\\d)${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d)`))
      return at < 0 ? [] : [`${name} still has ${value}: ...${text.slice(Math.max(0, at - 60), at + 60)}...`]
    }),
  )
  const decoded = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
  const missing = now
    .filter(({ path, text }) => {
      const name = /\.\w+$/.test(path) ? path : path === '/' ? '/index.html' : `${path}.html`
      return !decoded(files.get(name) ?? '').includes(text)
    })
    .map(({ path, text }) => `${path} lacks ${text}`)
  return [...left, ...missing]
}

/**
 * The owner's and the staff's week, on a copy: everyday edits keep behaviour and contract green, the delivered values
 * that were changed say so, the site builds, and what is built carries the new values only.
 */
it('the owner’s edits of a week pass every test, and the build contains only the new values', {
  timeout: 1_800_000,
}, async () => {
  const root = await copyOfProject()
  const week = await doTheWeek(root)
  const check = await run(root, '--import', 'tsx', 'scripts/check-content.ts')
  expect(check.text).toMatch(/no problems/)

  // The conversion of pictures takes long, and knows nothing of content.
  const which = ['tests/unit/behaviour', 'tests/contract', 'tests/as-delivered', '--exclude=**/pictures.test.ts']
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const [tests, build] = await Promise.all([
    run(root, vitest, 'run', '--reporter=verbose', ...which),
    run(root, '--import', 'tsx', 'scripts/build.ts'),
  ])
  // The failures stand at the end, and so does a run that broke off without any.
  expect(tests.status, tests.text.slice(-6000)).toBe(0)
  // What was changed is no failure, and is told.
  expect(tests.text).toContain(`the owner changed it: $1,500-$3,500+ is now ${week.priceRange}`)
  expect(build.status, build.text).toBe(0)
  expect(faultsOf(join(root, 'out'), week)).toEqual([])
})
