import { serviceCutaways } from '@/lib/drawings/circuits'
import { routes, servicePaths } from '@/lib/routes'

/** The drawing of each page that has one of its own, by the page's path: services and emergencies. */
export const pageDrawings = new Map(
  servicePaths.map((service) => [routes.service(service) as string, serviceCutaways[service]]),
)
