import { expect, test } from 'playwright/test'
import { siteRedirects } from '@/lib/hosting/redirects'
import { siteAddress } from '../support/servers'

const get = (path: string) => fetch(new URL(path, siteAddress), { redirect: 'manual' })
const locationOf = (response: Response) => {
  const { pathname, search, hash } = new URL(response.headers.get('location') ?? '', siteAddress)
  return `${pathname}${search}${hash}`
}

test('every redirect leads to its page in one step', async () => {
  for (const { source, destination, permanent } of siteRedirects()) {
    const response = await get(source)
    expect(response.status, source).toBe(permanent ? 308 : 307)
    expect(locationOf(response), source).toBe(destination)
    expect((await get(destination)).status, destination).toBe(200)
  }
})

test('the addresses of the specification work with a trailing slash too', async () => {
  for (const [source, path] of [
    ['/services/residential/electrical-panel-upgrades/', '/residential/panel-upgrades'],
    ['/services/residential/landscape-outdoor-lighting/', '/residential/landscape-outdoor-lighting'],
    ['/gta/halton-hills/', '/'],
  ] as const) {
    const response = await fetch(new URL(source, siteAddress))
    expect(response.status, source).toBe(200)
    expect(new URL(response.url).pathname, source).toBe(path)
  }
})

test('a trailing slash leads to the address without it, campaign parameters kept', async () => {
  const response = await get('/about/?utm_source=x')
  expect(response.status).toBe(308)
  expect(locationOf(response)).toBe('/about?utm_source=x')
})

test('a redirect keeps campaign parameters', async () => {
  const response = await get('/services/ev-energy/charger-installation?gclid=1')
  expect(locationOf(response)).toBe('/ev-energy/charger-installation?gclid=1')
})

test('in the browser the old address leaves no trace in the history', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/gta/toronto')
  expect(new URL(page.url()).pathname).toBe('/toronto')
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/about')
})

for (const path of [
  '/services/residential/no-such-service',
  '/services/no-such-category',
  '/gta/no-such-town',
  '/toronto/no-such-street',
  '/residential/no-such-service',
]) {
  test(`${path} is a 404`, async () => {
    expect((await get(path)).status).toBe(404)
  })
}
