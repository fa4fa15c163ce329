import { expect, test } from 'playwright/test'
import { getPosts } from '@/lib/blog/posts'
import { missingPath, onePageOfEach, sitePages } from '../support/site-pages'

test.use({ javaScriptEnabled: false })

for (const path of onePageOfEach) {
  test(`${path} reads in full without JavaScript`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('header a[href^="tel:"]').locator('visible=true')).not.toHaveCount(0)
    // Nothing is there but waits, unseen, for a script to show it.
    const faint = await page
      .locator('main section :is(p, li, h2, h3, a)')
      .evaluateAll((nodes) =>
        nodes
          .filter(
            (node) =>
              node.checkVisibility() && !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((node) => node.textContent?.trim().slice(0, 40)),
      )
    expect(faint).toEqual([])
  })
}

test('all eleven questions are there, and open', async ({ page }) => {
  await page.goto('/')
  const faq = page.locator('#faq')
  const questions = faq.locator('summary').filter({ has: page.locator('h3') })
  await expect(questions).toHaveCount(11)
  await faq.getByText('Show all FAQs').click()
  await expect(questions.locator('visible=true')).toHaveCount(11)
  await questions.last().click()
  await expect(faq.locator('details').last().locator('p')).toBeVisible()
})

test('a flipped breaker puts its circuit out', async ({ page }) => {
  await page.goto('/')
  const pot = page.getByRole('switch', { name: /Pot lights/ })
  const drawing = page.locator('#house [data-live]')
  const level = () => drawing.evaluate((node) => getComputedStyle(node).getPropertyValue('--c-pot-lights').trim())
  expect(await level()).toBe('1')
  await pot.click()
  expect(await level()).toBe('0')
  await expect(page.locator('#house').getByRole('status')).toBeVisible()
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
          '_next',
          '_captcha',
          '_subject',
          'calculated_source',
        ]),
      )
      expect(new URL(values._next as string).pathname).toBe('/thank-you')
      expect(values._captcha).toBe('false')
      expect(values._subject).toMatch(/^New Lead/)
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

test('the blog shows its first page, and its links reach every post', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.locator('#articles').getByRole('article').or(page.locator('#articles li')).first()).toBeVisible()
  const hrefs = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const { slug } of getPosts()) expect(hrefs).toContain(`/blog/${slug}`)
})

test('plain links lead from home to every page', async ({ page }) => {
  const reached = new Set<string>(['/'])
  const queue = ['/']
  for (let path = queue.shift(); path; path = queue.shift()) {
    const html = await (await page.request.get(path)).text()
    for (const [, href] of html.replace(/<script\b[\s\S]*?<\/script>/g, '').matchAll(/<a\b[^>]*?href="(\/[^"#?]*)/g)) {
      if (href && !reached.has(href)) {
        reached.add(href)
        if (sitePages.some((known) => known.path === href)) queue.push(href)
      }
    }
  }
  const unreached = sitePages.map(({ path }) => path).filter((path) => !reached.has(path))
  // Only a sent form leads there.
  expect(unreached).toEqual(['/thank-you'])
})
