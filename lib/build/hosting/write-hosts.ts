import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HostingRules, notServed } from '@/lib/build/hosting/hosting-rules'
import { headersFile, redirectsFile } from '@/lib/build/hosting/netlify-cloudflare'
import { nginxConf } from '@/lib/build/hosting/nginx'
import { vercelConfig } from '@/lib/build/hosting/vercel'

/** Where `npm start` reads the rules of the last build. */
export const RULES_FILE = 'hosting/rules.json'

/** Writes the files that hosts read from the exported site: Netlify's and Cloudflare's. */
export function writeSiteFiles(out: string, rules: HostingRules): void {
  writeFileSync(join(out, '_redirects'), redirectsFile(rules))
  writeFileSync(join(out, '_headers'), headersFile(rules))
}

/** Writes the hosts' configurations: two files of `hosting/`, for Vercel all of `.vercel/output`. */
export function writeHosts(root: string, rules: HostingRules, vercel: boolean): void {
  mkdirSync(join(root, 'hosting'), { recursive: true })
  // In one step, because a server may read it at any moment.
  writeFileSync(join(root, `${RULES_FILE}.new`), JSON.stringify(rules))
  renameSync(join(root, `${RULES_FILE}.new`), join(root, RULES_FILE))
  writeFileSync(join(root, 'hosting/nginx.conf'), nginxConf(rules))
  if (vercel) writeVercelOutput(join(root, 'out'), join(root, '.vercel/output'), rules)
}

/** Writes the site as Vercel's build output (Build Output API 3), in place of what was there. */
export function writeVercelOutput(out: string, output: string, rules: HostingRules): void {
  rmSync(output, { recursive: true, force: true })
  // Vercel compresses responses itself.
  cpSync(out, join(output, 'static'), {
    recursive: true,
    filter: (source) => !notServed.test(source.slice(out.length).replaceAll('\\', '/')),
  })
  writeFileSync(join(output, 'config.json'), JSON.stringify(vercelConfig(rules), null, 2))
}
