import type { LocationPath } from '@/content/types'
import type { MapLabels } from '@/lib/drawings/service-map/labels'
import type { MapLayout } from '@/lib/drawings/service-map/layout'
import type { MapContent } from '@/lib/drawings/service-map/types'
import type { Focus, MapWindow } from '@/lib/drawings/service-map/window'

/** All that is decided before anything is drawn over the ground. */
export type MapDraft = {
  readonly content: MapContent
  readonly layout: MapLayout
  readonly focus: Focus | undefined
  readonly window: MapWindow
  readonly labels: MapLabels
  readonly lit: LocationPath | undefined
  readonly near: readonly LocationPath[]
}
