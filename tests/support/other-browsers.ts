import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { firstExisting, sitePort, siteUrl } from './servers'

/** Keys that the tests press, by their names in the UI Events standard. */
type KeyName = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight'

/** The actions that every browser driver offers. A selector means its first visible match. */
export type Engine = {
  /** Opens a root-relative path and waits for its load event. */
  open(path: string): Promise<void>
  click(selector: string): Promise<void>
  /** Clicks into a field and types. */
  type(selector: string, text: string): Promise<void>
  press(key: KeyName, times?: number): Promise<void>
  /** Runs a function in the page, as Playwright's `page.evaluate` does. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>
  /** The size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Script errors, logged errors and policy violations since the last call. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

type EngineKind = {
  name: string
  /** The reason why the browser cannot run on this machine, and how to install it. */
  missing: string | undefined
  start(): Promise<Engine>
}

/** Runs in the page. Scrolls to the first visible match of a selector and returns it. */
function findVisible(selector: string): Element {
  const found = [...document.querySelectorAll(selector)].find((node) => node.checkVisibility())
  if (!found) throw new Error(`no visible element matches ${selector}`)
  // Drivers do not wait for smooth scrolling: the element would move before the click.
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
}

/** Runs in the page. Marks it before it navigates, so that `hasLoaded` is true only on the next page. */
function navigate(url: string): void {
  Object.assign(window, { leaving: true })
  setTimeout(() => location.assign(url))
}
function hasLoaded(): boolean {
  return !('leaving' in window) && document.readyState === 'complete'
}

/** Repeats a check until it is true. An error counts as false: during a navigation the page cannot be evaluated. */
async function waitUntil(check: () => Promise<unknown>, name: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (await check().catch(() => false)) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`${name} does not respond`)
}

const firefoxPath = firstExisting([
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
])

/** An installed Firefox, driven over WebDriver BiDi. */
const firefox: EngineKind = {
  name: 'Firefox',
  missing: firefoxPath ? undefined : 'Firefox is not installed ("apt-get install firefox-esr", or FIREFOX_PATH)',
  async start() {
    const launch = () =>
      puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath as string, timeout: 40_000 })
    // On a busy machine it has not started in time.
    const browser = await launch().catch(launch)
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    // Firefox reports policy violations here, too.
    page.on('pageerror', (error) => errors.push(String(error)))
    const find = async (selector: string) => {
      const node = (await page.evaluateHandle(findVisible, selector)).asElement()
      return node as NonNullable<Awaited<ReturnType<typeof page.$>>>
    }
    return {
      // After a page from the back/forward cache, Puppeteer's `goto` never reports the next load.
      open: async (path) => {
        await page.evaluate(navigate, siteUrl + path)
        await waitUntil(() => page.evaluate(hasLoaded), path)
      },
      click: async (selector) => (await find(selector)).click(),
      type: async (selector, text) => (await find(selector)).type(text),
      press: async (key, times = 1) => {
        for (let at = 0; at < times; at++) await page.keyboard.press(key)
      },
      evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
      resize: (width, height) => page.setViewport({ width, height }),
      errors: async () => errors.splice(0),
      close: () => browser.close(),
    }
  },
}

const driverPath = firstExisting([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'])
const screenPath = firstExisting(['/usr/bin/Xvfb'])

const keys: Record<KeyName, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
}

/** Runs in the page. Records its errors, because WebKitGTK does not report them to the driver. */
function recordErrors(): void {
  const page = window as unknown as { errors?: string[] }
  if (page.errors) return
  const errors: string[] = []
  page.errors = errors
  addEventListener('error', ({ message }) => errors.push(message))
  // The browser rejects its view transition when the visitor leaves the page during one.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!/view transition/.test(String(reason))) errors.push(String(reason))
  })
  console.error = (...args) => errors.push(args.map(String).join(' '))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`the policy blocks ${blockedURI} (${violatedDirective})`),
  )
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen with the number of its WebDriver's port. */
async function startWebKit(port: number): Promise<Engine> {
  const display = `:${port}`
  const screen = spawn(screenPath as string, [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const service = spawn(driverPath as string, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WAYLAND_DISPLAY: '' },
  })
  const stop = () => {
    service.kill()
    screen.kill()
  }
  const url = `http://127.0.0.1:${port}`
  await waitUntil(() => fetch(`${url}/status`), 'the WebKitGTK driver')
  await waitUntil(async () => existsSync(`/tmp/.X11-unix/X${port}`), 'Xvfb')
  const driver = await new Builder()
    .usingServer(url)
    // Any other strategy may wait without end.
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' }))
    .build()
    .catch((error: Error) => {
      stop()
      throw error
    })
  const find = (selector: string) => driver.executeScript(findVisible, selector) as Promise<WebElement>
  const engine: Engine = {
    open: async (path) => {
      await driver.executeScript('window.leaving = true')
      await driver.get(siteUrl + path)
      await waitUntil(() => driver.executeScript(hasLoaded), path)
      // The page's scripts run after its load event, so that no error is missed.
      await driver.executeScript(recordErrors)
    },
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    press: (key, times = 1) =>
      driver
        .actions()
        .sendKeys(...Array.from({ length: times }, () => keys[key]))
        .perform(),
    // On a page that a link opened, errors are recorded from the first call on.
    evaluate: (run, ...args) =>
      driver.executeScript(`(${recordErrors})(); return (${run}).apply(null, arguments)`, ...args) as never,
    resize: async (width, height) => {
      const bars = (await driver.executeScript('return outerHeight - innerHeight')) as number
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + bars })
    },
    errors: () => driver.executeScript('return window.errors?.splice(0) ?? []') as Promise<string[]>,
    close: async () => {
      await driver.quit()
      stop()
    },
  }
  const opened = engine.resize(1440, 900).then(() => engine.open('/'))
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('WebKit does not respond')), 20_000))
  await Promise.race([opened, late]).catch((error: Error) => {
    stop()
    throw error
  })
  return engine
}

const webkitGtk: EngineKind = {
  name: 'WebKit',
  missing:
    driverPath && screenPath ? undefined : 'WebKitGTK is not installed ("apt-get install webkit2gtk-driver xvfb")',
  // On a busy machine a new window has lost its first commands: another window gets them.
  start: () => startWebKit(sitePort + 9).catch(() => startWebKit(sitePort + 10)),
}

/** The browsers besides Chromium. Their tests run where they are installed. */
export const engines: readonly EngineKind[] = [firefox, webkitGtk]
