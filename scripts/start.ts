import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import { siteServer } from '@/lib/build/hosting/server'
import { RULES_FILE } from '@/lib/build/hosting/write-hosts'
import { endWithoutPort, listenLocally, onEnd, portFrom } from './local-server'

/** `npm start`: serves the last build. Arguments: -p 3000 (or PORT), -H 0.0.0.0 to serve other machines too. */
const args = process.argv.slice(2)
const option = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined)
const port = portFrom('PORT', option('-p') ?? (process.env.PORT || '3000'))
const host = option('-H')

if (!existsSync(RULES_FILE) || !existsSync('out/404.html')) {
  console.error('Nothing is built yet: run "npm run build" first.')
  process.exit(1)
}
let site: Server | undefined
let builtAt: number | undefined
/** The server of the last build, with its rules: the site may be built again while it is served. */
function lastBuild(): Server {
  const { mtimeMs } = statSync(RULES_FILE)
  if (!site || mtimeMs !== builtAt) site = siteServer('out', JSON.parse(readFileSync(RULES_FILE, 'utf8')))
  builtAt = mtimeMs
  return site
}
await listenLocally(
  port,
  (request, response) => lastBuild().emit('request', request, response),
  host ? [host] : undefined,
).catch((error: unknown) => endWithoutPort(port, 'PORT', error))
onEnd(() => process.exit())
console.log(`Ready on http://${host ?? 'localhost'}:${port}`)
