import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxPath, nginxPort } from './servers'

// Serves out/ with nginx, with the configuration that the build wrote. Only the port differs.
const conf = readFileSync('hosting/nginx.conf', 'utf8').replace(/8080(?=;|\.pid)/g, String(nginxPort))
const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
const file = join(folder, 'nginx.conf')
writeFileSync(file, conf)
const nginx = spawn(nginxPath as string, ['-p', process.cwd(), '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill('SIGQUIT'))
nginx.on('exit', (code) => {
  rmSync(folder, { recursive: true })
  process.exit(code ?? 0)
})
