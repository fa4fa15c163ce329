import { page as contactPage } from '@/content/pages/contact'
import { pageTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { areaLinks } from '@/lib/content/links'
import { routes } from '@/lib/routes'
import { officeCards } from '@/lib/views/offices'
import { pageContextWithForm } from '@/lib/views/page-context'

/** @returns what ContactScreen shows */
export function contactView() {
  const path = routes.contact()
  return {
    ...pageContextWithForm(path, contactPage.seoTitle),
    page: fill(contactPage, path),
    breadcrumbs: pageTrail('Contact', path),
    offices: officeCards(),
    areas: areaLinks(),
  }
}
