import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildImages } from '@/lib/images/build-images'
import { writeContentIndex } from './content-index'
import { siteWithInbox } from './site-with-inbox'

/** `npm run dev`: the development server, with the local request inbox. Redirects are not applied here. */

let checked = ''
let check: ChildProcess | undefined

/** Runs `check:content` after a change of content. It has its own process, since a process reads a module once. */
function checkContent(): void {
  const state = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.gen.ts'))
    .map((name) => `${name} ${statSync(join('content', name), { throwIfNoEntry: false })?.mtimeMs}`)
    .join()
  if (check || state === checked) return
  checked = state
  check = spawn(process.execPath, ['--import', 'tsx', join('scripts', 'check-content.ts')], { stdio: 'inherit' })
  check.on('exit', () => {
    check = undefined
  })
}

/** Polls the content folder, because `fs.watch` misses deletions on some systems. */
function pollContent(): void {
  try {
    writeContentIndex(process.cwd())
  } catch {
    // `check:content` reports the error, once.
  }
  checkContent()
}

// Encodes pictures as for the tests, in a quarter of the time.
process.env.FAST_BUILD = '1'
await siteWithInbox('dev', async () => {
  pollContent()
  setInterval(pollContent, 1000).unref()
  await buildImages()
})
