import type { CategorySlug, Circuit, ServicePath, TradeCategorySlug } from '@/content/schema'
import { words } from '@/content/ui/chrome'
import { typeset } from '@/lib/content/fill'
import { categoryLink } from '@/lib/content/links'
import { categorySummary, panelColumns, panelLabel, servicePathsOf } from '@/lib/content/registry'
import { switchesOf } from '@/lib/drawings/circuits'
import type { CircuitNumbers } from '@/lib/drawings/cutaway'
import { fillTemplate } from '@/lib/fill-template'
import { type Href, isEmergencyPath, routes } from '@/lib/routes'

/**
 * A breaker that can be flipped: its id, its name for assistive technology, and the circuits of the drawing it feeds.
 */
export type Trip = { id: string; label: string; circuits: readonly Circuit[] }

export type PanelService = {
  service: ServicePath
  /** Odd on the left, even on the right, as in a real panel. */
  number: number
  label: string
  href: Href
  /** Missing where the page's drawing does not show the circuit: it has no switch then. */
  trip?: Trip
}

export type PanelGroup = { name: string; href: Href; sentence: string; services: PanelService[] }

export type Panel = { left: PanelGroup[]; right: PanelGroup[] }

/** `switches`: a service that the house shows can be turned off in it. */
function panelService(service: ServicePath, number: number, switches: boolean): PanelService {
  const label = typeset(panelLabel(service))
  const circuits = switches && !isEmergencyPath(service) ? switchesOf(service) : []
  return {
    service,
    number,
    label,
    href: routes.service(service),
    ...(circuits.length > 0
      ? {
          trip: {
            id: `c-${service.replace('/', '-')}`,
            label: fillTemplate(words.panel.switch, { number, name: label }),
            circuits,
          },
        }
      : {}),
  }
}

/** The groups of one column; `first` is the number at its top. */
function column(categories: readonly CategorySlug[], first: 1 | 2, switches: boolean): PanelGroup[] {
  let number: number = first
  return categories.map((category) => ({
    name: categoryLink(category).label,
    href: routes.category(category),
    sentence: typeset(categorySummary(category)),
    services: servicePathsOf(category).map((service) => {
      const found = panelService(service, number, switches)
      number += 2
      return found
    }),
  }))
}

function panel(switches: boolean): Panel {
  return {
    left: column(panelColumns.left, 1, switches),
    right: column(panelColumns.right, 2, switches),
  }
}

/** Every service on one panel, none of them a switch: the phone's menu, and the groups of the desktop's. */
export const menuPanel: Panel = panel(false)

/** @returns the panel of the home page: breakers that the house answers are switches */
export function homePanel(): Panel {
  return panel(true)
}

/**
 * @param panel a panel with switches
 * @returns for each circuit the number of its breaker; the main breaker feeds all, and has those that no other one feeds
 */
export function circuitNumbers({ left, right }: Panel): CircuitNumbers {
  const breakers = [...left, ...right].flatMap(({ services }) => services)
  const fed = breakers.flatMap(({ number, trip }) => (trip ? [{ number, circuits: trip.circuits }] : []))
  const specificLast = fed.sort((a, b) => b.circuits.length - a.circuits.length)
  return Object.fromEntries(
    specificLast.flatMap(({ number, circuits }) => circuits.map((circuit) => [circuit, number] as const)),
  )
}

/** @returns the groups of one menu of the header, as on the panel */
export function panelGroup(category: TradeCategorySlug): PanelGroup {
  const groups = [...menuPanel.left, ...menuPanel.right]
  const href = routes.category(category)
  const found = groups.find((group) => group.href === href)
  if (!found) throw new Error(`the panel has no group for ${href}`)
  return found
}
