import { CircuitSymbol } from '@/components/ui/icon'
import type { LinkItem } from '@/lib/content/links'
import styles from './nearby-places.module.css'

export type NearbyPlacesProps = {
  /** The nearer office, where the bus starts. */
  from: { name: string; street: string }
  to: { name: string; street: string }
  places: readonly LinkItem[]
  currentHref: string
}

/** A feeder bus between the two offices, with a tap for each place; this page's own is lit. */
export function NearbyPlaces({ from, to, places, currentHref }: NearbyPlacesProps) {
  return (
    <ul className={styles.feeder}>
      <li>
        <span className={styles.end}>
          {from.street}
          <small>{`${from.name} office`}</small>
        </span>
      </li>
      {places.map((place) => (
        <li key={place.href}>
          <a href={place.href} aria-current={place.href === currentHref ? 'page' : undefined}>
            <CircuitSymbol name="lamp-solo" />
            {place.label}
          </a>
        </li>
      ))}
      <li>
        <span className={styles.end}>
          {to.street}
          <small>{`${to.name} office`}</small>
        </span>
      </li>
    </ul>
  )
}
