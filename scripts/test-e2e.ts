import { spawnSync } from 'node:child_process'
import { engines } from '@/tests/support/engines'
import { testBuild } from '@/tests/support/servers'

/**
 * `npm run test:e2e`: builds the site for the test servers' addresses and runs the browser tests over it.
 * Arguments go on to Playwright, save `--no-build`, which tests the build that is there.
 */
const args = process.argv.slice(2)
const env: NodeJS.ProcessEnv = {
  NEXT_TELEMETRY_DISABLED: '1',
  ...process.env,
  ...testBuild,
}

function run(command: string, rest: string[]): void {
  const { status } = spawnSync(command, rest, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

if (!args.includes('--no-build')) run('npm', ['run', '--silent', 'build'])
for (const { name, missing } of engines) if (missing) console.log(`${name} is left out: ${missing}`)
run('npx', ['playwright', 'test', ...args.filter((arg) => arg !== '--no-build')])
