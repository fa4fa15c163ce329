import { randomUUID } from 'node:crypto'
import { test as base, expect, type Locator, type Page } from 'playwright/test'
import { formWords } from '@/content/interface'
import { pageAt } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { routes } from '@/lib/routes'
import { openPage } from './site-pages'

/** The first request form of a page, found by its labels. */
export class RequestFormPage {
  readonly form: Locator
  readonly name: Locator
  readonly phone: Locator
  readonly message: Locator
  readonly button: Locator
  /** The element that announces the state of the request. */
  readonly status: Locator

  constructor(readonly page: Page) {
    this.form = page.locator('form[method="post"]').first()
    this.name = this.form.getByLabel(formWords.labels.name)
    this.phone = this.form.getByLabel(formWords.labels.phone)
    this.message = this.form.getByLabel(formWords.labels.message)
    this.button = this.form.getByRole('button')
    this.status = this.form.getByRole('status')
  }

  open(path = '/about'): Promise<void> {
    return openPage(this.page, path)
  }

  async fill(message: string, name = 'Ana Sousa', phone = '416-555-0123'): Promise<void> {
    await this.name.fill(name)
    await this.phone.fill(phone)
    await this.message.fill(message)
  }

  async send(): Promise<void> {
    // Smooth scrolling would move the button during the click.
    await this.button.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await this.button.click()
  }

  /** Fills in the form, sends it and waits for /thank-you. */
  async request(message: string): Promise<void> {
    await this.fill(message)
    await this.send()
    await this.expectThanks()
  }

  async expectThanks(): Promise<void> {
    await this.page.waitForURL('**/thank-you')
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(
      renderCopy(siteContent().singlePages['thank-you'], pageAt(routes.thankYou())).h1,
    )
  }

  /** Expects that the form still has the typed text, shows a phone number and can be sent again. */
  async expectKept(message: string): Promise<void> {
    await expect(this.name).toHaveValue('Ana Sousa')
    await expect(this.phone).toHaveValue('416-555-0123')
    await expect(this.message).toHaveValue(message)
    await expect(this.status.getByRole('link', { name: pageAt('/').office.phone.display })).toBeVisible()
    await expect(this.button).toBeEnabled()
    await expect(this.button).toHaveText(formWords.send)
  }
}

/** A test with the form of the page, and with a message that no other test sends. */
export const test = base.extend<{ requestForm: RequestFormPage; message: string }>({
  requestForm: ({ page }, use) => use(new RequestFormPage(page)),
  message: ({ baseURL: _ }, use, { title }) => use(`${title} ${randomUUID()}`),
})
