import { expect, test } from 'playwright/test'
import { comesAlive, openPage } from '../support/site-pages'

const failure = 'Something went wrong. Please refresh the page.'

test('a section that throws shows a message in its place, and the rest of the page works', async ({ page }) => {
  await page.addInitScript(() => {
    // What the carousel asks for as it starts.
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => {
      if (query.includes('reduced-motion') && document.querySelector('[aria-roledescription="carousel"]')) {
        throw new Error('a section fails')
      }
      return ask(query)
    }
  })
  await openPage(page, '/residential/panel-upgrades')
  const alert = page.getByText(failure)
  await expect(alert).toHaveCount(1)
  await expect(alert).toBeVisible()
  await expect(alert).toHaveRole('alert')
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(0)

  // In its own place: after the steps.
  const place = await page
    .locator('main section[id]')
    .evaluateAll(
      (nodes, text) => nodes.find((node) => node.textContent?.trim() === text)?.previousElementSibling?.id,
      failure,
    )
  expect(place).toBe('steps')
  for (const id of ['what', 'steps', 'price', 'ask', 'quote']) await expect(page.locator(`#${id}`)).toBeVisible()
  const question = page.locator('#ask details').nth(1)
  await question.locator('summary').click()
  await expect(question.locator('p')).toBeVisible()
  await page.locator('form[method="post"]').getByLabel('Name').fill('Ada')
  await expect(page.locator('form[method="post"]').getByLabel('Name')).toHaveValue('Ada')
})

test('a page whose scripts are gone shows its text, and its links lead to pages that work', async ({ page }) => {
  await page.route('**/_next/static/*.js', (route) => route.abort())
  await page.goto('/privacy')
  // It is requested once more.
  await expect(page.locator('script[src^="/_next/static/"]')).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(failure)).toHaveCount(0)
  await page.unroute('**/_next/static/*.js')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await comesAlive(page)
  await expect(page.getByRole('searchbox')).toBeEnabled()
})
