import type { Page } from 'playwright/test'

/** @returns a list that grows by what the page's policy blocks. Call it before the page is opened */
export function recordPolicyViolations(page: Page): string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/content security policy|violates the following/i.test(message.text())) violations.push(message.text())
  })
  return violations
}
