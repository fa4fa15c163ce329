// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LeadForm } from '@/components/lead-form/lead-form'
import { formFields } from '@/content/form-service'
import { formWords } from '@/content/interface'
import { attributionFields } from '@/lib/leads/attribution'
import { clearDrafts, readOnScreen, restoreOnScreen } from '@/lib/leads/drafts'
import { inquiryForm as inquiry, sharedForm as shared } from '../fixtures/lead-form'

const startsWith = (text: string) => new RegExp(`^${text}`)
const show = (settings = shared) => render(<LeadForm settings={settings} example="An outlet is dead." />)
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: startsWith(formWords.labels.name) })
const phoneField = () => screen.getByRole<HTMLInputElement>('textbox', { name: startsWith(formWords.labels.phone) })
const messageField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: startsWith(formWords.labels.message) })
const form = () => document.querySelector('form') as HTMLFormElement
const button = () => screen.getByRole<HTMLButtonElement>('button')

/** Submits, and gives what a browser would then post. */
function posted() {
  fireEvent.submit(form())
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

describe('the form as it is pre-rendered', () => {
  function preRendered(settings: typeof shared) {
    const holder = document.createElement('div')
    holder.innerHTML = renderToString(<LeadForm settings={settings} example="An outlet is dead." />)
    return holder.querySelector('form') as HTMLFormElement
  }
  const fields = (node: HTMLFormElement) =>
    Object.fromEntries(
      [...node.querySelectorAll('input, textarea')].map((f) => [f.getAttribute('name'), f.getAttribute('value') ?? '']),
    )

  it('renders every field with its attributes', () => {
    const values = fields(preRendered(shared))
    expect(Object.keys(values)).toEqual([
      'name',
      'phone',
      'message',
      'website',
      formFields.next,
      ...Object.keys(formFields.fixed),
      formFields.subject,
      ...attributionFields,
    ])
    expect(values).toMatchObject({
      [formFields.next]: shared.next,
      ...formFields.fixed,
      [formFields.subject]: 'New Lead',
      page_source_url: shared.pageUrl,
      page_source_title: shared.pageTitle,
    })
  })

  it('names a second inbox only where one is set, and keeps it when it is sent', () => {
    const copied = { ...inquiry, copyEmail: 'office@site.test' }
    expect(fields(preRendered(inquiry))).not.toHaveProperty(formFields.copyEmail)
    expect(fields(preRendered(copied))).toMatchObject({
      [formFields.copyEmail]: 'office@site.test',
      service: inquiry.service,
    })
    show(copied)
    expect(posted()[formFields.copyEmail]).toBe('office@site.test')
  })
})

describe('the form on a page that the browser translated before hydration', () => {
  it('keeps what was typed, and the focus', async () => {
    const page = <LeadForm settings={shared} example="An outlet is dead." />
    const holder = document.createElement('div')
    document.body.append(holder)
    holder.innerHTML = renderToString(page)
    translate(holder)
    const field = (name: string) => holder.querySelector(`[name=${name}]`) as HTMLInputElement
    field('name').value = 'Ada'
    field('message').value = 'Half a sen'
    field('message').focus()
    const early = field('message')
    const root = await act(async () => hydrateRoot(holder, page, { onRecoverableError: () => {} }))
    expect(field('message')).not.toBe(early)
    expect([field('name').value, field('phone').value, field('message').value]).toEqual(['Ada', '', 'Half a sen'])
    expect(document.activeElement).toBe(field('message'))
    act(() => root.unmount())
    holder.remove()
  })

  it('leaves the focus with a field that the visitor has gone on to', () => {
    show()
    nameField().focus()
    const before = readOnScreen(form().id)
    phoneField().focus()
    if (before) restoreOnScreen(form(), before)
    expect(document.activeElement).toBe(phoneField())
    phoneField().blur()
    if (before) restoreOnScreen(form(), before)
    expect(document.activeElement).toBe(nameField())
  })
})

describe('its fields', () => {
  it('are required, limited in length, and have autocomplete names', () => {
    show()
    expect(nameField()).toMatchObject({ required: true, maxLength: 100, autocomplete: 'name' })
    expect(phoneField()).toMatchObject({ required: true, maxLength: 20, autocomplete: 'tel', type: 'tel' })
    expect(messageField()).toMatchObject({ required: true, maxLength: 1000 })
  })

  it('show a message for a missing value, and remove it once filled', () => {
    show()
    fireEvent.invalid(phoneField())
    const error = screen.getByText(formWords.missing.phone)
    expect(phoneField().getAttribute('aria-describedby')).toContain(error.id)
    expect(phoneField().getAttribute('aria-invalid')).toBe('true')
    expect(error.getAttribute('aria-live')).toBe('polite')
    fireEvent.input(phoneField(), { target: { value: '416-555-0123' } })
    expect(phoneField().hasAttribute('aria-invalid')).toBe(false)
    expect(error.textContent).toBe('')
  })

  it('of nothing but spaces count as missing', () => {
    show()
    fireEvent.input(nameField(), { target: { value: 'Ada' } })
    fireEvent.input(phoneField(), { target: { value: '  ' } })
    fireEvent.input(messageField(), { target: { value: '\n' } })
    expect(fireEvent.submit(form())).toBe(false)
    expect([nameField().value, phoneField().value, messageField().value]).toEqual(['Ada', '', ''])
    expect(phoneField().getAttribute('aria-invalid')).toBe('true')
    expect(button().disabled).toBe(false)
  })

  it('show the remaining characters near the limit', () => {
    show()
    fireEvent.input(messageField(), { target: { value: 'x'.repeat(950) } })
    expect(screen.getByText('50 of 1000 characters left.').id).toBe('quote-message-hint')
  })

  it('shorten an autofilled number to fit', () => {
    show()
    fireEvent.input(phoneField(), { target: { value: '+1 (416) 555-0123 x12' } })
    expect(phoneField().value).toBe('+14165550123x12')
  })

  it('hide the honeypot from people and from screen readers', () => {
    show()
    const trap = form().elements.namedItem('website') as HTMLInputElement
    expect(trap).toMatchObject({ tabIndex: -1, autocomplete: 'off', value: '' })
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull()
  })
})

describe('a submit', () => {
  it('sends the name as subject and the attribution, and pushes an event without personal data', () => {
    show()
    fireEvent.input(nameField(), { target: { value: 'Ana Sousa' } })
    fireEvent.input(phoneField(), { target: { value: '416-555-0123' } })
    fireEvent.input(messageField(), { target: { value: 'A dead outlet' } })
    localStorage.setItem('attribution', JSON.stringify({ utm_source: 'flyer', timestamp: Date.now() }))
    expect(posted()).toMatchObject({
      [formFields.subject]: 'Ana Sousa',
      utm_source: 'flyer',
      calculated_source: 'flyer',
    })
    expect(Object.keys(window.dataLayer?.[0] ?? {})).toEqual(['event', 'form_name', ...attributionFields])
    expect(window.dataLayer?.[0]).toMatchObject({ event: 'form_submit', form_name: 'global_contact_form' })
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/Ana|0123|outlet/)
  })

  it('is sent with a spam mark when the honeypot is filled', () => {
    show(inquiry)
    fireEvent.input(nameField(), { target: { value: 'Ana' } })
    ;(form().elements.namedItem('website') as HTMLInputElement).value = 'https://x.example'
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

  it('is sent once: the button shows it, and a second submit is ignored', () => {
    show()
    expect(fireEvent.submit(form())).toBe(true)
    expect(button()).toMatchObject({ disabled: true, textContent: formWords.sending })
    expect(fireEvent.submit(form())).toBe(false)
  })

  it('resets to idle after 15 s and shows the phone number', () => {
    vi.useFakeTimers()
    show()
    fireEvent.submit(form())
    vi.advanceTimersByTime(14_999)
    expect(button().disabled).toBe(true)
    vi.advanceTimersByTime(1)
    return vi.waitFor(() => {
      expect(button().disabled).toBe(false)
      expect(screen.getByRole('status').textContent).toBe(`${formWords.situations.slow}${shared.phone.display}.`)
    })
  })

  it('is sent and says what is true where the browser has translated an earlier message', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show()
    fireEvent.submit(form())
    translate(form())
    online.mockReturnValue(true)
    expect(fireEvent.submit(form())).toBe(true)
    expect(form().isConnected).toBe(true)
    expect(button().textContent).toBe(formWords.sending)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('can be repeated when the page is restored from the back/forward cache', () => {
    show()
    fireEvent.submit(form())
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(button()).toMatchObject({ disabled: false, textContent: formWords.send })
  })
})

describe('what was typed', () => {
  function type(name: string) {
    fireEvent.input(nameField(), { target: { value: name } })
  }

  it('is restored after a reload, with the phone number shown', () => {
    show()
    type('Ana')
    cleanup()
    show()
    expect(nameField().value).toBe('Ana')
    expect(screen.getByRole('status').textContent).toBe(`${formWords.situations.returned}${shared.phone.display}.`)
  })

  it('does not overwrite a field that has a value', () => {
    show()
    type('Ana')
    cleanup()
    const holder = document.createElement('div')
    document.body.append(holder)
    holder.innerHTML = renderToString(<LeadForm settings={shared} example="An outlet is dead." />)
    ;(holder.querySelector('[name="name"]') as HTMLInputElement).value = 'Bo'
    render(<LeadForm settings={shared} example="An outlet is dead." />, { container: holder, hydrate: true })
    expect(nameField().value).toBe('Bo')
  })

  it('is stored per page', () => {
    show()
    type('Ana')
    cleanup()
    show(inquiry)
    expect(nameField().value).toBe('')
  })

  it('is cleared once sent, also in a form restored from the back/forward cache', () => {
    show()
    type('Ana')
    fireEvent.submit(form())
    clearDrafts()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ana')
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(nameField().value).toBe('')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  describe('by a visitor who comes back from the next page before its scripts have run', () => {
    /** The tab's history as the browser tells it: this page, and what lies ahead. */
    const ahead = (...urls: string[]) =>
      vi.stubGlobal('navigation', {
        currentEntry: { index: 3 },
        entries: () =>
          ['/old', '/older', '/', '/about', ...urls].map((url, index) => ({
            index,
            url: `https://site.test${url}`,
            key: `${index}${url}`,
          })),
      })
    const comeBack = () => {
      cleanup()
      show()
    }
    const status = () => screen.getByRole('status').textContent
    beforeEach(() => {
      show()
      type('Ana')
      fireEvent.submit(form())
    })
    afterEach(() => vi.unstubAllGlobals())

    it('is cleared when it was sent: the form is empty and shows no warning', () => {
      ahead('/thank-you')
      comeBack()
      expect(nameField().value).toBe('')
      expect(status()).toBe('')
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ana')
    })

    it('is kept when the visitor came back from somewhere else', () => {
      ahead('/contact')
      comeBack()
      expect(nameField().value).toBe('Ana')
      expect(status()).toContain(formWords.situations.returned)
    })

    it('is kept when it was typed after that', () => {
      ahead('/thank-you')
      comeBack()
      type('Bo')
      comeBack()
      expect(nameField().value).toBe('Bo')
    })

    it('is kept when only an earlier request had led there: the visitor went back, wrote a second one, and reloaded', () => {
      ahead('/thank-you')
      comeBack()
      type('Bo')
      fireEvent.submit(form())
      comeBack()
      expect(nameField().value).toBe('Bo')
      expect(status()).toContain(formWords.situations.returned)
    })

    it('is kept where the browser has no Navigation API', () => {
      comeBack()
      expect(nameField().value).toBe('Ana')
    })
  })
})
