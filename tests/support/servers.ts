import { existsSync } from 'node:fs'

/** Where the browser tests find the built site and the lead inbox. The build must have been made for these. */
export const sitePort = Number(process.env.E2E_PORT || 3100)
export const inboxPort = Number(process.env.E2E_INBOX_PORT || 4101)
export const siteAddress = `http://localhost:${sitePort}`
export const inboxAddress = `http://localhost:${inboxPort}`

/** What a build for the browser tests is told. Of Brotli's quality no test depends: sizes are counted with gzip. */
export const testBuild = {
  NEXT_PUBLIC_SITE_URL: siteAddress,
  NEXT_PUBLIC_LEAD_ENDPOINT: `${inboxAddress}/leads`,
  BROTLI_QUALITY: '5',
}

/** nginx, where it is installed: NGINX_PATH, or where packages put it. */
export const nginxPath = [
  process.env.NGINX_PATH ?? '',
  '/usr/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
].find((path) => path && existsSync(path))
export const nginxPort = sitePort + 7
export const nginxAddress = `http://localhost:${nginxPort}`

/** Every server that has to answer alike. */
export const servers: readonly { name: string; address: string }[] = [
  { name: 'npm start', address: siteAddress },
  ...(nginxPath ? [{ name: 'nginx', address: nginxAddress }] : []),
]
