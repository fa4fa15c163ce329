import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import puppeteer from 'puppeteer-core'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { siteAddress } from './servers'

/** Keys that journeys press, by their names in the UI Events standard. */
export type KeyName = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight'

/**
 * What a journey asks of a browser, whatever drives it. Where a selector stands, the first match that shows, and that
 * has the words in it, is meant.
 */
export type Engine = {
  /** Opens a root-relative path and waits until the page has loaded. */
  open(path: string): Promise<void>
  click(selector: string, words?: string): Promise<void>
  /** Clicks into a field and types. */
  type(selector: string, text: string): Promise<void>
  press(key: KeyName, times?: number): Promise<void>
  /** Runs a function in the page, as Playwright's `page.evaluate` does. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>
  /** The size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** A picture of the viewport as PNG. */
  screenshot(): Promise<Buffer>
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
function shown(selector: string, words: string): Element {
  const found = [...document.querySelectorAll(selector)].find(
    (node) => node.checkVisibility() && node.textContent?.includes(words),
  )
  if (!found) throw new Error(`nothing that shows is ${selector} with "${words}"`)
  // Smooth scrolling, which a driver does not wait for, would move it away under the pointer.
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
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
    const find = async (selector: string, words = '') => {
      const node = (await page.evaluateHandle(shown, selector, words)).asElement()
      return node as NonNullable<Awaited<ReturnType<typeof page.$>>>
    }
    return {
      // Not goto: after a page out of the back/forward cache Puppeteer never hears that the next one has loaded.
      open: async (path) => {
        await page.evaluate((address) => {
          Object.assign(window, { leaving: true })
          setTimeout(() => location.assign(address))
        }, siteAddress + path)
        const loaded = () => !('leaving' in window) && document.readyState === 'complete'
        while (!(await page.evaluate(loaded).catch(() => false))) await new Promise((done) => setTimeout(done, 50))
      },
      click: async (selector, words) => (await find(selector, words)).click(),
      type: async (selector, text) => (await find(selector)).type(text),
      press: async (key, times = 1) => {
        for (let at = 0; at < times; at++) await page.keyboard.press(key)
      },
      evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
      resize: (width, height) => page.setViewport({ width, height }),
      screenshot: async () => Buffer.from(await page.screenshot()),
      faults: async () => faults.splice(0),
      close: () => browser.close(),
    }
  },
}

/** WebKitGTK's own small browser lies in a folder named for the machine and the version. */
function findMiniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((folder) => existsSync(folder))
  const folders = libraries.flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  ])
  return firstOf(
    folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit(2)?gtk-\d/.test(name))
        .map((name) => join(folder, name, 'MiniBrowser')),
    ),
  )
}

const webkit = {
  driver: firstOf([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']),
  browser: findMiniBrowser(),
  screen: firstOf(['/usr/bin/Xvfb']),
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}

/** Starts a screen of its own. @returns it, and its number as X clients want it */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    webkit.screen as string,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const display = await new Promise<string>((done, failed) => {
    screen.stdio[3]?.once('data', (number) => done(`:${String(number).trim()}`))
    screen.once('exit', () => failed(new Error('Xvfb did not start')))
  })
  return { screen, display }
}

async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(address).catch(() => null)) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`${address} does not answer`)
}

const keys: Record<KeyName, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
}

/** Runs in the page. @returns whether another page than the one that was left is there */
function arrived(): boolean {
  return !('leaving' in window) && document.readyState !== 'loading'
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
  const log = console.error
  console.error = (...args) => {
    faults.push(args.map(String).join(' '))
    log(...args)
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`the policy forbids ${blockedURI} (${violatedDirective})`),
  )
}

/** WebKit: WebKitGTK's own browser, on a screen that nobody sees, over WebDriver. */
const webkitGtk: EngineKind = {
  name: 'WebKit',
  missing:
    webkit.driver && webkit.browser && webkit.screen
      ? undefined
      : 'no WebKitGTK driver and screen here ("apt-get install webkit2gtk-driver xvfb")',
  async start() {
    const { screen, display } = await startScreen()
    const port = await freePort()
    const service = spawn(webkit.driver as string, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, WAYLAND_DISPLAY: '' },
    })
    const address = `http://127.0.0.1:${port}`
    const stop = () => {
      service.kill()
      screen.kill()
    }
    await answers(`${address}/status`)
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          // Its own waiting may never end.
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { binary: webkit.browser, args: ['--automation'] },
        }),
      )
      .build()
      .catch((error: Error) => {
        stop()
        throw error
      })
    const find = (selector: string, words = '') => driver.executeScript(shown, selector, words) as Promise<WebElement>
    return {
      open: async (path) => {
        await driver.executeScript('window.leaving = true')
        await driver.get(siteAddress + path)
        // The page's scripts come after its load: there is time to listen before they run.
        await driver.wait(() => driver.executeScript(arrived).catch(() => false), 60_000, `${path} does not load`)
        await driver.executeScript(listen)
      },
      click: async (selector, words) => (await find(selector, words)).click(),
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
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      faults: () =>
        driver.executeScript(() => (window as unknown as { faults?: string[] }).faults?.splice(0) ?? []) as Promise<
          string[]
        >,
      close: async () => {
        await driver.quit()
        stop()
      },
    }
  },
}

/** The engines besides Chromium, in which the journeys that matter run where they are installed. */
export const engines: readonly EngineKind[] = [firefox, webkitGtk]
