import { RawHtml } from '@/components/ui/raw-html'
import type { PlaceId } from '@/content/schema'
import { placeRoute } from '@/lib/drawings/place-route'
import styles from './place-route.module.css'

/**
 * The way from the page's wire by our office to a place, and its neighbours. The wire is at the top of the box, and the
 * drawing reaches above it. Decorative: the page's own text names the places.
 */
export function PlaceRoute({ place }: { place: PlaceId }) {
  const { viewBox, markup } = placeRoute(place)
  return <RawHtml as="svg" className={styles.route} viewBox={viewBox} html={markup} aria-hidden="true" />
}
