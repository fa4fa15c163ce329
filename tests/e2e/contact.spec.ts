import { expect, type Locator, type Page, test } from 'playwright/test'
import { contactWords } from '@/content/interface'
import { gtaPaths } from '@/lib/content/registry'
import { routes } from '@/lib/routes'
import { type OfficeRecord, offices } from '@/lib/site'
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
const withTiles = (page: Page) => page.route(TILES, (route) => route.fulfill({ contentType: 'image/png', body: tile }))

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

test('the street map loads only after its button is pressed', async ({ page }) => {
  await withTiles(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPage(page, routes.contact())
  await map(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const before = asked.length
  expect(asked.filter((url) => url.includes('openstreetmap'))).toEqual([])
  await expectAddresses(page)
  await expect(status(page)).toBeEmpty()
  await opener(page).click()
  await expect(map(page)).toHaveAttribute('data-state', 'loaded')
  expect(asked.slice(before).some((url) => url.includes('/_next/static/leaflet-map-'))).toBe(true)
  // Markers, shadows and controls are drawn here: tiles are the only pictures.
  const pictures = asked.slice(before).filter((url) => /\.(png|svg|gif)$/.test(url))
  expect(pictures.filter((url) => !url.startsWith('https://tile.openstreetmap.org/'))).toEqual([])
})

test('it shows a loading message over the drawing, then credits OpenStreetMap', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(TILES, async (route) => {
    await held
    await route.fulfill({ contentType: 'image/png', body: tile })
  })
  await openPage(page, routes.contact())
  await opener(page).click()
  await expect(status(page)).toHaveText('Loading map...')
  expect((await status(page).boundingBox())?.height).toBeLessThan(60)
  await expectAddresses(page)
  release()
  await expect(status(page)).toBeEmpty()
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  )
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
})

for (const office of offices.slice(0, 1)) {
  test(`the ${office.id} office opens, is read and closes with the keyboard alone`, async ({ page }) => {
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
}

test('when its code fails, a message says so and the addresses stay', async ({ page }) => {
  await openPage(page, routes.contact())
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/leaflet-map-*', (route) => route.abort())
  await opener(page).click()
  await expect(status(page)).toHaveText('Interactive map temporarily unavailable')
  await expectAddresses(page)
})

test('when tiles fail, a message says so and the addresses stay', async ({ page }) => {
  await page.route(TILES, (route) => route.abort())
  await openPage(page, routes.contact())
  await opener(page).click()
  await expect(status(page)).toHaveText('Interactive map temporarily unavailable')
  await expect(map(page).locator('.leaflet-container')).toBeHidden()
  await expectAddresses(page)
  // It can be tried again.
  await page.unroute(TILES)
  await withTiles(page)
  await opener(page).click()
  await expect(map(page)).toHaveAttribute('data-state', 'loaded')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawing and the addresses show, without a button for the map', async ({ page }) => {
    await page.goto('/contact')
    await expect(opener(page)).toBeHidden()
    await expectAddresses(page)
  })
})

test('the areas link to every GTA page and to Toronto', async ({ page, request }) => {
  await page.goto('/contact#areas')
  const links = page.locator('#areas').getByRole('list').getByRole('link')
  await expect(links).toHaveCount(gtaPaths.length + 1)
  const hrefs = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''))
  expect(hrefs.sort()).toEqual([routes.toronto(), ...gtaPaths.map(routes.place)].sort())
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200)
})
