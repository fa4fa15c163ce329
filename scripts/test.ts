import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testBuild } from '@/tests/support/servers'

/**
 * `npm test`: format and lint, types, a production build, unit tests, and the browser tests over the build.
 * Everything runs even when an earlier step fails, save the browser tests without a build; the last line counts what
 * passed and what failed.
 */
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const count = { passed: 0, failed: 0, skipped: 0 }

function run(title: string, script: string, args: string[] = [], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`)
  const start = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    stdio: 'inherit',
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env },
  })
  console.log(`== ${title}: ${Math.round((Date.now() - start) / 1000)} s`)
  return status === 0
}

/** A step without a report of its own counts as one test. */
function step(title: string, script: string, env?: Record<string, string>): boolean {
  const ok = run(title, script, [], env)
  if (ok) count.passed++
  else count.failed++
  return ok
}

/** Adds a report's figures; a runner that failed without a failed test, or left no report, counts as one failure. */
function suite(ok: boolean, read: () => { passed: number; failed: number; skipped: number }): void {
  try {
    const report = read()
    count.passed += report.passed
    count.failed += report.failed || (ok ? 0 : 1)
    count.skipped += report.skipped
  } catch {
    count.failed++
  }
}

step('Format and lint', 'lint')
step('Types', 'typecheck')
const built = step('Build', 'build', testBuild)
suite(
  run('Unit tests', 'test:unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
  () => {
    const report = JSON.parse(readFileSync(unitReport, 'utf8'))
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
  },
)
if (built)
  suite(run('Browser tests', 'test:e2e', ['--no-build'], { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }), () => {
    const { expected, unexpected, skipped } = JSON.parse(readFileSync(browserReport, 'utf8')).stats
    return { passed: expected, failed: unexpected, skipped }
  })

rmSync(reports, { recursive: true })
console.log(`\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`)
process.exit(count.failed > 0 ? 1 : 0)
