import { catalogue } from '@/content/catalogue'
import type { ServicePage, TradeCategorySlug } from '@/content/types'
import { categoryTrail } from '@/lib/chrome/breadcrumbs'
import { categoryPanel, closeUps, drawingOf, type PricedPanelService } from '@/lib/chrome/panel'
import { fill, typeset } from '@/lib/content/fill'
import { priceTerms } from '@/lib/content/price-terms'
import { categoryPages, servicePages } from '@/lib/content/services'
import { uiWords } from '@/lib/content/words'
import { type CutawayView, categoryCutaways, placeBoxes, serviceCutaways } from '@/lib/drawings/circuits'
import { pictureFor } from '@/lib/images/pictures'
import { routes, serviceName, servicePathsOf } from '@/lib/routes'
import { highlightView } from '@/lib/views/highlight'
import { pageContextWithForm } from '@/lib/views/page-context'

/** A service in a category's index. */
export type IndexedService = PricedPanelService & {
  /** Its name in the catalogue: the panel's label is shorter. */
  name: string
  /** The visitor's question that it answers, and a line about it. */
  question: string
  note: string
  /** Shown where there is no price. */
  cost: string
}

/**
 * @param category a trade category
 * @returns what CategoryScreen shows; `services` in the order of the panel, `choices` in the order of the questions
 */
export function categoryView(category: TradeCategorySlug) {
  const path = routes.category(category)
  const source = categoryPages[category]
  const page = fill(source, path)
  const panel = categoryPanel(category)
  const services: IndexedService[] = panel.map((item) => {
    const choice = page.choosing.items.find(({ service }) => service === item.service)
    return {
      ...item,
      name: typeset(serviceName(item.service)),
      question: choice?.question ?? '',
      note: choice?.note ?? '',
      cost: uiWords.category.afterALook,
    }
  })
  const drawing: CutawayView = categoryCutaways[category]
  const closeUp = closeUps[drawingOf(category)]
  return {
    ...pageContextWithForm(path, source.seoTitle),
    category,
    page,
    name: typeset(catalogue[category].name),
    breadcrumbs: categoryTrail(category),
    picture: pictureFor(source.image),
    services,
    priceTerms: priceTerms(
      servicePathsOf(category).flatMap((service) => {
        const { highlight }: ServicePage = servicePages[service]
        return highlight.kind === 'price' ? [highlight.price] : []
      }),
    ),
    choices: page.choosing.items.map(({ question, service, note }) => ({
      question,
      answer: typeset(serviceName(service)),
      href: routes.service(service),
      text: note,
    })),
    drawing,
    /** Services with their own close-up, where a category has few. */
    servicesWithDrawings: services.map((item) => {
      const { live, phone } = serviceCutaways[item.service]
      const box = placeBoxes[item.service]
      return { ...item, drawing: { live, wide: box ? { art: phone.art, box } : phone, phone } }
    }),
    /** What the page's drawings and close-ups are parts of. */
    arts: [drawing.wide.art, drawing.phone.art, closeUp.art],
    closeUp,
    highlight: page.highlight && highlightView(page.highlight),
  }
}

export type CategoryView = ReturnType<typeof categoryView>
