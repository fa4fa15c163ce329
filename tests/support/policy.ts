import type { Page } from 'playwright/test'

/**
 * Records what the content security policy of a page blocks. Call it before the page is opened.
 * @returns the list of violations, which grows
 */
export async function recordPolicyViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/content security policy|violates the following/i.test(message.text())) violations.push(message.text())
  })
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation
      report(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`)
    })
  })
  return violations
}
