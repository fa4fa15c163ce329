import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { INBOX_PORT, startLocalInbox } from './request-inbox'

/**
 * Serves the site together with the local request inbox, until it is stopped.
 * With NEXT_PUBLIC_LEAD_ENDPOINT configured, no inbox is started.
 * @param command `preview` builds for production and serves the build, `dev` runs the development server
 */
export async function siteWithInbox(command: 'preview' | 'dev'): Promise<void> {
  const port = Number(process.env.PORT || 3000)
  const inboxUrl = `http://localhost:${INBOX_PORT}`
  const configuredEndpoint = process.env.NEXT_PUBLIC_LEAD_ENDPOINT
  const env: NodeJS.ProcessEnv = {
    NEXT_TELEMETRY_DISABLED: '1',
    ...process.env,
    NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL || `http://localhost:${port}`,
    NEXT_PUBLIC_LEAD_ENDPOINT: configuredEndpoint || `${inboxUrl}/requests`,
  }

  if (!configuredEndpoint) await startLocalInbox()
  if (command === 'preview') {
    const built = spawnSync('npm', ['run', '--silent', 'build'], {
      stdio: 'inherit',
      env,
      shell: process.platform === 'win32',
    })
    if (built.status !== 0) process.exit(built.status ?? 1)
  }

  console.log(`\nSite:          http://localhost:${port}`)
  console.log(`Request inbox: ${configuredEndpoint ? `none here; requests go to ${configuredEndpoint}` : inboxUrl}\n`)
  const program =
    command === 'preview'
      ? ['--import', 'tsx', join('scripts', 'start.ts')]
      : [join('node_modules', 'next', 'dist', 'bin', 'next'), 'dev']
  const server = spawn(process.execPath, [...program, '-p', String(port)], { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}
