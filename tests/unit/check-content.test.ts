import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder, temporaryFolder } from '../support/temporary-folder'

/** Runs `check:content` on a folder with these files of content. */
function check(content: Record<string, string>, args: string[], env: Record<string, string> = {}) {
  const root = temporaryFolder(content)
  cpSync('package.json', join(root, 'package.json'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve('scripts/check-content.ts'), ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json'), ...env } },
  )
  return { status, lines: stdout.trim().split('\n'), stderr }
}

it('every problem is an annotation on GitHub, and the log says how many GitHub shows', () => {
  const files = Array.from({ length: 12 }, (_, index) => `content/${String(index).padStart(2, '0')}.ts`)
  const broken = "export const a = {\n  b: 'c'\n  d: 'e',\n}\n"
  const { status, lines } = check(Object.fromEntries(files.map((file) => [file, broken])), ['--github'])
  expect(status).toBe(1)
  const text = 'a comma is missing at the end of this line'
  const expected = files.flatMap((file) => [`${file}:2: ${text}`, `::error file=${file},line=2::${text}`])
  expect(lines.slice(0, 24)).toEqual(expected)
  expect(lines[24]).toMatch(/10 of 12/)
  expect(lines.slice(25).join()).toMatch(/^,12 problems/)
})

it('a SITE_TODAY that is no date is refused in one line', () => {
  const { status, stderr } = check({ 'content/a.ts': '' }, [], { SITE_TODAY: '28.11.2026' })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe('SITE_TODAY: found 28.11.2026, expected YYYY-MM-DD')
})

it('a file of content that the commands import may be broken', () => {
  const root = projectFolder({}, ['content', 'scripts', 'lib'])
  for (const folder of ['content', 'scripts', 'lib']) cpSync(folder, join(root, folder), { recursive: true })
  appendFileSync(join(root, 'content/faqs.ts'), "export const broken = {\n  a: 'b'\n  c: 'd',\n}\n")
  for (const script of ['check-content', 'check-before-build']) {
    const command = ['--import', 'tsx', `scripts/${script}.ts`]
    const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
    expect((stdout + stderr).split('\n')[0], script).toMatch(/^content\/faqs\.ts:\d+: a comma is missing at the end/)
  }
})
