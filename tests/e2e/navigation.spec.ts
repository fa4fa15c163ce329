import { expect, test } from 'playwright/test'

/** Marks the document, so that a test can tell a soft navigation from a fresh page. */
async function markDocument(page: import('playwright/test').Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes'
  })
}
const marked = (page: import('playwright/test').Page) =>
  page.evaluate(() => document.documentElement.dataset.marked === 'yes')
const alive = (page: import('playwright/test').Page) =>
  expect(page.getByRole('button', { name: 'Show all FAQs' })).toBeVisible()

test('a plain link changes the page without loading a new document, and Back returns', async ({ page }) => {
  await page.goto('/')
  await alive(page)
  await markDocument(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Circuit 1/ })
    .click()
  await expect(page).toHaveURL('/residential')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/house|home|residential/i)
  expect(await marked(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Light')
  expect(await marked(page)).toBe(true)
})

test('a page without scripts of its own still arrives styled after a soft navigation', async ({ page }) => {
  await page.goto('/privacy')
  await page.waitForFunction(() => 'next' in window)
  await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Residential' }).click()
  await expect(page).toHaveURL('/residential')
  const schedule = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Panel upgrades' }) })
  await expect(schedule).toHaveCSS('display', 'grid')
})

test('a link opened with Ctrl stays the browser’s own business', async ({ page, context }) => {
  await page.goto('/')
  await alive(page)
  const opened = context.waitForEvent('page')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Circuit 1/ })
    .click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL('/residential')
  await expect(page).toHaveURL('/')
})

test('a link to the form of the same page puts the focus in its first field', async ({ page }) => {
  await page.goto('/residential')
  await page.waitForFunction(() => 'next' in window)
  await page.getByRole('main').getByRole('link', { name: 'Get a quote' }).click()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
})

test('a link to a part of another page arrives at that part', async ({ page }) => {
  await page.goto('/')
  await alive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await page.goto('/gta/vaughan')
  await page.waitForFunction(() => 'next' in window)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Areas' }).click()
  await expect(page).toHaveURL('/contact#areas')
  await expect(page.locator('#areas')).toBeInViewport()
})
