import { existsSync } from 'node:fs'
import { chromium } from 'playwright/test'

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
 * Features that test browsers do without. Chromium takes the last list that it is given, so this one repeats what
 * Playwright switches off (chromiumSwitches.ts).
 */
const disabledFeatures = [
  // Two pages of the address bar's own, loaded into every new window though no test sees it: 0.7 s of processor time
  // for each test that opens a page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
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

/** What every test browser is started with: no sandbox (containers), and nothing that calls out by itself. */
export const browserFlags = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * @returns the path of the browser that tests use: CHROMIUM_PATH, Playwright's own, or an installed Chromium or Chrome
 * @throws Error saying how to get one, when there is none
 */
export function findBrowser(): string {
  const found = [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...installed].find(
    (path) => path && existsSync(path),
  )
  if (!found) throw new Error('No Chromium or Chrome was found: run "npx playwright install chromium" to get one.')
  return found
}
