import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxConf } from '@/lib/hosting/nginx'
import { rulesFile } from '@/lib/hosting/write-hosts'
import { nginxPath, nginxPort } from './servers'

// Serves out/ by nginx on the tests' port, with the configuration that the build wrote but for the port.
const rules = JSON.parse(readFileSync(rulesFile, 'utf8'))
const conf = nginxConf(rules)
if (conf !== readFileSync('hosting/nginx.conf', 'utf8')) throw new Error('hosting/nginx.conf is not of this build')
const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
const file = join(folder, 'nginx.conf')
writeFileSync(file, nginxConf(rules, nginxPort))
const nginx = spawn(nginxPath as string, ['-p', process.cwd(), '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill('SIGQUIT'))
nginx.on('exit', (code) => {
  rmSync(folder, { recursive: true })
  process.exit(code ?? 0)
})
