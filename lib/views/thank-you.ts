import { page as thankYouPage } from '@/content/pages/thank-you'
import { pageTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { routes } from '@/lib/routes'
import { pageContext } from '@/lib/views/page-context'

/** @returns what ThankYouPage shows */
export function thankYouView() {
  const path = routes.thankYou()
  return {
    ...pageContext(path),
    page: fill(thankYouPage, path),
    breadcrumbs: pageTrail('thankYou'),
  }
}

export type ThankYouView = ReturnType<typeof thankYouView>
