import type { ServiceScreenProps } from '@/components/screens/service-screen'
import { placements } from '@/content/placements'
import { homeTestimonials, panelUpgradeTestimonials } from '@/content/testimonials'
import { serviceTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { categoryLink, serviceLink } from '@/lib/content/links'
import { servicePages, type TradePath } from '@/lib/content/services'
import type { ServicePage } from '@/lib/content/types'
import { fillName, uiWords } from '@/lib/content/words'
import { serviceSections } from '@/lib/drawings/circuits'
import { pictureFor } from '@/lib/images/pictures'
import { routes, serviceName, servicePathsOf, splitServicePath } from '@/lib/routes'
import { giantView } from '@/lib/views/giant'
import { faceView, jobsView, promisesView } from '@/lib/views/owner'
import { pageContextWithForm } from '@/lib/views/page-context'

/**
 * @param path a trade service
 * @returns what ServiceScreen shows; `testimonials` is one where a customer spoke of this service, three on the carousel page
 */
export function serviceView(path: TradePath) {
  const href = routes.service(path)
  const source: ServicePage = servicePages[path]
  const { category } = splitServicePath(path)
  const inquiry = category === 'smart-home' && !placements.sharedFormPages.includes(path)
  const name = serviceName(path)
  const page = fill(source, href)
  const spoken = homeTestimonials.filter(({ service }) => service === name)
  return {
    ...pageContextWithForm(href, source.seoTitle, inquiry ? name : undefined),
    page,
    giant: giantView(page.giant),
    breadcrumbs: serviceTrail(path),
    picture: source.image && pictureFor(source.image),
    head: headOf(path, source),
    shades: path === placements.shadesPage,
    drawing: serviceSections[path],
    look: { ...placements.categoryLooks[category], ...placements.pageLooks[path] },
    shape: placements.sizeShapes[path],
    stage: placements.stagePages.includes(path),
    formHeading: inquiry ? fillName(uiWords.form.inquiryHeading, name) : undefined,
    testimonials: fill(path === placements.carouselPage ? panelUpgradeTestimonials : spoken, href),
    siblings: {
      heading: fillName(uiWords.common.moreServices, categoryLink(category).label),
      items: servicePathsOf(category)
        .filter((sibling) => sibling !== path)
        .map(serviceLink),
    },
    ways: [
      { ...categoryLink(category), label: fillName(uiWords.common.back, categoryLink(category).label) },
      ...source.related.map(serviceLink),
      { label: uiWords.common.emergencyService, href: routes.category('emergency') },
    ],
    promises: promisesView(href),
    jobs: jobsView(path),
    face: faceView(href),
  }
}

/** A room where one answers a keypad, else the page's figure, its close-up, or the building. */
function headOf(path: TradePath, { giant, image }: ServicePage): ServiceScreenProps['head'] {
  return placements.roomHeads[path] ?? (giant.kind === 'figure' ? 'figure' : image ? 'picture' : 'drawing')
}
