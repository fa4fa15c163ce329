import { categoryTones } from '@/components/sections/category-tones'
import type { Tone } from '@/components/ui/section'
import { commonWords, formWords, serviceWords } from '@/content/interface'
import type { CategoryContent, Fold, HeadPrice, ServiceContent } from '@/content/schema'
import { linkTo } from '@/lib/content/links'
import type { Page, PageOfKind } from '@/lib/content/pages'
import { type ShownPrice, shownPrice } from '@/lib/content/price-terms'
import { promisesOn } from '@/lib/content/promises'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { testimonialsAbout, testimonialsOn } from '@/lib/content/testimonials'
import { withFullStop } from '@/lib/content/typography'
import { serviceCutaways } from '@/lib/drawings/cutaway-views'
import { fillTokens } from '@/lib/fill-tokens'
import { pictureFor } from '@/lib/images/pictures'
import { keysOf } from '@/lib/objects'
import { categoryOf, routes } from '@/lib/routes'

/** Whether copy with unfilled tokens names a danger. Such copy is never folded. */
const isWarning = (text: string) => text.includes('{danger')
const warns = ({ paragraphs }: Fold) => paragraphs.some(isWarning)

/** @returns the copy of a service without what is a warning, and its warnings. Its tokens are not filled yet */
function separateWarnings({ overview, signs, questions, ...others }: ServiceContent) {
  const folds = overview?.folds ?? []
  const dangerous = questions.filter(({ answer }) => isWarning(answer))
  return {
    ...others,
    overview: overview && { ...overview, folds: folds.filter((fold) => !warns(fold)) },
    signs: signs && {
      ...signs,
      items: signs.items.filter((item) => !isWarning(item)),
      warnings: signs.items.filter(isWarning),
    },
    questions: questions.filter((question) => !dangerous.includes(question)),
    warnings: [
      ...folds.filter(warns),
      ...dangerous.map(({ question, answer }) => ({ heading: question, paragraphs: [answer] })),
    ],
  }
}

/** Joins texts as sentences. The last one stays as it is. */
const asSentences = (...texts: string[]) =>
  texts
    .filter(Boolean)
    .map((text, index, all) => (index < all.length - 1 ? withFullStop(text) : text))
    .join(' ')

/** @returns what the page of a service shows */
export function serviceModel(page: PageOfKind<'service'>) {
  const { categoryPages, servicePages } = siteContent()
  const category = categoryOf(page.id)
  const copy = renderCopy(separateWarnings(servicePages[page.id]), page)
  const { tone } = categoryPages[category]
  const price = priceSection(copy, page)
  const testimonials = testimonialsOn(testimonialsAbout(page.id), page)
  /** One testimonial is no carousel. */
  const slides = testimonials.length > 1 ? testimonials : []
  /** What a head without a drawing of its own shows: a picture, or the drawing of the category. */
  const headPicture = copy.image ? pictureFor(copy.image) : 'drawing'
  const hasOverview = Boolean(copy.overview) || copy.warnings.length > 0
  /** Where the drawing of the category is: in a head with nothing else, else in the rooms, else in the overview. */
  function sectionWithDrawing(): 'head' | 'rooms' | 'overview' | 'none' {
    if (headPicture === 'drawing' && !copy.headPicture) return 'head'
    if (copy.mainSection?.kind === 'rooms') return 'rooms'
    return hasOverview ? 'overview' : 'none'
  }
  const drawnIn = sectionWithDrawing()
  return {
    /** The service that the form is about. */
    requestedService: copy.ownForm ? servicePages[page.id].name : undefined,
    copy,
    tone,
    headPrice: copy.headPrice && headPriceOf(copy.headPrice),
    headPicture,
    drawing: serviceCutaways()[page.id],
    drawnIn,
    toneOf: alternatingTones(tone, {
      price: Boolean(price),
      overview: hasOverview && drawnIn !== 'overview',
      main: Boolean(copy.mainSection ?? copy.signs) && drawnIn !== 'rooms',
      steps: Boolean(copy.steps),
      testimonials: slides.length > 0,
      request: true,
    }),
    price,
    overview: hasOverview
      ? {
          heading: copy.overview?.heading ?? copy.name,
          statement: copy.overview?.statement ?? copy.lead,
          folds: copy.overview?.folds ?? [],
          warnings: copy.warnings,
        }
      : undefined,
    signs: copy.signs,
    questions: copy.questions,
    /** The form's own heading, on a page with `ownForm`. */
    formHeading: copy.ownForm ? fillTokens(formWords.ownFormHeading, { service: copy.name }) : undefined,
    slides,
    /** Back to the category, related work, emergencies. */
    links: [
      { ...linkTo(category), label: fillTokens(commonWords.back, { name: linkTo(category).label }) },
      ...copy.related.map(linkTo),
      { label: commonWords.emergencyService, href: routes.page('emergency') },
    ],
  } as const
}

type SectionName = 'price' | 'overview' | 'main' | 'steps' | 'testimonials' | 'request'

/**
 * @param light in the order of the page: true for sections that the page has, except the one with the drawing
 * @returns the tone of a section: the light ones alternate, the section with the drawing is dusk
 */
function alternatingTones(tone: CategoryContent['tone'], light: Readonly<Record<SectionName, boolean>>) {
  const tones = categoryTones[tone].light
  const sections = keysOf(light).filter((name) => light[name])
  return (section: SectionName): Tone => {
    const at = sections.indexOf(section)
    return (at < 0 ? undefined : tones[at % tones.length]) ?? 'dusk'
  }
}

type PriceFields = Pick<ServiceContent, 'cost' | 'headPrice' | 'facts' | 'circuit'>

/** @returns the section on the price; undefined when the page says nothing about it */
function priceSection({ cost, headPrice, facts, circuit }: PriceFields, page: Page) {
  if (!cost && !headPrice && facts.length === 0) return undefined
  const price = headPrice?.kind === 'price' ? shownPrice(headPrice.price) : undefined
  const { typicalRange, check } = serviceWords
  return {
    heading: cost?.heading ?? serviceWords.price,
    price,
    line: cost,
    facts: [
      ...facts,
      ...promisesOn(page).map(({ label, value, note }) => ({ value: label, label: asSentences(value, note) })),
    ],
    quote: headPrice && asSentences(headPrice.note, price ? typicalRange : ''),
    notes: [
      ...(cost?.notes ?? []),
      ...(circuit ? [fillTokens(serviceWords.circuit, { circuit })] : []),
      renderCopy(check, page),
    ],
  }
}

/** @returns the price in the head */
function headPriceOf(headPrice: HeadPrice): { label: string; price?: ShownPrice; quote?: string } {
  const { label } = headPrice
  if (headPrice.kind === 'quote') return { label, quote: serviceWords.quote }
  return { label: withFullStop(label), price: shownPrice(headPrice.price) }
}
