import { expect, type Locator, type Page, test } from 'playwright/test'
import { contactWords } from '@/content/interface'
import { routes } from '@/lib/routes'
import { type OfficeRecord, offices } from '@/lib/site'
import { watchPolicy } from '../support/policy'
import { openPage } from '../support/site-pages'

const TILES = 'https://tile.openstreetmap.org/**'
/** A grey picture of one pixel: no test asks the real tile server. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8c+bMfwAGgQLlG6xkDQAAAABJRU5ErkJggg==',
  'base64',
)
const words = contactWords.map
const map = (page: Page) => page.getByRole('region', { name: words.name })
const opener = (page: Page) => map(page).getByRole('button', { name: words.open })
const status = (page: Page) => map(page).getByRole('status')
/** The drawn map, which stands from the start. */
const drawing = (page: Page) => map(page).locator('svg[viewBox]').first()
const answer = { contentType: 'image/png', headers: { 'cross-origin-resource-policy': 'cross-origin' }, body: tile }
const withTiles = (page: Page) => page.route(TILES, (route) => route.fulfill(answer))

/** As it is read: every office stands in Ontario. */
const addressOf = ({ street, city }: OfficeRecord) => `${street}, ${city}, Ontario`
const directions = (scope: Locator, { name }: OfficeRecord) =>
  scope.getByRole('link', { name: contactWords.office.directionsTo.replace('{name}', name) })

async function expectAddresses(page: Page) {
  const section = page.locator('#offices')
  await expect(drawing(page)).toBeVisible()
  for (const office of offices) {
    await expect(section.getByText(addressOf(office))).toBeVisible()
    await expect(directions(section, office)).toHaveAttribute('href', /^https:/)
  }
}

test('the street map loads only after its button is pressed, says so over the drawing, and credits OpenStreetMap', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(TILES, async (route) => {
    await held
    await route.fulfill(answer)
  })
  const refused = await watchPolicy(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPage(page, routes.contact())
  await map(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /openstreetmap|leaflet-map-/.test(url))).toEqual([])
  const before = asked.length
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
  // Markers, shadows and controls are drawn here: tiles are the only pictures.
  const pictures = asked.slice(before).filter((url) => /\.(png|svg|gif)$/.test(url))
  expect(pictures.filter((url) => !url.startsWith('https://tile.openstreetmap.org/'))).toEqual([])
  expect(refused).toEqual([])
})

test('an office opens, is read and closes with the keyboard alone', async ({ page }) => {
  const [office] = offices
  await withTiles(page)
  await openPage(page, routes.contact())
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const marker = map(page).getByRole('button', { name: new RegExp(`^${office.name} office`) })
  await expect(marker).toBeVisible()
  // The button is gone; Tab goes on in the map.
  await expect(map(page).locator('.leaflet-container')).toBeFocused()
  for (let step = 0; step < 12; step++) {
    if (await marker.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(marker).toBeFocused()
  await page.keyboard.press('Enter')
  const popup = map(page).locator('.leaflet-popup')
  await expect(popup).toContainText(addressOf(office))
  await expect(popup.getByRole('link', { name: office.phone.display })).toBeFocused()
  await expect(directions(popup, office)).toHaveAttribute('href', /^https:/)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(marker).toBeFocused()
})

test('when its code or its tiles fail, a message says so, the addresses stay, and it can be tried again', async ({
  page,
}) => {
  const code = '**/_next/static/leaflet-map-*'
  await openPage(page, routes.contact())
  for (const part of [code, TILES]) {
    await page.route(part, (route) => route.abort())
    await opener(page).click()
    await expect(status(page)).toHaveText(words.unavailable)
    await expect(map(page).locator('.leaflet-container')).toBeHidden()
    await expectAddresses(page)
    await page.unroute(part)
  }
  await withTiles(page)
  await opener(page).click()
  await expect(map(page)).toHaveAttribute('data-state', 'loaded')
})
