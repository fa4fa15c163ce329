import { catalogue } from '@/content/catalogue'
import { panelLabels } from '@/content/panel-labels'
import { placements } from '@/content/placements'
import { prices } from '@/content/prices'
import type { ServicePage, TradeCategorySlug } from '@/content/types'
import { categoryTrail } from '@/lib/chrome/breadcrumbs'
import { fill, typeset } from '@/lib/content/fill'
import { priceTerms } from '@/lib/content/price-terms'
import { categoryPages, servicePages } from '@/lib/content/services'
import { uiWords } from '@/lib/content/words'
import { type CutawayView, categoryCutaways, placeBoxes, serviceCutaways } from '@/lib/drawings/circuits'
import { type Href, routes, serviceName, servicePathsOf } from '@/lib/routes'
import { pageContextWithForm } from '@/lib/views/page-context'
import { proofView } from '@/lib/views/proof'

/** A service in a category's index. */
export type IndexedService = {
  href: Href
  /** Its name in the catalogue; shorter, on the panel. */
  name: string
  label: string
  /** The visitor's question that it answers, and a line about it. */
  question: string
  note: string
  /** The range, or that there is none. */
  price?: string
  cost: string
  /** Where in the building its work is. */
  drawing: CutawayView
}

/** Categories whose index has no room for the visitor's questions: they follow as rows. */
const withRows: readonly TradeCategorySlug[] = ['residential', 'smart-home']

/**
 * @param category a trade category
 * @returns what CategoryPage shows; `services` in the order of the panel, `rows` in the order of the questions
 */
export function categoryView(category: TradeCategorySlug) {
  const path = routes.category(category)
  const source = categoryPages[category]
  const page = fill(source, path)
  const services: IndexedService[] = servicePathsOf(category).map((service) => {
    const choice = page.choosing.items.find((item) => item.service === service)
    const { highlight }: ServicePage = servicePages[service]
    const { live, phone, wide } = serviceCutaways[service]
    const box = placeBoxes[service]
    const place = box ? { art: wide.art, box } : wide
    return {
      href: routes.service(service),
      name: typeset(serviceName(service)),
      label: typeset(panelLabels[service]),
      question: choice?.question ?? '',
      note: choice?.note ?? '',
      price: highlight.kind === 'price' ? prices[highlight.price].range : undefined,
      cost: uiWords.category.afterALook,
      drawing: { live, wide: place, phone: box ? place : phone },
    }
  })
  const drawing: CutawayView = categoryCutaways[category]
  return {
    ...pageContextWithForm(path, source.seoTitle),
    category,
    page,
    name: typeset(catalogue[category].name),
    breadcrumbs: categoryTrail(category),
    proof: proofView(path),
    services,
    priceTerms: priceTerms(
      servicePathsOf(category).flatMap((service) => {
        const { highlight }: ServicePage = servicePages[service]
        return highlight.kind === 'price' ? [highlight.price] : []
      }),
    ),
    /** Questions, each with the service that answers it. */
    rows: withRows.includes(category)
      ? page.choosing.items.map(({ question, service, note }) => ({
          title: question,
          text: `[${typeset(serviceName(service))}](${routes.service(service)}). ${note.replace(/\.?$/, '.')}`,
        }))
      : [],
    shape: placements.categoryShapes[category],
    drawing,
    /** What the page's drawings are parts of. */
    arts: [drawing.wide.art, drawing.phone.art, ...services.map((item) => item.drawing.wide.art)],
  }
}

export type CategoryView = ReturnType<typeof categoryView>
