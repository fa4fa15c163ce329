import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder'
import { doTheWeek } from './edits'

/** What the tests need of the project. */
const parts = [
  'app',
  'components',
  'content',
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
 * The owner's and the staff's week, on a copy: everyday edits keep behaviour and contract green, the delivered values
 * that were changed say so, and pages carry the new values only.
 */
it('the ordinary edits of a week stay green', { timeout: 400_000 }, async () => {
  const root = temporaryFolder()
  for (const part of parts) {
    cpSync(part, join(root, part), { recursive: true, filter: (source) => !/public\/(img|share)/.test(source) })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  const week = await doTheWeek(root)
  writeFileSync(join(root, 'tests/owner-week/week.json'), JSON.stringify(week))
  copyFileSync(join(root, 'tests/owner-week/new-values.ts'), join(root, 'tests/owner-week/new-values.test.ts'))

  const run = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
  const check = run('--import', 'tsx', 'scripts/check-content.ts')
  expect(check.stdout + check.stderr).toMatch(/no problems/)

  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  // The conversion of pictures takes long, and knows nothing of content.
  const which = [
    'tests/unit/behaviour',
    'tests/contract',
    'tests/as-delivered',
    'new-values',
    '--exclude=**/pictures.test.ts',
  ]
  const tests = run(vitest, 'run', '--reporter=verbose', ...which)
  const failed = tests.stdout.slice(tests.stdout.indexOf('Failed Tests'))
  expect(tests.status, `${failed}\n${tests.stderr}`).toBe(0)
  // What was changed is no failure, and is told.
  expect(tests.stdout).toMatch(/the owner changed it: \$1,500-\$3,500\+ is now \$1,950-\$4,250\+/)
})
