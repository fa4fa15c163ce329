import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from 'playwright/test'
import { attributionFields } from '@/lib/leads/attribution'
import { phoneFor } from '@/lib/site'
import { arrived, tellInbox } from '../support/inbox'
import { RequestFormPage } from '../support/request-form-page'
import { siteAddress } from '../support/servers'
import { openPage } from '../support/site-pages'

type LayerEvent = Record<string, string>

/** Keeps a copy of every event where it outlives the page that pushed it. */
async function watchEvents(page: Page): Promise<() => Promise<LayerEvent[]>> {
  await page.addInitScript(() => {
    const layer: Record<string, unknown>[] = []
    layer.push = (event) => {
      const seen = JSON.parse(localStorage.getItem('test-events') ?? '[]')
      localStorage.setItem('test-events', JSON.stringify([...seen, event]))
      return 1
    }
    window.dataLayer = layer
  })
  return () => page.evaluate(() => JSON.parse(localStorage.getItem('test-events') ?? '[]')).catch(() => [])
}

for (const [path, formName] of [
  ['/', 'homepage_contact_form'],
  ['/about', 'global_contact_form'],
] as const) {
  test(`a request on ${path} pushes one form_submit before the page unloads, without personal data`, async ({
    page,
  }) => {
    const lead = new RequestFormPage(page)
    const events = await watchEvents(page)
    const message = randomUUID()
    await lead.open(`${path}?utm_source=flyer`)
    await lead.fill(message)
    await lead.send()
    // The event is there once the browser has left, whatever the service answered.
    await page.waitForURL((url) => url.pathname !== path)
    await page.goto('/privacy')
    const [event, ...more] = await events()
    expect(more).toEqual([])
    expect(Object.keys(event ?? {})).toEqual(['event', 'form_name', ...attributionFields])
    expect(event).toMatchObject({
      event: 'form_submit',
      form_name: formName,
      page_source_url: `${siteAddress}${path}?utm_source=flyer`,
      utm_source: 'flyer',
      ga_client_id: '',
      calculated_source: 'flyer',
    })
    expect(JSON.stringify(event)).not.toMatch(new RegExp(`Ana|Sousa|0123|${message}`))
  })
}

test('the emergency button on the contact page pushes one click_to_call', async ({ page }) => {
  const events = await watchEvents(page)
  await openPage(page, '/contact')
  // The browser of the tests has nothing to dial with.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  const call = page.getByRole('link', { name: /^Emergency: call/ })
  await expect(call).toHaveAttribute('href', `tel:${phoneFor('/').e164}`)
  await call.click()
  await expect
    .poll(events)
    .toEqual([{ event: 'click_to_call', phone_number: phoneFor('/').e164, category: 'contact', label: 'emergency' }])
})

test('a phone link elsewhere is not counted', async ({ page }) => {
  const events = await watchEvents(page)
  await openPage(page, '/contact')
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: phoneFor('/').display })
    .first()
    .click()
  expect(await events()).toEqual([])
})

test('a double click sends one request and pushes one event', async ({ page }) => {
  const lead = new RequestFormPage(page)
  const events = await watchEvents(page)
  const message = randomUUID()
  await tellInbox(message, 'slow', 1000)
  await lead.open()
  await lead.fill(message)
  await lead.button.dblclick({ noWaitAfter: true })
  await lead.expectThanks()
  expect(await arrived(message)).toHaveLength(1)
  expect(await events()).toHaveLength(1)
})
