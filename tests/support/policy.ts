import type { Page } from 'playwright/test'

/**
 * Records what the content security policy of a page blocks, which the browser logs. Call it before the page is opened.
 * @returns the list of violations, which grows
 */
export function recordPolicyViolations(page: Page): string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/content security policy|violates the following/i.test(message.text())) violations.push(message.text())
  })
  return violations
}
