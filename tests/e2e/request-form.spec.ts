import { randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { formFields } from '@/content/form-service'
import { contactWords, formWords } from '@/content/interface'
import { servicePages } from '@/lib/content/registry'
import { phoneFor } from '@/lib/site'
import { arrived, tellInbox } from '../support/inbox'
import { watchPolicy } from '../support/policy'
import { test } from '../support/request-form-page'
import { siteAddress } from '../support/servers'
import { openPage } from '../support/site-pages'

// A real browser posts to the real inbox: every way in which a request could get lost.

const servicePage = '/smart-home/radiora-3'
const service = servicePages['smart-home/radiora-3'].name

/**
 * Keeps a copy of every event where it outlives the page that pushed it. Call it before the page is opened.
 * @returns reads the copies
 */
async function watchEvents(page: Page): Promise<() => Promise<Record<string, string>[]>> {
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

test.describe('a request', () => {
  test('arrives with the name as subject and the attribution, and pushes one event without personal data', async ({
    page,
    lead,
    message,
  }) => {
    const events = await watchEvents(page)
    await page.goto('/?utm_source=flyer&utm_medium=print&gclid=abc')
    await lead.ready()
    // On by link, as visitors go, and once by a full load.
    await page.locator('footer a[href="/about"]').click()
    await page.waitForURL('**/about')
    await page.reload()
    await lead.ready()
    const attribution = {
      page_source_url: `${siteAddress}/about`,
      page_source_title: await page.title(),
      gclid: 'abc',
      utm_source: 'flyer',
      utm_medium: 'print',
      utm_campaign: '',
      utm_term: '',
      utm_content: '',
      referrer: '',
      ga_client_id: '',
      calculated_source: 'google_ads',
    }
    await lead.request(message)
    expect(await arrived(message)).toEqual([
      {
        name: 'Ana Sousa',
        phone: '416-555-0123',
        message,
        website: '',
        [formFields.next]: `${siteAddress}/thank-you`,
        ...formFields.fixed,
        [formFields.subject]: 'Ana Sousa',
        ...attribution,
      },
    ])
    expect(await events()).toEqual([{ event: 'form_submit', form_name: 'global_contact_form', ...attribution }])
  })

  test('is sent and counted once at a double click, also from the home page', async ({ page, lead, message }) => {
    const events = await watchEvents(page)
    await tellInbox(message, 'slow', 1000)
    await lead.open('/')
    await lead.fill(message)
    await lead.button.dblclick({ noWaitAfter: true })
    await lead.expectThanks()
    expect(await arrived(message)).toHaveLength(1)
    expect(await events()).toMatchObject([{ event: 'form_submit', form_name: 'homepage_contact_form' }])
  })

  test('leads on to the thanks also from another address of the site, such as one without its "www."', async ({
    page,
    lead,
    message,
  }) => {
    await lead.open(`${siteAddress.replace('localhost', '127.0.0.1')}/about`)
    await lead.request(message)
    expect(await arrived(message)).toHaveLength(1)
    expect(page.url()).toBe(`${siteAddress}/thank-you`)
  })

  test('names the service, and arrives byte for byte: emoji, right-to-left text, quotes, brackets, line breaks', async ({
    page,
    lead,
  }) => {
    const refused = await watchPolicy(page)
    const typed = {
      name: 'Zoë "Q" O\'Neil <b>&amp;</b> 💡 שלום مرحبا',
      phone: '+1<"416"> 💡 ٤١٦ \'x\'',
      message: `"<script>alert(1)</script>" ${randomUUID()}\n\nשלום & مرحبا 👩‍🔧\n\t--boundary\n%0D%0A &lt;`,
    }
    await lead.open(servicePage)
    await lead.fill(typed.message, typed.name, typed.phone)
    await lead.send()
    await lead.expectThanks()
    // A form post writes line breaks as CRLF (HTML standard, "construct the entry list").
    const [fields] = await arrived(typed.message.replaceAll('\n', '\r\n'))
    expect(fields).toMatchObject({
      name: typed.name,
      phone: typed.phone,
      service,
      [formFields.subject]: `${typed.name}: ${service}`,
    })
    expect(refused).toEqual([])
  })
})

test('the emergency button on the contact page pushes one click_to_call, another phone link none', async ({ page }) => {
  const events = await watchEvents(page)
  const { display, e164 } = phoneFor('/')
  await openPage(page, '/contact')
  // The browser of the tests has nothing to dial with.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('contentinfo').getByRole('link', { name: display }).first().click()
  const call = page.locator(`main a[href="tel:${e164}"]`).filter({ hasText: contactWords.call })
  await call.click()
  await expect
    .poll(events)
    .toEqual([{ event: 'click_to_call', phone_number: e164, category: 'contact', label: 'emergency' }])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a request arrives with every hidden field', async ({ page, lead, message }) => {
    await page.goto(`${servicePage}?utm_source=flyer`)
    const title = await page.title()
    await lead.request(message)
    const [fields] = await arrived(message)
    expect(fields).toMatchObject({
      ...formFields.fixed,
      [formFields.next]: `${siteAddress}/thank-you`,
      [formFields.subject]: `New Lead: ${service}`,
      service,
      page_source_url: siteAddress + servicePage,
      page_source_title: title,
      website: '',
    })
  })
})

