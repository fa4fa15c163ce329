import { expect, type Locator, type Page } from 'playwright/test'

/** The request form as a visitor meets it. */
export class LeadFormPage {
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
    await this.page.waitForFunction(() => {
      const form = document.querySelector('form[method="post"]')
      return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))
    })
    // Effects run right after.
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
  }

  async fill(message: string, name = 'Ana Sousa', phone = '416-555-0123'): Promise<void> {
    await this.name.fill(name)
    await this.phone.fill(phone)
    await this.message.fill(message)
  }

  /** Presses the button without waiting for what follows. */
  async send(): Promise<void> {
    await this.button.click({ noWaitAfter: true })
  }

  /** What the button and the status say while the browser waits for the service: locators would wait with it. */
  whileWaiting(): Promise<{ button: string; disabled: boolean; status: string }> {
    return this.page.evaluate(() => {
      const form = document.querySelector('form[method="post"]')
      const button = form?.querySelector('button')
      return {
        button: button?.textContent ?? '',
        disabled: button?.disabled ?? false,
        status: form?.querySelector('[role="status"]')?.textContent ?? '',
      }
    })
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
    await expect(this.status.getByRole('link', { name: '905-555-0142' })).toBeVisible()
    await expect(this.button).toBeEnabled()
    await expect(this.button).toHaveText('Send request')
  }
}
