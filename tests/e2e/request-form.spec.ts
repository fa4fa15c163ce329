import { randomUUID } from 'node:crypto'
import { chromium, expect } from 'playwright/test'
import { formFields } from '@/content/form-service'
import { phoneFor } from '@/lib/site'
import { browserFlags, findBrowser } from '../support/browser'
import { arrived, tellInbox } from '../support/inbox'
import { RequestFormPage, test } from '../support/request-form-page'
import { siteAddress } from '../support/servers'

// A real browser posts to the real inbox: every way in which a request could get lost.

test.describe('a request', () => {
  test('arrives with the name as subject and the attribution', async ({ page, lead, message }) => {
    await page.goto('/?utm_source=flyer&utm_medium=print&gclid=abc')
    await lead.ready()
    // On by link, as visitors go, and once by a full load.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
    await page.waitForURL('**/about')
    await page.reload()
    await lead.ready()
    await lead.request(message)
    const [fields, ...more] = await arrived(message)
    expect(more).toHaveLength(0)
    expect(fields).toEqual({
      name: 'Ana Sousa',
      phone: '416-555-0123',
      message,
      website: '',
      [formFields.next]: `${siteAddress}/thank-you`,
      ...formFields.fixed,
      [formFields.subject]: 'Ana Sousa',
      page_source_url: `${siteAddress}/about`,
      page_source_title: await pageTitle('/about'),
      gclid: 'abc',
      utm_source: 'flyer',
      utm_medium: 'print',
      utm_campaign: '',
      utm_term: '',
      utm_content: '',
      referrer: '',
      ga_client_id: '',
      calculated_source: 'google_ads',
    })
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

  test('from a smart-home page includes the service', async ({ lead, message }) => {
    await lead.open('/smart-home/radiora-3')
    await lead.request(message)
    const [fields] = await arrived(message)
    expect(fields).toMatchObject({ service: 'RadioRA 3', [formFields.subject]: 'Ana Sousa: RadioRA 3' })
  })

  test('arrives byte for byte: emoji, right-to-left text, quotes, angle brackets, line breaks', async ({ lead }) => {
    const mark = randomUUID()
    const typed = {
      name: 'Zoë "Q" O\'Neil <b>&amp;</b> 💡 שלום مرحبا',
      phone: '+1<"416"> 💡 ٤١٦ \'x\'',
      message: `"<script>alert(1)</script>" ${mark}\n\nשלום & مرحبا 👩‍🔧\n\t--boundary\n%0D%0A &lt;`,
    }
    await lead.open()
    await lead.fill(typed.message, typed.name, typed.phone)
    await lead.send()
    await lead.expectThanks()
    // A form post writes line breaks as CRLF (HTML standard, "construct the entry list").
    const [fields] = await arrived(typed.message.replaceAll('\n', '\r\n'))
    expect(fields).toMatchObject({ name: typed.name, phone: typed.phone, [formFields.subject]: typed.name })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a request arrives with every hidden field', async ({ page, lead, message }) => {
    await page.goto('/smart-home/radiora-3?utm_source=flyer')
    await lead.request(message)
    const [fields] = await arrived(message)
    expect(fields).toMatchObject({
      [formFields.next]: `${siteAddress}/thank-you`,
      ...formFields.fixed,
      [formFields.subject]: 'New Lead: RadioRA 3',
      service: 'RadioRA 3',
      page_source_url: `${siteAddress}/smart-home/radiora-3`,
      page_source_title: await pageTitle('/smart-home/radiora-3'),
      website: '',
      gclid: '',
      calculated_source: '',
    })
  })
})

test('a request arrives when the script breaks off halfway', async ({ page, lead, message }) => {
  let asked = 0
  await page.route('**/_next/static/*.js', async (route) => {
    const script = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/javascript', body: script.slice(0, script.length / 2) })
    asked += 1
  })
  await page.goto('/about')
  await expect.poll(() => asked).toBeGreaterThan(0)
  await lead.request(message)
  // The thank-you page asks for the script, too, and may be closed while it is read.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(await arrived(message)).toMatchObject([{ ...formFields.fixed, page_source_url: `${siteAddress}/about` }])
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
  test('and is down, typed text is restored on return and can be sent later', async ({ page, lead, message }) => {
    await tellInbox(message, 'down')
    await lead.open()
    await lead.fill(message)
    await lead.send()
    await expect.poll(() => page.evaluate(() => window.location.protocol).catch(() => '')).toBe('chrome-error:')
    await page.goBack()
    await lead.ready()
    await lead.expectKept(message)
    await tellInbox(message, 'ok')
    await lead.send()
    await lead.expectThanks()
    expect(await arrived(message)).toHaveLength(1)
  })

  test('and rejects the request, typed text is restored on return', async ({ page, lead, message }) => {
    await tellInbox(message, 'refuse')
    await lead.open()
    await lead.fill(message)
    await lead.send()
    await expect(page.getByRole('heading', { name: 'Not accepted' })).toBeVisible()
    await page.goBack()
    await lead.ready()
    await lead.expectKept(message)
    // Also on a later visit in the same tab.
    await page.goto('/')
    await lead.open()
    await lead.expectKept(message)
  })

  test('and is slow, the form shows it and the request still arrives', async ({ page, lead, message }) => {
    const told = await lead.watch()
    // The form waits for 15 s; nobody has to wait for that here.
    await page.addInitScript(() => {
      const later = window.setTimeout
      window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
        later(run, ms >= 10_000 ? ms / 10 : ms, ...rest)) as typeof window.setTimeout
    })
    await tellInbox(message, 'slow', 6000)
    await lead.open()
    await lead.fill(message)
    lead.sendOnly()
    await lead.expectThanks()
    const sending = { button: 'Sending...', disabled: true, status: '' }
    const slow = {
      button: 'Send request',
      disabled: false,
      status: expect.stringMatching(new RegExp(`^This is taking long.*${phoneFor('/').display}\\.$`)),
    }
    await expect.poll(() => told).toEqual(expect.arrayContaining([sending, slow]))
    expect(await arrived(message)).toHaveLength(1)
  })

  test('and the visitor reloads while it is sending, typed text is restored', async ({ page, lead, message }) => {
    const told = await lead.watch()
    await tellInbox(message, 'slow', 25_000)
    await lead.open()
    await lead.fill(message)
    lead.sendOnly()
    await expect.poll(() => told).toContainEqual(expect.objectContaining({ button: 'Sending...', disabled: true }))
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
  await expect(lead.status).toContainText('You are offline')
  await lead.expectKept(message)
  await context.setOffline(false)
  await lead.send()
  await lead.expectThanks()
  expect(await arrived(message)).toHaveLength(1)
})

test.describe('from the back/forward cache', () => {
  /** Playwright turns that cache off; this browser has it. */
  async function withCache(use: (lead: RequestFormPage) => Promise<void>) {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserFlags,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    try {
      const page = await browser.newPage({ baseURL: siteAddress })
      await page.addInitScript(() => {
        window.addEventListener('pageshow', (event) => {
          document.documentElement.dataset.fromCache = String(event.persisted)
        })
      })
      await use(new RequestFormPage(page))
    } finally {
      await browser.close()
    }
  }
  const back = async ({ page }: RequestFormPage) => {
    await page.evaluate(() => window.history.back())
    await expect(page.locator('html[data-from-cache="true"]')).toBeAttached()
  }

  test('the form works and is empty after success', ({ message }) =>
    withCache(async (lead) => {
      await lead.open()
      await lead.request(`first ${message}`)
      await expect.poll(() => lead.page.evaluate(() => JSON.stringify(sessionStorage).includes('Ana'))).toBe(false)
      await back(lead)
      await expect(lead.message).toHaveValue('')
      await expect(lead.button).toBeEnabled()
      await expect(lead.button).toHaveText('Send request')
      await lead.request(message)
      expect(await arrived(message)).toHaveLength(1)
    }))
})

test.describe('pasted text', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  async function paste(lead: RequestFormPage, field: 'phone' | 'message', text: string) {
    await lead.page.evaluate((value) => navigator.clipboard.writeText(value), text)
    await lead[field].focus()
    await lead.page.keyboard.press('Control+V')
  }

  test('a phone number of 21 characters is shortened to fit and arrives complete', async ({ lead, message }) => {
    await lead.open()
    await lead.fill(message, 'Ana Sousa', '')
    await paste(lead, 'phone', '+1 (416) 555-0123 x12')
    await expect(lead.phone).toHaveValue('+14165550123x12')
    await lead.send()
    await lead.expectThanks()
    expect(await arrived(message)).toMatchObject([{ phone: '+14165550123x12' }])
  })

  test('a message of 5,000 characters is cut at the limit, with a notice', async ({ lead, message }) => {
    const text = message.padEnd(5000, 'x')
    await lead.open()
    await lead.fill('', 'Ana Sousa')
    await paste(lead, 'message', text)
    await expect(lead.message).toHaveValue(text.slice(0, 1000))
    await expect(lead.form.getByText('Only 1000 characters fit')).toBeVisible()
    await expect(lead.form.getByText('0 of 1000 characters left.')).toBeVisible()
    await lead.send()
    await lead.expectThanks()
    expect(await arrived(text.slice(0, 1000))).toHaveLength(1)
  })
})

test('the form works at 320 px with the screen keyboard open', async ({ page, lead, message }) => {
  await page.setViewportSize({ width: 320, height: 360 })
  await lead.open()
  await lead.fill(message)
  await lead.message.focus()
  // The bar at the foot makes room for the field.
  await expect(page.getByRole('region', { name: 'Call or request' })).toBeHidden()
  await expect(lead.message).toBeInViewport({ ratio: 0.9 })
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
  await second.getByLabel('Name').fill('Bo Li')
  await second.getByLabel('Phone').fill('647-555-0123')
  await second.getByLabel('Brief description').fill(message)
  await expect(lead.name).toHaveValue('')
  await second.getByRole('button').click()
  await lead.expectThanks()
  expect(await arrived(message)).toMatchObject([{ name: 'Bo Li', [formFields.subject]: 'Bo Li' }])
})

/** The title that the built page states, its entities read. */
async function pageTitle(path: string): Promise<string> {
  const html = await (await fetch(`${siteAddress}${path}`)).text()
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}
