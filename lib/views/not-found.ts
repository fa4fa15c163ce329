import { page as notFoundPage } from '@/content/pages/not-found'
import { fill } from '@/lib/content/fill'
import { categoryLink } from '@/lib/content/links'
import { categorySlugs } from '@/lib/content/registry'
import { pageContextWithForm } from '@/lib/views/page-context'

/** @returns what NotFoundPage shows; the missing path itself is known only to the browser */
export function notFoundView() {
  const path = '/404'
  return {
    ...pageContextWithForm(path, notFoundPage.seoTitle),
    page: fill(notFoundPage, path),
    /** The kinds of work, whichever page was looked for. */
    categories: categorySlugs.map(categoryLink),
  }
}

export type NotFoundView = ReturnType<typeof notFoundView>
