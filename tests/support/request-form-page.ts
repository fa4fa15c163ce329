import { randomUUID } from 'node:crypto'
import { test as base, expect, type Locator, type Page } from 'playwright/test'
import { phoneFor } from '@/lib/site'
import { comesAlive } from './site-pages'

/** The request form as a visitor meets it. */
export class RequestFormPage {
  readonly form: Locator
  readonly name: Locator
  readonly phone: Locator
  readonly message: Locator
  readonly button: Locator
  /** Where the form says what has become of the request. */
  readonly status: Locator

  constructor(readonly page: Page) {
    this.form = page.locator('form[method="post"]').first()
    this.name = this.form.getByLabel('Name')
    this.phone = this.form.getByLabel('Phone')
    this.message = this.form.getByLabel('Brief description')
    this.button = this.form.getByRole('button')
    this.status = this.form.getByRole('status')
  }

  /** Opens a page and waits until its scripts have taken over. */
  async open(path = '/about'): Promise<void> {
    await this.page.goto(path)
    await this.ready()
  }

  /** Waits until the form's scripts have taken over. */
  async ready(): Promise<void> {
    await comesAlive(this.page)
  }

  async fill(message: string, name = 'Ana Sousa', phone = '416-555-0123'): Promise<void> {
    await this.name.fill(name)
    await this.phone.fill(phone)
    await this.message.fill(message)
  }

  async send(): Promise<void> {
    // Smooth scrolling would move the button away between the pointer's press and its release.
    await this.button.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await this.button.click()
  }

  /** Fills in the form, sends it and arrives at /thank-you. */
  async request(message: string): Promise<void> {
    await this.fill(message)
    await this.send()
    await this.expectThanks()
  }

  /** Presses the button and does not wait for the browser, which waits for the service. */
  sendOnly(): void {
    // The page may be gone before the click is reported as done.
    this.button.click({ noWaitAfter: true }).catch(() => {})
  }

  /**
   * Has the page itself tell what the button and the status say: while the browser waits for the service,
   * it hands no question on to the page. Call it before the page is opened.
   * @returns everything that was told, in order
   */
  async watch(): Promise<readonly { button: string; disabled: boolean; status: string }[]> {
    const prefix = 'request form: '
    const told: Awaited<ReturnType<RequestFormPage['watch']>>[number][] = []
    this.page.on('console', (message) => {
      if (message.text().startsWith(prefix)) told.push(JSON.parse(message.text().slice(prefix.length)))
    })
    await this.page.addInitScript((start) => {
      let last = ''
      new MutationObserver(() => {
        const form = document.querySelector('form[method="post"]')
        const button = form?.querySelector('button')
        const status = form?.querySelector('[role="status"]')
        if (!form || !button || !status) return
        const state = { button: button.textContent, disabled: button.disabled, status: status.textContent }
        const text = start + JSON.stringify(state)
        if (text !== last) console.debug(text)
        last = text
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    }, prefix)
    return told
  }

  async expectThanks(): Promise<void> {
    await this.page.waitForURL('**/thank-you')
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText('Thank you')
  }

  /** The text is still there, and so is a number to call instead. */
  async expectKept(message: string): Promise<void> {
    await expect(this.name).toHaveValue('Ana Sousa')
    await expect(this.phone).toHaveValue('416-555-0123')
    await expect(this.message).toHaveValue(message)
    await expect(this.status.getByRole('link', { name: phoneFor('/').display })).toBeVisible()
    await expect(this.button).toBeEnabled()
    await expect(this.button).toHaveText('Send request')
  }
}

/** A test with the page's form, and a message by which the inbox knows the test's own request. */
export const test = base.extend<{ lead: RequestFormPage; message: string }>({
  lead: ({ page }, use) => use(new RequestFormPage(page)),
  message: ({ baseURL: _ }, use, { title }) => use(`${title} ${randomUUID()}`),
})
