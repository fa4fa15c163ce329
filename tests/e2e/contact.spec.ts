import { expect, type Locator, type Page, type Route, test } from 'playwright/test'
import { contactWords } from '@/content/interface'
import { type OfficeCard, officeCards } from '@/lib/content/offices'
import { pageAt } from '@/lib/content/pages'
import { routes } from '@/lib/routes'
import { holdRequests } from '../support/held-requests'
import { recordPolicyViolations } from '../support/policy'
import { openPage } from '../support/site-pages'

const TILES = 'https://tile.openstreetmap.org/**'
/** A grey picture of one pixel. No test requests tiles from the real server. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8c+bMfwAGgQLlG6xkDQAAAABJRU5ErkJggg==',
  'base64',
)
const words = contactWords.map
const map = (page: Page) => page.getByRole('region', { name: words.name })
const opener = (page: Page) => map(page).getByRole('button', { name: words.open })
const status = (page: Page) => map(page).getByRole('status')
/** The drawn map, which is visible before the street map. */
const drawing = (page: Page) => map(page).locator('svg[viewBox]').first()
const tileResponse = {
  contentType: 'image/png',
  headers: { 'cross-origin-resource-policy': 'cross-origin' },
  body: tile,
}
const serveTiles = (page: Page) => page.route(TILES, (route) => route.fulfill(tileResponse))

const cards = officeCards(pageAt(routes.contact()).office)
const directionsLink = (scope: Locator, { directions }: OfficeCard) =>
  scope.getByRole('link', { name: directions.label })

async function expectAddresses(page: Page) {
  const section = page.locator('#offices')
  await expect(drawing(page)).toBeVisible()
  for (const office of cards) {
    await expect(section.getByText(office.address)).toBeVisible()
    await expect(directionsLink(section, office)).toHaveAttribute('href', /^https:/)
  }
}

test('the street map loads after a click on its button, over the drawing, and has its credit', async ({ page }) => {
  const release = await holdRequests(page, TILES, (route) => route.fulfill(tileResponse))
  const violations = recordPolicyViolations(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await openPage(page, routes.contact())
  await map(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => /openstreetmap|leaflet-map-/.test(url))).toEqual([])
  const before = requested.length
  await expectAddresses(page)
  await expect(status(page)).toBeEmpty()
  await opener(page).click()
  await expect(status(page)).toHaveText(words.loading)
  expect((await status(page).boundingBox())?.height).toBeLessThan(60)
  await expectAddresses(page)
  release()
  await expect(status(page)).toBeEmpty()
  await expect(map(page)).toHaveAttribute('data-state', 'loaded')
  const credit = map(page).getByRole('link', { name: 'OpenStreetMap' })
  await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
  await expect(credit).toBeVisible()
  // Tiles are the only pictures: markers, shadows and controls are drawn.
  const pictures = requested.slice(before).filter((url) => /\.(png|svg|gif)$/.test(url))
  expect(pictures.filter((url) => !url.startsWith('https://tile.openstreetmap.org/'))).toEqual([])
  expect(violations).toEqual([])
})

test('the popup of an office opens, is usable and closes by keyboard', async ({ page }) => {
  const [office] = cards as [OfficeCard]
  await serveTiles(page)
  await openPage(page, routes.contact())
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const marker = map(page).getByRole('button', { name: office.marker })
  await expect(marker).toBeVisible()
  // The focus moves to the map, because the button is gone.
  await expect(map(page).locator('.leaflet-container')).toBeFocused()
  for (let step = 0; step < 12; step++) {
    if (await marker.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(marker).toBeFocused()
  await page.keyboard.press('Enter')
  const popup = map(page).locator('.leaflet-popup')
  await expect(popup).toContainText(office.address)
  await expect(popup.getByRole('link', { name: office.phone.display })).toBeFocused()
  await expect(directionsLink(popup, office)).toHaveAttribute('href', /^https:/)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(marker).toBeFocused()
})

test('a street map that fails to load shows a message and the addresses, and can be retried', async ({ page }) => {
  const code = '**/_next/static/leaflet-map-*'
  await openPage(page, routes.contact())
  const refused = { ...tileResponse, status: 403 }
  const failures = [
    [code, (route: Route) => route.abort()],
    [TILES, (route: Route) => route.abort()],
    // Servers that block a site answer with a picture that says so.
    [TILES, (route: Route) => route.fulfill(refused)],
    [TILES, (route: Route) => route.fulfill({ ...refused, status: 429, headers: { 'cache-control': 'max-age=60' } })],
  ] as const
  for (const [part, fail] of failures) {
    await page.route(part, fail)
    await opener(page).click()
    await expect(status(page)).toHaveText(words.unavailable)
    await expect(map(page).locator('.leaflet-container')).toBeHidden()
    await expectAddresses(page)
    await page.unroute(part)
  }
  await serveTiles(page)
  await opener(page).click()
  await expect(map(page)).toHaveAttribute('data-state', 'loaded')
})
