import { existsSync } from 'node:fs'

/** @returns the first of these paths that exists on this machine */
export const firstExisting = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path))

/** URLs of the built site and of the request inbox. The build must be made with these. */
export const sitePort = Number(process.env.E2E_PORT || 3100)
export const testInboxPort = Number(process.env.E2E_INBOX_PORT || 4101)
export const siteUrl = `http://localhost:${sitePort}`
export const inboxUrl = `http://localhost:${testInboxPort}`

/** Variables of a build for the browser tests. No test depends on FAST_BUILD. */
export const testBuild = {
  NEXT_PUBLIC_SITE_URL: siteUrl,
  NEXT_PUBLIC_LEAD_ENDPOINT: `${inboxUrl}/requests`,
  FAST_BUILD: '1',
}

/** The path of nginx: NGINX_PATH, or the path that a package uses. */
export const nginxPath = firstExisting([
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
])
export const nginxPort = sitePort + 7
export const nginxUrl = `http://localhost:${nginxPort}`

/** Servers that must respond in the same way. */
export const servers: readonly { name: string; url: string }[] = [
  { name: 'npm start', url: siteUrl },
  ...(nginxPath ? [{ name: 'nginx', url: nginxUrl }] : []),
]
