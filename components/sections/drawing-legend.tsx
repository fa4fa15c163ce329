import type { Href } from '@/lib/routes'

import styles from './drawing-legend.module.css'

type NumberedPlace = { name: string; note: string; href: Href }

/** The legend of a numbered drawing: a link for each number. */
export function DrawingLegend({ items, labelledBy }: { items: readonly NumberedPlace[]; labelledBy: string }) {
  return (
    <ol className={styles.key} aria-labelledby={labelledBy}>
      {items.map(({ name, note, href }) => (
        <li key={href}>
          <a className="stretched-link" href={href}>
            {name}
          </a>
          <span>{note}</span>
        </li>
      ))}
    </ol>
  )
}
