import { business } from '@/content/business'
import { page as aboutPage } from '@/content/pages/about'
import { pageTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { categoryName } from '@/lib/content/registry'
import { routes } from '@/lib/routes'
import { licenceLine } from '@/lib/site'
import { pageContextWithForm } from '@/lib/views/page-context'
import { peopleView } from '@/lib/views/people'
import { proofView } from '@/lib/views/proof'

/** @returns what AboutPage shows */
export function aboutView() {
  const path = routes.about()
  const page = fill(aboutPage, path)
  return {
    ...pageContextWithForm(path, aboutPage.seoTitle),
    page,
    breadcrumbs: pageTrail('about'),
    proof: proofView(path),
    licence: { licence: licenceLine, checkAt: business.licence.checkAt },
    services: page.services.items.map(({ category, text }) => ({
      title: categoryName(category),
      href: routes.category(category),
      text,
    })),
    people: peopleView(path),
  }
}

export type AboutView = ReturnType<typeof aboutView>
