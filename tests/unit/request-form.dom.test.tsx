import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestForm } from '@/components/request-form/request-form'
import { formFields } from '@/content/form-service'
import { formWords } from '@/content/interface'
import { attributionFields } from '@/lib/leads/attribution'
import { readOnScreen, restoreOnScreen } from '@/lib/leads/drafts'
import { inquiryForm as inquiry, sharedForm as shared } from '../fixtures/request-form'

const { labels, missing, sending, situations } = formWords
const page = (settings = shared) => <RequestForm settings={settings} example="An outlet is dead." />
const show = (settings = shared) => render(page(settings))
/** The form as it is pre-rendered, in the page or outside. */
function preRendered(settings = shared) {
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(page(settings))
  return holder
}
const box = <T extends HTMLElement>(label: string) => screen.getByRole<T>('textbox', { name: new RegExp(`^${label}`) })
const nameField = () => box<HTMLInputElement>(labels.name)
const phoneField = () => box<HTMLInputElement>(labels.phone)
const messageField = () => box<HTMLTextAreaElement>(labels.message)
const form = () => document.querySelector('form') as HTMLFormElement
const button = () => screen.getByRole<HTMLButtonElement>('button')
const status = () => screen.getByRole('status').textContent
const honeypot = () => form().elements.namedItem('website') as HTMLInputElement
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
const submit = () => fireEvent.submit(form())
const stored = () => JSON.stringify({ ...sessionStorage })

/** Submits, and gives what a browser would then post. */
function posted() {
  submit()
  const entries = new FormData(form())
  form().dispatchEvent(Object.assign(new Event('formdata'), { formData: entries }))
  return Object.fromEntries(entries) as Record<string, string>
}

/** What Chrome's translation does: each text node is replaced by elements with other words. */
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

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  window.dataLayer = undefined
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('before hydration', () => {
  const fields = (settings: typeof shared) =>
    Object.fromEntries(
      [...preRendered(settings).querySelectorAll('input, textarea')].map((field) => [
        field.getAttribute('name'),
        field.getAttribute('value') ?? '',
      ]),
    )

  it('the form names a second inbox only where one is set, and keeps it when it is sent', () => {
    const copied = { ...inquiry, copyEmail: 'office@site.test' }
    expect(fields(inquiry)).not.toHaveProperty(formFields.copyEmail)
    expect(fields(copied)).toMatchObject({ [formFields.copyEmail]: copied.copyEmail, service: inquiry.service })
    show(copied)
    expect(posted()[formFields.copyEmail]).toBe(copied.copyEmail)
  })

  it('a page that the browser translated keeps what was typed, and the focus', async () => {
    const holder = preRendered()
    document.body.append(holder)
    translate(holder)
    const field = (name: string) => holder.querySelector(`[name=${name}]`) as HTMLInputElement
    field('name').value = 'Ada'
    field('message').value = 'Half a sen'
    field('message').focus()
    const early = field('message')
    const root = await act(async () => hydrateRoot(holder, page(), { onRecoverableError: () => {} }))
    expect(field('message')).not.toBe(early)
    expect([field('name').value, field('phone').value, field('message').value]).toEqual(['Ada', '', 'Half a sen'])
    expect(document.activeElement).toBe(field('message'))
    act(() => root.unmount())
    holder.remove()
  })

  it('the focus stays with a field that the visitor has gone on to', () => {
    show()
    nameField().focus()
    const before = readOnScreen(form().id) as NonNullable<ReturnType<typeof readOnScreen>>
    phoneField().focus()
    restoreOnScreen(form(), before)
    expect(document.activeElement).toBe(phoneField())
    phoneField().blur()
    restoreOnScreen(form(), before)
    expect(document.activeElement).toBe(nameField())
  })
})

it('a form is labelled by its heading', () => {
  render(<RequestForm settings={shared} heading="Ask us" example="" />)
  expect(screen.getByRole('form', { name: 'Ask us' })).toBeTruthy()
})

