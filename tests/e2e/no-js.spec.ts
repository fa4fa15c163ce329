import { expect, test } from 'playwright/test'
import { faqs } from '@/content/faqs'
import { formFields } from '@/content/form-service'
import { homeWords } from '@/content/interface'
import { getPosts } from '@/lib/blog/posts'
import { missingPath } from '../support/site-pages'

test.use({ javaScriptEnabled: false })

test('all questions are present, and open', async ({ page }) => {
  await page.goto('/')
  const faq = page.locator('#faq')
  const questions = faq.locator('summary').filter({ has: page.locator('h3') })
  await expect(questions).toHaveCount(faqs.length)
  await faq.getByText(homeWords.showAll).click()
  await expect(questions.locator('visible=true')).toHaveCount(faqs.length)
  await questions.last().click()
  await expect(faq.locator('details').last().locator('p')).toBeVisible()
})

test('a breaker switch turns its circuit off', async ({ page }) => {
  await page.goto('/')
  const pot = page.getByRole('switch', { name: /Pot lights/ })
  const drawing = page.locator('#services [data-live]')
  const level = () => drawing.evaluate((node) => getComputedStyle(node).getPropertyValue('--c-pot-lights').trim())
  expect(await level()).toBe('1')
  await pot.click()
  await expect.poll(level).toBe('0')
  await expect(page.locator('#services').getByRole('status')).toBeVisible()
})

test('every form is complete in the HTML', async ({ page, baseURL }) => {
  for (const path of ['/', '/toronto', '/about', '/contact', '/smart-home/lutron-homeworks', missingPath]) {
    await page.goto(path)
    for (const form of await page.locator('form[method="post"]').all()) {
      await expect(form).toHaveAttribute('enctype', 'multipart/form-data')
      await expect(form).toHaveAttribute('action', /^https?:\/\//)
      const values = Object.fromEntries(
        await form
          .locator('[name]')
          .evaluateAll((inputs) =>
            inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
          ),
      )
      expect(Object.keys(values)).toEqual(
        expect.arrayContaining([
          'name',
          'phone',
          'message',
          'website',
          formFields.next,
          ...Object.keys(formFields.fixed),
          formFields.subject,
          'calculated_source',
        ]),
      )
      expect(new URL(values[formFields.next] as string).pathname).toBe('/thank-you')
      expect(values).toMatchObject(formFields.fixed)
      expect(values[formFields.subject]).toMatch(/^New Lead/)
      if (path !== missingPath) {
        expect(new URL(values.page_source_url as string).pathname).toBe(new URL(path, baseURL).pathname)
        expect(values.page_source_title).toBe(await page.title())
      }
      for (const name of ['name', 'phone', 'message']) {
        await expect(form.locator(`[name="${name}"]`)).toHaveAttribute('required', '')
      }
      await expect(form.getByRole('button', { name: 'Send request' })).toBeEnabled()
    }
  }
})

test('the blog shows its first page, and links every post', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.locator('#articles').getByRole('article').or(page.locator('#articles li')).first()).toBeVisible()
  const hrefs = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const { slug } of getPosts()) expect(hrefs).toContain(`/blog/${slug}`)
})
