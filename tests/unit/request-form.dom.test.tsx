import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestForm } from '@/components/request-form/request-form'
import { NEW_TAB_MS, SUBMIT_TIMEOUT_MS } from '@/components/request-form/use-sending'
import { formWords } from '@/content/interface'
import { siteContent } from '@/lib/content/site-content'
import { escapePattern } from '@/lib/escape-pattern'
import { fillTokens } from '@/lib/fill-tokens'
import { fieldLimits, HONEYPOT_FIELD } from '@/lib/requests/fields'
import { markSent, SENT_KEY } from '@/lib/requests/sent-requests'
import { REPEAT_MS, watchRequests } from '@/lib/requests/watch-requests'
import { readFields, restoreFields } from '@/lib/typed-fields'
import { ownForm, sharedForm as shared } from '../fixtures/request-form'

const { labels, missing, sending } = formWords
const page = (settings = shared) => <RequestForm settings={settings} example="An outlet is dead." />
const show = (settings = shared) => render(page(settings))
/** The form as HTML in an element. */
function preRendered(settings = shared) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page(settings))
  return container
}
const box = <T extends HTMLElement>(label: string) =>
  screen.getByRole<T>('textbox', { name: new RegExp(`^${escapePattern(label)}`) })
const nameField = () => box<HTMLInputElement>(labels.name)
const phoneField = () => box<HTMLInputElement>(labels.phone)
const messageField = () => box<HTMLTextAreaElement>(labels.message)
const form = () => document.querySelector('form') as HTMLFormElement
const button = () => screen.getByRole<HTMLButtonElement>('button')
const status = () => screen.getByRole('status').textContent
const says = (what: keyof typeof formWords.status) =>
  fillTokens(formWords.status[what], { phone: shared.phone.display })
const honeypot = () => form().elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
const submit = () => fireEvent.submit(form())
const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])
const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

/** How the page was loaded: after a link, or after Back, Forward or a reload. */
let visit: 'navigate' | 'reload' | 'back_forward' = 'navigate'

/** Leaves the page, and loads another one with its inline script. */
function load(html = '') {
  window.dispatchEvent(new Event('pagehide'))
  stopWatching()
  window.lastRequest = undefined
  document.body.insertAdjacentHTML('beforeend', html)
  stopWatching = watchRequests()
}
function showThanks(how: typeof visit = 'navigate') {
  cleanup()
  visit = how
  load('<h1 data-request-received=""></h1>')
  document.querySelector('h1')?.remove()
  visit = 'navigate'
}
/** The thank-you page in a new tab, which has an empty session: this page is not left. */
function showThanksInNewTab() {
  const session = { ...sessionStorage }
  sessionStorage.clear()
  markSent()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SENT_KEY })))
}

/** Submits the form. @returns the fields that a browser would post */
function posted() {
  submit()
  const entries = new FormData(form())
  form().dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData: entries }))
  return Object.fromEntries(entries) as Record<string, string>
}

/** Replaces each text node by an element with other text, as Chrome's translation does. */
function translate(node: Element) {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const font = document.createElement('font')
    font.textContent = `traduit: ${text.data}`
    text.replaceWith(font)
  }
}

let stopWatching = () => {}
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  visit = 'navigate'
  window.lastRequest = undefined
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type: visit }] as never)
  // The boot script does this.
  stopWatching = watchRequests()
})
afterEach(() => stopWatching())

describe('before hydration', () => {
  const fields = (settings: typeof shared) =>
    Object.fromEntries(
      [...preRendered(settings).querySelectorAll('input, textarea')].map((field) => [
        field.getAttribute('name'),
        field.getAttribute('value') ?? '',
      ]),
    )

  it('the form has a second recipient only if one is set', () => {
    const copied = { ...ownForm, copyEmail: 'office@site.test' }
    expect(fields(ownForm)).not.toHaveProperty(siteContent().formFields.copyEmail)
    expect(fields(copied)).toMatchObject({
      [siteContent().formFields.copyEmail]: copied.copyEmail,
      service: ownForm.service,
    })
    show(copied)
    expect(posted()[siteContent().formFields.copyEmail]).toBe(copied.copyEmail)
  })

  it('a page that the browser translated keeps typed text and focus', async () => {
    const container = preRendered()
    document.body.append(container)
    translate(container)
    const field = (name: string) => container.querySelector(`[name=${name}]`) as HTMLInputElement
    field('name').value = 'Ada'
    field('message').value = 'Half a sen'
    field('message').focus()
    const early = field('message')
    const root = await act(async () => hydrateRoot(container, page(), { onRecoverableError: () => {} }))
    expect(field('message')).not.toBe(early)
    expect([field('name').value, field('phone').value, field('message').value]).toEqual(['Ada', '', 'Half a sen'])
    expect(document.activeElement).toBe(field('message'))
    act(() => root.unmount())
    container.remove()
  })

  it('a newer focus is kept', () => {
    show()
    nameField().focus()
    const before = readFields(form())
    phoneField().focus()
    restoreFields(form(), before)
    expect(document.activeElement).toBe(phoneField())
    phoneField().blur()
    restoreFields(form(), before)
    expect(document.activeElement).toBe(nameField())
  })
})

