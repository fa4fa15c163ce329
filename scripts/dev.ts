import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeContentIndex } from './content-index'
import { siteWithInbox } from './site-with-inbox'

/** `npm run dev`: the development server, with the local request inbox. Redirects are not applied here. */

/** @returns the names and times of the files of content */
const contentState = () =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('.gen.ts'))
    .map((name) => `${name} ${statSync(join('content', name), { throwIfNoEntry: false })?.mtimeMs}`)
    .join()

/**
 * A script gets its own process, because a process reads a module once.
 * @returns a function that runs it if content has changed since its last run, one run at a time
 */
function afterChanges(script: string): () => Promise<void> {
  let seen = ''
  let running: ChildProcess | undefined
  process.on('exit', () => running?.kill())
  return async () => {
    const state = contentState()
    if (running || state === seen) return
    seen = state
    running = spawn(process.execPath, ['--import', 'tsx', join('scripts', script)], { stdio: 'inherit' })
    await once(running, 'exit')
    running = undefined
  }
}

const makePictures = afterChanges('dev-images.ts')
const checkContent = afterChanges('check-content.ts')

/** Polls, because `fs.watch` misses deletions on some systems. @returns when the pictures are there */
function pollContent(): Promise<void> {
  try {
    writeContentIndex(process.cwd())
  } catch {
    // `check:content` reports the error, once.
  }
  checkContent()
  return makePictures()
}

// Encodes pictures as for the tests, in a quarter of the time.
process.env.FAST_BUILD = '1'
await siteWithInbox('dev', async () => {
  await pollContent()
  setInterval(pollContent, 1000).unref()
})
