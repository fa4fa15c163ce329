import type { Page, Route } from 'playwright/test'

/**
 * Delays requests until the returned function is called.
 * @param respond what then happens to each request; it continues by default
 */
export async function holdRequests(
  page: Page,
  pattern: string,
  respond: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    // The page may be closed by now.
    await respond(route).catch(() => {})
  })
  return release
}
