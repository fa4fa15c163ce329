import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { siteAddress, sitePort } from './servers'

/** Keys that journeys press, by their names in the UI Events standard. */
export type KeyName = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight'

/** What a journey asks of a browser, whatever drives it. Of a selector the first match that shows is meant. */
export type Engine = {
  /** Opens a root-relative path and waits until the page has loaded. */
  open(path: string): Promise<void>
  click(selector: string): Promise<void>
  /** Clicks into a field and types. */
  type(selector: string, text: string): Promise<void>
  press(key: KeyName, times?: number): Promise<void>
  /** Runs a function in the page, as Playwright's `page.evaluate` does. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>
  /** The size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** What the pages' scripts and their policy have complained of since the last call. */
  faults(): Promise<string[]>
  close(): Promise<void>
}

export type EngineKind = {
  name: string
  /** Why it cannot run here and how to get it; nothing where it can. */
  missing: string | undefined
  start(): Promise<Engine>
}

const firstOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** Runs in the page. @returns the element that is meant, in the middle of the window */
function shown(selector: string): Element {
  const found = [...document.querySelectorAll(selector)].find((node) => node.checkVisibility())
  if (!found) throw new Error(`nothing that shows is ${selector}`)
  // Smooth scrolling, which a driver does not wait for, would move it away under the pointer.
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
}

/** Runs in the page. Marks it, so that `loaded` tells it from the next one. */
function leave(address: string): void {
  Object.assign(window, { leaving: true })
  setTimeout(() => location.assign(address))
}
function loaded(): boolean {
  return !('leaving' in window) && document.readyState === 'complete'
}

/** Asks until it is so. A question may fall between two pages. */
async function until(ask: () => Promise<unknown>, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (await ask().catch(() => false)) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`${what} does not answer`)
}

const firefoxPath = firstOf([
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
])

/** Gecko: an installed Firefox over WebDriver BiDi. */
const firefox: EngineKind = {
  name: 'Firefox',
  missing: firefoxPath ? undefined : 'no Firefox here ("apt-get install firefox-esr", or FIREFOX_PATH)',
  async start() {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath as string })
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    // Firefox reports what a policy forbids here, too.
    page.on('pageerror', (error) => faults.push(String(error)))
    const find = async (selector: string) => {
      const node = (await page.evaluateHandle(shown, selector)).asElement()
      return node as NonNullable<Awaited<ReturnType<typeof page.$>>>
    }
    return {
      // Not goto: after a page out of the back/forward cache Puppeteer never hears that the next one has loaded.
      open: async (path) => {
        await page.evaluate(leave, siteAddress + path)
        await until(() => page.evaluate(loaded), path)
      },
      click: async (selector) => (await find(selector)).click(),
      type: async (selector, text) => (await find(selector)).type(text),
      press: async (key, times = 1) => {
        for (let at = 0; at < times; at++) await page.keyboard.press(key)
      },
      evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
      resize: (width, height) => page.setViewport({ width, height }),
      faults: async () => faults.splice(0),
      close: () => browser.close(),
    }
  },
}

const driverPath = firstOf([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'])
const screenPath = firstOf(['/usr/bin/Xvfb'])

const keys: Record<KeyName, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
}

/** Collects complaints in the page: this browser reports none of them to its driver. */
function listen(): void {
  const record = window as unknown as { faults?: string[] }
  if (record.faults) return
  const faults: string[] = []
  record.faults = faults
  addEventListener('error', ({ message }) => faults.push(message))
  // A page that is left in the middle of its transition: the browser's own promise, which no script of ours has seen.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!/view transition/.test(String(reason))) faults.push(String(reason))
  })
  console.error = (...args) => faults.push(args.map(String).join(' '))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`the policy forbids ${blockedURI} (${violatedDirective})`),
  )
}

/** WebKit: WebKitGTK's own browser, on a screen that nobody sees, over WebDriver. */
const webkitGtk: EngineKind = {
  name: 'WebKit',
  missing:
    driverPath && screenPath
      ? undefined
      : 'no WebKitGTK driver and screen here ("apt-get install webkit2gtk-driver xvfb")',
  async start() {
    const port = sitePort + 9
    const display = `:${port}`
    const screen = spawn(screenPath as string, [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
    const service = spawn(driverPath as string, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display, WAYLAND_DISPLAY: '' },
    })
    const stop = () => {
      service.kill()
      screen.kill()
    }
    const address = `http://127.0.0.1:${port}`
    await until(() => fetch(`${address}/status`), 'the WebKitGTK driver')
    await until(async () => existsSync(`/tmp/.X11-unix/X${port}`), 'Xvfb')
    const driver = await new Builder()
      .usingServer(address)
      // The browser's own waiting for a page may never end.
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' }))
      .build()
      .catch((error: Error) => {
        stop()
        throw error
      })
    const find = (selector: string) => driver.executeScript(shown, selector) as Promise<WebElement>
    return {
      open: async (path) => {
        await driver.executeScript('window.leaving = true')
        await driver.get(siteAddress + path)
        // The page's scripts come after its load: there is time to listen before they run.
        await until(() => driver.executeScript(loaded), path)
        await driver.executeScript(listen)
      },
      click: async (selector) => (await find(selector)).click(),
      type: async (selector, text) => (await find(selector)).sendKeys(text),
      press: (key, times = 1) =>
        driver
          .actions()
          .sendKeys(...Array.from({ length: times }, () => keys[key]))
          .perform(),
      // Pages that a link leads to are listened to from the first question on.
      evaluate: (run, ...args) =>
        driver.executeScript(`(${listen})(); return (${run}).apply(null, arguments)`, ...args) as never,
      resize: async (width, height) => {
        const bars = (await driver.executeScript('return outerHeight - innerHeight')) as number
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height: height + bars })
      },
      faults: () => driver.executeScript('return window.faults?.splice(0) ?? []') as Promise<string[]>,
      close: async () => {
        await driver.quit()
        stop()
      },
    }
  },
}

/** The engines besides Chromium, in which the journeys that matter run where they are installed. */
export const engines: readonly EngineKind[] = [firefox, webkitGtk]
