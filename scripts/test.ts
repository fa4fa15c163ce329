import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm test`: format and lint, types, unit tests, then a production build and the browser tests over it.
 * Everything runs even when an earlier step fails; the last line counts what passed and what failed.
 */
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const count = { passed: 0, failed: 0, skipped: 0 }

function run(title: string, script: string, args: string[] = [], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`)
  const { status } = spawnSync('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    stdio: 'inherit',
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env },
  })
  return status === 0
}

/** A step without a report of its own counts as one test. */
function step(title: string, script: string): void {
  if (run(title, script)) count.passed++
  else count.failed++
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
suite(
  run('Unit tests', 'test:unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
  () => {
    const report = JSON.parse(readFileSync(unitReport, 'utf8'))
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
  },
)
suite(run('Build and browser tests', 'test:e2e', [], { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }), () => {
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(browserReport, 'utf8')).stats
  return { passed: expected + flaky, failed: unexpected, skipped }
})

rmSync(reports, { recursive: true })
console.log(`\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`)
process.exit(count.failed > 0 ? 1 : 0)