it('pasted text with line ends of Windows is counted as the field counts it', async () => {
  show()
  const cut = fillTokens(formWords.cut, { limit: fieldLimits.message })
  const fits = 'x\r\n'.repeat(fieldLimits.message / 2)
  for (const [data, isCut] of [[fits, false] as const, [`${fits}x`, true] as const]) {
    const inputType = 'insertFromPaste'
    messageField().dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data, inputType }))
    await act(() => new Promise((done) => setTimeout(done)))
    expect(Boolean(screen.queryByText(cut))).toBe(isCut)
  }
})

it('a form has the name of its heading', () => {
  render(<RequestForm settings={shared} heading="Ask us" example="" />)
  expect(screen.getByRole('form', { name: 'Ask us' })).toBeTruthy()
})

describe('a field', () => {
  it('is required, limited in length and has autocomplete, and the honeypot is hidden', () => {
    const { name, phone, message } = fieldLimits
    show()
    expect(nameField()).toMatchObject({ required: true, maxLength: name, autocomplete: 'name' })
    expect(phoneField()).toMatchObject({ required: true, maxLength: phone, autocomplete: 'tel', type: 'tel' })
    expect(messageField()).toMatchObject({ required: true, maxLength: message })
    expect(honeypot()).toMatchObject({ tabIndex: -1, autocomplete: 'off', value: '' })
    expect(honeypot().closest('[aria-hidden="true"]')).not.toBeNull()
  })

  it('shows a message while its value is missing', () => {
    show()
    fireEvent.invalid(phoneField())
    const error = screen.getByText(missing.phone)
    expect(phoneField().getAttribute('aria-describedby')).toContain(error.id)
    expect(phoneField().getAttribute('aria-invalid')).toBe('true')
    expect(error.getAttribute('aria-live')).toBe('polite')
    type(phoneField(), '416-555-0123')
    expect(phoneField().hasAttribute('aria-invalid')).toBe(false)
    expect(error.textContent).toBe('')
  })

  it('without a character that can be seen counts as missing', () => {
    show()
    type(nameField(), '\u200b\u3164')
    type(phoneField(), '  ')
    type(messageField(), '\n\u202e')
    expect(submit()).toBe(false)
    expect([nameField().value, phoneField().value, messageField().value]).toEqual(['', '', ''])
    expect(phoneField().getAttribute('aria-invalid')).toBe('true')
    expect(button().disabled).toBe(false)
  })

  it('near its limit has the remaining characters in its description', () => {
    show()
    type(messageField(), 'x'.repeat(fieldLimits.message - 50))
    expect(messageField().getAttribute('aria-describedby')).toContain(screen.getByText(/^50 /).id)
  })
})

