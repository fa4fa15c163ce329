import { layoutWords } from '@/content/interface'
import type { CategorySlug, Circuit, ServiceCategorySlug, ServiceId, ServiceOrEmergencyId } from '@/content/schema'
import { linkTo } from '@/lib/content/links'
import { pageAt } from '@/lib/content/pages'
import { anyCategoryPage, idsOfCategory, panelLabel, summaryOf } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { fromContent, siteContent } from '@/lib/content/site-content'
import { smartPunctuation } from '@/lib/content/typography'
import { fillTokens } from '@/lib/fill-tokens'
import { type Href, isEmergencyId, routes } from '@/lib/routes'

/** A breaker that can be switched: its id, its name for assistive technology, the circuits that it feeds. */
export type BreakerSwitch = { id: string; label: string; circuits: readonly Circuit[] }

export type PanelService = {
  service: ServiceOrEmergencyId
  /** Odd on the left, even on the right, as in a real panel. */
  number: number
  label: string
  href: Href
  /** Undefined when the page's drawing does not show the circuit. */
  breakerSwitch?: BreakerSwitch
}

export type PanelGroup = { name: string; href: Href; sentence: string; services: PanelService[] }

type CircuitsOf = (service: ServiceId) => readonly Circuit[]

export type Panel = { left: PanelGroup[]; right: PanelGroup[] }

function panelService(service: ServiceOrEmergencyId, number: number, circuitsOf: CircuitsOf): PanelService {
  const label = smartPunctuation(panelLabel(service))
  const circuits = isEmergencyId(service) ? [] : circuitsOf(service)
  return {
    service,
    number,
    label,
    href: routes.page(service),
    ...(circuits.length > 0
      ? {
          breakerSwitch: {
            id: `c-${service.replace('/', '-')}`,
            label: fillTokens(layoutWords.panel.switch, { number, name: label }),
            circuits,
          },
        }
      : {}),
  }
}

/** The groups of one column; `first` is the number at its top. */
function column(categories: readonly CategorySlug[], first: 1 | 2, circuitsOf: CircuitsOf): PanelGroup[] {
  let number: number = first
  return categories.map((category) => ({
    name: linkTo(category).label,
    href: routes.page(category),
    sentence: plainText(renderCopy(summaryOf(category), pageAt(routes.home()))),
    services: idsOfCategory(category).map((service) => {
      const numbered = panelService(service, number, circuitsOf)
      number += 2
      return numbered
    }),
  }))
}

/** The categories of each column, in menu order. A category that names no column is in the shorter one. */
function categoryColumns() {
  const { categorySlugs } = siteContent()
  const sides = new Map(categorySlugs.map((slug) => [slug, anyCategoryPage(slug).panelColumn]))
  const inColumn = (side: keyof Panel) => categorySlugs.filter((slug) => sides.get(slug) === side)
  const length = (side: keyof Panel) => inColumn(side).flatMap((slug) => idsOfCategory(slug)).length
  for (const slug of categorySlugs) {
    const shorter = length('right') < length('left') ? 'right' : 'left'
    if (!sides.get(slug)) sides.set(slug, shorter)
  }
  return { left: inColumn('left'), right: inColumn('right') }
}
const columns = fromContent(categoryColumns)

/** @returns every service on one panel; only with `circuitsOf` are its breakers switches */
export function breakerPanel(circuitsOf: CircuitsOf = () => []): Panel {
  const { left, right } = columns()
  return { left: column(left, 1, circuitsOf), right: column(right, 2, circuitsOf) }
}

/** The panel of the menus, without switches. */
export const menuPanel = fromContent(() => breakerPanel())

/** @returns the breaker's number of each circuit; of several, that which feeds the fewest circuits */
export function circuitNumbers({ left, right }: Panel): Partial<Record<Circuit, number>> {
  const breakers = [...left, ...right].flatMap(({ services }) => services)
  const fed = breakers.flatMap(({ number, breakerSwitch }) =>
    breakerSwitch ? [{ number, circuits: breakerSwitch.circuits }] : [],
  )
  const specificLast = fed.toSorted((a, b) => b.circuits.length - a.circuits.length)
  return Object.fromEntries(
    specificLast.flatMap(({ number, circuits }) => circuits.map((circuit) => [circuit, number] as const)),
  )
}

/** @returns the panel's group of a category, for a menu of the header */
export function panelGroup(category: ServiceCategorySlug): PanelGroup {
  const { left, right } = menuPanel()
  const groups = [...left, ...right]
  const href = routes.page(category)
  const group = groups.find((candidate) => candidate.href === href)
  if (!group) throw new Error(`the panel has no group for ${href}`)
  return group
}
