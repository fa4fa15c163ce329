import { catalogue } from '@/content/catalogue'
import { page as aboutPage } from '@/content/pages/about'
import { pageTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { pictureFor } from '@/lib/images/pictures'
import { routes } from '@/lib/routes'
import { pageContextWithForm } from '@/lib/views/page-context'
import { peopleView } from '@/lib/views/people'

/** @returns what AboutScreen shows */
export function aboutView() {
  const path = routes.about()
  const page = fill(aboutPage, path)
  return {
    ...pageContextWithForm(path, aboutPage.seoTitle),
    page,
    breadcrumbs: pageTrail('about'),
    picture: pictureFor(aboutPage.image),
    services: page.services.items.map(({ category, text }) => ({
      name: catalogue[category].name,
      href: routes.category(category),
      text,
    })),
    people: peopleView(path),
  }
}

export type AboutView = ReturnType<typeof aboutView>
