import { delimiter, join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright/test'
import { firstExisting } from './servers'

/** The folder of the browser that `get-browser.ts` fetches, and its program. Git ignores them. */
export const FETCHED_FOLDER = resolve('.cache/chromium')
export const FETCHED_BROWSER = join(FETCHED_FOLDER, 'chromium')

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const installed = [
  ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
  ...names.map((name) => `/usr/bin/${name}`),
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
]

/**
 * Chromium uses the last `--disable-features` that it gets, so this list repeats the one of Playwright
 * (chromiumSwitches.ts).
 */
const disabledFeatures = [
  // Pages of the address bar that load in every new window: 0.7 s of processor time for each test that opens a page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  // Playwright's list.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Flags of every test browser, besides those of Playwright. */
export const browserFlags = [`--disable-features=${disabledFeatures.join(',')}`, '--disable-gpu', '--disable-quic']

/** Debian's Chromium without windows. It needs a quarter less processor time, and has no back/forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** @returns the path of the browser for tests: the headless shell, or else as `findChromium` */
export const findBrowser = (): string =>
  (process.env.CHROMIUM_PATH ? undefined : firstExisting([HEADLESS_SHELL])) ?? findChromium()

/**
 * @returns the path of a complete browser if there is one: CHROMIUM_PATH, Playwright's, an installed Chromium or
 *   Chrome, or else the headless shell that was fetched
 * @throws Error when there is none
 */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH || firstExisting([chromium.executablePath(), ...installed, FETCHED_BROWSER])
  if (!found) throw new Error('Found no Chromium or Chrome: "npm run test:e2e" fetches one.')
  return found
}

/** @returns whether this is a headless shell, which has no back/forward cache and, by its build, no prefetch */
export async function isHeadlessShell(browser: Browser): Promise<boolean> {
  const client = await browser.newBrowserCDPSession()
  return (await client.send('Browser.getVersion')).product.startsWith('Headless')
}