test('a request arrives with storage blocked', async ({ page, lead, message }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/about?utm_source=flyer')
  await lead.ready()
  await lead.request(message)
  expect(await arrived(message)).toMatchObject([
    { utm_source: 'flyer', page_source_url: `${siteAddress}/about?utm_source=flyer` },
  ])
  expect(errors).toEqual([])
})

test.describe('when the service fails', () => {
  for (const [mode, answer] of [
    ['down', () => location.protocol === 'chrome-error:'],
    ['refuse', () => document.querySelector('h1')?.textContent === 'Not accepted'],
  ] as const)
    test(`and answers "${mode}", typed text is restored on return and can be sent later`, async ({
      page,
      lead,
      message,
    }) => {
      await tellInbox(message, mode)
      await lead.open()
      await lead.fill(message)
      await lead.send()
      await expect.poll(() => page.evaluate(answer).catch(() => false)).toBe(true)
      await page.goBack()
      await lead.ready()
      await lead.expectKept(message)
      await tellInbox(message, 'ok')
      await lead.send()
      await lead.expectThanks()
      expect(await arrived(message)).toHaveLength(1)
    })

  test('and is silent, the form says so, and typed text is restored after a reload', async ({
    page,
    lead,
    message,
  }) => {
    // The form waits for 15 s; nobody has to wait for that here.
    await page.addInitScript(() => {
      const later = window.setTimeout
      window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
        later(run, ms >= 10_000 ? ms / 10 : ms, ...rest)) as typeof window.setTimeout
    })
    await tellInbox(message, 'slow', 25_000)
    await lead.open()
    await lead.fill(message)
    // While the browser waits for the service, it hands no question on to the page: the page itself tells.
    await lead.form.evaluate((form) => {
      const tell = new MutationObserver(() => console.debug(form.textContent))
      tell.observe(form, { subtree: true, childList: true, characterData: true })
    })
    const says = (words: string) => page.waitForEvent('console', (told) => told.text().includes(words))
    const told = Promise.all([says(formWords.sending), says(formWords.situations.slow + phoneFor('/').display)])
    // The page is gone before the click is reported as done.
    lead.button.click({ noWaitAfter: true }).catch(() => {})
    await told
    const loaded = page.waitForEvent('load')
    // Playwright reports the post that the reload breaks off as the reload's own failure.
    await Promise.all([loaded, page.reload().catch(() => {})])
    await lead.ready()
    await lead.expectKept(message)
  })
})

test('offline, nothing is lost and the form shows what to do', async ({ context, lead, message }) => {
  await lead.open()
  await lead.fill(message)
  await context.setOffline(true)
  await lead.send()
  await expect(lead.status).toContainText(formWords.situations.offline.trim())
  await lead.expectKept(message)
  await context.setOffline(false)
  await lead.send()
  await lead.expectThanks()
  expect(await arrived(message)).toHaveLength(1)
})

test('a long message that is pasted is cut at the limit, and says so', async ({ page, context, lead, message }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const text = message.padEnd(5000, 'x')
  await lead.open()
  await lead.fill('')
  await page.evaluate((value) => navigator.clipboard.writeText(value), text)
  await lead.message.focus()
  await page.keyboard.press('Control+V')
  await expect(lead.message).toHaveValue(text.slice(0, 1000))
  await expect(lead.form.getByText(formWords.cut.replace('{limit}', '1000'))).toBeVisible()
  await lead.send()
  await lead.expectThanks()
  expect(await arrived(text.slice(0, 1000))).toHaveLength(1)
})

test('at 320 px with the screen keyboard open, each field is in view and says what is missing', async ({
  page,
  lead,
  message,
}) => {
  await page.setViewportSize({ width: 320, height: 360 })
  await lead.open()
  await lead.phone.fill('416-555-0123')
  await lead.send()
  await expect(lead.name).toBeFocused()
  await expect(lead.name).toHaveAccessibleDescription(new RegExp(formWords.missing.name))
  await expect(lead.message).toHaveAccessibleDescription(new RegExp(formWords.missing.message))
  await lead.fill(message)
  for (const field of [lead.name, lead.phone, lead.message]) {
    await field.focus()
    // The bar at the foot makes room for the field.
    await expect(page.locator('[data-mobile-bar]')).toBeHidden()
    await expect(field).toBeInViewport({ ratio: 0.9 })
  }
  await expect(lead.name).toHaveAccessibleDescription('')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await lead.send()
  await lead.expectThanks()
  expect(await arrived(message)).toHaveLength(1)
})

test('both forms of the Toronto page work independently', async ({ page, lead, message }) => {
  await lead.open('/toronto')
  const forms = page.locator('form[method="post"]')
  await expect(forms).toHaveCount(2)
  const second = forms.nth(1)
  await second.getByLabel(formWords.labels.name).fill('Bo Li')
  await second.getByLabel(formWords.labels.phone).fill('647-555-0123')
  await second.getByLabel(formWords.labels.message).fill(message)
  await expect(lead.name).toHaveValue('')
  await second.getByRole('button').click()
  await lead.expectThanks()
  expect(await arrived(message)).toMatchObject([{ name: 'Bo Li', [formFields.subject]: 'Bo Li' }])
})
