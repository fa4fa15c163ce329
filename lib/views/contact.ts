import { page as contactPage } from '@/content/pages/contact'
import { pageTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { locationLink } from '@/lib/content/links'
import { gtaPaths, torontoPaths } from '@/lib/content/registry'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import { routes } from '@/lib/routes'
import { officeCards } from '@/lib/views/offices'
import { pageContextWithForm } from '@/lib/views/page-context'
import { proofView } from '@/lib/views/proof'

/** @returns what ContactPage shows */
export function contactView() {
  const path = routes.contact()
  return {
    ...pageContextWithForm(path, contactPage.seoTitle),
    page: fill(contactPage, path),
    breadcrumbs: pageTrail('contact'),
    proof: proofView(path),
    offices: officeCards(path),
    areas: gtaPaths.map(locationLink),
    toronto: {
      label: fillTemplate(uiWords.contact.neighbourhoods, { count: torontoPaths.length }),
      href: routes.toronto(),
    },
  }
}

export type ContactView = ReturnType<typeof contactView>
