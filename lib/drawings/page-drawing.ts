import { type SectionView, serviceSections } from '@/lib/drawings/circuits'
import { routes, servicePaths } from '@/lib/routes'

/** The paths of pages that have a drawing of their own: of services and of emergencies. */
export const drawnPaths: readonly string[] = servicePaths.map(routes.service)

/**
 * @param path any text
 * @returns the drawing of the page with that path, or nothing where there is no such page or it has none
 */
export function drawingAt(path: string): SectionView | undefined {
  const service = servicePaths.find((candidate) => routes.service(candidate) === path)
  return service && serviceSections[service]
}
