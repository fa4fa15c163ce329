import { placements } from '@/content/placements'
import { prices } from '@/content/prices'
import type { Fold, Highlight, ServicePage, TradePath } from '@/content/types'
import { serviceTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { categoryLink, serviceLink } from '@/lib/content/links'
import { priceTerms } from '@/lib/content/price-terms'
import { servicePages } from '@/lib/content/services'
import { uiWords } from '@/lib/content/words'
import { serviceCutaways } from '@/lib/drawings/circuits'
import { fillTemplate } from '@/lib/fill-template'
import { pictureFor } from '@/lib/images/pictures'
import { routes, serviceName, splitServicePath } from '@/lib/routes'
import { jobsView } from '@/lib/views/jobs'
import { pageContextWithForm } from '@/lib/views/page-context'
import { promisesView } from '@/lib/views/promises'
import { proofView } from '@/lib/views/proof'
import { testimonialsOf, testimonialsView } from '@/lib/views/testimonials'

/** Copy that names a danger, before its tokens are filled: it is never folded away. */
const isWarning = (text: string) => text.includes('{danger')
const warns = ({ paragraphs }: Fold) => paragraphs.some(isWarning)

/**
 * @param path a trade service
 * @returns what ServicePage shows
 */
export function serviceView(path: TradePath) {
  const href = routes.service(path)
  const source: ServicePage = servicePages[path]
  const { category } = splitServicePath(path)
  const inquiry = category === 'smart-home' && !placements.sharedFormPages.includes(path)
  const name = serviceName(path)
  const page = fill(source, href)
  const { what, signs } = source
  const dangerous = source.questions.filter(({ answer }) => isWarning(answer))
  const promises = promisesView(href)?.items ?? []
  return {
    ...pageContextWithForm(href, source.seoTitle, inquiry ? name : undefined),
    page,
    category,
    breadcrumbs: serviceTrail(path),
    h1: page.h1,
    lead: page.lead,
    sum: sumOf(page.highlight),
    proof: proofView(href),
    /** What the head shows beside its words. */
    slot: path === placements.roomPage ? 'room' : source.image ? pictureFor(source.image) : 'drawing',
    drawing: serviceCutaways[path],
    price: {
      heading: page.cost.heading,
      counted:
        page.highlight.kind === 'words'
          ? page.highlight.words.map(({ word, note }) => `**${word}:** ${note.replace(/[^.?!]$/, '$&.')}`)
          : [],
      paragraphs: page.cost.paragraphs,
      notes: [
        page.highlight.note,
        page.highlight.kind === 'price' ? uiWords.service.payment : uiWords.service.invoices,
      ],
      facts: [
        ...(page.highlight.kind === 'figure' ? [{ value: page.highlight.figure, label: page.highlight.label }] : []),
        ...page.facts,
        { value: uiWords.service.circuit, label: page.circuit },
        ...promises.map(({ label, value, note }) => ({
          value: label,
          label: [value, note].filter(Boolean).join('. '),
        })),
      ],
    },
    what: {
      heading: page.what.heading,
      statement: page.what.statement,
      folds: fill(
        what.more.filter((fold) => !warns(fold)),
        href,
      ),
      warnings: fill(
        [
          ...what.more.filter(warns),
          ...dangerous.map(({ question, answer }) => ({ heading: question, paragraphs: [answer] })),
        ],
        href,
      ),
    },
    signs: {
      heading: page.signs.heading,
      intro: page.signs.intro,
      items: fill(
        signs.items.filter((item) => !isWarning(item)),
        href,
      ),
      warnings: fill(signs.items.filter(isWarning), href),
    },
    questions: fill(
      source.questions.filter((question) => !dangerous.includes(question)),
      href,
    ),
    shape: placements.sizeShapes[path],
    /** On the form's own card: an inquiry form names the system. */
    formHeading: inquiry ? fillTemplate(uiWords.form.inquiryHeading, { name }) : undefined,
    testimonials: testimonialsView(testimonialsOf(path), href),
    /** Back to the category, related work, emergencies. */
    ways: [
      { ...categoryLink(category), label: fillTemplate(uiWords.common.back, { name: categoryLink(category).label }) },
      ...source.related.map(serviceLink),
      { label: uiWords.common.emergencyService, href: routes.category('emergency') },
    ],
    jobs: jobsView(path),
  } as const
}

/** What the head says of the price. */
function sumOf(highlight: Highlight): { label: string; range?: string; by?: string } {
  const { service } = uiWords
  if (highlight.kind === 'price')
    return {
      label: `${highlight.label}. ${priceTerms([highlight.price])}`,
      range: prices[highlight.price].range,
    }
  if (highlight.kind === 'figure') return { label: service.pricedBy, by: highlight.by }
  const [first = '', ...rest] = highlight.words.map(({ word }) => word)
  return { label: highlight.label, by: [first, ...rest.map((word) => word.toLowerCase())].join(', ') }
}

export type ServiceView = ReturnType<typeof serviceView>
