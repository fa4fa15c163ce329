import { navigation } from '@/content/navigation'
import { panelLabels } from '@/content/panel-labels'
import { prices } from '@/content/prices'
import type { CategorySlug, ServicePage, ServicePath, TradeCategorySlug } from '@/content/types'
import { words } from '@/content/ui/chrome'
import { typeset } from '@/lib/content/fill'
import { categoryLink } from '@/lib/content/links'
import { categoryPages, emergencyCategoryPage, servicePages } from '@/lib/content/services'
import {
  buildingCircuits,
  type Circuit,
  type CropBox,
  type CutawayArt,
  houseCircuits,
  serviceCutaways,
} from '@/lib/drawings/circuits'
import type { CircuitNumbers } from '@/lib/drawings/cutaway'
import { tripsOf } from '@/lib/drawings/trips'
import { fillTemplate } from '@/lib/fill-template'
import { type Href, routes, servicePathsOf, splitServicePath } from '@/lib/routes'

/**
 * A breaker that can be flipped: its id, its name for assistive technology, the circuits of the drawing it feeds, and the
 * part of the drawing where that is best seen.
 */
export type Trip = { id: string; label: string; circuits: readonly Circuit[]; closeUp: CropBox }

export type PanelService = {
  service: ServicePath
  /** Odd on the left, even on the right, as in a real panel. */
  number: number
  label: string
  href: Href
  /** Missing where the page's drawing does not show the circuit: the breaker is then drawn, not a switch. */
  trip?: Trip
}

export type PanelGroup = { name: string; href: Href; sentence: string; services: PanelService[] }

export type Panel = {
  left: PanelGroup[]
  right: PanelGroup[]
  /** The empty space at the bottom of the left column. */
  spare: { number: number; label: string }
}

export type PricedPanelService = PanelService & {
  /** The typical circuit, as a panel schedule notes it. */
  circuit: string
  /** The price range, where the service has one. */
  price?: string
}

/** The drawing that a category's work is in. */
export const drawingOf = (category: CategorySlug): 'house' | 'building' =>
  category === 'commercial' || category === 'industrial' ? 'building' : 'house'

/** `drawing`: what the page shows; only breakers of services that it shows are switches. */
function panelService(service: ServicePath, number: number, drawing: 'house' | 'building' | null): PanelService {
  const label = typeset(panelLabels[service])
  const { category } = splitServicePath(service)
  const circuits = tripsOf[service]
  const drawn = drawing === drawingOf(category)
  return {
    service,
    number,
    label,
    href: routes.service(service),
    ...(circuits && drawn
      ? {
          trip: {
            id: `c-${service.replace('/', '-')}`,
            label: fillTemplate(words.panel.switch, { number, name: label }),
            circuits,
            closeUp: serviceCutaways[service].phone.box,
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
    sentence: typeset((category === 'emergency' ? emergencyCategoryPage : categoryPages[category]).summary),
    services: servicePathsOf(category).map((service) => {
      const found = panelService(service, number, switches ? 'house' : null)
      number += 2
      return found
    }),
  }))
}

function panel(switches: boolean): Panel {
  const left = column(navigation.panel.left, 1, switches)
  return {
    left,
    right: column(navigation.panel.right, 2, switches),
    spare: { number: 2 * left.flatMap((group) => group.services).length + 1, label: words.panel.spare },
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

/** What a page's switches control, for viewports in which the drawing itself is out of view. */
export type CloseUpView = { live: readonly Circuit[]; art: CutawayArt }

/** A close-up for each value of `drawingOf`, everything live. */
export const closeUps = {
  house: { live: houseCircuits, art: 'house' },
  building: { live: buildingCircuits, art: 'building' },
} as const satisfies Record<string, CloseUpView>

/**
 * @param category a trade category
 * @returns its open panel: numbered 1, 2, 3 from left to right, with prices where there are prices
 */
export function categoryPanel(category: TradeCategorySlug): PricedPanelService[] {
  const drawing = drawingOf(category)
  return servicePathsOf(category).map((service, index) => {
    const { circuit, highlight }: ServicePage = servicePages[service]
    return {
      ...panelService(service, index + 1, drawing),
      circuit: typeset(circuit),
      ...(highlight.kind === 'price' ? { price: prices[highlight.price].range } : {}),
    }
  })
}

/** @returns the groups of one menu of the header, as on the panel */
export function panelGroup(category: TradeCategorySlug): PanelGroup {
  const groups = [...menuPanel.left, ...menuPanel.right]
  const href = routes.category(category)
  const found = groups.find((group) => group.href === href)
  if (!found) throw new Error(`the panel has no group for ${href}`)
  return found
}
