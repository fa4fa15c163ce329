import { RawHtml } from '@/components/ui/raw-html'
import { nameSizes, serviceMap } from '@/lib/drawings/service-map'
import styles from './service-map.module.css'

/**
 * The drawn map of all towns, north up. Below 960 px the page's wire is at its left edge. Decorative: the page's own text
 * names the places.
 */
export function ServiceMap() {
  const { viewBox, markup, office } = serviceMap()
  const properties = {
    '--office-left': percent(office.left),
    '--office-top': percent(office.top),
    '--few-names-size': `${nameSizes.few}px`,
    '--all-names-size': `${nameSizes.all}px`,
  }
  return (
    <div className={styles.frame} data-no-print="" style={properties} aria-hidden="true">
      <RawHtml as="svg" className={styles.map} viewBox={viewBox} html={markup} />
      <i className={styles.feed} />
    </div>
  )
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`
