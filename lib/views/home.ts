import { business } from '@/content/business'
import { circuits } from '@/content/cards'
import { catalogue } from '@/content/catalogue'
import { claims } from '@/content/claims'
import { faqs } from '@/content/faqs'
import { page as homePage } from '@/content/pages/home'
import { homeTestimonials } from '@/content/testimonials'
import { fill, typeset } from '@/lib/content/fill'
import { areaLinks } from '@/lib/content/links'
import { categoryPages, emergencyCategoryPage } from '@/lib/content/services'
import { pictureFor } from '@/lib/images/pictures'
import { categorySlugs, routes, serviceName, servicePathsOf } from '@/lib/routes'
import { licenceLine } from '@/lib/site'
import { pageContextWithForm } from '@/lib/views/page-context'

/** @returns what HomeScreen shows */
export function homeView() {
  const path = routes.home()
  const page = fill(homePage, path)
  return {
    ...pageContextWithForm(path, homePage.seoTitle),
    businessName: business.name,
    licence: licenceLine,
    page,
    reviews: { rating: claims.ratingHome.value, count: claims.reviewsHome.value },
    banner: {
      heading: page.banner.heading,
      lead: page.banner.lead,
      alt: page.banner.alt,
      items: homePage.banner.items.map(({ name, note, service }) => ({
        name: typeset(name),
        note: typeset(note),
        href: routes.service(service),
      })),
    },
    circuits: categorySlugs.map((category) => ({
      name: typeset(catalogue[category].name),
      href: routes.category(category),
      summary: fill(category === 'emergency' ? emergencyCategoryPage.summary : categoryPages[category].summary, path),
      services: servicePathsOf(category).map((service) => typeset(serviceName(service))),
      ...circuits[category],
    })),
    testimonials: fill(homeTestimonials, path),
    faqs: fill(faqs, path),
    picture: pictureFor('kitchen-lighting'),
    areas: areaLinks(),
  }
}
