import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { projectFolder } from '../support/temporary-folder'

it('a build that fails leaves the last build to be served', async () => {
  const files = {
    'out/index.html': 'the last build',
    'node_modules/next/dist/bin/next': 'console.error("the export fails"); process.exit(7)',
  }
  const root = projectFolder(files, ['content', 'node_modules'])
  for (const name of readdirSync('node_modules').filter((name) => name !== 'next'))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  cpSync('content', join(root, 'content'), { recursive: true })
  // Photographs take a minute.
  const plain = await sharp({ create: { width: 800, height: 450, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  for (const name of readdirSync('content/images')) writeFileSync(join(root, 'content/images', name), plain)
  const env = { ...process.env, FAST_BUILD: '1' }
  const build = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: root, env })
  await expect(build).rejects.toMatchObject({ code: 7, stderr: expect.stringContaining('the export fails') })
  expect(existsSync(join(root, 'out/index.html'))).toBe(true)
})

it('a build stops at a post with a problem, and names its line', async () => {
  const root = projectFolder({}, ['content'])
  cpSync('content', join(root, 'content'), { recursive: true })
  const post = readdirSync('content/blog').find((name) => name !== 'README.md') as string
  const text = readFileSync(join('content/blog', post), 'utf8')
  writeFileSync(join(root, 'content/blog', post), text.replace(/^category: .*/m, "category: 'Boats'"))
  const build = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: root })
  const stderr = expect.stringMatching(new RegExp(`^content/blog/${post}:\\d+: category: found "Boats"`, 'm'))
  await expect(build).rejects.toMatchObject({ code: 1, stderr })
})
