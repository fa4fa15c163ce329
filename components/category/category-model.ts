import type { CategoryContent, ServiceContent } from '@/content/schema'
import { linkTo } from '@/lib/content/links'
import type { PageOfKind } from '@/lib/content/pages'
import { type ShownPrice, shownPrice } from '@/lib/content/price-terms'
import { idsOfCategory, nameOf, panelLabel, summaryOf } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { smartPunctuation, withFullStop } from '@/lib/content/typography'
import { circuitCards } from '@/lib/drawings/circuit-cards'
import { type CutawayView, categoryCutaways, serviceCutaways } from '@/lib/drawings/cutaway-views'
import { type Href, routes } from '@/lib/routes'

/** A service in the list of a category. */
export type ListedService = {
  href: Href
  /** Its name, and its shorter label on the panel. */
  name: string
  label: string
  /** The visitor's question that it answers, and a line about it. */
  question: string
  note: string
  /** Undefined when it depends on the job. */
  price?: ShownPrice
  /** The room of the building that its work is in. */
  drawing: CutawayView
}

/** List styles that leave out the visitor's questions. The page shows the questions as rows below. */
const withRows: readonly CategoryContent['listStyle'][] = ['panel', 'keypad']

/** @returns what a category's page shows; services in the panel's order, rows in the questions' */
export function categoryModel(page: PageOfKind<'category'>) {
  const { categoryPages, servicePages } = siteContent()
  const copy: CategoryContent = renderCopy(categoryPages[page.id], page)
  const choices = copy.choices?.items ?? []
  const drawing = categoryCutaways()[page.id]
  const services: ListedService[] = idsOfCategory(page.id).map((service) => {
    const { drawing: ownDrawing, headPrice }: ServiceContent = servicePages[service]
    const choice = choices.find((one) => one.service === service)
    const summary = renderCopy(summaryOf(service), page).replace(/\.$/, '')
    const { art, live, wide, phone } = serviceCutaways()[service]
    const near = ownDrawing?.crop.near
    return {
      href: routes.page(service),
      name: smartPunctuation(nameOf(service)),
      label: smartPunctuation(panelLabel(service)),
      question: choice?.question ?? '',
      note: choice?.note ?? summary,
      price: headPrice?.kind === 'price' ? shownPrice(headPrice.price) : undefined,
      drawing: near ? { art, live, wide: near } : { art, live, wide, phone },
    }
  })
  return {
    copy,
    services,
    /** Questions, each with the service that answers it. */
    rows: withRows.includes(copy.listStyle)
      ? choices.map(({ question, service, note }) => {
          const { label, href } = linkTo(service)
          return { title: question, text: `[${label}](${href}). ${withFullStop(note)}` }
        })
      : [],
    drawing,
    /** The card of each service below the drawing. */
    cards: circuitCards(
      idsOfCategory(page.id).map((service) => ({ service, name: smartPunctuation(nameOf(service)) })),
      drawing.art,
      page,
    ),
  }
}
