import { expect, type Page, test } from 'playwright/test'
import { comesAlive, openPage } from '../support/site-pages'

const failure = 'Something went wrong. Please refresh the page.'

test('a section that throws says so in its own place, and the rest of the page lives', async ({ page }) => {
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

  // In its own place: between the steps and the cost.
  const place = await page
    .locator('main section[id]')
    .evaluateAll(
      (nodes, text) => nodes.find((node) => node.textContent?.trim() === text)?.previousElementSibling?.id,
      failure,
    )
  expect(place).toBe('steps')
  for (const id of ['what', 'steps', 'cost', 'questions', 'quote']) await expect(page.locator(`#${id}`)).toBeVisible()
  const question = page.locator('#questions details').nth(1)
  await question.locator('summary').click()
  await expect(question.locator('p')).toBeVisible()
  await page.locator('form[method="post"]').getByLabel('Name').fill('Ada')
  await expect(page.locator('form[method="post"]').getByLabel('Name')).toHaveValue('Ada')
})

test.describe('a deploy while the page was open', () => {
  /**
   * From now on code that the page does not have yet is gone; a page loaded anew finds its code, or none either.
   * Counts the documents that are asked for.
   */
  async function deploy(page: Page, anew: 'code' | 'none'): Promise<{ documents: string[]; lost: string[] }> {
    const documents: string[] = []
    const lost: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
    })
    await page.route('**/_next/static/chunks/**', (route) => {
      if (anew === 'code' && documents.length > 0) return route.continue()
      lost.push(route.request().url())
      return route.abort()
    })
    return { documents, lost }
  }

  /** Takes a link that needs code of its own, without the pointer having announced it. */
  const leave = (page: Page) =>
    page.evaluate(() => document.querySelector<HTMLAnchorElement>('header nav a[href="/blog"]')?.click())

  test('is met with one reload, which brings the new code', async ({ page }) => {
    await openPage(page, '/privacy')
    const { documents, lost } = await deploy(page, 'code')
    const reloaded = page.waitForEvent('domcontentloaded')
    await leave(page)
    await reloaded
    expect(lost.length).toBeGreaterThan(0)
    await comesAlive(page)
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Electrical Insights & Tips')
    await expect(page.getByRole('searchbox')).toBeEnabled()
    expect(documents).toHaveLength(1)
  })

  test('never becomes a loop or a blank page when the code stays away', async ({ page }) => {
    await openPage(page, '/privacy')
    const { documents } = await deploy(page, 'none')
    await leave(page)
    await expect.poll(() => documents.length).toBe(1)
    await page.waitForLoadState('load')
    // Long enough for the scripts to be asked for again, and to fail.
    await page.waitForTimeout(4000)
    expect(documents).toHaveLength(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByText(failure)).toHaveCount(0)
  })
})
