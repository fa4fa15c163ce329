import { existsSync, readFileSync } from 'node:fs'
import { siteServer } from '@/lib/hosting/server'
import { RULES_FILE } from '@/lib/hosting/write-hosts'

/** `npm start`: serves the last build. Arguments: -p 3000 (or PORT), -H localhost. */
const args = process.argv.slice(2)
const option = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined)
const port = Number(option('-p') ?? (process.env.PORT || 3000))

if (!existsSync(RULES_FILE)) {
  console.error('Nothing is built yet: run "npm run build" first.')
  process.exit(1)
}
const server = siteServer('out', JSON.parse(readFileSync(RULES_FILE, 'utf8')))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
server.listen(port, option('-H'), () => console.log(`Ready on http://${option('-H') ?? 'localhost'}:${port}`))
