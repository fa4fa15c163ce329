import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { routes } from '@/lib/routes'
import { arrived, tellInbox } from '../support/inbox'
import { type Engine, engines } from '../support/other-browsers'
import { isHydrated, sitePages } from '../support/site-pages'

// The journeys that matter, in the engines besides Chromium. Neither knows speculation rules: every link is a plain load.
const form = 'form[method="post"]'
const menu = 'header details[data-menu]'
const desk = [1440, 900] as const

for (const { name, missing, start } of engines) {
  test.describe(missing ?? name, () => {
    test.skip(Boolean(missing), missing)
    // One browser for all of them, each engine beside the other.
    test.describe.configure({ mode: 'default' })
    let page: Engine

    test.beforeAll(async () => {
      page = await start()
    })
    test.afterAll(() => page?.close())
    test.beforeEach(() => page.resize(...desk))
    test.afterEach(async () => expect(await page.faults()).toEqual([]))

    /** What the page says, as soon as it is this: a question may fall between two pages. */
    async function becomes<A extends unknown[], R>(wanted: R, ask: (...args: A) => R, ...args: A): Promise<void> {
      await expect.poll(() => page.evaluate(ask, ...args).catch(String)).toEqual(wanted)
    }
    const arrives = (path: string) => becomes(path, () => location.pathname + location.search + location.hash)

    /** Waits until the scripts of the page that is there have taken it over. */
    async function alive(): Promise<void> {
      await becomes(true, isHydrated)
      // Effects run after the paint that follows.
      await page.evaluate(() => new Promise<void>((done) => setTimeout(done, 100)))
    }
    async function open(path: string): Promise<void> {
      await page.open(path)
      await alive()
    }
    async function fill(message: string): Promise<void> {
      const typed = { name: 'Ana Sousa', phone: '416-555-0123', message }
      for (const [field, text] of Object.entries(typed)) await page.type(`${form} [name="${field}"]`, text)
    }
    /**
     * As the button does; a driver that waits for a load waits in vain where the page comes out of the cache.
     * WebKit drops it while a page is still coming.
     */
    async function back(): Promise<void> {
      await becomes('complete', () => document.readyState)
      await page.evaluate(() => void setTimeout(() => history.back()))
    }
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

    test('the menus work by keyboard', async () => {
      await open(routes.privacy())
      const names = await page.evaluate(
        (summaries) => [...document.querySelectorAll(summaries)].map((node) => node.textContent?.trim() ?? ''),
        `${menu} > summary`,
      )
      for (let stop = 0; stop < 20 && (await focused()) !== names[0]; stop++) await page.press('Tab')
      expect(await focused()).toBe(names[0])
      const openMenus = (selector: string) => document.querySelectorAll(selector).length
      await page.press('Enter')
      await becomes(1, openMenus, `${menu}[open]`)
      await page.press('Escape')
      await becomes(0, openMenus, `${menu}[open]`)
      expect(await focused()).toBe(names[0])
      await page.press('ArrowRight')
      expect(await focused()).toBe(names[1])
      await page.press('ArrowDown')
      await page.press('ArrowDown')
      const href = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
      await page.press('Enter')
      await arrives(href)
    })

    test('the mobile menu traps the focus and returns it on close', async () => {
      await page.resize(390, 844)
      await open(routes.privacy())
      await page.evaluate(() => document.querySelector<HTMLElement>('header button[commandfor]')?.focus())
      await page.press('Enter')
      await becomes(true, () => document.querySelector('#menu')?.checkVisibility() ?? false)
      const stops = await page.evaluate(() => {
        const seen: string[] = []
        Object.assign(window, { seen })
        addEventListener('focusin', ({ target }) => {
          if (!(target as Element).closest('#menu')) seen.push((target as Element).outerHTML.slice(0, 90))
        })
        const all = [...document.querySelectorAll('#menu :is(a, button, summary)')]
        return all.filter((node) => node.checkVisibility()).length
      })
      await page.press('Tab', stops + 3)
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
      await page.press('Escape')
      await becomes(false, () => document.querySelector('#menu')?.checkVisibility() ?? false)
      await becomes(true, () => document.activeElement?.matches('header button[commandfor]') ?? false)
    })

    test('a request is sent with its attribution and ends on the thank-you page', async () => {
      const message = `In ${name} ${randomUUID().slice(0, 8)}`
      await open('/?utm_source=flyer&gclid=abc')
      await page.click('footer a[href="/about"]')
      await arrives(routes.about())
      await alive()
      await fill(message)
      await page.click(`${form} button`)
      await arrives(routes.thankYou())
      await alive()
      const [fields] = await arrived(message)
      expect(fields).toMatchObject({ name: 'Ana Sousa', utm_source: 'flyer', calculated_source: 'google_ads' })
    })

    test('Back restores typed text and scroll position; when the service refuses a request, it restores the text', async () => {
      const message = `In ${name} ${randomUUID().slice(0, 8)}`
      await tellInbox(message, 'refuse')
      await open(routes.about())
      await fill(message)
      const kept = (selector: string) => document.querySelector<HTMLTextAreaElement>(selector)?.value
      const top = await page.evaluate(() => Math.round(window.scrollY))
      expect(top).toBeGreaterThan(200)
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/contact"]')?.focus())
      await page.press('Enter')
      await arrives(routes.contact())
      await back()
      await becomes(message, kept, `${form} [name="message"]`)
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(top - 50)
      // WebKit's driver cannot click on a page that comes out of the cache.
      await page.evaluate(
        (button) => void setTimeout(() => document.querySelector<HTMLElement>(button)?.click()),
        `${form} button`,
      )
      await becomes('Not accepted', () => document.querySelector('h1')?.textContent)
      await back()
      await arrives(routes.about())
      await becomes(message, kept, `${form} [name="message"]`)
    })

    test('a switch turns without sending anything, and the wire lights', async () => {
      await open('/')
      const breaker = 'main [role="switch"]'
      await page.click(breaker)
      await becomes(false, (selector: string) => document.querySelector<HTMLInputElement>(selector)?.checked, breaker)
      await page.press('Enter')
      await arrives('/')
      // Without scroll-driven animation it is lit from the start.
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await becomes(true, () => {
        const wire = document.querySelector('[data-wire]') as Element
        return /^(none|inset\(0px\))$/.test(getComputedStyle(wire, '::after').clipPath)
      })
    })

    test('the other kinds of page violate no policy and log no error', async () => {
      const screens = ['category', 'emergency', 'toronto', 'area', 'post', 'blog', 'contact']
      const found: string[] = []
      for (const screen of screens) {
        const path = sitePages.find((known) => known.screen === screen)?.path
        if (!path) continue
        await open(path)
        for (const fault of await page.faults()) found.push(`${path}: ${fault}`)
      }
      expect(found).toEqual([])
    })
  })
}
