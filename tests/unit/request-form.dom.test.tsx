import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestForm } from '@/components/request-form/request-form'
import { SUBMIT_TIMEOUT_MS } from '@/components/request-form/use-sending'
import { emailSubject, formFields } from '@/content/form-service'
import { formWords } from '@/content/interface'
import { escapePattern } from '@/lib/escape-pattern'
import { fillTokens } from '@/lib/fill-tokens'
import { readOnScreen, restoreOnScreen } from '@/lib/requests/drafts'
import { fieldLimits, HONEYPOT_FIELD } from '@/lib/requests/fields'
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
const notSent = (reason: keyof typeof formWords.notSent) =>
  fillTokens(formWords.notSent[reason], { phone: shared.phone.display })
const honeypot = () => form().elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
const submit = () => fireEvent.submit(form())
const stored = () => JSON.stringify({ ...sessionStorage })

/** Submits the form. @returns the fields that a browser would post */
function posted() {
  submit()
  const entries = new FormData(form())
  form().dispatchEvent(Object.assign(new Event('formdata'), { formData: entries }))
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

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

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
    expect(fields(ownForm)).not.toHaveProperty(formFields.copyEmail)
    expect(fields(copied)).toMatchObject({ [formFields.copyEmail]: copied.copyEmail, service: ownForm.service })
    show(copied)
    expect(posted()[formFields.copyEmail]).toBe(copied.copyEmail)
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
    const before = readOnScreen(form().id) as NonNullable<ReturnType<typeof readOnScreen>>
    phoneField().focus()
    restoreOnScreen(form(), before)
    expect(document.activeElement).toBe(phoneField())
    phoneField().blur()
    restoreOnScreen(form(), before)
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

  it('with only spaces counts as missing', () => {
    show()
    type(nameField(), 'Ada')
    type(phoneField(), '  ')
    type(messageField(), '\n')
    expect(submit()).toBe(false)
    expect([nameField().value, phoneField().value, messageField().value]).toEqual(['Ada', '', ''])
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
    expect(posted()[formFields.subject]).toBe(`${emailSubject.possibleSpam} Ana: ${ownForm.service}`)
    expect(window.dataLayer).toHaveLength(1)
  })

  it('has its pre-rendered fields when the attribution fails', () => {
    show()
    vi.spyOn(Date, 'now').mockImplementation(() => {
      throw new Error('broken clock')
    })
    expect(posted()).toMatchObject({ page_source_url: shared.pageUrl, ...formFields.fixed })
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
      expect(status()).toBe(notSent('slow'))
    })
  })

  it('works after the browser has translated an earlier message', () => {
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

describe('typed text', () => {
  beforeEach(() => {
    show()
    type(nameField(), 'Ana')
  })
  const comeBack = (settings = shared) => {
    cleanup()
    show(settings)
  }

  it('is restored after a reload with a message and the phone number, but not on another page', () => {
    comeBack()
    expect(nameField().value).toBe('Ana')
    expect(status()).toBe(notSent('returned'))
    comeBack(ownForm)
    expect(nameField().value).toBe('')
  })

  it.each(['{"name":"Ana"}', '>{"name":"Ana"}', 'sent:15:1', '"Ana"', 'null', '{"typed":{"name":5}}'])(
    'is empty after a draft like %s',
    (draft) => {
      const keys = Object.keys(sessionStorage)
      expect(keys).toHaveLength(1)
      for (const key of keys) sessionStorage.setItem(key, draft)
      comeBack()
      expect([nameField().value, status()]).toEqual(['', ''])
    },
  )

  it('does not overwrite a field that has a value', () => {
    cleanup()
    const container = preRendered()
    document.body.append(container)
    ;(container.querySelector('[name="name"]') as HTMLInputElement).value = 'Bo'
    render(page(), { container, hydrate: true })
    expect(nameField().value).toBe('Bo')
  })

  describe('after Back from a page whose scripts did not run', () => {
    /** Sets the history of the Navigation API: this page and the next one. */
    const setNextPage = (next: string) =>
      vi.stubGlobal('navigation', {
        currentEntry: { index: 1 },
        entries: () =>
          ['/', '/about', next].map((url, index) => ({ index, url: `https://site.test${url}`, key: `${index}${url}` })),
      })
    beforeEach(() => submit())

    it('is cleared without a message when it was sent', () => {
      setNextPage('/thank-you')
      comeBack()
      expect(nameField().value).toBe('')
      expect(status()).toBe('')
      expect(stored()).not.toContain('Ana')
    })

    it('is kept when it is new, also after a second request and a reload', () => {
      setNextPage('/thank-you')
      comeBack()
      type(nameField(), 'Bo')
      comeBack()
      expect(nameField().value).toBe('Bo')
      submit()
      comeBack()
      expect(nameField().value).toBe('Bo')
      expect(status()).toBe(notSent('returned'))
    })

    it.each([
      ['from another page', () => setNextPage('/contact')],
      ['in a browser without the Navigation API', () => {}],
    ])('is kept when the visitor comes back %s', (_what, setHistory) => {
      setHistory()
      comeBack()
      expect(nameField().value).toBe('Ana')
      expect(status()).toBe(notSent('returned'))
    })
  })
})
