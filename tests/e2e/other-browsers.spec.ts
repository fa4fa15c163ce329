import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { routes } from '@/lib/routes'
import { receivedRequests, setInboxMode } from '../support/inbox'
import { type Engine, engines } from '../support/other-browsers'
import { isHydrated, type PageKind, sitePages } from '../support/site-pages'

// The most important tests in other browsers. They have no speculation rules, so that every link is a normal load.
const form = 'form[method="post"]'
const menu = 'header details[data-menu]'
const desktop = [1440, 900] as const

for (const { name, missing, start } of engines) {
  test.describe(missing ?? name, () => {
    test.skip(Boolean(missing), missing)
    // The tests of a browser share one window. The browsers run in parallel.
    test.describe.configure({ mode: 'default' })
    let page: Engine

    test.beforeAll(async () => {
      page = await start()
    })
    test.afterAll(() => page?.close())
    test.beforeEach(() => page.resize(...desktop))
    test.afterEach(async () => expect(await page.errors()).toEqual([]))

    /** Waits until a function returns this value in the page. It may fail during a navigation. */
    async function waitFor<A extends unknown[], R>(value: R, read: (...args: A) => R, ...args: A): Promise<void> {
      await expect.poll(() => page.evaluate(read, ...args).catch(String)).toEqual(value)
    }
    const waitForUrl = (path: string) => waitFor(path, () => location.pathname + location.search + location.hash)

    async function waitForHydration(): Promise<void> {
      await waitFor(true, isHydrated)
      // React runs effects after the next paint.
      await page.evaluate(() => new Promise<void>((done) => setTimeout(done, 100)))
    }
    async function open(path: string): Promise<void> {
      await page.open(path)
      await waitForHydration()
    }
    async function fill(message: string): Promise<void> {
      const fields = { name: 'Ana Sousa', phone: '416-555-0123', message }
      for (const [field, text] of Object.entries(fields)) await page.type(`${form} [name="${field}"]`, text)
    }
    /**
     * Goes back by script, because drivers wait for a load, which a page from the cache does not have.
     * WebKit ignores it during a load.
     */
    async function goBack(path: string): Promise<void> {
      await waitFor('complete', () => document.readyState)
      await page.evaluate(() => void setTimeout(() => history.back()))
      await waitForUrl(path)
      await waitForHydration()
    }
    const focusedText = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

    test('the menus work by keyboard', async () => {
      await open(routes.privacy())
      const names = await page.evaluate(
        (summaries) => [...document.querySelectorAll(summaries)].map((node) => node.textContent?.trim() ?? ''),
        `${menu} > summary`,
      )
      for (let stop = 0; stop < 20 && (await focusedText()) !== names[0]; stop++) await page.press('Tab')
      expect(await focusedText()).toBe(names[0])
      const openMenus = (selector: string) => document.querySelectorAll(selector).length
      await page.press('Enter')
      await waitFor(1, openMenus, `${menu}[open]`)
      await page.press('Escape')
      await waitFor(0, openMenus, `${menu}[open]`)
      expect(await focusedText()).toBe(names[0])
      await page.press('ArrowRight')
      expect(await focusedText()).toBe(names[1])
      await page.press('ArrowDown')
      await page.press('ArrowDown')
      const href = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
      await page.press('Enter')
      await waitForUrl(href)
    })

    test('the mobile menu traps the focus and returns it on close', async () => {
      await page.resize(390, 844)
      await open(routes.privacy())
      await page.evaluate(() => document.querySelector<HTMLElement>('header button[commandfor]')?.focus())
      await page.press('Enter')
      await waitFor(true, () => document.querySelector('#menu')?.checkVisibility() ?? false)
      const focusable = await page.evaluate(() => {
        const outside: string[] = []
        Object.assign(window, { outside })
        addEventListener('focusin', ({ target }) => {
          if (!(target as Element).closest('#menu')) outside.push((target as Element).outerHTML.slice(0, 90))
        })
        const all = [...document.querySelectorAll('#menu :is(a, button, summary)')]
        return all.filter((node) => node.checkVisibility()).length
      })
      await page.press('Tab', focusable + 3)
      expect(await page.evaluate(() => (window as unknown as { outside: string[] }).outside)).toEqual([])
      await page.press('Escape')
      await waitFor(false, () => document.querySelector('#menu')?.checkVisibility() ?? false)
      await waitFor(true, () => document.activeElement?.matches('header button[commandfor]') ?? false)
    })

    test('a request is refused without a visible name, sent once when pressed twice, and forgotten', async () => {
      const message = `Twice in ${name} ${randomUUID().slice(0, 8)}`
      await setInboxMode(message, 'slow', 1000)
      // The campaign must survive a link.
      await open('/?utm_source=flyer?gbraid=x')
      await page.click(`footer a[href="/contact"]`)
      await waitForUrl(routes.contact())
      await waitForHydration()
      await fill(message)
      const setName = (text: string) => {
        const field = document.querySelector<HTMLInputElement>('form[method="post"] [name="name"]')
        if (field) field.value = text
      }
      await page.evaluate(setName, '\u200b\u3164')
      await page.click(`${form} button`)
      await waitFor('true', () => document.querySelector('[aria-invalid]')?.getAttribute('aria-invalid'))
      await page.evaluate(setName, 'A\u202ena')
      // The drivers wait for the navigation that the first press begins.
      await page.evaluate((selector) => {
        const button = document.querySelector<HTMLElement>(selector)
        setTimeout(() => button?.click())
        setTimeout(() => button?.closest('form')?.requestSubmit(), 50)
      }, `${form} button`)
      await waitForUrl(routes.thankYou())
      expect(await receivedRequests(message)).toMatchObject([
        { name: 'Ana', _subject: 'Ana', utm_source: 'flyer', calculated_source: 'google_ads' },
      ])
      expect(await receivedRequests(message)).toHaveLength(1)
      await goBack(routes.contact())
      const readValue = (selector: string) => document.querySelector<HTMLTextAreaElement>(selector)?.value
      await waitFor('', readValue, `${form} [name="message"]`)
    })

    test('a press with Shift sends one request', async () => {
      const message = `Shift in ${name} ${randomUUID().slice(0, 8)}`
      await open(routes.contact())
      await fill(message)
      await page.evaluate((selector) => {
        const shifted = { bubbles: true, shiftKey: true, detail: 1 }
        setTimeout(() => document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', shifted)))
      }, `${form} button`)
      await expect.poll(() => receivedRequests(message)).toHaveLength(1)
    })

    test('Back restores typed text and scroll position, also after a refused request', async () => {
      const message = `In ${name} ${randomUUID().slice(0, 8)}`
      await setInboxMode(message, 'refuse')
      await open(routes.about())
      await fill(message)
      const readValue = (selector: string) => document.querySelector<HTMLTextAreaElement>(selector)?.value
      const top = await page.evaluate(() => Math.round(window.scrollY))
      expect(top).toBeGreaterThan(200)
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/contact"]')?.focus())
      await page.press('Enter')
      await waitForUrl(routes.contact())
      await waitForHydration()
      await goBack(routes.about())
      await waitFor(message, readValue, `${form} [name="message"]`)
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(top - 50)
      // The driver of WebKit cannot click on a page from the cache.
      await page.evaluate(
        (button) => void setTimeout(() => document.querySelector<HTMLElement>(button)?.click()),
        `${form} button`,
      )
      await waitFor('The service refuses this request.', () => document.body.textContent)
      await goBack(routes.about())
      await waitFor(message, readValue, `${form} [name="message"]`)
    })

    test('a breaker switch sends nothing, and the wire lights up', async () => {
      await open('/')
      const breaker = 'main [role="switch"]'
      await page.click(breaker)
      await waitFor(false, (selector: string) => document.querySelector<HTMLInputElement>(selector)?.checked, breaker)
      await page.press('Enter')
      // A submission would have begun by then.
      await page.evaluate(() => new Promise<void>((done) => setTimeout(done, 500)))
      await waitForUrl('/')
      // Without scroll-driven animations it is lit from the start.
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await waitFor(true, () => {
        const wire = document.querySelector('[data-wire]') as Element
        return /^(none|inset\(0px\))$/.test(getComputedStyle(wire, '::after').clipPath)
      })
    })

    test('the other kinds of page have no policy violation and log no error', async () => {
      const errors: string[] = []
      const kinds: readonly PageKind[] = ['category', 'emergency', 'toronto', 'town', 'post', 'blog', 'contact']
      for (const kind of kinds) {
        const path = sitePages.find((known) => known.kind === kind)?.path
        if (!path) continue
        await open(path)
        for (const error of await page.errors()) errors.push(`${path}: ${error}`)
      }
      expect(errors).toEqual([])
    })
  })
}
