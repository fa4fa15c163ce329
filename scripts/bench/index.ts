import { cpus, totalmem } from 'node:os'
import { chromium } from 'playwright/test'
import { browserFlags, findBrowser } from '@/tests/support/browser'
import { benchBuild } from './build'
import { args, build, serve, wanted } from './common'
import { benchLoad } from './load'
import { benchPages } from './pages'
import { benchTypefaces } from './typefaces'

/**
 * `npm run bench`: loading times, typefaces on first visits, build times and server load, as
 * Markdown. Parts: `npm run bench pages` (or `typefaces`, `build`, `load`); all of them without an argument.
 * Options: --no-build (use the last build), --runs=5, --paths=/,/contact, --posts=100,500,2000,
 * --connections=50, --seconds=10, --port=3170.
 */
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
const memory = Math.round(totalmem() / 2 ** 30)
const machine = `${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown'}, ${memory} GB, ${process.platform}, Node ${process.version}, Chromium ${browser.version()}, ${new Date().toISOString().slice(0, 10)}.`
console.log(machine)
if (['pages', 'typefaces', 'load'].some(wanted)) {
  if (!args.includes('--no-build')) build(process.cwd())
  const server = await serve()
  try {
    if (wanted('pages')) console.log(`\n${await benchPages(browser)}`)
    if (wanted('typefaces')) console.log(`\n${await benchTypefaces(browser)}`)
    if (wanted('load')) console.log(`\n${await benchLoad(server)}`)
  } finally {
    server.removeAllListeners('exit')
    server.kill('SIGTERM')
  }
}
await browser.close()
if (wanted('build')) console.log(`\n${benchBuild()}`)
