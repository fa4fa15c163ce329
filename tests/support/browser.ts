import { chromium } from 'playwright/test'
import { firstExisting } from './servers'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
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

/**
 * @returns the path of the browser for tests: CHROMIUM_PATH, the headless shell, or what `findChromium` finds
 * @throws Error that says how to install one, when there is none
 */
export const findBrowser = (): string => firstExisting([process.env.CHROMIUM_PATH, HEADLESS_SHELL]) ?? findChromium()

/**
 * @returns the path of a complete browser: CHROMIUM_PATH, Playwright's, or an installed Chromium or Chrome
 * @throws Error that says how to install one, when there is none
 */
export function findChromium(): string {
  const found = firstExisting([process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed])
  if (!found) throw new Error('Found no Chromium or Chrome: run "npx playwright install chromium" to install one.')
  return found
}
