import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { finishBuild } from './finish-build'

/**
 * The production build: Next's own (which makes the pictures first, next.config.ts), then the finishing step
 * over the built pages. FINISHED_BUILD tells next.config.ts to send the strict script policy that the finished pages allow.
 */
const built = spawnSync(process.execPath, [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'], {
  stdio: 'inherit',
  env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, FINISHED_BUILD: '1' },
})
if (built.status !== 0) process.exit(built.status ?? 1)
console.log(
  `finished: ${await finishBuild(join(process.cwd(), '.next'))} pages carry their own styles, scripts wait for the paint`,
)
