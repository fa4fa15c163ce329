import { type ChildProcess, spawn } from 'node:child_process'
import { request } from 'node:http'
import { expect, type Page } from 'playwright/test'
import { formFields } from '@/content/form-service'
import { allRecords } from '@/lib/blog/posts'
import { routes } from '@/lib/routes'
import { arrived } from '../support/inbox'
import { test } from '../support/request-form-page'
import { sitePort } from '../support/servers'
import { comesAlive, isHydrated } from '../support/site-pages'

/**
 * A bad day: scripts are on their way, and come when the test says so.
 * @returns lets them come
 */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js(\?|$)/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return release
}
const notYetAlive = async (page: Page) => !(await page.evaluate(isHydrated))

test.describe('before any script has loaded', () => {
  test('a visitor who leaves at once keeps the campaign', async ({ page, lead, message }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort())
    await page.goto('/residential?utm_source=flyer&gclid=early', { waitUntil: 'commit' })
    // In the header, which stands still while what follows is laid out.
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await page.unrouteAll()
    await page.reload()
    await lead.ready()
    await lead.request(message)
    const [fields] = await arrived(message)
    expect(fields).toMatchObject({ utm_source: 'flyer', gclid: 'early', calculated_source: 'google_ads' })
  })

  test('text typed before hydration is kept and sent', async ({ page, lead, message }) => {
    const release = await holdScripts(page)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto('/about?utm_source=flyer', { waitUntil: 'commit' })
    await lead.name.pressSequentially('Typed Early')
    await lead.phone.pressSequentially('905-555-0100')
    await lead.message.fill(message)
    expect(await notYetAlive(page)).toBe(true)
    release()
    await lead.ready()
    await expect(lead.name).toHaveValue('Typed Early')
    await expect(lead.message).toHaveValue(message)
    await expect(lead.message).toBeFocused()
    await expect(lead.status).toHaveText('')
    expect(faults).toEqual([])
    await lead.send()
    await lead.expectThanks()
    const [fields] = await arrived(message)
    expect(fields).toMatchObject({
      name: 'Typed Early',
      [formFields.subject]: 'Typed Early',
      calculated_source: 'flyer',
    })
  })
})

test('a page whose scripts never load shows its text and links', async ({ page }) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort())
  await page.goto('/residential')
  await page.getByRole('main').getByRole('link', { name: /panel/i }).first().click()
  await expect(page).toHaveURL(/\/residential\/panel-upgrades|#/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600')
})

function startServer(port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '-p', String(port)])
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (text) => {
      if (/ready/i.test(String(text))) resolve(server)
    })
    server.on('exit', () => reject(new Error('the server ended before it was ready')))
  })
}

test('a script that fails once is requested again, and the page hydrates', async ({ page, lead }) => {
  let failed = 0
  await page.route('**/_next/static/*.js', (route) => (failed++ === 0 ? route.abort() : route.continue()))
  await lead.open()
  expect(failed).toBe(2)
})

test('on SIGTERM the server finishes running responses, accepts no new ones, and exits', async () => {
  const port = sitePort + 5
  const server = await startServer(port)
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve))
  // The reader takes nothing yet, so that the answer is still under way when the signal comes.
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request({ port, path: '/', headers: { connection: 'close' } }, resolve)
      .on('error', reject)
      .end()
  })
  server.kill('SIGTERM')
  let text = ''
  for await (const part of answer) text += part
  expect(text).toContain('</html>')
  expect(await ended).toBe(0)
  const refused = await fetch(`http://localhost:${port}/`).then(
    () => false,
    () => true,
  )
  expect(refused).toBe(true)
})

test('what a browser translated before hydration stays, also where React renders an island again', async ({ page }) => {
  const post = routes.post(allRecords()[0]?.slug ?? '')
  for (const path of [routes.home(), post]) {
    const release = await holdScripts(page)
    await page.goto(path)
    const parts = () =>
      page.evaluate(() => ({
        words: document.querySelector('main')?.textContent?.length,
        shapes: document.querySelectorAll('svg path, svg use').length,
        graphs: document.querySelector('script[type="application/ld+json"]')?.textContent?.length,
      }))
    await page.evaluate(() => {
      // No island contains the heading; the floating button is one, and its change makes React render it again.
      for (const place of document.querySelectorAll('h1, [data-island="floating-request"]')) {
        const words = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
        while (words.nextNode()) words.currentNode.textContent = 'Traduit '
      }
    })
    const before = await parts()
    release()
    await comesAlive(page)
    await expect(page.locator('h1')).toContainText('Traduit')
    const after = await parts()
    expect(after.shapes, path).toBeGreaterThanOrEqual(before.shapes)
    expect(after.graphs, path).toBe(before.graphs)
    expect(Math.abs((after.words ?? 0) - (before.words ?? 0)), path).toBeLessThan(100)
    await page.unroute(/\.js(\?|$)/)
  }
})