describe('a field', () => {
  it('is required, limited in length, and has its autocomplete name; the honeypot is hidden from everybody', () => {
    show()
    expect(nameField()).toMatchObject({ required: true, maxLength: 100, autocomplete: 'name' })
    expect(phoneField()).toMatchObject({ required: true, maxLength: 20, autocomplete: 'tel', type: 'tel' })
    expect(messageField()).toMatchObject({ required: true, maxLength: 1000 })
    expect(honeypot()).toMatchObject({ tabIndex: -1, autocomplete: 'off', value: '' })
    expect(honeypot().closest('[aria-hidden="true"]')).not.toBeNull()
  })

  it('shows a message for a missing value, and removes it once filled', () => {
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

  it('of nothing but spaces counts as missing', () => {
    show()
    type(nameField(), 'Ada')
    type(phoneField(), '  ')
    type(messageField(), '\n')
    expect(submit()).toBe(false)
    expect([nameField().value, phoneField().value, messageField().value]).toEqual(['Ada', '', ''])
    expect(phoneField().getAttribute('aria-invalid')).toBe('true')
    expect(button().disabled).toBe(false)
  })

  it('has the remaining characters in its description, near the limit', () => {
    show()
    type(messageField(), 'x'.repeat(950))
    expect(messageField().getAttribute('aria-describedby')).toContain(screen.getByText(/^50 .*1000/).id)
  })
})

describe('a submit', () => {
  it('sends the name as subject and the attribution, and pushes an event without personal data', () => {
    show()
    type(nameField(), 'Ana Sousa')
    type(phoneField(), '416-555-0123')
    type(messageField(), 'A dead outlet')
    localStorage.setItem('attribution', JSON.stringify({ utm_source: 'flyer', timestamp: Date.now() }))
    const sent = { [formFields.subject]: 'Ana Sousa', utm_source: 'flyer', calculated_source: 'flyer' }
    expect(posted()).toMatchObject(sent)
    const [event] = window.dataLayer as [object]
    expect(Object.keys(event)).toEqual(['event', 'form_name', ...attributionFields])
    expect(event).toMatchObject({ event: 'form_submit', form_name: 'global_contact_form' })
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/Ana|0123|outlet/)
  })

  it('is sent with a spam mark when the honeypot is filled', () => {
    show(inquiry)
    type(nameField(), 'Ana')
    honeypot().value = 'https://x.example'
    expect(posted()[formFields.subject]).toBe(`[Possible spam] Ana: ${inquiry.service}`)
    expect(window.dataLayer).toHaveLength(1)
  })

  it('is sent with the pre-rendered fields when the attribution code fails', () => {
    show()
    vi.spyOn(Date, 'now').mockImplementation(() => {
      throw new Error('broken clock')
    })
    expect(posted()).toMatchObject({ page_source_url: shared.pageUrl, ...formFields.fixed })
  })

  it('resets to idle after 15 s and shows the phone number', () => {
    vi.useFakeTimers()
    show()
    submit()
    vi.advanceTimersByTime(14_999)
    expect(button().disabled).toBe(true)
    vi.advanceTimersByTime(1)
    return vi.waitFor(() => {
      expect(button().disabled).toBe(false)
      expect(status()).toBe(`${situations.slow}${shared.phone.display}.`)
    })
  })

  it('is sent and says what is true where the browser has translated an earlier message', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show()
    submit()
    translate(form())
    online.mockReturnValue(true)
    expect(submit()).toBe(true)
    expect(form().isConnected).toBe(true)
    expect(button().textContent).toBe(sending)
    expect(status()).toBe('')
  })
})

describe('what was typed', () => {
  beforeEach(() => {
    show()
    type(nameField(), 'Ana')
  })
  const comeBack = (settings = shared) => {
    cleanup()
    show(settings)
  }

  it('is restored after a reload, with the phone number shown; not on another page', () => {
    comeBack()
    expect(nameField().value).toBe('Ana')
    expect(status()).toBe(`${situations.returned}${shared.phone.display}.`)
    comeBack(inquiry)
    expect(nameField().value).toBe('')
  })

  it('does not overwrite a field that has a value', () => {
    cleanup()
    const container = preRendered()
    document.body.append(container)
    ;(container.querySelector('[name="name"]') as HTMLInputElement).value = 'Bo'
    render(page(), { container, hydrate: true })
    expect(nameField().value).toBe('Bo')
  })

  describe('by a visitor who comes back from the next page before its scripts have run', () => {
    /** The tab's history as the browser tells it: this page, and what lies ahead. */
    const ahead = (next: string) =>
      vi.stubGlobal('navigation', {
        currentEntry: { index: 1 },
        entries: () =>
          ['/', '/about', next].map((url, index) => ({ index, url: `https://site.test${url}`, key: `${index}${url}` })),
      })
    beforeEach(() => submit())
    afterEach(() => vi.unstubAllGlobals())

    it('is cleared when it was sent: the form is empty and shows no warning', () => {
      ahead('/thank-you')
      comeBack()
      expect(nameField().value).toBe('')
      expect(status()).toBe('')
      expect(stored()).not.toContain('Ana')
    })

    it('is kept when it was typed after that, also when a second request was sent and the page reloaded', () => {
      ahead('/thank-you')
      comeBack()
      type(nameField(), 'Bo')
      comeBack()
      expect(nameField().value).toBe('Bo')
      submit()
      comeBack()
      expect(nameField().value).toBe('Bo')
      expect(status()).toContain(situations.returned)
    })

    it.each([
      ['came back from somewhere else', () => ahead('/contact')],
      ['has a browser without the Navigation API', () => {}],
    ])('is kept when the visitor %s', (_what, history) => {
      history()
      comeBack()
      expect(nameField().value).toBe('Ana')
      expect(status()).toContain(situations.returned)
    })
  })
})