describe('a submit', () => {
  it('has a spam mark when the honeypot is filled', () => {
    show(ownForm)
    type(nameField(), 'Ana')
    honeypot().value = 'https://x.example'
    expect(posted()[siteContent().formFields.subject]).toBe(
      `${siteContent().emailSubject.possibleSpam} Ana: ${ownForm.service}`,
    )
    expect(window.dataLayer).toMatchObject([{ event: 'form_submit', form_name: ownForm.formName }])
  })

  it('has no marks of direction and no control characters in the name, the number and the subject', () => {
    show()
    type(nameField(), 'A\u202ena\u0007')
    type(phoneField(), '\u202a416-555-0123\u202c\t')
    const cleaned = { name: 'Ana', phone: '416-555-0123', [siteContent().formFields.subject]: 'Ana' }
    expect(posted()).toMatchObject(cleaned)
    expect(nameField().value).toBe('A\u202ena\u0007')
  })

  it('has a short number as it was typed', () => {
    show()
    type(phoneField(), '12 x (3)')
    expect(posted().phone).toBe('12 x (3)')
  })

  it('has its pre-rendered fields when the attribution fails', () => {
    show()
    vi.spyOn(document, 'title', 'get').mockImplementation(() => {
      throw new Error('broken title')
    })
    expect(posted()).toMatchObject({ page_source_url: shared.pageUrl, ...siteContent().formFields.fixed })
  })

  it('is one for the same text, until it has failed or the visitor comes back', () => {
    vi.useFakeTimers()
    show()
    const changeAndSubmit = (text: string) => {
      type(messageField(), text)
      return submit()
    }
    expect([changeAndSubmit('A'), submit(), changeAndSubmit('B'), submit()]).toEqual([true, false, true, false])
    expect(window.dataLayer).toHaveLength(2)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect([submit(), submit()]).toEqual([true, false])
    vi.advanceTimersByTime(REPEAT_MS)
    expect(submit()).toBe(true)
    expect(REPEAT_MS).toBeLessThan(SUBMIT_TIMEOUT_MS)
  })

  it('is one before the scripts of the form have run, too', () => {
    document.body.append(preRendered())
    const press = () => form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect([press(), press()]).toEqual([true, false])
    form().remove()
  })

  describe('with a key that opens a new tab', () => {
    beforeEach(() => {
      vi.useFakeTimers()
      show()
      type(nameField(), 'Ana')
    })
    const wait = () => act(() => void vi.advanceTimersByTime(NEW_TAB_MS))

    it.each([{ shiftKey: true }, { ctrlKey: true }, { metaKey: true }])('leaves this tab idle: %j', (key) => {
      fireEvent.click(button(), { detail: 1, ...key })
      expect(submit()).toBe(true)
      wait()
      expect([button().disabled, status()]).toEqual([false, says('newTab')])
      expect(submit()).toBe(false)
      expect(status()).toBe(says('newTab'))
      showThanksInNewTab()
      expect([nameField().value, status()]).toEqual(['', says('sent')])
    })

    it('by Enter leaves this tab idle, and the next press without the key does not', () => {
      fireEvent.keyDown(nameField(), { key: 'Enter', shiftKey: true })
      fireEvent.click(button(), { detail: 0 })
      submit()
      wait()
      expect(button().disabled).toBe(false)
      fireEvent.keyUp(nameField(), { key: 'Shift' })
      type(nameField(), 'Bo')
      submit()
      wait()
      expect(button().disabled).toBe(true)
    })

    it('is sending as usual where the browser ignores the key', () => {
      fireEvent.click(button(), { detail: 1, shiftKey: true })
      submit()
      window.dispatchEvent(new Event('beforeunload'))
      wait()
      expect([button().disabled, status()]).toEqual([true, ''])
    })
  })

  it('is refused once when the browser says that it is offline', () => {
    offline()
    show()
    expect(submit()).toBe(false)
    expect([button().disabled, status()]).toEqual([false, says('offline')])
    expect(submit()).toBe(true)
    expect([button().disabled, window.dataLayer?.length]).toEqual([true, 1])
  })

  it('ends after its timeout with a message and the phone number', () => {
    vi.useFakeTimers()
    show()
    submit()
    vi.advanceTimersByTime(SUBMIT_TIMEOUT_MS - 1)
    expect(button().disabled).toBe(true)
    vi.advanceTimersByTime(1)
    return vi.waitFor(() => {
      expect(button().disabled).toBe(false)
      expect(status()).toBe(says('slow'))
    })
  })

  it('works after the browser has translated an earlier message', () => {
    offline()
    show()
    submit()
    translate(form())
    expect(submit()).toBe(true)
    expect(form().isConnected).toBe(true)
    expect(button().textContent).toBe(sending)
    expect(status()).toBe('')
  })
})

