import { commonWords, emergencyWords } from '@/content/interface'
import type { EmergencyContent, Fold, Situation } from '@/content/schema'
import { type LinkItem, linkTo } from '@/lib/content/links'
import type { SiteContent } from '@/lib/content/load-content'
import type { Page, PageOfKind } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { type CutawayView, serviceCutaways } from '@/lib/drawings/cutaway-views'
import { fillTokens } from '@/lib/fill-tokens'
import { type Href, routes } from '@/lib/routes'

/** What any emergency page shows. */
export type EmergencyModel<Copy extends EmergencyContent = EmergencyContent> = {
  page: Page
  copy: Copy
  /** The questions, and last how we work, which has several paragraphs. */
  questions: Fold[]
  /** Back to the list, related pages, contact. */
  links: LinkItem[]
}

/** Situations with one answer to "Whom do I call first?". */
type SituationGroup = {
  label: string
  situations: Situation[]
  /** Situations of other pages. */
  links: (Pick<Situation, 'heading' | 'firstStep'> & { href: string })[]
}

export type EmergencyIndexModel = EmergencyModel<SiteContent['emergencyIndexPage']> & {
  /** The most common call; undefined after its page was removed. */
  outage?: { heading: string; firstStep: string; href: Href; situations: Situation[]; drawing: CutawayView }
  groups: SituationGroup[]
}

function questionsOf({ questions, callUs }: EmergencyContent): Fold[] {
  return [...questions.map(({ question, answer }) => ({ heading: question, paragraphs: [answer] })), callUs]
}

/** Whom to call first, in the order of the page. */
const callOrder: readonly Situation['callFirst'][] = ['911', 'utility', 'us']

const contactLink: LinkItem = { label: commonWords.contact, href: routes.contact() }

/** @returns what /emergency shows */
export function emergencyIndexModel(page: PageOfKind<'emergency-index'>): EmergencyIndexModel {
  const { emergencyIndexPage, emergencyPages } = siteContent()
  const copy = renderCopy(emergencyIndexPage, page)
  const { heading, firstStep, page: outagePage } = copy.outage
  return {
    page,
    copy,
    questions: questionsOf(copy),
    outage: outagePage && {
      heading,
      firstStep,
      href: routes.page(outagePage),
      situations: renderCopy(emergencyPages[outagePage].situations.items, page),
      // One crop for every width, because a second one delays the first steps.
      drawing: { ...serviceCutaways()[outagePage], phone: undefined },
    },
    groups: callOrder
      .map((first) => ({
        label: emergencyWords.whomToCallFirst[first],
        situations: copy.situations.items.filter((situation) => situation.callFirst === first),
        links: copy.linksToSituations
          .filter((link) => link.callFirst === first)
          .map(({ to, ...link }) => ({ ...link, href: routes.page(to.page) + (to.id ? `#${to.id}` : '') })),
      }))
      .filter(({ situations, links }) => situations.length + links.length > 0),
    links: [...copy.related.map(linkTo), contactLink],
  }
}

export type EmergencyPageModel = EmergencyModel & {
  /** The drawing of the fault; undefined when the situations have streets. */
  drawing?: CutawayView
}

/** @returns what an emergency page shows */
export function emergencyPageModel(page: PageOfKind<'emergency'>): EmergencyPageModel {
  const copy: EmergencyContent = renderCopy(siteContent().emergencyPages[page.id], page)
  const { label, href } = linkTo('emergency')
  return {
    page,
    copy,
    questions: questionsOf(copy),
    drawing: copy.situations.items.some(({ street }) => street) ? undefined : serviceCutaways()[page.id],
    links: [{ label: fillTokens(commonWords.back, { name: label }), href }, ...copy.related.map(linkTo), contactLink],
  }
}
