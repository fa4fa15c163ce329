import { placements } from '@/content/placements'
import type { ServicePage, TradePath } from '@/content/types'
import { serviceTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { categoryLink, serviceLink } from '@/lib/content/links'
import { servicePages } from '@/lib/content/services'
import { uiWords } from '@/lib/content/words'
import { serviceCutaways } from '@/lib/drawings/circuits'
import { fillTemplate } from '@/lib/fill-template'
import { pictureFor } from '@/lib/images/pictures'
import { routes, serviceName, servicePathsOf, splitServicePath } from '@/lib/routes'
import { highlightView } from '@/lib/views/highlight'
import { jobsView } from '@/lib/views/jobs'
import { pageContextWithForm } from '@/lib/views/page-context'
import { promisesView } from '@/lib/views/promises'
import { testimonialsOf, testimonialsView } from '@/lib/views/testimonials'

/** What a service page opens with: a close-up, the building, its figure, or a room that answers a keypad. */
type ServiceHead = 'picture' | 'drawing' | 'figure' | 'keypad' | 'bedside'

/**
 * @param path a trade service
 * @returns what ServiceScreen shows
 */
export function serviceView(path: TradePath) {
  const href = routes.service(path)
  const source: ServicePage = servicePages[path]
  const { category } = splitServicePath(path)
  const inquiry = category === 'smart-home' && !placements.sharedFormPages.includes(path)
  const name = serviceName(path)
  const page = fill(source, href)
  return {
    ...pageContextWithForm(href, source.seoTitle, inquiry ? name : undefined),
    page,
    highlight: highlightView(page.highlight),
    breadcrumbs: serviceTrail(path),
    picture: source.image && pictureFor(source.image),
    head: chooseHead(path, source),
    /** True where the figure's subject is a row of windows. */
    shades: path === placements.shadesPage,
    drawing: serviceCutaways[path],
    look: { ...placements.categoryLooks[category], ...placements.pageLooks[path] },
    shape: placements.sizeShapes[path],
    /** True where the places stand under the drawing, across the page. */
    stage: placements.stagePages.includes(path),
    /** On the form's own card: an inquiry form names the system. */
    formHeading: inquiry ? fillTemplate(uiWords.form.inquiryHeading, { name }) : undefined,
    testimonials: testimonialsView(testimonialsOf(path), href),
    /** The category's other services; they fold away. */
    siblings: {
      heading: fillTemplate(uiWords.common.moreServices, { name: categoryLink(category).label }),
      items: servicePathsOf(category)
        .filter((sibling) => sibling !== path)
        .map(serviceLink),
    },
    /** Back to the category, related work, emergencies. */
    ways: [
      { ...categoryLink(category), label: fillTemplate(uiWords.common.back, { name: categoryLink(category).label }) },
      ...source.related.map(serviceLink),
      { label: uiWords.common.emergencyService, href: routes.category('emergency') },
    ],
    promises: promisesView(href),
    jobs: jobsView(path),
  }
}

/** A room where one answers a keypad, else the page's figure, its close-up, or the building. */
function chooseHead(path: TradePath, { highlight, image }: ServicePage): ServiceHead {
  return placements.roomHeads[path] ?? (highlight.kind === 'figure' ? 'figure' : image ? 'picture' : 'drawing')
}

export type ServiceView = ReturnType<typeof serviceView>
