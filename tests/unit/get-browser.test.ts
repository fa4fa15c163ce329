import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each(['/no/such/browser', process.cwd(), process.execPath])(
  'the test command says in one line, before all else, that CHROMIUM_PATH=%s is no browser',
  (path) => {
    const env = { ...process.env, CHROMIUM_PATH: path }
    const { status, stdout, stderr } = spawnSync('npm', ['--silent', 'test'], {
      env,
      encoding: 'utf8',
      timeout: 60_000,
    })
    expect(status).toBe(1)
    expect(stdout + stderr).toMatch(/^CHROMIUM_PATH: .*\n$/)
    expect(stderr).toContain(path)
  },
)
