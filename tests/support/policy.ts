import type { Page } from 'playwright/test'

/**
 * Collects what a page's policy refuses, from before its first script on.
 * @returns the list, which grows
 */
export async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy|violates the following/i.test(message.text())) refused.push(message.text())
  })
  await page.exposeFunction('reportRefused', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportRefused: (what: string) => void }).reportRefused
      report(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`)
    })
  })
  return refused
}
