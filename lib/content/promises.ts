import type { Page } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'

/** @returns the promises that have a value, with their tokens filled for the page */
export function promisesOn(page: Page) {
  const written = Object.values(siteContent().promises.items).filter(({ value }) => value.trim())
  return renderCopy(written, page)
}