describe('typed text', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', new URL(shared.pageUrl).pathname)
    show()
    type(nameField(), 'Ana')
  })
  /** Loads a page. The browser restores text of fields after Back, Forward and a reload. */
  const open = (settings = shared, { how = 'navigate' as typeof visit, restored = '' } = {}) => {
    cleanup()
    window.history.replaceState(null, '', new URL(settings.pageUrl).pathname)
    const container = preRendered(settings)
    document.body.append(container)
    ;(container.querySelector('[name="name"]') as HTMLInputElement).value = restored
    visit = how
    load()
    render(page(settings), { container, hydrate: true })
  }
  const fromCache = () =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  const fresh = { how: 'navigate' } as const
  const back = (restored = '') => ({ how: 'back_forward', restored }) as const
  const shows = (name: string, what?: keyof typeof formWords.status) =>
    expect([nameField().value, status()]).toEqual([name, what ? says(what) : ''])

  it('is restored after a reload with a message and the phone number, but not on another page', () => {
    open(shared, { how: 'reload' })
    shows('Ana', 'returned')
    open(ownForm)
    shows('')
  })

  it.each(['{"name":"Ana"}', '>{"name":"Ana"}', 'sent:15:1', '"Ana"', 'null', '{"typed":{"name":5},"at":1}'])(
    'is empty after a draft like %s',
    (draft) => {
      const keys = Object.keys(sessionStorage)
      expect(keys).toHaveLength(1)
      for (const key of keys) sessionStorage.setItem(key, draft)
      open()
      shows('')
    },
  )

  it('before hydration is kept, with the draft of an earlier visit in the other fields', () => {
    type(messageField(), 'A dead outlet.')
    open(shared, { restored: 'Bo' })
    expect([nameField().value, messageField().value]).toEqual(['Bo', 'A dead outlet.'])
  })

  it('before hydration is saved, also when the form fails', () => {
    cleanup()
    const container = preRendered()
    document.body.append(container)
    type(form().querySelector('[name="name"]') as HTMLElement, 'Bo')
    container.remove()
    open()
    shows('Bo', 'returned')
  })

  it('is forgotten once it was sent, and nothing of it is stored', () => {
    submit()
    showThanks()
    expect(stored()).not.toContain('Ana')
    open()
    shows('')
    open(shared, back('Ana'))
    shows('')
  })

  it.each([
    ['the clock was set back', () => vi.setSystemTime(Date.now() - 3_600_000)],
    [
      'the storage of all tabs is full',
      () =>
        vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('full')
        }),
    ],
  ])('is forgotten once it was sent, although %s', (_what, happens) => {
    vi.useFakeTimers({ now: Date.now() })
    submit()
    happens()
    showThanks()
    open(shared, back('Ana'))
    shows('')
  })

  it('is kept when it was not sent', () => {
    submit()
    open()
    shows('Ana', 'returned')
  })

  it('that was sent gives way to a newer one of the same page', () => {
    submit()
    showThanks()
    open()
    type(nameField(), 'Bo')
    open(shared, back('Ana'))
    shows('Bo', 'returned')
    nameField().value = 'Ana'
    fromCache()
    shows('Bo', 'returned')
  })

  it('that is older than the draft gives way to it', () => {
    open()
    type(nameField(), 'Bo')
    open(shared, back('Ana'))
    shows('Bo', 'returned')
  })

  it.each(['back_forward', 'reload'] as const)('is kept when the thank-you page is only shown again: %s', (how) => {
    submit()
    showThanks()
    open()
    type(nameField(), 'Bo')
    submit()
    showThanks(how)
    open(shared, back('Bo'))
    shows('Bo', 'returned')
  })

  it('is kept when the thank-you page of another text is opened after it was refused', () => {
    submit()
    open(shared, back('Ana'))
    showThanks()
    open()
    shows('Ana', 'returned')
  })

  it('of another page is kept when this one is sent', () => {
    open(ownForm)
    type(nameField(), 'Cy')
    open()
    submit()
    showThanks()
    open(ownForm)
    shows('Cy', 'returned')
  })

  it('is kept when it is typed again after it was sent', () => {
    vi.useFakeTimers({ now: Date.now() })
    submit()
    showThanks()
    vi.advanceTimersByTime(1000)
    open(shared, { ...fresh, restored: 'Ana' })
    shows('Ana')
    type(nameField(), 'Ana')
    open()
    shows('Ana', 'returned')
  })

  it('that another tab sends leaves only the same text', () => {
    const copy = () => sessionStorage.getItem(Object.keys(sessionStorage)[0] ?? '') ?? ''
    const draft = copy()
    submit()
    showThanks()
    open()
    type(nameField(), 'Ana, again')
    const tellTab = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SENT_KEY })))
    tellTab()
    shows('Ana, again')
    type(nameField(), 'Ana')
    sessionStorage.setItem(Object.keys(sessionStorage).find((key) => key.includes('draft')) ?? '', draft)
    tellTab()
    shows('', 'sent')
  })

  it('of two tabs that send into new tabs at once is kept in both', () => {
    fireEvent.click(button(), { detail: 1, shiftKey: true })
    submit()
    localStorage.setItem(
      'requests-open',
      JSON.stringify([...JSON.parse(localStorage.getItem('requests-open') ?? '[]'), { text: 'other', at: Date.now() }]),
    )
    showThanksInNewTab()
    expect(nameField().value).toBe('Ana')
  })

  it('is restored with a damaged list of sent texts', () => {
    for (const damaged of ['{"text":', '[null, 5, {}]']) {
      localStorage.setItem(SENT_KEY, damaged)
      open()
      expect(nameField().value).toBe('Ana')
    }
  })
})

it('a press before hydration is reported when the page is not left', () => {
  vi.useFakeTimers()
  const container = preRendered()
  document.body.append(container)
  form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  render(page(), { container, hydrate: true })
  expect(button().disabled).toBe(true)
  act(() => void vi.advanceTimersByTime(SUBMIT_TIMEOUT_MS))
  expect([button().disabled, status()]).toEqual([false, says('slow')])
})
