import type { LinkItem } from '@/lib/content/links'
import styles from './area-grid.module.css'

/** Places as taps off vertical buses. */
export function AreaGrid({ areas }: { areas: readonly LinkItem[] }) {
  return (
    <ul className={styles.areas}>
      {areas.map((area) => (
        <li key={area.href}>
          <a href={area.href}>{area.label}</a>
        </li>
      ))}
    </ul>
  )
}
