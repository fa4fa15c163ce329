import * as pages from '@/content/locations'
import type { LocationPage, LocationPath } from '@/content/types'

/** Every location's page: a location without one does not compile. */
export const locationPages = pages satisfies Record<LocationPath, LocationPage>
