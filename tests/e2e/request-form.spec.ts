import { randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { formWords } from '@/content/interface'
import { pageAt } from '@/lib/content/pages'
import { siteContent } from '@/lib/content/site-content'
import { escapePattern } from '@/lib/escape-pattern'
import { fillTokens } from '@/lib/fill-tokens'
import { fieldLimits } from '@/lib/requests/fields'
import { requestSubject } from '@/lib/requests/posted-fields'
import { routes } from '@/lib/routes'
import { receivedRequests, setInboxMode } from '../support/inbox'
import { recordPolicyViolations } from '../support/policy'
import { test } from '../support/request-form-page'
import { siteUrl } from '../support/servers'
import { openPage, ownFormPages, waitForHydration } from '../support/site-pages'

// The browser posts to a local inbox, in every situation in which a request could get lost.

/** A page whose form names its service. Without one, the tests use another form. */
const [withOwnForm] = ownFormPages
const formPath = withOwnForm?.path ?? '/about'
const service = withOwnForm?.content.name ?? ''

/** Stores the events of the data layer, which is lost with the page; called before it is opened. */
async function recordEvents(page: Page): Promise<() => Promise<Record<string, string>[]>> {
  await page.addInitScript(() => {
    const layer: Record<string, unknown>[] = []
    layer.push = (event) => {
      const stored = JSON.parse(localStorage.getItem('test-events') ?? '[]')
      localStorage.setItem('test-events', JSON.stringify([...stored, event]))
      return 1
    }
    window.dataLayer = layer
  })
  return () => page.evaluate(() => JSON.parse(localStorage.getItem('test-events') ?? '[]')).catch(() => [])
}

test.describe('a request', () => {
  test('has its subject and attribution, and pushes one anonymous event', async ({ page, requestForm, message }) => {
    const events = await recordEvents(page)
    await page.goto('/?utm_source=flyer&utm_medium=print&gclid=abc')
    await waitForHydration(page)
    // The attribution must survive a link and a reload.
    await page.locator('footer a[href="/about"]').click()
    await page.waitForURL('**/about')
    await page.reload()
    await waitForHydration(page)
    const attribution = {
      page_source_url: `${siteUrl}/about`,
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
    await requestForm.request(message)
    expect(await receivedRequests(message)).toEqual([
      {
        name: 'Ana Sousa',
        phone: '416-555-0123',
        message,
        website: '',
        [siteContent().formFields.next]: `${siteUrl}/thank-you`,
        ...siteContent().formFields.fixed,
        [siteContent().formFields.subject]: 'Ana Sousa',
        ...attribution,
      },
    ])
    expect(await events()).toEqual([{ event: 'form_submit', form_name: 'global_contact_form', ...attribution }])
  })

  test('has its service and the exact text: emoji, right-to-left, markup, line breaks', async ({
    page,
    requestForm,
  }) => {
    const violations = recordPolicyViolations(page)
    const typed = {
      name: 'Zoë "Q" O\'Neil <b>&amp;</b> 💡 שלום مرحبا',
      phone: '+1<"416"> 💡 ٤١٦ \'x\'',
      message: `"<script>alert(1)</script>" ${randomUUID()}\n\nשלום & مرحبا 👩‍🔧\n\t--boundary\n%0D%0A &lt;`,
    }
    await requestForm.open(formPath)
    await requestForm.fill(typed.message, typed.name, typed.phone)
    await requestForm.send()
    await requestForm.expectThanks()
    // A form post writes line breaks as CRLF (HTML standard, "construct the entry list").
    const [fields] = await receivedRequests(typed.message.replaceAll('\n', '\r\n'))
    const subject = service ? `${typed.name}: ${service}` : typed.name
    expect(fields).toMatchObject({ name: typed.name, phone: typed.phone, [siteContent().formFields.subject]: subject })
    expect(fields?.service ?? '').toBe(service)
    expect(violations).toEqual([])
  })
})

test('only the emergency button of the contact page pushes click_to_call, once', async ({ page }) => {
  const events = await recordEvents(page)
  const { display, e164 } = pageAt('/').office.phone
  await openPage(page, '/contact')
  // The test browser has no program for phone links.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('contentinfo').getByRole('link', { name: display }).first().click()
  const call = page.locator(`main a[href="tel:${e164}"][data-variant="call"]`)
  await call.click()
  await expect
    .poll(events)
    .toEqual([{ event: 'click_to_call', phone_number: e164, category: 'contact', label: 'emergency' }])
})

for (const [device, options, method] of [
  ['a phone', { isMobile: true, hasTouch: true }, 'sms'],
  ['a computer', {}, 'email'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options)

    test(`a link for photos is one link, for ${method}`, async ({ page }) => {
      await openPage(page, routes.thankYou())
      const email = page.locator('main [data-photos="email"]').first()
      // As on the pages of an office with a number for texts.
      await email.evaluate((link) =>
        link.before(Object.assign(document.createElement('a'), { href: 'sms:+15555550100', textContent: 'Photos' })),
      )
      const sms = page.locator('a[href^="sms:"]')
      await sms.evaluate((link) => link.setAttribute('data-photos', 'sms'))
      await expect(sms).toBeVisible({ visible: method === 'sms' })
      await expect(email).toBeVisible({ visible: method === 'email' })
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a request has every hidden field', async ({ page, requestForm, message }) => {
    await page.goto(`${formPath}?utm_source=flyer`)
    const title = await page.title()
    await requestForm.request(message)
    const [fields] = await receivedRequests(message)
    expect(fields).toMatchObject({
      ...siteContent().formFields.fixed,
      [siteContent().formFields.next]: `${siteUrl}/thank-you`,
      [siteContent().formFields.subject]: requestSubject('', service || undefined, false),
      page_source_url: siteUrl + formPath,
      page_source_title: title,
      website: '',
    })
    expect(fields?.service ?? '').toBe(service)
  })
})

test('a request arrives when storage is blocked', async ({ page, requestForm, message }) => {
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
  await waitForHydration(page)
  await requestForm.request(message)
  expect(await receivedRequests(message)).toMatchObject([
    { utm_source: 'flyer', page_source_url: `${siteUrl}/about?utm_source=flyer` },
  ])
  expect(errors).toEqual([])
})

test.describe('when the form service fails', () => {
  for (const [mode, isShown] of [
    ['down', () => location.protocol === 'chrome-error:'],
    ['refuse', () => document.body.textContent.includes('refuses this request')],
  ] as const)
    test(`with mode "${mode}", Back restores the text, which can be sent again`, async ({
      page,
      requestForm,
      message,
    }) => {
      await setInboxMode(message, mode)
      await requestForm.open()
      await requestForm.fill(message)
      await requestForm.send()
      await expect.poll(() => page.evaluate(isShown).catch(() => false)).toBe(true)
      await page.goBack()
      await waitForHydration(page)
      await requestForm.expectKept(message)
      await setInboxMode(message, 'ok')
      await requestForm.send()
      await requestForm.expectThanks()
      expect(await receivedRequests(message)).toHaveLength(1)
    })
})

test('offline, the form keeps the text and says what to do', async ({ context, requestForm, message }) => {
  await requestForm.open()
  await requestForm.fill(message)
  await context.setOffline(true)
  await requestForm.send()
  await expect(requestForm.status).toContainText(
    fillTokens(formWords.status.offline, { phone: pageAt('/').office.phone.display }),
  )
  await requestForm.expectKept(message)
  await context.setOffline(false)
  await requestForm.send()
  await requestForm.expectThanks()
  expect(await receivedRequests(message)).toHaveLength(1)
})

test.describe('in several tabs', () => {
  test('a press with Shift sends once, and this tab says so and is emptied', async ({
    page,
    context,
    requestForm,
    message,
  }) => {
    await setInboxMode(message, 'slow', 1000)
    await requestForm.open()
    await requestForm.fill(message)
    const opened = context.waitForEvent('page')
    await requestForm.button.click({ modifiers: ['Shift'] })
    await expect(requestForm.status).toContainText(
      fillTokens(formWords.status.newTab, { phone: pageAt('/').office.phone.display }),
    )
    await expect(requestForm.button).toBeEnabled()
    await requestForm.send()
    await (await opened).waitForURL('**/thank-you')
    await expect(requestForm.status).toContainText(
      fillTokens(formWords.status.sent, { phone: pageAt('/').office.phone.display }),
    )
    await expect(requestForm.message).toHaveValue('')
    expect(page.url()).toContain('/about')
    expect(await receivedRequests(message)).toHaveLength(1)
  })
})

test('an extension that is typed keeps its border when the number is shortened', async ({ requestForm }) => {
  await requestForm.open()
  await requestForm.phone.pressSequentially('+1 (416) 555-0123 x1234')
  await expect(requestForm.phone).toHaveValue('+14165550123x1234')
})

test('Undo after a long number was pasted changes no other field', async ({ page, context, requestForm }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await requestForm.open()
  await requestForm.name.pressSequentially('Ana')
  await requestForm.phone.focus()
  for (const [pasted, value] of [
    ['+1 (416) 555-0123 ext. 12', '+14165550123x12'],
    ['416-555-0123 / 647-555-0199', '4165550123'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
    await page.keyboard.press('Control+V')
    await expect(requestForm.phone).toHaveValue(value)
    const cut = fillTokens(formWords.phoneCut, { limit: fieldLimits.phone })
    await expect(requestForm.form.getByText(cut)).toHaveCount(value.includes('x') ? 0 : 1)
    await page.keyboard.press('Control+Z')
    await expect(requestForm.phone).toHaveValue('')
    await expect(requestForm.name).toHaveValue('Ana')
  }
})

test('at 320 by 360 px each field is in view and says that it is missing', async ({ page, requestForm, message }) => {
  // A phone with its keyboard open.
  await page.setViewportSize({ width: 320, height: 360 })
  await requestForm.open()
  await requestForm.phone.fill('416-555-0123')
  await requestForm.send()
  await expect(requestForm.name).toBeFocused()
  await expect(requestForm.name).toHaveAccessibleDescription(new RegExp(escapePattern(formWords.missing.name)))
  await expect(requestForm.message).toHaveAccessibleDescription(new RegExp(escapePattern(formWords.missing.message)))
  await requestForm.fill(message)
  for (const field of [requestForm.name, requestForm.phone, requestForm.message]) {
    await field.focus()
    // The mobile bar must not cover the field.
    await expect(page.locator('[data-mobile-bar]')).toBeHidden()
    await expect(field).toBeInViewport({ ratio: 0.9 })
  }
  await expect(requestForm.name).toHaveAccessibleDescription('')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await requestForm.send()
  await requestForm.expectThanks()
  expect(await receivedRequests(message)).toHaveLength(1)
})
