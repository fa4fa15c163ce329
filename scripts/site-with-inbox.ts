import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { assertFree, onEnd, portFrom } from './local-server'
import { startLocalInbox } from './request-inbox'

const windows = process.platform === 'win32'
let child: ChildProcess | undefined

/** Runs a program in a process group of its own, so that `end` reaches all that it starts. @returns its exit code */
async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  child = spawn(program, args, { stdio: 'inherit', env, shell: windows, detached: !windows })
  const [code] = await once(child, 'exit')
  return code ?? 0
}

function end(): void {
  if (!child?.pid) process.exit()
  child.once('exit', () => process.exit())
  if (windows) child.kill()
  else process.kill(-child.pid, 'SIGTERM')
}

/**
 * Serves the site together with the local request inbox, until it is stopped.
 * With NEXT_PUBLIC_LEAD_ENDPOINT configured, no inbox is started.
 * @param command `preview` builds for production and serves the build, `dev` runs the development server
 * @param prepare runs once the ports are known to be free
 */
export async function siteWithInbox(command: 'preview' | 'dev', prepare?: () => Promise<void>): Promise<void> {
  const port = portFrom('PORT', process.env.PORT || '3000')
  await assertFree(port, 'PORT')
  const configuredEndpoint = process.env.NEXT_PUBLIC_LEAD_ENDPOINT
  const inbox = configuredEndpoint ? undefined : await startLocalInbox()
  const env: NodeJS.ProcessEnv = {
    NEXT_TELEMETRY_DISABLED: '1',
    ...process.env,
    NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL || `http://localhost:${port}`,
    NEXT_PUBLIC_LEAD_ENDPOINT: configuredEndpoint || `${inbox?.url}/requests`,
  }
  onEnd(end)

  await prepare?.()
  if (command === 'preview') {
    const failed = await run('npm', ['run', '--silent', 'build'], env)
    if (failed) process.exit(failed)
  }

  console.log(`\nSite:          http://localhost:${port}`)
  console.log(`Request inbox: ${inbox?.url ?? `none here; requests go to ${configuredEndpoint}`}\n`)
  const program =
    command === 'preview'
      ? ['--import', 'tsx', join('scripts', 'start.ts')]
      : [join('node_modules', 'next', 'dist', 'bin', 'next'), 'dev', '-H', 'localhost']
  process.exit(await run(process.execPath, [...program, '-p', String(port)], env))
}
