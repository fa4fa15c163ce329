import { RawHtml } from '@/components/ui/raw-html'
import type { PlaceId } from '@/content/schema'
import { serviceMapOf } from '@/lib/drawings/service-map'
import styles from './service-map.module.css'

type ServiceMapProps = {
  /** A place: the map shows what is between it and its office, and its wire is live. Default: all towns. */
  lit?: PlaceId
}

/**
 * The drawn map, north up. The page's wire is at its left edge: at all widths if a place is lit, otherwise below
 * 960 px. With a lit place, from 768 px, the office is at the top of the box, which clips the drawing above and
 * below. Decorative: the page's own text names the places.
 */
export function ServiceMap({ lit }: ServiceMapProps) {
  const { viewBox, markup, office, nameSizes } = serviceMapOf(lit)
  const properties = {
    '--office-left': percent(office.left),
    '--office-top': percent(office.top),
    '--few-names-size': `${nameSizes.few}px`,
    '--all-names-size': `${nameSizes.all}px`,
  }
  return (
    <div
      className={styles.frame}
      data-near={lit ? '' : undefined}
      data-no-print=""
      style={properties}
      aria-hidden="true"
    >
      <RawHtml as="svg" className={styles.map} viewBox={viewBox} html={markup} />
      <i className={styles.feed} />
    </div>
  )
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`
