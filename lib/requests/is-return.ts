/** @returns whether the browser shows the page again: after Back, Forward or a reload */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return /^(reload|back)/.test(visit?.type ?? '')
}
