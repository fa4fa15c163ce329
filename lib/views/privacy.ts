import { page as privacyPage } from '@/content/pages/privacy'
import { pageTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { routes } from '@/lib/routes'
import { pageContext } from '@/lib/views/page-context'

/** @returns what PrivacyPage shows */
export function privacyView() {
  const path = routes.privacy()
  return {
    ...pageContext(path),
    page: fill(privacyPage, path),
    breadcrumbs: pageTrail('privacy'),
  }
}

export type PrivacyView = ReturnType<typeof privacyView>
