import type { Circuit, ServiceCategorySlug, ServiceId, ServiceOrEmergencyId } from '@/content/schema'
import { buildingCircuits, houseCircuits } from '@/content/schema/drawing'
import { idsOfCategory, serviceOrEmergencyPage } from '@/lib/content/registry'
import { fromContent, siteContent } from '@/lib/content/site-content'
import { objectOf } from '@/lib/objects'
import { categoryOf, isEmergencyId, routes } from '@/lib/routes'

/** The cutaway drawings in lib/drawings/art. */
export type CutawayArt = 'house' | 'building'

/**
 * What an emergency page shows: `outage`, walls and dead circuits are paler; `tripped`, a breaker is open;
 * `scorched`, smoke and a burnt patch on the panel; `spark`, a sparking outlet. Only the house has the last three.
 */
type CutawayState = 'outage' | 'tripped' | 'scorched' | 'spark'

/** Left, top, width and height in a drawing's units. */
export type CropBox = readonly [number, number, number, number]

/** What a page shows of a drawing: its live circuits, and a crop for wide windows and one for phones. */
export type CutawayView = {
  readonly art: CutawayArt
  readonly live: readonly Circuit[]
  readonly states?: readonly CutawayState[]
  readonly wide: CropBox
  /** The same as `wide` by default. */
  readonly phone?: CropBox
}

/** The whole of each drawing. */
export const cutawayBoxes = {
  house: [0, 0, 1200, 620],
  building: [0, 60, 1200, 560],
} as const satisfies Record<CutawayArt, CropBox>

/** Home: the whole house, its circuits numbered by their breakers. */
export const homeCutaway = {
  art: 'house',
  live: houseCircuits,
  wide: [104, 0, 1080, 600],
} as const satisfies CutawayView

/** The drawing of a category. Its page and the pages of its services show it, unless they set a crop. */
function categoryDrawing(category: ServiceCategorySlug) {
  const { categoryPages, servicePages } = siteContent()
  const { art, circuits, crop } = categoryPages[category].drawing
  const wide = crop.wide ?? cutawayBoxes[art]
  const phone = crop.phone ?? wide
  const ofServices = idsOfCategory(category).flatMap((id) => servicePages[id].drawing?.circuits ?? [])
  const all = art === 'house' ? houseCircuits : buildingCircuits
  const live = circuits ?? (ofServices.length > 0 ? [...new Set(ofServices)] : all)
  return { art, live, wide, phone }
}

/** Emergency pages show the house. */
const house = { art: 'house', live: [], wide: cutawayBoxes.house, phone: cutawayBoxes.house } as const

function viewOf(id: ServiceOrEmergencyId): CutawayView {
  const { drawing } = serviceOrEmergencyPage(id)
  const whole = isEmergencyId(id) ? house : categoryDrawing(categoryOf(id))
  const own = drawing?.crop
  return {
    art: whole.art,
    live: drawing?.circuits ?? whole.live,
    states: drawing?.states,
    wide: own?.wide ?? whole.wide,
    phone: own?.phone ?? own?.wide ?? whole.phone,
  }
}

/** The part of the house or of the building that each service or emergency page shows. */
export const serviceCutaways = fromContent(
  (content): Readonly<Record<ServiceOrEmergencyId, CutawayView>> => objectOf(content.serviceAndEmergencyIds, viewOf),
)

/** Category pages: the drawing with the circuits of their services. */
export const categoryCutaways = fromContent(
  (content): Readonly<Record<ServiceCategorySlug, CutawayView>> =>
    objectOf(content.serviceCategorySlugs, categoryDrawing),
)

/** The drawing of each page of a service or an emergency, by its path. */
export const pageDrawings = fromContent(
  (content) =>
    new Map<string, CutawayView>(content.serviceAndEmergencyIds.map((id) => [routes.page(id), serviceCutaways()[id]])),
)

/** Circuits before the main breaker. */
const beforeMain: readonly Circuit[] = ['c-service', 'c-ground']
/** Circuits that no breaker of the panel turns off. */
const supply: readonly Circuit[] = [...beforeMain, 'c-panel']
/** The way of the current into each drawing. */
const supplyOf: Readonly<Record<CutawayArt, readonly Circuit[]>> = {
  house: supply,
  building: ['c-service-600', 'c-ground'],
}
/** What feeds a circuit whose wire does not begin at the panel or at the switchboard. */
const feeders: Partial<Record<Circuit, readonly Circuit[]>> = {
  'c-shades': ['c-keypad'],
  'c-occupancy': ['c-keypad'],
  'c-knob-tube': ['c-fuse'],
  'c-voice': ['c-receptacle'],
  'c-subpanel': ['c-transformer'],
  'c-shop': ['c-transformer', 'c-subpanel'],
  'c-kitchen': ['c-transformer', 'c-subpanel'],
  'c-office': ['c-transformer', 'c-subpanel'],
  'c-exit': ['c-transformer', 'c-subpanel'],
}

/**
 * @param id a service
 * @returns its own circuits with the whole path to them, from where the current comes in; empty without own circuits
 */
export function circuitPath(id: ServiceId): readonly Circuit[] {
  const { circuits } = siteContent().servicePages[id].drawing ?? {}
  if (!circuits) return []
  const fed = circuits.flatMap((circuit) => [...(feeders[circuit] ?? []), circuit])
  return [...new Set([...supplyOf[serviceCutaways()[id].art], ...fed])]
}

/**
 * @param id a service
 * @returns the circuits of the house that its breaker turns off; for the main breaker all circuits after it
 */
export function switchedCircuits(id: ServiceId): readonly Circuit[] {
  const { servicePages } = siteContent()
  const { drawing } = servicePages[id]
  if (drawing?.switches === 'all') return houseCircuits.filter((circuit) => !beforeMain.includes(circuit))
  if (drawing?.switches) return drawing.switches
  const isHouse = serviceCutaways()[id].art === 'house'
  return isHouse ? (drawing?.circuits ?? []).filter((circuit) => !supply.includes(circuit)) : []
}
