import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { chromium } from 'playwright/test'
import { errorMessage } from '../../lib/error-message'
import { escapeMarkup } from '../../lib/escape-markup'
import { browserFlags, FETCHED_BROWSER, FETCHED_FOLDER, findBrowser } from './browser'

// The first step of `npm test`: finds the browser and starts it once, so that its absence is known before anything else
// runs. Fetches one where there is none: Playwright's own, or the npm package of a headless shell for Linux.

/** Newer versions need Node 22. */
const PACKAGE = '@sparticuz/chromium@147.0.0'
const PLAYWRIGHT_CLI = join('node_modules', 'playwright', 'cli.js')

function end(message: string): never {
  console.error(message)
  process.exit(1)
}

/** @returns why this program does not start as a browser; undefined when it does */
async function problemOf(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags, timeout: 30_000 })
    await browser.close()
  } catch (error) {
    const [known] =
      /executable doesn't exist|(?<=spawn .*)\bE[A-Z]{4,}\b|error while loading [^\n]*/.exec(errorMessage(error)) ?? []
    return known ?? 'it does not answer as Chromium does'
  }
}

/** @returns the path of Playwright's own browser, if it can be downloaded and starts */
async function downloadPlaywrights(): Promise<string | undefined> {
  const host = process.env.PLAYWRIGHT_DOWNLOAD_HOST || 'https://cdn.playwright.dev'
  const reached = await fetch(host, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  if (!reached) return
  spawnSync(process.execPath, [PLAYWRIGHT_CLI, 'install', 'chromium'], { stdio: 'inherit' })
  const path = chromium.executablePath()
  if (!existsSync(path)) return
  const problem = await problemOf(path)
  if (!problem) return path
  // A bare Linux lacks its libraries.
  console.log(`Playwright's browser is removed again, because it does not start: ${problem}`)
  spawnSync(process.execPath, [PLAYWRIGHT_CLI, 'uninstall'], { stdio: 'inherit' })
}

/** @returns the path of the headless shell of the npm package, if npm can install it and this system can run it */
async function installPackage(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  const packed = join(FETCHED_FOLDER, 'node_modules/@sparticuz/chromium/bin')
  mkdirSync(FETCHED_FOLDER, { recursive: true })
  const options = [
    '--prefix',
    FETCHED_FOLDER,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--fetch-retries=1',
  ]
  const { status } = spawnSync('npm', ['install', ...options, PACKAGE], { stdio: 'inherit', timeout: 300_000 })
  if (status !== 0) return
  const unpack = (name: string, to: string) =>
    pipeline(
      createReadStream(join(packed, `${name}.br`)),
      createBrotliDecompress(),
      createWriteStream(to, { mode: 0o755 }),
    )
  await unpack('chromium', join(FETCHED_FOLDER, 'headless_shell'))
  for (const archive of ['al2023.tar', 'fonts.tar']) {
    await unpack(archive, join(packed, archive))
    spawnSync('tar', ['-xf', join(packed, archive), '-C', FETCHED_FOLDER], { stdio: 'inherit' })
  }
  rmSync(join(FETCHED_FOLDER, 'node_modules'), { recursive: true })
  // A bare system lacks libraries and typefaces, without which pages crash.
  const fonts = `<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${escapeMarkup(FETCHED_FOLDER)}/fonts</dir>
<cachedir>${escapeMarkup(FETCHED_FOLDER)}/fonts-cache</cachedir>
</fontconfig>
`
  const start = `#!/bin/sh
here=$(dirname "$0")
ldd "$here/headless_shell" | grep -q 'not found' && export LD_LIBRARY_PATH="$here/lib"
FONTCONFIG_FILE="$here/fonts.conf" exec "$here/headless_shell" "$@"
`
  writeFileSync(join(FETCHED_FOLDER, 'fonts.conf'), fonts)
  writeFileSync(FETCHED_BROWSER, start, { mode: 0o755 })
  return FETCHED_BROWSER
}

/** @returns the path of a browser, fetched if there is none */
async function getBrowser(): Promise<string | undefined> {
  try {
    return findBrowser()
  } catch {
    console.log('Found no Chromium or Chrome. Fetching one for the tests …')
  }
  try {
    return (await downloadPlaywrights()) ?? (await installPackage())
  } catch (error) {
    console.log(errorMessage(error))
  }
}

const path = await getBrowser()
if (!path)
  end(
    'Found no Chromium or Chrome, and could fetch none: install one ("apt-get install chromium" on Debian, "npx playwright install --with-deps chromium" elsewhere), or set CHROMIUM_PATH to one.',
  )
const problem = await problemOf(path)
if (problem)
  end(`${process.env.CHROMIUM_PATH ? 'CHROMIUM_PATH: ' : ''}${path} is no browser that starts here: ${problem}`)
