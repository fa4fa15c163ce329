import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder'

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
